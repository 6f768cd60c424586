// A record as in its form: with its last change, its public addresses, and manual edits.
import { eq } from 'drizzle-orm';
import type { ManuallyEditedField } from '#domain/resources/manually-edited-field.ts';
import { type PublicAddress, publicAddresses } from '#domain/resources/public-addresses.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import { productions } from '#server/db/schema/productions.ts';
import { readManuallyEditedFields } from './manually-edited-fields.ts';
import { readRecord, type VersionedRecord } from './read-records.ts';
import { lastChangeOf } from './record-log.ts';

export interface RecordDetails extends VersionedRecord {
  /** Null if there is no log entry; `by` is null for an import and for a deleted account. */
  changed: { by: string | null; at: Date } | null;
  addresses: PublicAddress[];
  held: ManuallyEditedField[];
}

/** Null if there is none. At most five queries, and one for each list. */
export async function getRecordDetails(
  { db }: Pick<Database, 'db'>,
  name: ResourceName,
  id: number,
): Promise<RecordDetails | null> {
  const record = await readRecord(db, name, id);
  if (!record) return null;
  const owner = record.values.production as number | null | undefined;
  const [changed, production, held] = await Promise.all([
    lastChangeOf(db, name, id),
    owner ? productionAddress(db, owner) : null,
    readManuallyEditedFields(db, name, record),
  ]);
  return { ...record, changed, held, addresses: publicAddresses(name, { ...record, production }) };
}

async function productionAddress(db: Database['db'], id: number) {
  const [row] = await db
    .select({ id: productions.id, slug: productions.slug })
    .from(productions)
    .where(eq(productions.id, id));
  return row ? { id: row.id, slug: row.slug } : null;
}
