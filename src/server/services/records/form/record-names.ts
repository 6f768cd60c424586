// What records are called, in the reader's language: for the fields of a form that refer to them.
import { sql } from 'drizzle-orm';
import { formatDate, formatTime, weekdayShort } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf, resources } from '#domain/resources/resources.ts';
import { namedPlace, type PlaceRow, placeOf } from '#server/services/hub/hub-places.ts';
import type { Queries } from '#server/services/site/content-version.ts';
import { type EditedRecord, type Row, readRecords } from '../read-records.ts';

export type Names = ReadonlyMap<number, string>;

const textIn = (value: unknown, locale: Locale): string =>
  typeof value === 'string' ? value : value ? textOf(value as Localized, locale) : '';

/** By number; a record without a title is called by what it belongs to. */
export async function nameRecords(
  queries: Queries,
  name: ResourceName,
  ids: readonly number[],
  locale: Locale,
): Promise<Names> {
  if (ids.length === 0) return new Map();
  if (name === 'containers') return nameContainers(queries, ids, locale);
  const records = await readRecords(queries, name, ids);
  const owners = await nameOwners(queries, name, records, locale);
  return new Map(records.map((record) => [record.id, recordName(name, record, owners, locale)]));
}

function recordName(name: ResourceName, { id, values }: EditedRecord, owners: Names, locale: Locale) {
  const titles = resources[name].title.map((field) => textIn(values[field], locale));
  const owner = owners.get(ownerOf(values) ?? 0) ?? '';
  if (name === 'events') {
    const begin = values.date_start as Date;
    const day = berlinDay(begin);
    const when = `${weekdayShort(day, locale)} ${formatDate(day)}, ${formatTime(begin)}`;
    return `${titles[0] || owner}, ${when}`;
  }
  return titles.filter(Boolean).join(' ') || owner || `#${id}`;
}

const ownerOf = (values: Row) => values.production as number | null | undefined;

async function nameOwners(
  queries: Queries,
  name: ResourceName,
  records: readonly EditedRecord[],
  locale: Locale,
): Promise<Names> {
  if (fieldsOf(name).production?.kind !== 'reference') return new Map();
  const ids = [...new Set(records.flatMap(({ values }) => ownerOf(values) ?? []))];
  return nameRecords(queries, 'productions', ids, locale);
}

/** The page, record or screen that a container is shown on. */
async function nameContainers(queries: Queries, ids: readonly number[], locale: Locale): Promise<Names> {
  const { rows } = await queries.execute<PlaceRow & { container: number }>(sql`
    select given.id as container, p.* from unnest(${sql.param([...ids])}::int[]) as given(id)
    ${placeOf(sql`given.id`)}`);
  return new Map(rows.map((row) => [row.container, namedPlace(row, locale).title || `#${row.container}`]));
}
