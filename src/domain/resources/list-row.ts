/** A row of a list: the record's id, name, and listed values. */
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, type Instant } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { ResourceName } from './resource.ts';
import { resources } from './resources.ts';

export interface ListedRecord {
  id: number;
  version: number;
  /** The name in the reader's language. */
  name: string;
  /** By field: texts as `{ de, en }`, instants in ISO 8601, other records as {@link ListedReference}. */
  values: Readonly<Record<string, unknown>>;
  /** Whether it has unpublished changes. */
  has_draft: boolean;
  /** When the next scheduled change is published, ISO 8601; null if there is none. */
  planned_at: string | null;
}

/** Another record in a list's value. */
export interface ListedReference {
  id: number;
  name: Localized | string | null;
}

/** A bilingual or plain text in the reader's language; empty if there is none. */
export function textIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  return value && typeof value === 'object' ? textOf(value as Localized, locale) : '';
}

/** The name of a record: its title, or without one the name of its parent, or its id. */
export function recordName(
  name: ResourceName,
  { id, values }: Pick<ListedRecord, 'id' | 'values'>,
  locale: Locale,
): string {
  if (name === 'events') return eventName(values, locale) || `#${id}`;
  const title = resources[name].title.map((field) => textIn(values[field], locale)).filter(Boolean);
  const owner = (values.production ?? values.parent) as ListedReference | null | undefined;
  return title.join(' ') || textIn(owner?.name, locale) || textIn(values.file_name, locale) || `#${id}`;
}

/** "Nora, Fr 3.10., 19.30": a name alone does not identify an event. */
function eventName(values: ListedRecord['values'], locale: Locale): string {
  const start = values.date_start as Instant;
  const day = formatDayShort(berlinDay(start), locale);
  const time = values.unspecific_time ? [] : [formatTime(start)];
  return [textIn(values.shown_name, locale), day, ...time].filter(Boolean).join(', ');
}
