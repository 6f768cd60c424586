// The conditions that lists are filtered by.

import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, berlinDay, startOfDay } from '#domain/dates/dates.ts';
import { isMissingKind, type ListFilter, type MissingKind } from '#domain/resources/list-view.ts';
import { type DayRange, rangeOfPeriod } from '#domain/resources/periods.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnOf, columnsOf } from '#server/db/table-columns.ts';
import { isRecordId } from '#server/services/record-id.ts';
import { hasDraft, hasScheduledChange } from './list-publication.ts';
import type { ListTime } from './list-values.ts';

/** Whether a text is missing or empty. */
export const isBlankSql = (text: SQL) => sql`coalesce(trim(${text}), '') = ''`;

/** Fields with English texts for visitors. */
const translated: Partial<Record<ResourceName, readonly string[]>> = {
  events: ['name', 'subtitle', 'cancellation_info_short'],
  productions: ['name', 'subtitle', 'lead', 'text'],
  persons: ['biography'],
  press_articles: ['title', 'lead', 'text'],
  subscriptions: ['name', 'lead', 'text'],
  pages: ['title', 'meta_description'],
  booklet_sections: ['headline', 'lead', 'text'],
  news_teasers: ['headline', 'text'],
};

function lacksEnglish(name: ResourceName): SQL | undefined {
  const columns = columnsOf(resourceTables[name].table);
  return or(
    ...(translated[name] ?? []).map((field) => {
      const column = columns[field];
      return sql`(not ${isBlankSql(sql`${column} ->> 'de'`)} and ${isBlankSql(sql`${column} ->> 'en'`)})`;
    }),
  );
}

const isNull = (column: string) => (name: ResourceName) =>
  sql`${columnsOf(resourceTables[name].table)[column]} is null`;

const missing: Record<MissingKind, (name: ResourceName, time: ListTime) => SQL | undefined> = {
  english: lacksEnglish,
  picture: isNull('picture_id'),
  portrait: isNull('portrait_id'),
  biography: () => isBlankSql(sql`persons.biography ->> 'de'`),
  description: () => isBlankSql(sql`pages.meta_description ->> 'de'`),
  end: isNull('date_end'),
  price: () => sql`(events.outcome <> 'cancelled' and not events.is_on_tour and events.prices = '[]'
    and events.min_price_normal_excl_e is null and ${isBlankSql(sql`events.short_price_info ->> 'de'`)})`,
  // The same condition as in the hub's issues: on sale without a ticket link.
  ticket_link: (_, { now }) => sql`(events.is_online and events.date_start > ${now.toISOString()}
    and events.outcome <> 'cancelled' and events.status <> 'soldout' and events.ticket_url_external = ''
    and events.secondary_ticket_link = '' and ${isBlankSql(sql`events.alternative_ticket_status ->> 'de'`)}
    and not exists (select 1 from productions p where p.id = events.production_id and not p.is_online))`,
  upcoming_event: (name, { now }) => sql`not exists (select 1 from events e
    where ${name === 'runs' ? sql`e.run_id = runs.id` : sql`e.production_id = productions.id`}
      and e.date_start >= ${now.toISOString()})`,
  credit: () => sql`(media.kind = 'image' and ${isBlankSql(sql`media.credit`)})`,
  alt: () =>
    sql`(media.kind = 'image' and not media.is_decorative and ${isBlankSql(sql`media.alt ->> 'de'`)})`,
  english_alt: () => sql`(media.kind = 'image' and not media.is_decorative
    and not ${isBlankSql(sql`media.alt ->> 'de'`)} and ${isBlankSql(sql`media.alt ->> 'en'`)})`,
};

const states: Readonly<Record<string, (name: ResourceName, time: ListTime) => SQL | undefined>> = {
  online: (name) => sql`${columnsOf(resourceTables[name].table).is_online}`,
  offline: (name) => sql`not ${columnsOf(resourceTables[name].table).is_online}`,
  onsale: (_, { now }) => sql`(events.outcome <> 'cancelled' and events.status = 'onsale'
    and events.date_start > ${now.toISOString()})`,
  soldout: () => sql`(events.status = 'soldout' and events.outcome <> 'cancelled')`,
  cancelled: () => sql`events.outcome = 'cancelled'`,
  replacement: () => sql`(events.outcome = 'replacement' or events.has_substitute)`,
  on_tour: () => sql`events.is_on_tour`,
  presale_ahead: (_, { now }) => sql`events.presale_start > ${now.toISOString()}`,
  in_menu: () => sql`pages.in_menu`,
  in_footer: () => sql`pages.in_footer`,
  image: () => sql`media.kind = 'image'`,
  document: () => sql`media.kind = 'document'`,
  audio: () => sql`media.kind = 'audio'`,
  video: () => sql`media.kind = 'video'`,
  drafted: hasDraft,
  planned: hasScheduledChange,
};

/** A condition by its name; undefined for an unknown one. */
export function namedCondition(name: ResourceName, value: string, time: ListTime): SQL | undefined {
  if (isMissingKind(value)) return missing[value](name, time);
  return Object.hasOwn(states, value) ? states[value]?.(name, time) : undefined;
}

/** The instants of a stretch of days in the theatre's time. */
export function withinDays(column: PgColumn, { from, to }: DayRange): SQL {
  const start = from ? sql`${column} >= ${startOfDay(from).toISOString()}` : sql`true`;
  const end = to ? sql`${column} < ${startOfDay(addDays(to, 1)).toISOString()}` : sql`true`;
  return sql`(${start} and ${end})`;
}

/** One filter with its values, which are alternatives. Values that mean nothing are ignored. */
export function filterCondition(
  name: ResourceName,
  filter: ListFilter,
  values: readonly string[],
  time: ListTime,
): SQL | undefined {
  const { table } = resourceTables[name];
  switch (filter.kind) {
    case 'conditions': {
      const allowed = values.filter((value) => filter.values.includes(value));
      return or(...allowed.map((value) => namedCondition(name, value, time)));
    }
    case 'period': {
      const column = columnOf(table, filter.field);
      const ranges = values.flatMap((value) => rangeOfPeriod(value, berlinDay(time.now)) ?? []);
      return or(...ranges.map((range) => withinDays(column, range)));
    }
    case 'field':
      return or(...values.map((value) => hasValue(name, filter.field, value)));
  }
}

function hasValue(name: ResourceName, field: string, value: string): SQL | undefined {
  const { table, lists = {} } = resourceTables[name];
  const described = fieldsOf(name)[field];
  const column = () => columnOf(table, field);
  switch (described?.kind) {
    case 'flag':
      return value === 'true' || value === 'false' ? eq(column(), value === 'true') : undefined;
    case 'choices':
      return described.values.includes(value)
        ? sql`${column()} @> ${JSON.stringify([value])}::jsonb`
        : undefined;
    case 'choice':
      return described.values.includes(value) ? eq(column(), value) : undefined;
    case 'reference':
      return isId(value) ? eq(columnOf(table, `${field}_id`), Number(value)) : undefined;
    case 'references': {
      const list = lists[field];
      if (!isId(value) || !list?.entry) return undefined;
      return sql`exists (select 1 from ${list.table}
        where ${columnOf(list.table, list.owner)} = ${columnOf(table, 'id')}
          and ${columnOf(list.table, list.entry)} = ${Number(value)})`;
    }
    default:
      return eq(column(), value);
  }
}

const isId = (value: string): boolean => /^\d+$/.test(value) && isRecordId(Number(value));
