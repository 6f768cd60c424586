// Validates and writes lines: creations in the order of their references, then updates, then removals.

import type { ChangeSet } from './change-set.ts';
import { createLines } from './create-lines.ts';
import { enforceCrossRecordRules } from './cross-record-rules.ts';
import type {
  ExpectedLine,
  IndexedLine,
  Line,
  LineResult,
  NewLine,
  RemovalLine,
  UpdateLine,
} from './lines.ts';
import { type LockedRecords, lockRecords } from './lock-records.ts';
import { lastChangeOf } from './record-log.ts';
import { removeLines } from './remove-lines.ts';
import { updateLines } from './update-lines.ts';

/**
 * Valid lines are written even if others are invalid; the caller rolls back. The number of queries grows with updated
 * and removed records, not with created ones.
 */
export async function writeLines(set: ChangeSet, lines: readonly Line[]): Promise<LineResult[]> {
  const results: LineResult[] = [];
  const placed = lines.map((line, at) => ({ at, line }));
  const named = placed.flatMap(({ line }) => (line.action === 'create' ? [] : [line]));
  const stored = await lockRecords(set.queries, named);
  await checkExpected(set, only<ExpectedLine>(placed, 'expect'), stored, results);
  const ids = await createLines(set, only<NewLine>(placed, 'create'), results);
  await updateLines(set, only<UpdateLine>(placed, 'update'), stored, ids, results);
  await removeLines(set, only<RemovalLine>(placed, 'remove'), stored, results);
  return enforceCrossRecordRules(
    set,
    lines.map(({ resource }) => resource),
    results,
  );
}

async function checkExpected(
  { queries }: ChangeSet,
  placed: readonly IndexedLine<ExpectedLine>[],
  stored: LockedRecords,
  results: LineResult[],
): Promise<void> {
  for (const { at, line } of placed) {
    const { resource, id, version } = line;
    const record = stored.get(resource)?.get(id);
    if (!record) results[at] = { result: 'gone' };
    else if (record.version === version) results[at] = { result: 'unchanged', record };
    else {
      const changed_by = (await lastChangeOf(queries, resource, id))?.by ?? null;
      results[at] = { result: 'stale', record, changed_by };
    }
  }
}

const only = <L extends Line>(placed: readonly IndexedLine<Line>[], action: L['action']) =>
  placed.filter(({ line }) => line.action === action) as IndexedLine<L>[];
