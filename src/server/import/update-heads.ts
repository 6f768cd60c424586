// Updates the working copies of page heads after an import has changed the published ones.
import { inArray } from 'drizzle-orm';
import type { Queries } from '#server/db/query-builder.ts';
import { pages } from '#server/db/schema/pages.ts';
import type { WrittenRecord } from '#server/import/written-record.ts';
import { isHeadColumn } from '#server/services/pages/head/head-columns.ts';
import { mergeColumnsIntoHead } from '#server/services/pages/head/stored-head.ts';

/** Applies the fields of the file, except those edited since the last publication. */
export async function updateHeads(queries: Queries, written: readonly WrittenRecord[]): Promise<void> {
  const changed = new Map(
    written
      .filter(({ state, after }) => state === 'updated' && Object.keys(after).some(isHeadColumn))
      .map(({ id, before }) => [Number(id), before]),
  );
  const rows = await queries
    .select()
    .from(pages)
    .where(inArray(pages.id, [...changed.keys()]));
  for (const row of rows) {
    if (row.container_id !== null)
      await mergeColumnsIntoHead(queries, row.container_id, { ...row, ...changed.get(row.id) }, row);
  }
}
