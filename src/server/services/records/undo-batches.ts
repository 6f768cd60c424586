// Groups the lines of a change set into batches that are undone together, and undoes a batch.
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { ChangeSet, RecordDiff } from './change-set.ts';
import { checkStored } from './check-stored.ts';
import type { Row, VersionedRecord } from './read-records.ts';
import { lastChangeOf } from './record-log.ts';
import { checkRecordRules } from './record-schema.ts';
import { findUsagesByRecord, type ReferringRows, refersToItself } from './record-usages.ts';
import type { RecordWriteResult } from './record-writes.ts';
import { rejectFormsWithEntries } from './reject-forms-with-entries.ts';
import { restoreRecords } from './restore-records.ts';
import { inOrder, writeRemovals, writeUpdates } from './write-changes.ts';
import { changedFields, readDates } from './write-fields.ts';

/** By record id. */
type Results = Map<number, RecordWriteResult>;
type StoredRecords = ReadonlyMap<number, VersionedRecord>;

/** Undoes lines whose records have not changed since. */
type UndoLines = (
  set: ChangeSet,
  resource: ResourceName,
  lines: readonly RecordDiff[],
  stored: StoredRecords,
) => Promise<Results>;

/** Lines that can be undone together: same resource, same action, no references among them, each record once. */
export interface UndoBatch {
  resource: ResourceName;
  undo: UndoLines;
  lines: Map<number, RecordDiff>;
}

/** Only adjacent lines share a batch. */
export function undoBatches(lines: readonly RecordDiff[]): UndoBatch[] {
  const batches: UndoBatch[] = [];
  for (const line of lines) {
    const { resource, id } = line;
    const undo = undoOf(line);
    const last = batches.at(-1);
    const fitsLast =
      last?.resource === resource && last.undo === undo && !last.lines.has(id) && !refersToItself(resource);
    if (fitsLast) last.lines.set(id, line);
    else batches.push({ resource, undo, lines: new Map([[id, line]]) });
  }
  return batches;
}

function undoOf({ before, after }: RecordDiff): UndoLines {
  if (after === null) return undoRemoval;
  return before ? undoUpdate : undoCreation;
}

/** A constant number of queries, and one for each record that has changed since. */
export async function undoBatch(
  set: ChangeSet,
  { resource, undo, lines }: UndoBatch,
  stored: StoredRecords = new Map(),
): Promise<Results> {
  const rejected: Results = new Map();
  for (const line of lines.values()) {
    const rejection = await rejectIfChanged(set, line, stored.get(line.id));
    if (rejection) rejected.set(line.id, rejection);
  }
  const unchanged = [...lines.values()].filter(({ id }) => !rejected.has(id));
  return new Map([...rejected, ...(await undo(set, resource, unchanged, stored))]);
}

async function rejectIfChanged(
  { queries }: ChangeSet,
  line: RecordDiff,
  record: VersionedRecord | undefined,
): Promise<RecordWriteResult | null> {
  const { resource, id, after } = line;
  if (!record) return after ? { result: 'gone' } : null;
  const isUnchanged = after && changedFields(resource, record.values, onlyFields(line, after)).length === 0;
  if (isUnchanged) return null;
  const changed_by = (await lastChangeOf(queries, resource, id))?.by ?? null;
  return { result: 'stale', record, changed_by };
}

const undoRemoval: UndoLines = async (set, resource, lines) => {
  const removed = lines.map(({ id, before }) => ({ id, before: before ?? {} }));
  const results = await restoreRecords(set, resource, removed);
  return new Map(lines.map(({ id }, at) => [id, results[at] as RecordWriteResult]));
};

/** References created with a record do not prevent its removal; others do. */
const undoCreation: UndoLines = async (set, resource, lines, stored) => {
  const ids = lines.map(({ id }) => id);
  const uses = await findUsagesByRecord(set.queries, resource, ids);
  const rejected: Results = new Map(await rejectFormsWithEntries(set.queries, resource, ids));
  for (const { id, after } of lines) {
    const own = ((after?.referring ?? []) as ReferringRows[]).flatMap(({ rows }) => rows);
    const found = uses.get(id) ?? [];
    const count = found.reduce((sum, use) => sum + use.count, 0);
    if (count > own.length && !rejected.has(id)) rejected.set(id, { result: 'used', uses: found });
  }
  const free = ids.filter((id) => !rejected.has(id));
  await writeRemovals(
    set,
    resource,
    free.flatMap((id) => stored.get(id) ?? []),
  );
  return new Map([...rejected, ...free.map((id) => [id, { result: 'removed', id }] as const)]);
};

const undoUpdate: UndoLines = async (set, resource, lines, stored) => {
  const updates = lines.flatMap((line) => {
    const record = stored.get(line.id);
    return record ? [{ stored: record, after: onlyFields(line, line.before ?? {}) }] : [];
  });
  const candidates = updates.map(({ stored: { id }, after }) => ({ id, values: after }));
  const issues = await checkStored(set.queries, resource, candidates);
  const checked = updates.map((update, at) => ({
    ...update,
    issues: [
      ...checkRecordRules(resource, { ...update.stored.values, ...update.after }),
      ...(issues[at] ?? []),
    ],
  }));
  const valid = checked.filter((update) => update.issues.length === 0);
  await writeUpdates(set, resource, valid);
  const ids = valid.map(({ stored: { id } }) => id);
  const records = new Map((await inOrder(set, resource, ids)).map((record) => [record.id, record]));
  return new Map(
    checked.map(({ stored: { id }, after, issues }) => {
      const record = records.get(id);
      return [
        id,
        record ? { result: 'changed', record, fields: Object.keys(after) } : { result: 'invalid', issues },
      ];
    }),
  );
};

/** The fields of a line, without the additional values of the log. */
function onlyFields({ resource }: RecordDiff, values: Row): Row {
  const fields = fieldsOf(resource);
  const own = Object.entries(values).filter(([name]) => Object.hasOwn(fields, name));
  return readDates(resource, Object.fromEntries(own));
}
