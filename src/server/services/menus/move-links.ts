// Writes an arrangement of the menus (order, parent and list of moved entries), all or none.
import type { MenuPosition } from '#domain/menus/menus.ts';
import type { Database } from '#server/db/client.server.ts';
import { type ChangeSet, inChangeSet, type WriteOperation } from '#server/services/records/change-set.ts';
import { readChangeSetDiffs } from '#server/services/records/change-set-diffs.ts';
import { lockRecords } from '#server/services/records/lock-records.ts';
import { lastChangeOf } from '#server/services/records/record-log.ts';
import { isRejected, type RecordWriteResult } from '#server/services/records/record-writes.ts';
import { inOrder, type Update, writeUpdates } from '#server/services/records/write-changes.ts';
import { changedFields } from '#server/services/records/write-fields.ts';
import { withoutMisplaced } from './misplaced-links.ts';

export type MoveOutcome =
  /** No change set if nothing differed. */
  | { outcome: 'written'; change_set: number | null }
  /** Nothing was written; the result is that of the first invalid entry. */
  | { outcome: 'rejected'; at: number; result: RecordWriteResult }
  /** The operation id belongs to another write. */
  | { outcome: 'other-operation' };

/** One change set, which is undone as a whole. Sending the same operation again changes nothing. */
export function moveMenuLinks(
  database: Pick<Database, 'db'>,
  placements: readonly MenuPosition[],
  writing: WriteOperation,
): Promise<MoveOutcome> {
  return inChangeSet<MoveOutcome>(
    database,
    writing,
    async (set) => {
      const results = await writePlacements(set, placements);
      const at = results.findIndex(isRejected);
      if (at >= 0) return { outcome: 'rejected', at, result: results[at] as RecordWriteResult };
      return { outcome: 'written', change_set: set.lines.length > 0 ? set.id : null };
    },
    {
      isRejected: ({ outcome }) => outcome !== 'written',
      async repeated(queries, { id }) {
        const ids = new Set(placements.map((placement) => placement.id));
        const lines = await readChangeSetDiffs(queries, id);
        return lines.every((line) => line.resource.endsWith('menu_links') && ids.has(line.id))
          ? { outcome: 'written', change_set: id }
          : { outcome: 'other-operation' };
      },
    },
  );
}

/** The one of the two resources in the table of menus that has all fields of a position. */
const resource = 'submenu_links';

async function writePlacements(
  set: ChangeSet,
  placements: readonly MenuPosition[],
): Promise<RecordWriteResult[]> {
  const { queries } = set;
  const keys = placements.map(({ id }) => ({ resource, id }) as const);
  const locked = (await lockRecords(queries, keys, 'wherever')).get(resource);
  const results: RecordWriteResult[] = [];
  const updates: Update[] = [];
  for (const { id, version, ...place } of placements) {
    const stored = locked?.get(id);
    const fields = stored ? changedFields(resource, stored.values, place) : [];
    if (!stored) results.push({ result: 'gone' });
    else if (fields.length === 0) results.push({ result: 'unchanged', record: stored });
    else if (stored.version !== version) {
      const changed_by = (await lastChangeOf(queries, resource, id))?.by ?? null;
      results.push({ result: 'stale', record: stored, changed_by });
    } else {
      const after = Object.fromEntries(fields.map((field) => [field, place[field as keyof typeof place]]));
      updates.push({ stored, after });
      results.push({ result: 'changed', record: stored, fields });
    }
  }
  if (results.some(isRejected)) return results;
  // A removed parent would be a broken reference.
  const parents = placements.flatMap(({ parent }) => parent ?? []);
  const found = new Set((await inOrder(set, resource, [...new Set(parents)])).map((record) => record.id));
  const orphan = placements.findIndex(({ parent }) => parent !== null && !found.has(parent));
  if (orphan >= 0) return results.with(orphan, { result: 'gone' });
  await writeUpdates(set, resource, updates);
  return withoutMisplaced(
    queries,
    placements.map(() => resource),
    results,
  );
}
