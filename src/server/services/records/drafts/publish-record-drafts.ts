// Publishes the drafts of the records that a slot of modules belongs to, together with the modules.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import { homeResources, recordOfSlot } from '#domain/resources/in-place.ts';
import type { Queries, Transaction } from '#server/db/query-builder.ts';
import { record_drafts } from '#server/db/schema/drafts.ts';
import { users } from '#server/db/schema/users.ts';
import { mayWriteRecord } from '#server/services/accounts/permissions.ts';
import { type DraftsOutcome, publishDrafts } from './publish-drafts.ts';

/** Drafts of the records that a slot's page shows; null for slots of pages. */
function draftsOf(slug: string): SQL | undefined | null {
  const { resource, record_id } = record_drafts;
  if (slug === 'index') return inArray(resource, [...homeResources]);
  const target = recordOfSlot(slug);
  return target && and(eq(resource, target.resource), eq(record_id, target.id));
}

/** Whether a record of a slot has a draft. One query at most. */
export async function slotHasDraft(queries: Queries, slug: string): Promise<boolean> {
  const own = draftsOf(slug);
  if (!own) return false;
  const rows = await queries.select({ id: record_drafts.id }).from(record_drafts).where(own).limit(1);
  return rows.length > 0;
}

/**
 * Publishes the drafts of a slot's records in the transaction that publishes its modules. Drafts that the user may not
 * publish are skipped. Call it first, because it locks the records.
 * @param user_id null for a deleted account, which publishes no drafts
 */
export async function publishRecordDrafts(
  queries: Transaction,
  slug: string,
  user_id: string | null,
  languages: readonly Locale[],
): Promise<Extract<DraftsOutcome, { outcome: 'published' | 'rejected' }>> {
  const nothing = { outcome: 'published' as const, change_set: null, published: [] };
  const own = draftsOf(slug);
  if (!own || user_id === null) return nothing;
  const [user] = await queries.select({ role: users.role }).from(users).where(eq(users.id, user_id));
  if (!user) return nothing;
  const rows = await queries
    .select({ resource: record_drafts.resource, id: record_drafts.record_id })
    .from(record_drafts)
    .where(own);
  const targets = rows.filter(({ resource }) => mayWriteRecord(user.role, resource));
  if (targets.length === 0) return nothing;
  const writing = { operation_id: `publish-${randomUUID()}`, user_id };
  const outcome = await publishDrafts(queries, targets, writing, { languages });
  return outcome.outcome === 'published' || outcome.outcome === 'rejected' ? outcome : nothing;
}
