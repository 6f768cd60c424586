// Undoes a change set as a whole, each line only if its values are still stored. Undoing the undo is a redo.
import { eq } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_sets } from '#server/db/schema/change-log.ts';
import { type ChangeSet, inChangeSet, type RecordDiff, type WriteOperation } from './change-set.ts';
import { readChangeSetDiffs } from './change-set-diffs.ts';
import { checkStored } from './check-stored.ts';
import { enforceCrossRecordRules } from './cross-record-rules.ts';
import { lockRecords } from './lock-records.ts';
import { restorePreviousImports } from './previous-imports.ts';
import { type EditedRecord, type Row, readRecords } from './read-records.ts';
import { lastChangeOf } from './record-log.ts';
import { checkRecordRules } from './record-schema.ts';
import { findUsagesByRecord, type ReferringRows, refersToItself } from './record-usages.ts';
import { isRejected, type RecordWriteResult } from './record-writes.ts';
import { rejectFormsWithEntries } from './reject-forms-with-entries.ts';
import { restoreRecords } from './restore-records.ts';
import { inOrder, writeRemovals, writeUpdates } from './write-changes.ts';
import { changedFields, readDates } from './write-fields.ts';

/** A record of a change set, with the result of the undo. */
export interface UndoneRecord {
  resource: ResourceName;
  id: number;
  result: RecordWriteResult;
}

export type UndoOutcome =
  | { outcome: 'undone'; change_set: number; lines: UndoneRecord[] }
  /** Nothing was undone; the rejected lines have the reason. */
  | { outcome: 'rejected'; lines: UndoneRecord[] }
  | { outcome: 'gone' }
  /** It has records that the user may not write. */
  | { outcome: 'forbidden' }
  /** It has changes of pages, slots or pictures, which have an undo of their own. */
  | { outcome: 'elsewhere' }
  /** The operation id belongs to another write. */
  | { outcome: 'other-operation' };

/**
 * @param id of the change set
 * @param mayWrite whether the person may write records of a resource
 */
export async function undoChangeSet(
  database: Pick<Database, 'db'>,
  id: number,
  writing: WriteOperation,
  mayWrite: (resource: ResourceName) => boolean,
): Promise<UndoOutcome> {
  if (!(await exists(database, id))) return { outcome: 'gone' };
  return inChangeSet<UndoOutcome>(
    database,
    writing,
    async (set) => {
      const logged = (await readChangeSetDiffs(set.queries, id)).reverse();
      if (!logged.every(({ resource }) => mayWrite(resource))) return { outcome: 'forbidden' };
      if (logged.some(({ resource }) => resources[resource].writes === 'none'))
        return { outcome: 'elsewhere' };
      const lines = await undoDiffs(set, logged);
      if (lines.some(({ result }) => isRejected(result))) return { outcome: 'rejected', lines };
      await restorePreviousImports(set.queries, id, set.id);
      return { outcome: 'undone', change_set: set.id, lines };
    },
    {
      undoes: id,
      isRejected: ({ outcome }) => outcome !== 'undone',
      async repeated(queries, earlier) {
        if (earlier.undoes !== id) return { outcome: 'other-operation' };
        return { outcome: 'undone', change_set: earlier.id, lines: await storedResults(queries, earlier.id) };
      },
    },
  );
}

async function exists({ db }: Pick<Database, 'db'>, id: number): Promise<boolean> {
  const rows = await db.select({ id: change_sets.id }).from(change_sets).where(eq(change_sets.id, id));
  return rows.length > 0;
}

/** The results of a change set, with the current records. */
async function storedResults(queries: Queries, change_set: number): Promise<UndoneRecord[]> {
  const logged = await readChangeSetDiffs(queries, change_set);
  const records = new Map<ResourceName, Map<number, EditedRecord>>();
  for (const [resource, own] of Map.groupBy(logged, (line) => line.resource)) {
    const ids = [...new Set(own.map(({ id }) => id))];
    const found = await readRecords(queries, resource, ids);
    records.set(resource, new Map(found.map((record) => [record.id, record])));
  }
  return logged.map(({ resource, id, before, after }): UndoneRecord => {
    const record = records.get(resource)?.get(id);
    const there = (): RecordWriteResult =>
      record
        ? { result: before ? 'changed' : 'new', record, fields: Object.keys(after ?? {}) }
        : { result: 'gone' };
    return { resource, id, result: after === null ? { result: 'removed', id } : there() };
  });
}

/** In reverse order of writing, so that references stay valid. */
async function undoDiffs(set: ChangeSet, logged: readonly RecordDiff[]): Promise<UndoneRecord[]> {
  const locked = await lockRecords(set.queries, logged, 'wherever');
  const lines: UndoneRecord[] = [];
  for (const stretch of batchesOf(logged)) {
    const { resource } = stretch[0] as RecordDiff;
    const results = await undoBatch(set, resource, stretch, locked.get(resource));
    lines.push(...stretch.map(({ id }) => ({ resource, id, result: results.get(id) as RecordWriteResult })));
  }
  const shown = await enforceCrossRecordRules(
    set,
    lines.map(({ resource }) => resource),
    lines.map(({ result }) => result),
  );
  return lines.map((line, at) => ({ ...line, result: shown[at] as RecordWriteResult }));
}

const kindOf = ({ before, after }: RecordDiff) =>
  after === null ? 'removal' : before ? 'update' : 'creation';

/** Groups adjacent lines that can be undone together: same resource, same action, no references among them. */
function batchesOf(logged: readonly RecordDiff[]): RecordDiff[][] {
  const stretches: RecordDiff[][] = [];
  let ids = new Set<number>();
  for (const line of logged) {
    const [last] = stretches.at(-1) ?? [];
    const isNext =
      last?.resource === line.resource &&
      kindOf(last) === kindOf(line) &&
      !ids.has(line.id) &&
      !refersToItself(line.resource);
    if (!isNext) {
      stretches.push([]);
      ids = new Set();
    }
    stretches.at(-1)?.push(line);
    ids.add(line.id);
  }
  return stretches;
}

/** A constant number of queries, and one for each record that has changed since. */
async function undoBatch(
  set: ChangeSet,
  resource: ResourceName,
  stretch: readonly RecordDiff[],
  stored: ReadonlyMap<number, EditedRecord> = new Map(),
): Promise<Map<number, RecordWriteResult>> {
  const results = new Map<number, RecordWriteResult>();
  const open: Undoable[] = [];
  for (const line of stretch) {
    const record = stored.get(line.id);
    const { after } = line;
    const isStale = after
      ? record && changedFields(resource, record.values, onlyFields(line, after)).length > 0
      : record;
    if (isStale) results.set(line.id, await stale(set, line, record as EditedRecord));
    else if (after && !record) results.set(line.id, { result: 'gone' });
    else open.push({ line, stored: record as EditedRecord });
  }
  const undone = await undo[kindOf(stretch[0] as RecordDiff)](set, resource, open);
  for (const [at, { line }] of open.entries()) results.set(line.id, undone[at] as RecordWriteResult);
  return results;
}

/** A line whose record is unchanged since; null for a removal. */
interface Undoable {
  line: RecordDiff;
  stored: EditedRecord;
}

type Undo = (
  set: ChangeSet,
  resource: ResourceName,
  lines: readonly Undoable[],
) => Promise<RecordWriteResult[]>;

const undo: Record<ReturnType<typeof kindOf>, Undo> = {
  removal: (set, resource, lines) =>
    restoreRecords(
      set,
      resource,
      lines.map(({ line: { id, before } }) => ({ id, before: before ?? {} })),
    ),

  /** References created with a record do not prevent its removal; others do. */
  async creation(set, resource, lines) {
    const ids = lines.map(({ line }) => line.id);
    const uses = await findUsagesByRecord(set.queries, resource, ids);
    const rejections = await rejectFormsWithEntries(set.queries, resource, ids);
    const isUsed = ({ line: { id, after } }: Undoable) => {
      const own = ((after?.referring ?? []) as ReferringRows[]).reduce(
        (sum, { rows }) => sum + rows.length,
        0,
      );
      return (uses.get(id) ?? []).reduce((sum, { count }) => sum + count, 0) > own;
    };
    const free = lines.filter((each) => !rejections.has(each.line.id) && !isUsed(each));
    await writeRemovals(
      set,
      resource,
      free.map(({ stored }) => stored),
    );
    return lines.map((each) => {
      const { id } = each.line;
      const reason = rejections.get(id);
      if (reason) return reason;
      return isUsed(each) ? { result: 'used', uses: uses.get(id) ?? [] } : { result: 'removed', id };
    });
  },

  async update(set, resource, lines) {
    const changes = lines.map(({ line, stored }) => ({
      stored,
      after: onlyFields(line, line.before as Row),
    }));
    const candidates = changes.map(({ stored, after }) => ({ id: stored.id, values: after }));
    const issues = await checkStored(set.queries, resource, candidates);
    const wrong = changes.map(({ stored, after }, at) => [
      ...checkRecordRules(resource, { ...stored.values, ...after }),
      ...(issues[at] ?? []),
    ]);
    const possible = changes.filter((_, at) => wrong[at]?.length === 0);
    await writeUpdates(set, resource, possible);
    const ids = possible.map(({ stored }) => stored.id);
    const records = new Map((await inOrder(set, resource, ids)).map((record) => [record.id, record]));
    return changes.map(({ stored, after }, at): RecordWriteResult => {
      const record = records.get(stored.id);
      return record
        ? { result: 'changed', record, fields: Object.keys(after) }
        : { result: 'invalid', issues: wrong[at] ?? [] };
    });
  },
};

async function stale(
  { queries }: ChangeSet,
  { resource, id }: RecordDiff,
  record: EditedRecord,
): Promise<RecordWriteResult> {
  const changed_by = (await lastChangeOf(queries, resource, id))?.by ?? null;
  return { result: 'stale', record, changed_by };
}

/** The fields of a line, without the additional values of the log. */
function onlyFields({ resource }: RecordDiff, values: Row): Row {
  const fields = fieldsOf(resource);
  const own = Object.entries(values).filter(([name]) => Object.hasOwn(fields, name));
  return readDates(resource, Object.fromEntries(own));
}
