// Matches columns of a pasted table with fields, by their labels in either language or their names in season files.
import type { PastedColumn, TableToCheck } from '#domain/back-office/pasted-table.ts';
import { locales } from '#domain/languages/locales.ts';
import { derivedFields } from '#domain/resources/list-view.ts';
import { isListed } from '#domain/resources/list-views.ts';
import { cellText, plainWords } from '#domain/resources/read-cell.ts';
import type { ResourceField, ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { type TableColumn, technicalHeader } from '#domain/resources/table-column.ts';
import { headerAliases, pasteTexts } from '#i18n/back-office/paste-texts.ts';
import { columnsOfField, tableColumns, tableHeader } from '../lists/table-cells.ts';
import { readTable, type TableRow } from './read-table.ts';

/** Kinds of fields that have no cell format. */
const noCell = new Set(['modules', 'parts', 'file', 'map', 'object', 'struck-text']);

function fitsCell(field: ResourceField): boolean {
  if (field.kind !== 'rows') return !noCell.has(field.kind);
  return 'after' in field.fields || 'amount' in field.fields;
}

/** All columns that a table may have, the number of the record first. */
export function writableColumns(name: ResourceName): TableColumn[] {
  const fields = Object.entries(fieldsOf(name)).filter(([, field]) => fitsCell(field));
  return [
    { field: 'id' },
    ...fields.flatMap(([field, { kind }]): TableColumn[] => {
      if (field === 'id') return [];
      if (kind !== 'moment') return columnsOfField(name, field);
      return [{ field }, { field, part: 'day' }, { field, part: 'time' }];
    }),
  ];
}

/** The label of a field as a choice for a column. */
export function targetLabel(name: ResourceName, column: TableColumn, locale: 'de' | 'en'): string {
  const head = tableHeader(name, column, locale);
  return column.part ? `${head}: ${pasteTexts(locale).parts[column.part]}` : head;
}

interface MatchedTable {
  has_head: boolean;
  columns: (TableColumn | null)[];
  /** The columns for the report. */
  shownColumns: PastedColumn[];
  /** The rows below the header. */
  rows: TableRow[];
}

/** The columns are those of the request, else they are matched by the first row if it names any. */
export function matchTable(name: ResourceName, request: TableToCheck): MatchedTable {
  const table = readTable(request.text);
  const first = table[0]?.cells ?? [];
  const matched = matchColumns(name, first);
  const has_head = request.has_head ?? matched.some((column) => column !== null);
  const writable = writableColumns(name);
  const chosen = request.columns?.map(
    (header) => writable.find((column) => technicalHeader(column) === header) ?? null,
  );
  const columns = first.map((_, at) => (chosen ?? (has_head ? matched : []))[at] ?? null);
  return {
    has_head,
    columns,
    shownColumns: first.map((cell, at) => {
      const column = columns[at] ?? null;
      return {
        head: has_head ? cellText(cell) : '',
        target: column && technicalHeader(column),
        is_derived: column === null && has_head && isDerivedHeader(name, cellText(cell)),
      };
    }),
    rows: has_head ? table.slice(1) : table,
  };
}

/** The columns by the heads of a table, each at most once. Names are compared without case and signs. */
export function matchColumns(name: ResourceName, heads: readonly string[]): (TableColumn | null)[] {
  const columns = writableColumns(name);
  const found: (TableColumn | null)[] = heads.map(() => null);
  const isDerived = heads.map((head) => isDerivedHeader(name, head));
  for (const namesOf of [fullNames, aliases, shortNames]) {
    for (const column of columns) {
      if (found.includes(column)) continue;
      const names = new Set(namesOf(name, column).map(plainWords));
      const at = heads.findIndex(
        (head, index) => !found[index] && !isDerived[index] && names.has(plainWords(head)),
      );
      if (at >= 0) found[at] = column;
    }
  }
  return found;
}

/** Whether a header names a derived value of this list. */
function isDerivedHeader(name: ResourceName, head: string): boolean {
  const words = plainWords(head);
  const derived = isListed(name) ? tableColumns(name).filter(({ field }) => isDerivedField(field)) : [];
  return derived.some(({ field }) =>
    [field, ...locales.map(({ code }) => tableHeader(name, { field }, code))].some(
      (label) => plainWords(label) === words,
    ),
  );
}

const isDerivedField = (field: string) => derivedFields.some((derived) => derived === field);

const heads = (name: ResourceName, column: TableColumn) =>
  locales.map(({ code }) => targetLabel(name, column, code));

function fullNames(name: ResourceName, column: TableColumn): string[] {
  const technical = technicalHeader(column);
  // Fields with equal labels are exported with their names in brackets.
  const withTechnicalName = heads(name, column).map((head) => `${head} [${technical}]`);
  return [technical, ...withTechnicalName, ...heads(name, column)];
}

function aliases(name: ResourceName, column: TableColumn): readonly string[] {
  return headerAliases[name]?.[technicalHeader(column)] ?? [];
}

/** "Bühne oder Gastspielort" is a "Bühne"; a label without its language is the text in that of the label. */
function shortNames(name: ResourceName, { field, language, part }: TableColumn): string[] {
  if (part || field === 'id') return [];
  const languages = language ? [language] : locales.map(({ code }) => code);
  return languages.flatMap((locale) => {
    const label = tableHeader(name, { field }, locale);
    return [label, label.split(/,| oder | or |\(/)[0] as string];
  });
}
