// Lists records for editors, those offline too: a page of a list with the values that it shows, and the numbers above it.
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { toBerlinIso } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type ListQuery, validOrdering } from '#domain/resources/list-query.ts';
import { type ListedRecord, recordName } from '#domain/resources/list-row.ts';
import { listedFields, listViewOf } from '#domain/resources/list-views.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import type { Database } from '#server/db/client.server.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import { mediaUrl } from '#server/media/serve.ts';
import { type PageRequest, pageBounds, type ResultPage } from '#server/services/paging.ts';
import { filterCondition, namedCondition } from './lists/list-conditions.ts';
import { hasDraft, scheduledAt } from './lists/list-publication.ts';
import { beginsInTitle, searchConditions } from './lists/list-search.ts';
import { type ListTime, listValue, sortJoin, sortValue } from './lists/list-values.ts';
import { rowsOfResource } from './read-records.ts';

export interface ListContext extends ListTime {
  locale: Locale;
}

export interface RecordPage extends ResultPage<ListedRecord> {
  /** Number of records per condition, by the names of the list's counts. */
  counts: Record<string, number>;
}

type Db = Pick<Database, 'db'>;

/** A page of a list with its counts. Three queries; null for a resource without a list. */
export async function listRecords(
  database: Db,
  name: ResourceName,
  query: ListQuery & PageRequest,
  context: ListContext,
): Promise<RecordPage> {
  const { page, page_size, limit, offset } = pageBounds(query);
  const [ids, { count, ...counts }] = await Promise.all([
    listIds(database, name, query, context, sql`limit ${limit} offset ${offset}`),
    countRecords(database, name, query, context),
  ]);
  const results = await readListed(database, name, ids, context);
  return { count, counts, page, page_size, results };
}

/** The ids of all that match, in their order. One query. */
export async function listIds(
  { db }: Db,
  name: ResourceName,
  query: ListQuery,
  time: ListTime,
  bounds: SQL = sql``,
): Promise<number[]> {
  const { table } = resourceTables[name];
  const { rows } = await db.execute<{ id: number }>(sql`select ${columnsOf(table).id} as id from ${table}
    ${joinsOf(name, query)} where ${conditionsOf(name, query, time)} order by ${orderOf(name, query, time)} ${bounds}`);
  return rows.map(({ id }) => id);
}

async function countRecords({ db }: Db, name: ResourceName, query: ListQuery, time: ListTime) {
  const { table } = resourceTables[name];
  const { counts = [], care = [] } = listViewOf(name);
  const counted = [...counts, ...care].flatMap((value) => {
    const condition = namedCondition(name, value, time);
    return condition ? [sql`count(*) filter (where ${condition})::int as ${sql.identifier(value)}`] : [];
  });
  const columns = sql.join([sql`count(*)::int as count`, ...counted], sql`, `);
  const { rows } = await db.execute<{ count: number } & Record<string, number>>(
    sql`select ${columns} from ${table} where ${conditionsOf(name, query, time)}`,
  );
  return rows[0] ?? { count: 0 };
}

/** Records by their ids, in this order, with the values that their list shows. One query. */
export async function readListed(
  { db }: Db,
  name: ResourceName,
  ids: readonly number[],
  { locale, now }: ListContext,
): Promise<ListedRecord[]> {
  if (ids.length === 0) return [];
  const { table } = resourceTables[name];
  const id = columnOf(table, 'id');
  const fields = [...new Set([...resources[name].title, ...listedFields(listViewOf(name))])];
  const values = fields.flatMap((field) => {
    const expression = listValue(name, field, { now });
    return expression ? [sql`${expression} as ${sql.identifier(field)}`] : [];
  });
  const own = [sql`${id} as "$id"`, sql`${columnOf(table, 'version')} as "$version"`];
  const state = [sql`${hasDraft(name)} as "$drafted"`, sql`${scheduledAt(name)} as "$planned"`];
  const columns = sql.join([...own, ...state, ...values], sql`, `);
  const { rows } = await db.execute<Record<string, unknown>>(
    sql`select ${columns} from ${table} where ${inArray(id, [...ids])}`,
  );
  const byId = new Map(
    rows.map(({ $id, $version, $drafted, $planned, ...row }) => {
      const listed = Object.fromEntries(
        Object.entries(row).map(([field, value]) => [field, jsonValue(name, field, value)]),
      );
      const planned_at = $planned ? new Date($planned as string).toISOString() : null;
      const publication = { has_draft: Boolean($drafted), planned_at };
      const record = { id: Number($id), version: Number($version), values: listed, ...publication };
      return [record.id, { ...record, name: recordName(name, record, locale) }];
    }),
  );
  return ids.flatMap((one) => byId.get(one) ?? []);
}

function conditionsOf(name: ResourceName, { q, ids, filters = {} }: ListQuery, time: ListTime): SQL {
  const { table } = resourceTables[name];
  const conditions = and(
    rowsOfResource(name),
    name === 'pages' ? sql`pages.deleted_at is null` : undefined,
    ids && ids.length > 0 ? inArray(columnOf(table, 'id'), [...ids]) : undefined,
    ...listViewOf(name).filters.map((filter) =>
      filters[filter.name] ? filterCondition(name, filter, filters[filter.name] ?? [], time) : undefined,
    ),
    ...searchConditions(name, q, time),
  );
  return conditions ?? sql`true`;
}

function sortedFields(name: ResourceName, ordering: string | undefined): readonly string[] {
  const view = listViewOf(name);
  const column = (validOrdering(view, ordering) ?? view.ordering).replace(/^-/, '');
  return view.columns.find((one) => one.name === column)?.sort ?? [];
}

function joinsOf(name: ResourceName, { ordering }: ListQuery): SQL {
  return sql.join(
    sortedFields(name, ordering).flatMap((field) => sortJoin(name, field) ?? []),
    sql` `,
  );
}

/** The order of a list. A search without an order puts titles that start with the search text first. */
function orderOf(name: ResourceName, { q, ordering }: ListQuery, time: ListTime): SQL {
  const view = listViewOf(name);
  const chosen = validOrdering(view, ordering);
  const requested = chosen ?? view.ordering;
  const begins = chosen ? undefined : beginsInTitle(name, q);
  const isDescending = requested.startsWith('-');
  const values = sortedFields(name, ordering).flatMap((field) => sortValue(name, field, time) ?? []);
  const direction = isDescending ? sql`desc nulls last` : sql`asc`;
  const { id } = columnsOf(resourceTables[name].table);
  const last = isDescending || values.length === 0 ? sql`${id} desc` : sql`${id}`;
  const first = begins ? [sql`${begins} desc`] : [];
  return sql.join([...first, ...values.map((value) => sql`${value} ${direction}`), last], sql`, `);
}

const instants = new Set(['next_event', 'updated_at', 'published_at']);

/** Instants get the theatre's UTC offset, thumbnails become addresses; other values are unchanged. */
function jsonValue(name: ResourceName, field: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field === 'thumbnail') return mediaUrl(String(value));
  const isInstant = instants.has(field) || fieldsOf(name)[field]?.kind === 'moment';
  return isInstant ? toBerlinIso(new Date(value as string)) : value;
}
