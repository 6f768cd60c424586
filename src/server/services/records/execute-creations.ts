// Validates and writes the new records of a change set. A record comes after those that it refers to.
import { sql } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf } from '#server/db/table-columns.ts';
import type { ChangeSet } from './change-set.ts';
import { checkStored, type RecordToWrite } from './check-stored.ts';
import { type NewIds, newKeysIn, withIdsForKeys } from './new-references.ts';
import type { Row, VersionedRecord } from './read-records.ts';
import { checkNewRecord, type RecordIssue } from './record-schema.ts';
import type { IndexedWrite, RecordCreation, RecordWriteResult } from './record-writes.ts';
import { inOrder, writeCreations } from './write-changes.ts';

type IndexedCreation = IndexedWrite<RecordCreation>;

/** @returns the ids by temporary key */
export async function executeCreations(
  set: ChangeSet,
  placed: readonly IndexedCreation[],
  results: RecordWriteResult[],
): Promise<NewIds> {
  const ids = new Map<string, number | null>();
  for (const [resource, own] of creationOrder(placed)) await createOf(set, resource, own, ids, results);
  return ids;
}

/** The order in which new records are written and logged. */
export function creationOrder(placed: readonly IndexedCreation[]): [ResourceName, IndexedCreation[]][] {
  const keys = new Set(placed.flatMap(({ line }) => line.key ?? []));
  const earlier = new Set<string>();
  const order: [ResourceName, IndexedCreation[]][] = [];
  let waiting = placed.map((each) => ({
    each,
    needs: newKeysIn(each.line.resource, each.line.data).filter((key) => keys.has(key)),
  }));
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every((key) => earlier.has(key)));
    // Records with circular references cannot be ordered and are rejected.
    const round = ready.length > 0 ? ready : waiting;
    const lines = round.map(({ each }) => each);
    order.push(...Map.groupBy(lines, ({ line }) => line.resource));
    for (const { each } of round) if (each.line.key !== undefined) earlier.add(each.line.key);
    waiting = waiting.filter((one) => !round.includes(one));
  }
  return order;
}

async function createOf(
  set: ChangeSet,
  resource: ResourceName,
  placed: readonly IndexedCreation[],
  ids: Map<string, number | null>,
  results: RecordWriteResult[],
): Promise<void> {
  const reject = ({ at, line }: IndexedCreation, issues: RecordIssue[]) => {
    results[at] = { result: 'invalid', issues };
    if (line.key !== undefined) ids.set(line.key, null);
  };
  const checked: { each: IndexedCreation; values: Row }[] = [];
  for (const each of placed) {
    const found = newValues(each.line, ids);
    if ('issues' in found) reject(each, found.issues);
    else checked.push({ each, values: found.values });
  }
  await assignNumbers(set.queries, resource, checked);
  const issues = await checkStored(set.queries, resource, checked);
  const possible = checked.filter(({ each }, index) => {
    const own = issues[index] ?? [];
    if (own.length > 0) reject(each, own);
    return own.length === 0;
  });
  const made = await writeCreations(set, resource, possible);
  const records = await inOrder(set, resource, made);
  for (const [index, { each }] of possible.entries()) {
    const record = records[index] as VersionedRecord;
    results[each.at] = { result: 'new', record };
    if (each.line.key !== undefined) ids.set(each.line.key, record.id);
  }
}

function newValues(
  { resource, data }: RecordCreation,
  ids: NewIds,
): { values: Row } | { issues: RecordIssue[] } {
  const named = withIdsForKeys(resource, data, ids);
  if ('issues' in named) return named;
  const checked = checkNewRecord(resource, named.data);
  if ('issues' in checked) return checked;
  // An empty field of a new record has its default.
  const isGiven = ([, value]: [string, unknown]) => value !== undefined && value !== null;
  const given = Object.fromEntries(Object.entries(checked.values).filter(isGiven));
  return { values: { ...resources[resource].onCreate?.(given), ...given } };
}

/** Lower ids are reserved for season files, so that a record created by hand is not mistaken for one of a file. */
const firstNumber = 101;

/**
 * Assigns ids to new records of resources without a sequence: rules and season files refer to kinds of events by id.
 * Assigns ids to records without one. Serialised until the transaction ends. One query.
 */
async function assignNumbers(
  queries: Queries,
  resource: ResourceName,
  candidates: readonly RecordToWrite[],
): Promise<void> {
  const open = candidates.filter(({ values }) => values.id === undefined);
  if (resources[resource].identity !== 'id' || open.length === 0) return;
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unique ${resource} id`}, 0))`);
  const { table } = resourceTables[resource];
  const { rows } = await queries.execute<{ last: number }>(
    sql`select coalesce(max(${columnOf(table, 'id')}), 0)::int as last from ${table}`,
  );
  const given = candidates.map(({ values }) => Number(values.id ?? 0));
  let next = Math.max(firstNumber - 1, rows[0]?.last ?? 0, ...given);
  for (const { values } of open) (values as Row & { id: number }).id = ++next;
}
