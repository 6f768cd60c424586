// Writes to the change log what an import changed.
import { getTableName } from 'drizzle-orm';
import { change_log } from '#server/db/schema/change-log.ts';
import type { Section } from '#server/import/section.ts';
import { batches, type Written } from '#server/import/written.ts';
import type { Queries } from '#server/services/site/content-version.ts';

/** Of an updated record only the fields that changed; of a new one all that the season gives. */
export async function writeLog(
  queries: Queries,
  { table }: Section,
  written: readonly Written[],
  actor: string,
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
  for (const batch of batches(entries)) await queries.insert(change_log).values(batch);
}
