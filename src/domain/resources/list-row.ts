/** A row of a list: the record's number, what it is called, and the values that the list shows. */
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, type Instant } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type Localized, textOf } from '#domain/languages/localized.ts';
import type { ResourceName } from './resource.ts';
import { resources } from './resources.ts';

export interface ListedRecord {
  id: number;
  version: number;
  /** What it is called, in the reader's language. */
  name: string;
  /** By field: texts as `{ de, en }`, instants in ISO 8601, other records as {@link ListedReference}. */
  values: Readonly<Record<string, unknown>>;
  /** Whether something is written of it that is not public. */
  has_draft: boolean;
  /** When the next change that is planned becomes public, ISO 8601; null where none is. */
  planned_at: string | null;
}

/** Another record in a list's value. */
export interface ListedReference {
  id: number;
  name: Localized | string | null;
}

/** A text that may have a language, in the reader's; empty where there is none. */
export function textIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  return value && typeof value === 'object' ? textOf(value as Localized, locale) : '';
}

/** The name of a record: its title, or for what has none, what it belongs to; its number at last. */
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

/** "Nora, Fr 3.10., 19.30": the name alone tells no event from the next. */
function eventName(values: ListedRecord['values'], locale: Locale): string {
  const begin = values.date_start as Instant;
  const day = formatDayShort(berlinDay(begin), locale);
  const time = values.unspecific_time ? [] : [formatTime(begin)];
  return [textIn(values.shown_name, locale), day, ...time].filter(Boolean).join(', ');
}
