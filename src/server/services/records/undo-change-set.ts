// Undoes a change set as a whole, each line only if what it wrote still stands there. Undoing that is redoing it.
import { eq } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import type { Database } from '#server/db/client.server.ts';
import { change_sets } from '#server/db/schema/change-log.ts';
import type { Queries } from '#server/services/site/content-version.ts';
import { bringBack } from './bring-back.ts';
import { type ChangeSet, inChangeSet, type LogLine, type Writing } from './change-set.ts';
import { checkStored } from './check-stored.ts';
import { isRejected, type LineResult } from './lines.ts';
import { lockRecords } from './lock-records.ts';
import { type EditedRecord, type Row, readRecord } from './read-records.ts';
import { lastChangeOf } from './record-log.ts';
import { checkTogether } from './record-schema.ts';
import { readLines } from './set-lines.ts';
import { findUses, type Referring } from './used-by.ts';
import { inOrder, writeRemovals, writeUpdates } from './write-changes.ts';
import { changedFields, readDates } from './write-fields.ts';

/** A record of a change set, and what undoing did with it. */
export interface UndoneLine {
  resource: ResourceName;
  id: number;
  result: LineResult;
}

export type UndoOutcome =
  | { outcome: 'undone'; change_set: number; lines: UndoneLine[] }
  /** Nothing was undone: some of the lines say why. */
  | { outcome: 'rejected'; lines: UndoneLine[] }
  | { outcome: 'gone' }
  /** It holds records that the person may not write. */
  | { outcome: 'forbidden' }
  /** It holds changes of pages, slots or pictures, which are undone there. */
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
  writing: Writing,
  mayWrite: (resource: ResourceName) => boolean,
): Promise<UndoOutcome> {
  if (!(await exists(database, id))) return { outcome: 'gone' };
  return inChangeSet<UndoOutcome>(
    database,
    writing,
    async (set) => {
      const logged = (await readLines(set.queries, id)).reverse();
      if (!logged.every(({ resource }) => mayWrite(resource))) return { outcome: 'forbidden' };
      if (logged.some(({ resource }) => resources[resource].writes === 'none'))
        return { outcome: 'elsewhere' };
      const lines = await undoLines(set, logged);
      return lines.some(({ result }) => isRejected(result))
        ? { outcome: 'rejected', lines }
        : { outcome: 'undone', change_set: set.id, lines };
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

/** What a change set did, with the records as they are by now. */
async function storedResults(queries: Queries, change_set: number): Promise<UndoneLine[]> {
  const lines: UndoneLine[] = [];
  for (const { resource, id, before, after } of await readLines(queries, change_set)) {
    const record = await readRecord(queries, resource, id);
    const there = (): LineResult =>
      record
        ? { result: before ? 'changed' : 'new', record, fields: Object.keys(after ?? {}) }
        : { result: 'gone' };
    lines.push({ resource, id, result: after === null ? { result: 'removed', id } : there() });
  }
  return lines;
}

/** In the reverse order of writing, so that references lead somewhere all the time. */
async function undoLines(set: ChangeSet, logged: readonly LogLine[]): Promise<UndoneLine[]> {
  const locked = await lockRecords(set.queries, logged);
  const lines: UndoneLine[] = [];
  for (const line of logged) {
    const { resource, id } = line;
    const stored = locked.get(resource)?.get(id);
    const result = await undoLine(set, line, stored);
    lines.push({ resource, id, result });
  }
  return lines;
}

async function undoLine(
  set: ChangeSet,
  line: LogLine,
  stored: EditedRecord | undefined,
): Promise<LineResult> {
  const { resource, id, before, after } = line;
  if (after === null) {
    if (stored) return stale(set, line, stored);
    const [result] = await bringBack(set, resource, [{ id, before: before ?? {} }]);
    return result as LineResult;
  }
  if (!stored) return { result: 'gone' };
  const written = onlyFields(line, after);
  if (changedFields(resource, stored.values, written).length > 0) return stale(set, line, stored);
  return before === null ? undoCreation(set, line, stored) : undoUpdate(set, line, stored, before);
}

/** Uses that came with the record are no reason to keep it; others are. */
async function undoCreation(
  set: ChangeSet,
  { resource, id, after }: LogLine,
  stored: EditedRecord,
): Promise<LineResult> {
  const own = ((after?.referring ?? []) as Referring[]).reduce((sum, { rows }) => sum + rows.length, 0);
  const uses = await findUses(set.queries, resource, id);
  if (uses.reduce((sum, { count }) => sum + count, 0) > own) return { result: 'used', uses };
  await writeRemovals(set, resource, [stored]);
  return { result: 'removed', id };
}

async function undoUpdate(
  set: ChangeSet,
  line: LogLine,
  stored: EditedRecord,
  before: Row,
): Promise<LineResult> {
  const { resource, id } = line;
  const values = onlyFields(line, before);
  const together = checkTogether(resource, { ...stored.values, ...values });
  const [issues = []] = await checkStored(set.queries, resource, [{ id, values }]);
  if (together.length + issues.length > 0) return { result: 'invalid', issues: [...together, ...issues] };
  await writeUpdates(set, resource, [{ stored, after: values }]);
  const [record] = await inOrder(set, resource, [id]);
  return { result: 'changed', record: record as EditedRecord, fields: Object.keys(values) };
}

async function stale(
  { queries }: ChangeSet,
  { resource, id }: LogLine,
  record: EditedRecord,
): Promise<LineResult> {
  const changed_by = (await lastChangeOf(queries, resource, id))?.by ?? null;
  return { result: 'stale', record, changed_by };
}

/** The fields of a line, without what the log holds besides. */
function onlyFields({ resource }: LogLine, values: Row): Row {
  const fields = fieldsOf(resource);
  const own = Object.entries(values).filter(([name]) => Object.hasOwn(fields, name));
  return readDates(resource, Object.fromEntries(own));
}
