// Finds what refers to a record: other records, and links in modules.

import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import type { Queries } from '#server/services/site/content-version.ts';
import { columnsOf, ownRows, type Row } from './read-records.ts';

/** Records of one resource that refer to a record by one of their fields. */
export interface Use {
  resource: ResourceName;
  field: string;
  /** At most the first 20. */
  ids: number[];
  count: number;
  /** Whether they cannot be without it: it stays as long as they do. */
  is_required: boolean;
}

/** The kinds of links in modules, by the resource that they lead to. */
const linkKinds: Partial<Record<ResourceName, string>> = {
  productions: 'production',
  persons: 'person',
  press_articles: 'press',
  subscriptions: 'subscription',
  forms: 'form',
};

const maxIds = 20;

/** All uses of a record. One query for each field that may refer to it. */
export async function findUses(queries: Queries, name: ResourceName, id: number): Promise<Use[]> {
  const uses: Use[] = [];
  for (const { resource, field, table, column, owner, is_required } of referencesTo(name)) {
    const own = table === resourceTables[resource].table ? ownRows(resource) : undefined;
    const found = await idsOf(queries, table, owner, and(eq(column, id), own));
    if (found.count > 0) uses.push({ resource, field, is_required, ...found });
  }
  const links = await findLinks(queries, name, id);
  return links ? [...uses, links] : uses;
}

/** Rows that lose their reference when a record is removed: by id, or whole where they are nothing but the reference. */
export interface Referring {
  resource: ResourceName;
  field: string;
  rows: Row[];
}

export async function readReferring(queries: Queries, name: ResourceName, id: number): Promise<Referring[]> {
  const referring: Referring[] = [];
  for (const { resource, field, table, column, is_required } of referencesTo(name)) {
    if (is_required) continue;
    const columns = columnsOf(table);
    const rows = (await queries
      .select(columns.id ? ({ id: columns.id } as never) : (undefined as never))
      .from(table)
      .where(eq(column, id))) as Row[];
    if (rows.length > 0) referring.push({ resource, field, rows });
  }
  return referring;
}

/** Refers to a restored record again, wherever nothing else stands there by now. */
export async function writeReferring(
  queries: Queries,
  name: ResourceName,
  id: number,
  referring: readonly Referring[],
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
    const columns = columnsOf(table);
    return Object.entries(fieldsOf(resource)).flatMap(([field, described]): StoredReference[] => {
      if (described.kind === 'reference' && described.to === to) {
        const column = columns[`${field}_id`] as PgColumn;
        const owner = columns.id as PgColumn;
        return [{ resource, field, table, column, owner, is_required: isRequired(table, column) }];
      }
      const list = lists[field];
      if (!list) return [];
      const inList = columnsOf(list.table);
      const inOwner = { resource, field, table: list.table, owner: inList[list.owner] as PgColumn };
      if (described.kind === 'references' && described.to === to && list.entry) {
        return [{ ...inOwner, column: inList[list.entry] as PgColumn, is_required: false }];
      }
      const inner = described.kind === 'rows' ? Object.entries(described.fields) : [];
      return inner.flatMap(([name, entry]) =>
        entry.kind === 'reference' && entry.to === to
          ? [
              {
                ...inOwner,
                column: inList[`${name}_id`] as PgColumn,
                is_required: isRequired(list.table, inList[`${name}_id`] as PgColumn),
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

async function idsOf(
  queries: Queries,
  table: PgTable,
  owner: PgColumn,
  where: SQL | undefined,
): Promise<Pick<Use, 'ids' | 'count'>> {
  const rows = (await queries
    .select({ id: owner })
    .from(table)
    .where(where)
    .groupBy(owner)
    .orderBy(owner)
    .limit(maxIds)) as { id: number }[];
  const [all] =
    rows.length < maxIds
      ? [{ count: rows.length }]
      : await queries.select({ count: count() }).from(table).where(where);
  return { ids: rows.map((row) => row.id), count: all?.count ?? 0 };
}

/** Pages and slots with a module that links to the record. */
async function findLinks(queries: Queries, name: ResourceName, id: number): Promise<Use | null> {
  const kind = linkKinds[name];
  if (!kind) return null;
  const { rows } = await queries.execute<{ id: number }>(sql`
    select distinct container_id as id from modules
    where deleted_at is null and jsonb_path_exists(data, '$.** ? (@.kind == $kind && @.id == $id)',
      jsonb_build_object('kind', ${kind}::text, 'id', ${id}::int))
    order by id`);
  if (rows.length === 0) return null;
  const ids = rows.slice(0, maxIds).map((row) => row.id);
  return { resource: 'containers', field: 'modules', ids, count: rows.length, is_required: false };
}
