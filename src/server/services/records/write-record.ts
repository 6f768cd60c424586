// Creates and changes records of the season: the one place that writes them for editors.
import { and, desc, eq, getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import type { Database } from '#server/db/client.server.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { users } from '#server/db/schema/users.ts';
import { bumpContentVersion, type Queries } from '#server/services/site/content-version.ts';
import { findMissing, findTaken } from './check-stored.ts';
import { indexAnew, indexedBy } from './index-written.ts';
import { columnsOf, type EditedRecord, ownRows, type Row, readRecord } from './read-records.ts';
import { checkChanges, checkNew, type RecordIssue } from './record-schema.ts';
import { changedFields, insertRow, updateRow, writeLists } from './write-fields.ts';

/** Common to all writes: an id made by the browser, and the user. */
export interface Writing {
  operation_id: string;
  user_id: string;
}

export type WriteOutcome =
  | { outcome: 'written'; record: EditedRecord; is_written: boolean }
  | { outcome: 'invalid'; issues: RecordIssue[] }
  /** Changed since the version that the change is based on; by whom, null for an import. */
  | { outcome: 'stale'; record: EditedRecord; changed_by: string | null }
  | { outcome: 'gone' }
  /** The operation id belongs to another record. */
  | { outcome: 'other-operation' };

/**
 * A new record. Sending the same operation again changes nothing and answers the record that it made.
 * @param data all fields that are given; those left out have their defaults
 */
export function createRecord(
  database: Pick<Database, 'db'>,
  name: ResourceName,
  data: unknown,
  writing: Writing,
): Promise<WriteOutcome> {
  return writeOnce<WriteOutcome>(database, name, writing, null, null, async (queries) => {
    const checked = checkNew(name, data);
    if ('issues' in checked) return { outcome: 'invalid', issues: checked.issues };
    const given = withoutUndefined(checked.values);
    const values = { ...resources[name].onCreate?.(given), ...withoutNull(given) };
    const issues = [
      ...(await findMissing(queries, name, values)),
      ...(await findTaken(queries, name, null, values)),
    ];
    if (issues.length > 0) return { outcome: 'invalid', issues };
    const id = await insertRow(queries, name, values);
    await writeLists(queries, name, id, values);
    await log(queries, name, { ...writing, id, before: null, after: values });
    return written(queries, name, id, new Map());
  });
}

/**
 * Changes fields of a record. Rejected if `version` is not the stored one, unless nothing would change.
 * @param data the changed fields only
 */
export function updateRecord(
  database: Pick<Database, 'db'>,
  name: ResourceName,
  id: number,
  { version, data }: { version: number; data: unknown },
  writing: Writing,
): Promise<WriteOutcome> {
  return writeOnce<WriteOutcome>(database, name, writing, id, null, async (queries) => {
    const stored = await lockRecord(queries, name, id);
    if (!stored) return { outcome: 'gone' };
    const checked = checkChanges(name, data, stored.values);
    if ('issues' in checked) return { outcome: 'invalid', issues: checked.issues };
    const fields = changedFields(name, stored.values, withoutUndefined(checked.values));
    if (fields.length === 0) return { outcome: 'written', record: stored, is_written: false };
    if (stored.version !== version) {
      return { outcome: 'stale', record: stored, changed_by: await lastWriterOf(queries, name, id) };
    }
    const only = (values: Row) => Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
    const after = only(checked.values);
    const issues = [
      ...(await findMissing(queries, name, after)),
      ...(await findTaken(queries, name, id, after)),
    ];
    if (issues.length > 0) return { outcome: 'invalid', issues };
    const concerned = await indexedBy(queries, name, id);
    await updateRow(queries, name, id, version, after);
    await writeLists(queries, name, id, after);
    await log(queries, name, { ...writing, id, before: only(stored.values), after });
    return written(queries, name, id, concerned);
  });
}

export async function written(
  queries: Queries,
  name: ResourceName,
  id: number,
  concerned: Awaited<ReturnType<typeof indexedBy>>,
): Promise<WriteOutcome> {
  await indexAnew(queries, concerned, await indexedBy(queries, name, id));
  await bumpContentVersion(queries);
  return {
    outcome: 'written',
    record: (await readRecord(queries, name, id)) as EditedRecord,
    is_written: true,
  };
}

/**
 * Carries a write out once: the same operation id changes nothing and gets the record as it is, also if both requests
 * arrive at once.
 * @param id of the record; null for one that is created
 * @param repeated the answer to a repeated operation where there is no record; `gone` for null
 */
export async function writeOnce<Outcome>(
  { db }: Pick<Database, 'db'>,
  name: ResourceName,
  { operation_id }: Writing,
  id: number | null,
  repeated: Outcome | null,
  work: (queries: Queries) => Promise<Outcome>,
): Promise<Outcome | Repeated> {
  return db.transaction(async (queries) => {
    await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${operation_id}, 0))`);
    const [earlier] = await queries
      .select()
      .from(change_log)
      .where(eq(change_log.operation_id, operation_id));
    if (!earlier) return work(queries);
    const recordId = Number(earlier.record_id);
    const isSame = id === null ? earlier.before === null : id === recordId;
    if (earlier.record_table !== tableOf(name) || !isSame) return { outcome: 'other-operation' };
    const record = await readRecord(queries, name, recordId);
    if (record) return { outcome: 'written', record, is_written: true };
    return repeated ?? { outcome: 'gone' };
  });
}

type Repeated = Extract<WriteOutcome, { outcome: 'written' | 'gone' | 'other-operation' }>;

export const tableOf = (name: ResourceName) => getTableName(resourceTables[name].table);

/** A record whose row is locked until the transaction ends. */
export async function lockRecord(
  queries: Queries,
  name: ResourceName,
  id: number,
): Promise<EditedRecord | null> {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const rows = await queries
    .select({ id: columns.id } as never)
    .from(table)
    .where(and(eq(columns.id as PgColumn, id), ownRows(name)))
    .for('update');
  return rows.length === 0 ? null : readRecord(queries, name, id);
}

interface LogEntry extends Writing {
  id: number;
  before: Row | null;
  after: Row | null;
}

export async function log(
  queries: Queries,
  name: ResourceName,
  { operation_id, user_id, id, before, after }: LogEntry,
): Promise<void> {
  await queries.insert(change_log).values({
    actor: user_id,
    action: before === null ? 'create' : after === null ? 'remove' : 'update',
    record_table: tableOf(name),
    record_id: String(id),
    before,
    after,
    operation_id,
  });
}

/** The name of the last person who changed a record; null for an import. */
export async function lastWriterOf(queries: Queries, name: ResourceName, id: number): Promise<string | null> {
  const [row] = await queries
    .select({ name: users.name })
    .from(change_log)
    .leftJoin(users, eq(users.id, change_log.actor))
    .where(and(eq(change_log.record_table, tableOf(name)), eq(change_log.record_id, String(id))))
    .orderBy(desc(change_log.id))
    .limit(1);
  return row?.name ?? null;
}

const withoutUndefined = (values: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** An empty field of a new record has its default. */
const withoutNull = (values: Row): Row =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
