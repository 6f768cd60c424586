// Publishes the draft of the record that a slot of modules belongs to, together with the modules.
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { recordOfSlot } from '#domain/resources/in-place.ts';
import { record_drafts } from '#server/db/schema/drafts.ts';
import { users } from '#server/db/schema/users.ts';
import { mayWriteRecord } from '#server/services/accounts/permissions.ts';
import type { Queries } from '#server/services/site/content-version.ts';
import { type PublishOutcome, publishDrafts, type Transaction } from './publish-drafts.ts';

/** Whether the record of a slot has a draft. One query at most. */
export async function slotHasDraft(queries: Queries, slug: string): Promise<boolean> {
  const target = recordOfSlot(slug);
  if (!target) return false;
  const { id, resource, record_id } = record_drafts;
  const rows = await queries
    .select({ id })
    .from(record_drafts)
    .where(and(eq(resource, target.resource), eq(record_id, target.id)));
  return rows.length > 0;
}

/**
 * Publishes the draft of a slot's record in a transaction that publishes its modules. Who may not write the record leaves
 * its draft as it is. Call it before anything that visitors are told of: it locks the record.
 * @param user_id null for an account that is gone, which publishes no drafts
 */
export async function publishRecordDrafts(
  queries: Transaction,
  slug: string,
  user_id: string | null,
  languages: readonly Locale[],
): Promise<Extract<PublishOutcome, { outcome: 'published' | 'rejected' }>> {
  const nothing = { outcome: 'published' as const, change_set: null, published: [] };
  const target = recordOfSlot(slug);
  if (!target || user_id === null) return nothing;
  const [user] = await queries.select({ role: users.role }).from(users).where(eq(users.id, user_id));
  if (!user || !mayWriteRecord(user.role, target.resource)) return nothing;
  const writing = { operation_id: `publish-${randomUUID()}`, user_id };
  const outcome = await publishDrafts(queries, [target], writing, { languages });
  return outcome.outcome === 'published' || outcome.outcome === 'rejected' ? outcome : nothing;
}
