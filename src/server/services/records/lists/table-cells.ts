// Formats a list's values as the cells of a spreadsheet, as on the screen.

import { formatDate, formatDateTime } from '#domain/dates/date-format.ts';
import { isDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { type ListedRecord, type ListedReference, textIn } from '#domain/resources/list-row.ts';
import { listedFields, listViewOf } from '#domain/resources/list-views.ts';
import { entrySeparator } from '#domain/resources/read-cell.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { type TableColumn, technicalHeader } from '#domain/resources/table-column.ts';
import { formatAmountInput } from '#domain/resources/typed-numbers.ts';
import { listTexts } from '#i18n/back-office/list-texts.ts';
import { resourceLabels } from '#i18n/back-office/resource-labels.ts';

const localized = new Set(['line', 'plain', 'rich', 'slugs']);
const languages = ['de', 'en'] as const;

/** The columns of a field: one, or one per language. */
export function columnsOfField(name: ResourceName, field: string): TableColumn[] {
  const described = fieldsOf(name)[field];
  const isLocalized =
    described && (localized.has(described.kind) || (described.kind === 'address' && described.localized));
  return isLocalized ? languages.map((language) => ({ field, language })) : [{ field }];
}

/** The id comes first, so that a pasted table can be matched with its records. */
export function tableColumns(name: ResourceName): TableColumn[] {
  const fields = listedFields(listViewOf(name)).filter((field) => field !== 'thumbnail');
  return [{ field: 'id' }, ...fields.flatMap((field) => columnsOfField(name, field))];
}

/** The header of a column. */
export function tableHeader(name: ResourceName, { field, language }: TableColumn, locale: Locale): string {
  const texts = listTexts(locale);
  const derived = (texts.columns as Record<string, string | undefined>)[field];
  const label = resourceLabels(name, locale).fields[field]?.label ?? derived ?? field;
  return language ? `${label} (${texts.languages[language]})` : label;
}

/** Headers in one language; equal ones are distinguished by the field's name. */
export function tableHeaders(name: ResourceName, columns: readonly TableColumn[], locale: Locale): string[] {
  const heads = columns.map((column) => tableHeader(name, column, locale));
  // Adds the field's name to equal headers.
  return heads.map((head, at) => {
    const isOnly = heads.indexOf(head) === heads.lastIndexOf(head);
    return isOnly ? head : `${head} [${technicalHeader(columns[at] as TableColumn)}]`;
  });
}

/** A record as texts in the order of the columns: missing values are empty, choices and flags are words. */
export function tableCells(
  name: ResourceName,
  columns: readonly TableColumn[],
  record: ListedRecord,
  locale: Locale,
): string[] {
  return columns.map(({ field, language }) => {
    if (field === 'id') return String(record.id);
    const value = record.values[field];
    if (value === null || value === undefined) return '';
    if (language) return (value as Localized)[language] ?? '';
    // "12.05" is the 12th of May to a German spreadsheet.
    if (fieldsOf(name)[field]?.kind === 'amount') return formatAmountInput(String(value), locale);
    const choices = resourceLabels(name, locale).fields[field]?.values ?? {};
    const entries = Array.isArray(value) ? value : [value];
    return entries.map((entry) => entryText(entry, choices, locale)).join(entrySeparator);
  });
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A value, or an entry of a list: a flag, a day, a moment, a choice, another record's name, an interval, a price. */
function entryText(entry: unknown, choices: Readonly<Record<string, string>>, locale: Locale): string {
  if (typeof entry === 'boolean') return entry ? listTexts(locale).yes : listTexts(locale).no;
  if (typeof entry === 'string' && isDay(entry)) return formatDate(entry);
  if (typeof entry === 'string' && instant.test(entry)) return formatDateTime(entry);
  if (typeof entry !== 'object' || entry === null) return choices[String(entry)] ?? String(entry);
  if ('after' in entry && 'minutes' in entry) return `${entry.after}+${entry.minutes}`;
  if ('amount' in entry && 'name' in entry)
    return `${textIn(entry.name, locale)}=${formatAmountInput(String(entry.amount), locale)}`;
  return 'name' in entry ? textIn((entry as ListedReference).name, locale) : textIn(entry, locale);
}
