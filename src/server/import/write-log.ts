// Notes in the log what an import changed: which record, what it said before, what it says now.
import { getTableName } from 'drizzle-orm';
import { change_log } from '#server/db/schema/change-log.ts';
import type { Section } from '#server/import/section.ts';
import type { WriteOptions, Written } from '#server/import/write-records.ts';
import type { Queries } from '#server/services/site/content-version.ts';

const rowsAtOnce = 500;

/** Of a changed record only the fields that changed; of a new one all that it was given. */
export async function writeLog(
  queries: Queries,
  { table }: Section,
  written: readonly Written[],
  { actor }: WriteOptions,
): Promise<void> {
  const entries = written
    .filter(({ state }) => state !== 'unchanged')
    .map(({ id, state, before, after }) => ({
      actor,
      action: 'import' as const,
      record_table: getTableName(table),
      record_id: String(id),
      before: state === 'created' ? null : before,
      after,
    }));
  for (let at = 0; at < entries.length; at += rowsAtOnce) {
    await queries.insert(change_log).values(entries.slice(at, at + rowsAtOnce));
  }
}
