// A list's values as the cells of a spreadsheet, in the words that people read on the screen.

import { formatDate, formatMoment } from '#domain/dates/date-format.ts';
import { isDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { type ListedRecord, type ListedReference, textIn } from '#domain/resources/list-row.ts';
import { listedFields, listViewOf } from '#domain/resources/list-views.ts';
import { entrySeparator } from '#domain/resources/read-cell.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { type TableColumn, technicalHeader } from '#domain/resources/table-column.ts';
import { formatAmount } from '#domain/resources/typed-numbers.ts';
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

/** Its number first, so that a table that comes back finds its records. */
export function tableColumns(name: ResourceName): TableColumn[] {
  const fields = listedFields(listViewOf(name)).filter((field) => field !== 'thumbnail');
  return [{ field: 'id' }, ...fields.flatMap((field) => columnsOfField(name, field))];
}

/** What a column is called above a list. */
export function tableHeader(name: ResourceName, { field, language }: TableColumn, locale: Locale): string {
  const texts = listTexts(locale);
  const derived = (texts.columns as Record<string, string | undefined>)[field];
  const label = resourceLabels(name, locale).fields[field]?.label ?? derived ?? field;
  return language ? `${label} (${texts.languages[language]})` : label;
}

/** Labels in one language; the name of the field is added where two labels are the same. */
export function tableHeaders(name: ResourceName, columns: readonly TableColumn[], locale: Locale): string[] {
  const heads = columns.map((column) => tableHeader(name, column, locale));
  // Two fields may be called the same: then their names tell them apart.
  return heads.map((head, at) => {
    const isOnly = heads.indexOf(head) === heads.lastIndexOf(head);
    return isOnly ? head : `${head} [${technicalHeader(columns[at] as TableColumn)}]`;
  });
}

/** A record as texts in the order of the columns: empty for what is missing, choices and flags in words. */
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
    if (fieldsOf(name)[field]?.kind === 'amount') return formatAmount(String(value), locale);
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
  if (typeof entry === 'string' && instant.test(entry)) return formatMoment(entry);
  if (typeof entry !== 'object' || entry === null) return choices[String(entry)] ?? String(entry);
  if ('after' in entry && 'minutes' in entry) return `${entry.after}+${entry.minutes}`;
  if ('amount' in entry && 'name' in entry)
    return `${textIn(entry.name, locale)}=${formatAmount(String(entry.amount), locale)}`;
  return 'name' in entry ? textIn((entry as ListedReference).name, locale) : textIn(entry, locale);
}
