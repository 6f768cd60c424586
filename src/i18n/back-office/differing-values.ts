/** Two versions of a stored value as short texts, from where they differ: for the log and the changes of an import. */
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { readableValue } from '#domain/resources/readable-value.ts';
import { type CountedText, formatCount } from '../format-count.ts';

interface TextContext {
  locale: Locale;
  texts: { yes: string; no: string; entries: CountedText };
}

type Pair = readonly [string, string];

/** Characters of a text, and those of them that both versions begin with. */
const maxLength = 160;
const context = 40;

/**
 * Of a text in both languages only those that differ, of a list the rows that the other lacks, or from the first to the
 * last that has another place. Empty for no value.
 */
export function differingTexts(before: unknown, after: unknown, reader: TextContext): Pair {
  if (Array.isArray(before) || Array.isArray(after))
    return (
      movedRows(before, after, reader) ??
      fromDifference(rowsText(before, after, reader), rowsText(after, before, reader))
    );
  if (!isLocalized(before) && !isLocalized(after))
    return fromDifference(textOf(before, reader), textOf(after, reader));
  const pairs = bothLanguages
    .map((language) =>
      [before, after].map((each) => textOf(isLocalized(each) ? each[language] : each, reader)),
    )
    .filter(([one, other]) => one !== other)
    .map(([one = '', other = '']) => fromDifference(one, other));
  const joined = (at: 0 | 1) => [...new Set(pairs.map((pair) => pair[at]))].filter(Boolean).join(' / ');
  return [joined(0), joined(1)];
}

/** Both on one line; long texts begin shortly before the first difference. Tags are shown if nothing else differs. */
function fromDifference(before: string, after: string): Pair {
  const isMarkup = before !== after && withoutTags(before) === withoutTags(after);
  const [one, other] = isMarkup ? [before, after] : [withoutTags(before), withoutTags(after)];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const start = same > 2 * context ? one.lastIndexOf(' ', same - context) + 1 : 0;
  const shortened = (text: string) => {
    const rest = text.slice(start);
    const end = rest.length > maxLength ? `${rest.slice(0, maxLength - 1)}…` : rest;
    return start > 0 ? `… ${end}` : end;
  };
  return [shortened(one), shortened(other)];
}

const withoutTags = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const rowsOf = (list: readonly unknown[], reader: TextContext) => list.map((row) => textOf(row, reader));

/** The rows that have moved; null if anything else differs. */
function movedRows(before: unknown, after: unknown, reader: TextContext): Pair | null {
  if (!Array.isArray(before) || !Array.isArray(after)) return null;
  const [one, other] = [rowsOf(before, reader), rowsOf(after, reader)];
  if (JSON.stringify(one.toSorted()) !== JSON.stringify(other.toSorted())) return null;
  const hasMoved = (row: string, at: number) => row !== other[at];
  const [first, last] = [one.findIndex(hasMoved), one.findLastIndex(hasMoved)];
  if (first === -1) return null;
  const joined = (rows: readonly string[]) => rows.slice(first, last + 1).join('; ');
  return fromDifference(joined(one), joined(other));
}

function rowsText(value: unknown, other: unknown, reader: TextContext): string {
  if (!Array.isArray(value)) return textOf(value, reader);
  const others = Array.isArray(other) ? rowsOf(other, reader) : [];
  const own = rowsOf(value, reader).filter((row) => row !== '' && !others.includes(row));
  if (own.length > 0) return own.join('; ');
  // Records are named by their numbers alone here.
  return value.length === 0 ? '' : formatCount(reader.texts.entries, value.length);
}

const isLocalized = (value: unknown): value is Partial<Record<Locale, unknown>> =>
  typeof value === 'object' && value !== null && ('de' in value || 'en' in value);

function textOf(value: unknown, reader: TextContext): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? reader.texts.yes : reader.texts.no;
  if (typeof value === 'string') return readableValue(value, reader.locale);
  if (typeof value !== 'object') return String(value);
  if (isLocalized(value)) return [...new Set(Object.values(value))].filter(Boolean).join(' / ');
  return Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== 'order' && !name.endsWith('_id'))
    .map(([, each]) => textOf(each, reader))
    .filter(Boolean)
    .join(', ');
}
