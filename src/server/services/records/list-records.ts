// Lists records for editors: those offline too, by title, by id, by state.
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ResourceName } from '#domain/resources/resource.ts';
import { resources } from '#domain/resources/resources.ts';
import type { Database } from '#server/db/client.server.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { type Page, type PageRequest, pageBounds } from '#server/services/paging.ts';
import { columnsOf, type EditedRecord, ownRows, readRecords } from './read-records.ts';

export interface RecordQuery extends PageRequest {
  /** Words of the title, in any order and language. */
  q?: string | undefined;
  ids?: readonly number[] | undefined;
  is_online?: boolean | undefined;
  /** A field, descending with a leading `-`; unknown ones are ignored. */
  ordering?: string | undefined;
}

/** In the given order, else in manual order, else the newest first. Two queries, and one for each list field. */
export async function listEditedRecords(
  { db }: Pick<Database, 'db'>,
  name: ResourceName,
  query: RecordQuery,
): Promise<Page<EditedRecord>> {
  const { table } = resourceTables[name];
  const columns = columnsOf(table);
  const id = columns.id as PgColumn;
  const where = and(ownRows(name), ...conditions(name, query));
  const { page, page_size, limit, offset } = pageBounds(query);
  const [rows, count] = await Promise.all([
    db
      .select({ id } as never)
      .from(table)
      .where(where)
      .orderBy(...orderOf(columns, query.ordering))
      .limit(limit)
      .offset(offset) as Promise<{ id: number }[]>,
    db.$count(table, where),
  ]);
  const found = await readRecords(
    db,
    name,
    rows.map((row) => row.id),
  );
  const byId = new Map(found.map((record) => [record.id, record]));
  return { count, page, page_size, results: rows.flatMap((row) => byId.get(row.id) ?? []) };
}

function conditions(name: ResourceName, { q, ids, is_online }: RecordQuery): (SQL | undefined)[] {
  const columns = columnsOf(resourceTables[name].table);
  const titles = resources[name].title.flatMap((field) => columns[field] ?? []);
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  const isIn = (word: string) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return or(...titles.map((column) => sql`${column}::text ilike ${pattern}`));
  };
  return [
    ids && ids.length > 0 ? inArray(columns.id as PgColumn, [...ids]) : undefined,
    is_online === undefined || !columns.is_online ? undefined : eq(columns.is_online, is_online),
    ...words.map(isIn),
  ];
}

function orderOf(columns: Record<string, PgColumn>, ordering: string | undefined): SQL[] {
  const id = columns.id as PgColumn;
  const wanted = ordering?.replace(/^-/, '') ?? '';
  const column = Object.hasOwn(columns, wanted) ? columns[wanted] : undefined;
  if (column) return ordering?.startsWith('-') ? [desc(column), desc(id)] : [asc(column), asc(id)];
  return columns.order ? [asc(columns.order), asc(id)] : [desc(id)];
}
