// Values shown in lists, as columns of a query: fields, names of other records, and derived values.
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type DerivedField, derivedFields } from '#domain/resources/list-view.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnsOf } from '#server/db/table-columns.ts';

/** The time of a list request, which separates past and upcoming. */
export interface ListTime {
  now: Date;
}

const derived: Partial<Record<ResourceName, Partial<Record<DerivedField, (time: ListTime) => SQL>>>> = {
  events: {
    shown_name: () =>
      sql`coalesce(events.name, (select p.name from productions p where p.id = events.production_id))`,
  },
  runs: {
    next_event: ({ now }) => sql`(select min(e.date_start) from events e
      where e.run_id = runs.id and e.date_start >= ${now.toISOString()})`,
    events_count: () => sql`(select count(*)::int from events e where e.run_id = runs.id)`,
  },
  productions: {
    next_event: ({ now }) => sql`(select min(e.date_start) from events e
      where e.production_id = productions.id and e.date_start >= ${now.toISOString()})`,
    events_count: () => sql`(select count(*)::int from events e where e.production_id = productions.id)`,
  },
  subscriptions: {
    events_count: () =>
      sql`(select count(*)::int from subscription_events e where e.subscription_id = subscriptions.id)`,
  },
  download_directories: {
    files_count: () =>
      sql`(select count(*)::int from downloads d where d.directory_id = download_directories.id)`,
  },
  forms: {
    entries_count: () => sql`(select count(*)::int from form_entries e where e.form_id = forms.id)`,
  },
  pages: { path: () => sql`jsonb_build_object('de', pages.path_de, 'en', pages.path_en)` },
  media: {
    media_kind: () => sql`media.kind`,
    // The smallest web format; the original until it is generated.
    thumbnail: () => sql`case when media.kind = 'image' then coalesce(
      (select d.storage_key from media_derivatives d where d.media_id = media.id and d.format in ('webp', 'jpg')
        order by d.crop <> 'horizontal', d.width, d.format desc limit 1), media.storage_key) end`,
  },
};

const isDerived = (field: string): field is DerivedField => derivedFields.includes(field as DerivedField);

/** The name of a record of a table with the given alias: a text, or one per language. */
export function recordNameSql(name: ResourceName, alias: string): SQL {
  const columns = columnsOf(resourceTables[name].table);
  const titles = resources[name].title.flatMap((field) => columns[field] ?? []);
  const under = (column: PgColumn) => sql`${sql.identifier(alias)}.${sql.identifier(column.name)}`;
  const [first] = titles;
  if (titles.length === 1 && first) return sql`to_jsonb(${under(first)})`;
  return sql`to_jsonb(concat_ws(' ', ${sql.join(titles.map(under), sql`, `)}))`;
}

const referenceOf = (to: ResourceName) =>
  sql`jsonb_build_object('id', r.id, 'name', ${recordNameSql(to, 'r')})`;

/** The expression of a field in a query from its resource's table; null for a field that a list cannot show. */
export function listValue(name: ResourceName, field: string, time: ListTime): SQL | null {
  const { table, lists = {} } = resourceTables[name];
  const columns = columnsOf(table);
  if (isDerived(field)) {
    const expression = derived[name]?.[field]?.(time);
    if (expression) return expression;
  }
  const described = fieldsOf(name)[field];
  const list = lists[field];
  if (described?.kind === 'references' && list?.entry) {
    const { table: rows, owner, entry } = list;
    const listed = columnsOf(rows);
    return sql`(select coalesce(jsonb_agg(${referenceOf(described.to)} order by r.id), '[]')
      from ${rows} join ${resourceTables[described.to].table} r on r.id = ${listed[entry]}
      where ${listed[owner]} = ${columns.id})`;
  }
  if (described?.kind === 'reference') {
    return sql`(select ${referenceOf(described.to)} from ${resourceTables[described.to].table} r
      where r.id = ${columns[`${field}_id`]})`;
  }
  const column = columns[field];
  return column ? sql`${column}` : null;
}

const alphabetic = (text: SQL): SQL => sql`${text} collate "und-x-icu"`;
const german = (localized: SQL): SQL => alphabetic(sql`(${localized} ->> 'de')`);

const sortAlias = (field: string) => `sort_${field}`;

/** Joins the names of other records by which a list is sorted, instead of one subquery per row. */
export function sortJoin(name: ResourceName, field: string): SQL | null {
  const described = fieldsOf(name)[field];
  if (described?.kind !== 'reference') return null;
  const alias = sql.identifier(sortAlias(field));
  return sql`left join ${resourceTables[described.to].table} ${alias}
    on ${alias}.id = ${columnsOf(resourceTables[name].table)[`${field}_id`]}`;
}

/** The sort key of a field, with its `sortJoin`: names in German dictionary order. */
export function sortValue(name: ResourceName, field: string, time: ListTime): SQL | null {
  const described = fieldsOf(name)[field];
  const columns = columnsOf(resourceTables[name].table);
  if (field === 'path') return sql`${columns.path_de}`;
  if (field === 'shown_name') return german(derived.events?.shown_name?.(time) as SQL);
  if (described?.kind === 'reference') {
    const { to } = described;
    const isLocalized = fieldsOf(to)[resources[to].title[0] as string]?.kind === 'line';
    const title = recordNameSql(to, sortAlias(field));
    return isLocalized ? german(title) : alphabetic(sql`(${title} #>> '{}')`);
  }
  const value = listValue(name, field, time);
  if (!value) return null;
  switch (described?.kind) {
    case 'line':
    case 'plain':
      return german(value);
    case 'word':
      return alphabetic(value);
    default:
      return value;
  }
}
