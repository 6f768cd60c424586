// Converts a row of a pasted table to field values, problems, and interpretations.

import type { ChosenNames } from '#domain/back-office/pasted-table.ts';
import { formatDate, formatDateTime, weekdayShort } from '#domain/dates/date-format.ts';
import { berlinDay, type Day, isDay, toBerlinIso } from '#domain/dates/dates.ts';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import {
  type CellProblem,
  cellEntries,
  cellText,
  entrySeparator,
  plainWords,
  readCell,
} from '#domain/resources/read-cell.ts';
import type { ResourceField, ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { startFieldOf } from '#domain/resources/start-and-end-fields.ts';
import type { TableColumn } from '#domain/resources/table-column.ts';
import { fieldTexts } from '#i18n/back-office/field-texts.ts';
import { pasteTexts } from '#i18n/back-office/paste-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';
import { fillPlaceholders } from '#i18n/fill-placeholders.ts';
import type { VersionedRecord } from '../read-records.ts';
import type { NamedRecords } from './find-named.ts';

/** All that rows have in common. */
export interface TableReading {
  name: ResourceName;
  locale: Locale;
  today: Day;
  columns: readonly (TableColumn | null)[];
  /** By resource. */
  named: Partial<Record<ResourceName, NamedRecords>>;
  chosen: ChosenNames;
}

export interface RowData {
  data: Record<string, unknown>;
  problems: { column: number | null; message: string }[];
  understood: Record<number, string>;
  /** Unknown or ambiguous names. */
  unknown: { field: string; text: string }[];
}

/**
 * @param cells the cells to convert; null for a cell with the stored value
 * @param stored null for a new record
 */
export function readRow(
  reading: TableReading,
  cells: readonly (string | null)[],
  stored: VersionedRecord | null,
): RowData {
  const row: RowData = { data: {}, problems: [], understood: {}, unknown: [] };
  const fields = fieldsOf(reading.name);
  const byField = Map.groupBy(reading.columns.keys(), (at) => reading.columns[at]?.field);
  // Begins are converted before ends, whose day they determine.
  for (const [name, own] of [...byField].toSorted(
    ([a = ''], [b = '']) => Number(startFieldOf(a) !== null) - Number(startFieldOf(b) !== null),
  )) {
    const field = name === undefined || name === 'id' ? undefined : fields[name];
    if (!field || name === undefined) continue;
    const given = own.filter((at) => cells[at] !== null);
    // Empty cells of a new record get the default.
    const isEmpty = given.every((at) => cellText(cells[at] ?? '') === '');
    if (given.length === 0 || (isEmpty && !stored)) continue;
    readField(reading, { name, field, given, cells, stored }, row);
  }
  return row;
}

interface Given {
  name: string;
  field: ResourceField;
  /** The columns of this field whose cell has a value. */
  given: readonly number[];
  cells: readonly (string | null)[];
  stored: VersionedRecord | null;
}

function readField(reading: TableReading, of: Given, row: RowData): void {
  const { name, field, given, cells, stored } = of;
  const textAt = (at: number) => cellText(cells[at] ?? '');
  const [first = 0] = given;
  const { language } = reading.columns[first] ?? {};
  if (field.kind === 'reference' || field.kind === 'references') {
    readNames(reading, of, textAt(first), row);
  } else if (language) {
    const texts = given.map((at) => [reading.columns[at]?.language as Locale, textAt(at)] as const);
    row.data[name] = inLanguages(field, stored?.values[name], texts);
  } else {
    const text = field.kind === 'moment' ? dateTimeText(reading, given, textAt) : textAt(first);
    const start = row.data[startFieldOf(name) ?? ''];
    const current = start === undefined ? currentOf(name, field, stored) : null;
    const choices = choicesOf(reading.name, name);
    const found = readCell(field, text, { today: reading.today, current, start, choices });
    if (found.ok) {
      row.data[name] = found.value;
      const spoken = interpretedText(field, row.data[name], reading.locale);
      if (spoken && plainWords(spoken) !== plainWords(text)) row.understood[given.at(-1) ?? first] = spoken;
    } else {
      row.problems.push({ column: first, message: problemText(found.problem, reading.locale) });
    }
  }
}

/** Joins day and time, whichever column comes first. */
function dateTimeText(
  { columns }: TableReading,
  given: readonly number[],
  textAt: (at: number) => string,
): string {
  const order = ['day', undefined, 'time'];
  const parts = given.toSorted((a, b) => order.indexOf(columns[a]?.part) - order.indexOf(columns[b]?.part));
  return parts
    .map((at) => (columns[at]?.part === 'day' ? textAt(at).replace(/[ T]00:00(?::00)?$/, '') : textAt(at)))
    .filter(Boolean)
    .join(' ');
}

/** The moment that completes a day or a time. */
function currentOf(name: string, { kind }: ResourceField, stored: VersionedRecord | null) {
  const value = stored?.values[name] ?? null;
  return kind === 'moment' && value instanceof Date ? value.toISOString() : value;
}

/** Languages that are not in the table keep their stored values. */
function inLanguages(
  { kind }: ResourceField,
  stored: unknown,
  texts: readonly (readonly [Locale, string])[],
): unknown {
  const given = texts.map(([language, text]) => [language, kind === 'rich' ? asHtml(text) : text]);
  const value = { ...(stored as object | null), ...Object.fromEntries(given) } as Record<string, unknown>;
  return bothLanguages.every((language) => !value[language]) ? null : value;
}

/** A text without formatting as paragraphs. */
function asHtml(text: string): string {
  if (text === '' || /<\/?[a-z][^>]*>/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function readNames(reading: TableReading, { name, field, given }: Given, text: string, row: RowData): void {
  if (field.kind !== 'reference' && field.kind !== 'references') return;
  const [column = 0] = given;
  const texts = namesIn(field, text);
  const ids = texts.map((each) => {
    const chosen = reading.chosen[name]?.[each];
    if (chosen !== undefined) return chosen;
    const found = reading.named[field.to]?.get(plainWords(each)) ?? [];
    return found.length === 1 ? (found[0]?.id ?? null) : undefined;
  });
  const missing = texts.filter((_, at) => ids[at] === undefined);
  for (const each of missing) row.unknown.push({ field: name, text: each });
  if (missing.length > 0) {
    row.problems.push({ column, message: pasteTexts(reading.locale).problems.unknown_name });
  } else if (field.kind === 'reference') {
    row.data[name] = ids[0] ?? null;
  } else {
    row.data[name] = [...new Set(ids.filter((id) => id !== null))];
  }
}

/** The names in the cell of a reference. */
export function namesIn(field: ResourceField, text: string): string[] {
  if (text === '') return [];
  if (field.kind === 'reference') return [text];
  // Names may be "last, first", so a comma does not separate them; only the separator of exports does.
  return text.includes(entrySeparator.trim())
    ? cellEntries(text)
    : text
        .split(/[\n;]/)
        .map((each) => each.trim())
        .filter(Boolean);
}

const choices = new Map<string, readonly (readonly [string, string])[]>();

/** Labels of choices in both languages, cached for a limited number of fields. */
function choicesOf(name: ResourceName, field: string) {
  const key = `${name}.${field}`;
  const cached = choices.get(key);
  if (cached) return cached;
  const found = bothLanguages.flatMap((locale) =>
    Object.entries(resourceLabels(name, locale).fields[field]?.values ?? {}).map(
      ([value, label]) => [label, value] as const,
    ),
  );
  choices.set(key, found);
  return found;
}

/** A day or moment written out, to show how a short form was interpreted. */
function interpretedText({ kind }: ResourceField, value: unknown, locale: Locale): string {
  if (typeof value !== 'string') return '';
  if (kind === 'day' && isDay(value)) return `${weekdayShort(value, locale)} ${formatDate(value)}`;
  if (kind !== 'moment') return '';
  return `${weekdayShort(berlinDay(value), locale)} ${formatDateTime(toBerlinIso(new Date(value)))}`;
}

function problemText(problem: CellProblem, locale: Locale): string {
  const fields = fieldTexts(locale);
  const { problems } = pasteTexts(locale);
  switch (problem.rule) {
    case 'day':
      return fields.wrong_day[problem.reason];
    case 'moment':
      return fields.wrong_moment[problem.reason];
    case 'number':
      return fillPlaceholders(fields.number_from_to, { min: problem.min, max: problem.max });
    case 'amount':
      return fields.no_amount;
    case 'choice':
      return problems.choice.replace('{choices}', problem.choices.join(', '));
    default:
      return problems[problem.rule];
  }
}
