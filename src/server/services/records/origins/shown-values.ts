// Days, times, prices and numbers of a record, as pages show them.
import { formatDate, formatDayLong, formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, isDay } from '#domain/dates/dates.ts';
import { formatDuration } from '#domain/dates/durations.ts';
import { formatPrice } from '#domain/events/prices.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { visibleTextOf } from '#domain/resources/origin.ts';
import type { ResourceField, ResourceFields } from '#domain/resources/resource.ts';
import type { Row } from '../read-records.ts';

/** A number matches only beside the word for its unit. */
const counted: Readonly<Record<string, RegExp>> = {
  age_recommendation: /jahr|year/i,
  tickets_left: /karte|ticket/i,
};

/** The path of the first field whose value occurs in a text; null if there is none, or the text is a plain number. */
export function fieldShownIn(
  text: string,
  fields: ResourceFields,
  values: Row,
  locale: Locale,
  path = '',
): string | null {
  if (!/[^\d\s]/.test(text)) return null;
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === null || value === undefined) continue;
    const own = path + name;
    if (field.kind === 'rows') {
      for (const [at, row] of (value as Row[]).entries()) {
        const inner = fieldShownIn(text, field.fields, row, locale, `${own}.${at}.`);
        if (inner !== null) return inner;
      }
    } else if (field.kind !== 'integer' || name === 'duration' || counted[name]?.test(text)) {
      if (shownForms(field, value, name, locale).some((shown) => isWholeIn(visibleTextOf(shown), text)))
        return own;
    }
  }
  return null;
}

/** Not as a part of a longer number. */
const isWholeIn = (shown: string, text: string): boolean =>
  text.split(shown).some((before, at, all) => {
    const after = all[at + 1];
    return after !== undefined && !/\d[.,]?$/.test(before) && !/^(?:[.,]?\d)/.test(after);
  });

function shownForms({ kind }: ResourceField, value: unknown, name: string, locale: Locale): string[] {
  switch (kind) {
    case 'moment':
      return [...dayForms(berlinDay(value as Date), locale), formatTime(value as Date)];
    case 'day':
      return isDay(value) ? dayForms(value, locale) : [];
    case 'amount':
      return [formatPrice(value as string, locale)];
    case 'integer':
      return [name === 'duration' ? formatDuration(value as number, locale) : String(value)];
    default:
      return [];
  }
}

const dayForms = (day: string, locale: Locale): string[] => [
  formatDayShort(day, locale),
  formatDayLong(day, locale),
  formatDate(day),
];
