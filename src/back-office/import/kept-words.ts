/** A value of a file, or one that stays, in words: of tables only the rows that the other side lacks. */
import type { Locale } from '#domain/languages/locales.ts';
import { readableValue } from '#domain/resources/readable-value.ts';
import type { ImportTexts } from '#i18n/back-office/import-texts.ts';

interface Reader {
  locale: Locale;
  texts: Pick<ImportTexts, 'yes' | 'no' | 'entries' | 'entry'>;
}

/** Empty for nothing. */
export function keptWords(value: unknown, other: unknown, reader: Reader): string {
  if (!Array.isArray(value)) return wordsOf(value, reader);
  const rows = (list: unknown) => (Array.isArray(list) ? list.map((row) => wordsOf(row, reader)) : []);
  const others = rows(other);
  const own = rows(value).filter((row) => row !== '' && !others.includes(row));
  if (own.length > 0) return own.join('\n');
  // Records are named by their numbers alone here.
  const { entry, entries } = reader.texts;
  if (value.length < 2) return value.length === 0 ? '' : entry;
  return entries.replace('{count}', String(value.length));
}

function wordsOf(value: unknown, reader: Reader): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? reader.texts.yes : reader.texts.no;
  if (typeof value === 'string') return readableValue(value, reader.locale);
  if (typeof value !== 'object') return String(value);
  if ('de' in value) return [...new Set(Object.values(value))].join(' / ');
  return Object.entries(value)
    .filter(([name]) => name !== 'order' && !name.endsWith('_id'))
    .map(([, each]) => wordsOf(each, reader))
    .filter(Boolean)
    .join(', ');
}
