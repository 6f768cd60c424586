// Finds references to a record: by other records, and by links in modules.

import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import { type Row, rowsOfResource } from './read-records.ts';

/** Records of one resource that refer to a record by one of their fields. */
export interface RecordUsage {
  resource: ResourceName;
  field: string;
  /** At most the first 20. */
  ids: number[];
  count: number;
  /** Whether the reference is required, so that the record cannot be removed. */
  is_required: boolean;
}

/** The kinds of links in modules, by linked resource. */
const linkKinds: Partial<Record<ResourceName, string>> = {
  productions: 'production',
  persons: 'person',
  press_articles: 'press',
  subscriptions: 'subscription',
  forms: 'form',
};

const maxIds = 20;

/** All usages of a record. One query for each field that may refer to it. */
export async function findUsages(queries: Queries, name: ResourceName, id: number): Promise<RecordUsage[]> {
  return (await findUsagesByRecord(queries, name, [id])).get(id) ?? [];
}

/** All usages of some records, by id; records without usages are missing. The number of queries is constant. */
export async function findUsagesByRecord(
  queries: Queries,
  name: ResourceName,
  ids: readonly number[],
): Promise<Map<number, RecordUsage[]>> {
  const usages = new Map<number, RecordUsage[]>();
  if (ids.length === 0) return usages;
  const add = (rows: readonly UseRow[], of: Pick<RecordUsage, 'resource' | 'field' | 'is_required'>) => {
    for (const { id, owners, count } of rows) {
      usages.set(id, [...(usages.get(id) ?? []), { ...of, ids: owners, count }]);
    }
  };
  for (const { resource, field, table, column, owner, is_required } of referencesTo(name)) {
    const own = table === resourceTables[resource].table ? rowsOfResource(resource) : undefined;
    const where = and(inArray(column, [...ids]), own);
    add(await ownersOf(queries, table, column, owner, where), { resource, field, is_required });
  }
  add(await findLinks(queries, name, ids), { resource: 'containers', field: 'modules', is_required: false });
  return usages;
}

/** Whether records of a resource can refer to others of the same resource. */
export const refersToItself = (name: ResourceName): boolean =>
  referencesTo(name).some(({ resource }) => resource === name);

/** Rows that lose their reference when a record is removed: by id, or whole rows if they consist of the reference. */
export interface ReferringRows {
  resource: ResourceName;
  field: string;
  rows: Row[];
}

/** By the ids of the records. One query for each field that may refer to them. */
export async function readReferring(
  queries: Queries,
  name: ResourceName,
  ids: readonly number[],
): Promise<Map<number, ReferringRows[]>> {
  const referring = new Map<number, ReferringRows[]>(ids.map((id) => [id, []]));
  for (const { resource, field, table, column, is_required } of referencesTo(name)) {
    if (is_required || ids.length === 0) continue;
    const columns = columnsOf(table);
    const rows = (await queries
      .select({ row: columns.id ? { id: columns.id } : columns, target: column } as never)
      .from(table)
      .where(inArray(column, [...ids]))) as unknown as { row: Row; target: number }[];
    for (const [target, own] of Map.groupBy(rows, (each) => each.target)) {
      referring.get(target)?.push({ resource, field, rows: own.map(({ row }) => row) });
    }
  }
  return referring;
}

/** Restores references to a restored record, if the field is still empty. */
export async function writeReferring(
  queries: Queries,
  name: ResourceName,
  id: number,
  referring: readonly ReferringRows[],
): Promise<void> {
  for (const { resource, field, rows } of referring) {
    const found = referencesTo(name).find((each) => each.resource === resource && each.field === field);
    if (!found) continue;
    const { table, column } = found;
    const columns = columnsOf(table);
    if (!columns.id) {
      for (const row of rows) await insertIfOwned(queries, table, row);
      continue;
    }
    const ids = rows.map((row) => row.id);
    const columnName = Object.keys(columns).find((key) => columns[key] === column) as string;
    await queries
      .update(table)
      .set({ [columnName]: id } as never)
      .where(and(inArray(columns.id, ids), isNull(column)));
  }
}

/** The other record of a row may have been removed meanwhile. */
async function insertIfOwned(queries: Queries, table: PgTable, row: Row): Promise<void> {
  await queries.execute(sql`savepoint referring`);
  try {
    await queries
      .insert(table)
      .values(row as never)
      .onConflictDoNothing();
  } catch {
    await queries.execute(sql`rollback to savepoint referring`);
  }
}

interface StoredReference {
  resource: ResourceName;
  field: string;
  table: PgTable;
  column: PgColumn;
  /** The column with the id of the record that refers. */
  owner: PgColumn;
  is_required: boolean;
}

/** Every field of every resource that may refer to records of `to`. */
function referencesTo(to: ResourceName): StoredReference[] {
  return resourceNames.flatMap((resource) => {
    const { table, lists = {} } = resourceTables[resource];
    return Object.entries(fieldsOf(resource)).flatMap(([field, described]): StoredReference[] => {
      if (described.kind === 'reference' && described.to === to) {
        const column = columnOf(table, `${field}_id`);
        const owner = columnOf(table, 'id');
        return [{ resource, field, table, column, owner, is_required: isRequired(table, column) }];
      }
      const list = lists[field];
      if (!list) return [];
      const inOwner = { resource, field, table: list.table, owner: columnOf(list.table, list.owner) };
      if (described.kind === 'references' && described.to === to && list.entry) {
        return [{ ...inOwner, column: columnOf(list.table, list.entry), is_required: false }];
      }
      const inner = described.kind === 'rows' ? Object.entries(described.fields) : [];
      return inner.flatMap(([name, entry]) =>
        entry.kind === 'reference' && entry.to === to
          ? [
              {
                ...inOwner,
                column: columnOf(list.table, `${name}_id`),
                is_required: isRequired(list.table, columnOf(list.table, `${name}_id`)),
              },
            ]
          : [],
      );
    });
  });
}

/** Rows that the database would remove along with the record, or that keep it from being removed. */
function isRequired(table: PgTable, column: PgColumn): boolean {
  const key = getTableConfig(table).foreignKeys.find((each) =>
    each.reference().columns.some(({ name }) => name === column.name),
  );
  return key !== undefined && key.onDelete !== 'set null';
}

/** A record with the first references to it, and their number. */
interface UseRow {
  id: number;
  owners: number[];
  count: number;
}

const first = sql.raw(`1:${maxIds}`);

async function ownersOf(
  queries: Queries,
  table: PgTable,
  column: PgColumn,
  owner: PgColumn,
  where: SQL | undefined,
): Promise<UseRow[]> {
  const { rows } = await queries.execute<UseRow & Record<string, unknown>>(sql`
    select ${column} as id, (array_agg(distinct ${owner}))[${first}] as owners,
      count(distinct ${owner})::int as count
    from ${table} where ${where} group by ${column}`);
  return rows;
}

/** Pages and slots with a module that links to the records. */
async function findLinks(queries: Queries, name: ResourceName, ids: readonly number[]): Promise<UseRow[]> {
  const kind = linkKinds[name];
  if (!kind) return [];
  const { rows } = await queries.execute<UseRow & Record<string, unknown>>(sql`
    select target as id, (array_agg(distinct container_id))[${first}] as owners,
      count(distinct container_id)::int as count
    from modules, lateral (
      select (link ->> 'id')::int as target from jsonb_path_query(data,
        '$.** ? (@.kind == $kind && @.id.type() == "number")', jsonb_build_object('kind', ${kind}::text)) link
    ) links
    where deleted_at is null and target = any(${sql.param([...ids])}::int[])
    group by target`);
  return rows;
}
