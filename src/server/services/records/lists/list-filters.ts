// The filters above a list with the values to choose from, in the reader's language.

import { type SQL, sql } from 'drizzle-orm';
import type { ShownFilter } from '#domain/back-office/list-page.ts';
import { formatMonth } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { ListQuery } from '#domain/resources/list-query.ts';
import { textIn } from '#domain/resources/list-row.ts';
import { isMissingKind, type ListFilter } from '#domain/resources/list-view.ts';
import { type ListedResource, listViewOf } from '#domain/resources/list-views.ts';
import { monthsAround, periods } from '#domain/resources/periods.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { stageLabel, stageNames } from '#domain/venues/venues.ts';
import { listFilterTexts } from '#i18n/back-office/list-filter-texts.ts';
import { listTexts } from '#i18n/back-office/list-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import type { Database } from '#server/db/client.server.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnsOf } from '#server/db/table-columns.ts';
import type { ListContext } from '../list-records.ts';
import { rowsOfResource } from '../read-records.ts';
import { recordNameSql } from './list-values.ts';

type Option = ShownFilter['options'][number];

/** Records to choose from; a longer list is searched, not chosen from. */
const maxOptions = 300;

/** In the order of the list. One query for each filter by other records or stored values. */
export function shownFilters(
  { db }: Pick<Database, 'db'>,
  resource: ListedResource,
  { filters = {} }: ListQuery,
  context: ListContext,
): Promise<ShownFilter[]> {
  const { locale } = context;
  const texts = listFilterTexts(locale);
  return Promise.all(
    listViewOf(resource).filters.map(async (filter): Promise<ShownFilter> => {
      const { name } = filter;
      const label = texts.filter_names[name] ?? resourceLabels(resource, locale).fields[name]?.label ?? name;
      const options = await optionsOf(db, resource, filter, context);
      const value = filters[name]?.[0] ?? '';
      // A day in the address is a choice as well, though no list offers it.
      const isListed = value === '' || options.some((option) => option.value === value);
      return {
        name,
        label,
        value,
        any: filter.kind === 'period' ? null : name === 'missing' ? texts.any_missing : texts.any,
        options: isListed ? options : [...options, { value, label: value }],
      };
    }),
  );
}

async function optionsOf(
  db: Database['db'],
  resource: ListedResource,
  filter: ListFilter,
  { locale, now }: ListContext,
): Promise<Option[]> {
  const texts = listFilterTexts(locale);
  switch (filter.kind) {
    case 'conditions':
      return filter.values.map((value) => ({
        value,
        label: isMissingKind(value) ? texts.missing[value] : (texts.conditions[value] ?? value),
      }));
    case 'period': {
      const months = monthsAround(berlinDay(now)).map((month) => ({
        value: month,
        label: formatMonth(month, locale),
      }));
      const named = periods.map((value) => ({ value, label: texts.periods[value] }));
      return [...named.slice(0, 3), ...months, ...named.slice(3)];
    }
    case 'field':
      return optionsOfField(db, resource, filter.field, locale);
  }
}

async function optionsOfField(
  db: Database['db'],
  resource: ListedResource,
  field: string,
  locale: Locale,
): Promise<Option[]> {
  if (field === 'stage_name') return stageNames.map((value) => ({ value, label: stageLabel(value, locale) }));
  const described = fieldsOf(resource)[field];
  const { values = {} } = resourceLabels(resource, locale).fields[field] ?? {};
  switch (described?.kind) {
    case 'flag': {
      const { yes, no } = listTexts(locale);
      return [
        { value: 'true', label: yes },
        { value: 'false', label: no },
      ];
    }
    case 'choice':
    case 'choices':
      return described.values.map((value) => ({ value, label: values[value] ?? value }));
    case 'reference':
    case 'references':
      return recordOptions(db, described.to, locale);
    default: {
      const { table } = resourceTables[resource];
      const column = columnsOf(table)[field];
      const { rows } = await db.execute<{ value: string }>(
        sql`select distinct ${column} as value from ${table} where ${column} <> '' order by 1 desc limit ${maxOptions}`,
      );
      return rows.map(({ value }) => ({ value, label: value }));
    }
  }
}

async function recordOptions(db: Database['db'], to: ResourceName, locale: Locale): Promise<Option[]> {
  const { table } = resourceTables[to];
  const columns = columnsOf(table);
  const order: SQL = columns.order ? sql`r."order", r.id` : sql`r.id`;
  const { rows } = await db.execute<{ id: number; name: Localized | string }>(
    sql`select r.id, ${recordNameSql(to, 'r')} as name from ${table} r where ${rowsOfResource(to) ?? sql`true`}
      order by ${order} limit ${maxOptions}`,
  );
  return rows.map(({ id, name }) => ({ value: String(id), label: textIn(name, locale) }));
}
