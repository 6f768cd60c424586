/** The value of a file, or the one that stays, as a text; of lists only the rows that the other side lacks. */
import type { Locale } from '#domain/languages/locales.ts';
import { readableValue } from '#domain/resources/readable-value.ts';
import type { ImportTexts } from '#i18n/back-office/import-texts.ts';
import { formatCount } from '#i18n/format-count.ts';

interface TextContext {
  locale: Locale;
  texts: Pick<ImportTexts, 'yes' | 'no' | 'entries'>;
}

/** @param other the value of the other side. @returns empty for no value */
export function differingText(value: unknown, other: unknown, context: TextContext): string {
  if (!Array.isArray(value)) return textOf(value, context);
  const rows = (list: unknown) => (Array.isArray(list) ? list.map((row) => textOf(row, context)) : []);
  const others = rows(other);
  const own = rows(value).filter((row) => row !== '' && !others.includes(row));
  if (own.length > 0) return own.join('\n');
  // Records are named by their numbers alone here.
  return value.length === 0 ? '' : formatCount(context.texts.entries, value.length);
}

function textOf(value: unknown, context: TextContext): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? context.texts.yes : context.texts.no;
  if (typeof value === 'string') return readableValue(value, context.locale);
  if (typeof value !== 'object') return String(value);
  if ('de' in value) return [...new Set(Object.values(value))].join(' / ');
  return Object.entries(value)
    .filter(([name]) => name !== 'order' && !name.endsWith('_id'))
    .map(([, each]) => textOf(each, context))
    .filter(Boolean)
    .join(', ');
}
