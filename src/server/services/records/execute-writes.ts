// Validates and writes lines: creations in the order of their references, then updates, then removals.

import type { ChangeSet } from './change-set.ts';
import { enforceCrossRecordRules } from './cross-record-rules.ts';
import { executeCreations } from './execute-creations.ts';
import { executeRemovals } from './execute-removals.ts';
import { executeUpdates } from './execute-updates.ts';
import { type LockedRecords, lockRecords } from './lock-records.ts';
import { lastChangeOf } from './record-log.ts';
import type {
  IndexedWrite,
  RecordCreation,
  RecordExpectation,
  RecordRemoval,
  RecordUpdate,
  RecordWrite,
  RecordWriteResult,
} from './record-writes.ts';

/**
 * Valid lines are written even if others are invalid; the caller rolls back. The number of queries grows with updated
 * and removed records, not with created ones.
 */
export async function executeWrites(
  set: ChangeSet,
  lines: readonly RecordWrite[],
): Promise<RecordWriteResult[]> {
  const results: RecordWriteResult[] = [];
  const placed = lines.map((line, at) => ({ at, line }));
  const named = placed.flatMap(({ line }) => (line.action === 'create' ? [] : [line]));
  const stored = await lockRecords(set.queries, named);
  await checkExpected(set, only<RecordExpectation>(placed, 'expect'), stored, results);
  const ids = await executeCreations(set, only<RecordCreation>(placed, 'create'), results);
  await executeUpdates(set, only<RecordUpdate>(placed, 'update'), stored, ids, results);
  await executeRemovals(set, only<RecordRemoval>(placed, 'remove'), stored, results);
  return enforceCrossRecordRules(
    set,
    lines.map(({ resource }) => resource),
    results,
  );
}

async function checkExpected(
  { queries }: ChangeSet,
  placed: readonly IndexedWrite<RecordExpectation>[],
  stored: LockedRecords,
  results: RecordWriteResult[],
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

const only = <L extends RecordWrite>(placed: readonly IndexedWrite<RecordWrite>[], action: L['action']) =>
  placed.filter(({ line }) => line.action === action) as IndexedWrite<L>[];
