// Reads events from a CSV file, as spreadsheets and box offices export it: one event per row, field names as headers.
import { events } from '#domain/resources/events.ts';
import type { ResourceField, ResourceFields } from '#domain/resources/resource.ts';
import { closestWord } from '#domain/search/closest-word.ts';
import { csvRows } from '#server/import/csv-rows.ts';
import { knownNames } from '#server/import/known-names.ts';
import type { SeasonProblem } from '#server/import/problem.ts';
import {
  emptyFile,
  maxRecords,
  type RawRecord,
  type ReadFile,
  type SeasonFile,
  tooManyRecords,
} from '#server/import/season-file.ts';
import type { Message } from '#server/services/records/fields/bilingual.ts';

const fields: ResourceFields = { key: { kind: 'word' }, ...events.fields };
const localizedFields = new Set(
  Object.keys(fields).filter((name) => ['line', 'plain'].includes((fields[name] as ResourceField).kind)),
);

/** Cells by column. */
type Row = ReadonlyMap<string, string>;

/** Parsers of cells by kind of field; others are text. */
const readersOfKind: Partial<Record<ResourceField['kind'], (cell: string, row: Row) => unknown>> = {
  flag: flagOf,
  integer: numberOf,
  choices: entriesOf,
  references: entriesOf,
};
/** Parsers of fields with a CSV format of their own. */
const readersOfField: Readonly<Record<string, (cell: string, row: Row) => unknown>> = {
  activity: numberOf,
  prices: (cell, row) => pricesOf(cell, row.get('prices.en') ?? ''),
  intervals: (cell) => entriesOf(cell).map(intervalOf),
};

/** All column headers. Texts and prices have one per language. */
export const csvColumns: readonly string[] = Object.keys(fields).flatMap((field) =>
  localizedFields.has(field)
    ? [`${field}.de`, `${field}.en`]
    : field === 'prices'
      ? [field, 'prices.en']
      : [field],
);

type Report = (line: number, field: string, message: Message) => void;

/** A field without a column keeps its stored value; an empty cell empties it. */
export function readCsv({ name, text }: SeasonFile): ReadFile {
  const problems: SeasonProblem[] = [];
  const records: RawRecord[] = [];
  const unreadKeys: string[] = [];
  const report: Report = (line, field, message) => {
    problems.push({ severity: 'error', file: name, line, record: '', field, message });
  };
  const { rows, misquoted } = csvRows(text);
  for (const line of misquoted) report(line, '', misquotedRow);
  const [header, ...lines] = rows;
  if (!header) {
    if (misquoted.length === 0) report(1, '', emptyFile);
    return { records, problems, isPartial: true };
  }
  if (lines.length > maxRecords) {
    report(header.line, '', tooManyRecords('events'));
    return { records, problems, isPartial: true };
  }
  const isEmpty = (at: number) => lines.every(({ cells }) => (cells[at] ?? '').trim() === '');
  const columns = readHeader(
    header.cells.map((name) => name.trim()),
    isEmpty,
    (field, message) => report(header.line, field, message),
  );
  if (!columns) return { records, problems, isPartial: true };
  const unread = new Set([
    ...fieldsLacking(columns),
    ...(columns.includes(null) ? fieldsWithout(columns) : []),
  ]);
  for (const { line, cells } of lines) {
    const row = new Map<string, string>();
    for (const [at, column] of columns.entries()) {
      if (column !== null && !row.has(column)) row.set(column, (cells[at] ?? '').trim());
    }
    const key = row.get('key') ?? '';
    if (cells.length !== columns.length) {
      report(line, '', wrongLength);
      unreadKeys.push(key);
    } else if (columns.includes('key')) {
      const position = { file: name, record: `events/${key.slice(0, 100)}`, lineOf: () => line };
      records.push({ section: 'events', value: recordOf(row), position, unread });
    }
  }
  return { records, problems, unreadKeys, isPartial: !columns.includes('key') };
}

/**
 * The field of each column, and the likely one of a misspelt column, so that its cells are checked too; null for an
 * unknown one.
 * @returns null if there is no header
 */
function readHeader(
  cells: readonly string[],
  isEmpty: (at: number) => boolean,
  report: (field: string, message: Message) => void,
): (string | null)[] | null {
  if (!isHeader(cells)) {
    report('', noHeader);
    return null;
  }
  const suggestion = knownNames(csvColumns);
  const columns = cells.map((name, at) => {
    if (csvColumns.includes(name)) {
      if (cells.indexOf(name) !== at) report(name, doubledColumn);
      return name;
    }
    if (name === '' && isEmpty(at)) return '';
    report(name, unknownColumn(name, suggestion));
    return localizedFields.has(name) ? `${name}.de` : closestWord(name, csvColumns);
  });
  if (!columns.includes('key')) report('key', noKey);
  // An unknown column may be the one that is missing.
  if (!columns.includes(null)) for (const field of fieldsLacking(columns)) report(field, noColumn(field));
  return columns;
}

/** Fields that every event needs, without a column: reported once, and not in every row. */
function fieldsLacking(columns: readonly (string | null)[]): string[] {
  const lacking = Object.entries(events.fields).flatMap(([field, described]) =>
    'required' in described && described.required && !columns.includes(field) ? [field] : [],
  );
  const isNamed = columns.includes('production') || columns.includes('name.de');
  return isNamed ? lacking : ['production', ...lacking];
}

/** Fields that an unknown column may be meant for. */
const fieldsWithout = (columns: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(Object.keys(fields).filter((field) => !columns.includes(field)));

/** Rather than the first event: one of its cells is a column, or half of them are misspelt ones. */
function isHeader(cells: readonly string[]): boolean {
  if (cells.some((name) => csvColumns.includes(name) || localizedFields.has(name))) return true;
  const names = cells.filter((name) => name !== '');
  return names.filter((name) => closestWord(name, csvColumns)).length * 2 >= names.length;
}

/** Converts a row to the JSON form. Invalid values are left unchanged and fail the validation later. */
function recordOf(row: Row): Record<string, unknown> {
  const values = Object.entries(fields).map(([name, { kind }]) => {
    if (localizedFields.has(name)) return [name, localizedOf(row.get(`${name}.de`), row.get(`${name}.en`))];
    const cell = row.get(name);
    // An empty cell empties the field; one without a column keeps its stored value.
    if (!cell) return [name, cell === '' ? null : undefined];
    const read = readersOfField[name] ?? readersOfKind[kind];
    return [name, read ? read(cell, row) : cell];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function localizedOf(de: string | undefined, en: string | undefined) {
  return de === undefined && en === undefined ? undefined : { de: de || null, en: en || null };
}

function entriesOf(cell: string): string[] {
  const entries = cell.split('|').map((entry) => entry.trim());
  return entries.filter(Boolean);
}

function numberOf(cell: string): number | string {
  return /^\d{1,9}$/.test(cell) ? Number(cell) : cell;
}

/** `Parkett=38.00|Rang=24.00`, and in the column for English `Stalls=38.00|Circle=24.00`. */
function pricesOf(german: string, english: string): unknown[] {
  const translations = entriesOf(english).map(priceOf);
  return entriesOf(german).map((entry, at) => {
    const { name, amount } = priceOf(entry);
    const translation = translations[at];
    return { name: { de: name, en: translation?.amount === amount ? translation.name : null }, amount };
  });
}

function priceOf(entry: string): { name: string; amount: string } {
  const at = entry.lastIndexOf('=');
  return at < 0
    ? { name: entry, amount: '' }
    : { name: entry.slice(0, at).trim(), amount: entry.slice(at + 1).trim() };
}

/** `70+20`: after 70 minutes, 20 minutes long. */
function intervalOf(entry: string): unknown {
  const match = /^(\d{1,4})\s*\+\s*(\d{1,4})$/.exec(entry);
  return match ? { after: Number(match[1]), minutes: Number(match[2]) } : entry;
}

function flagOf(cell: string): boolean | string {
  if (/^(?:true|1|ja|yes|x|wahr)$/i.test(cell)) return true;
  return /^(?:false|0|nein|no|falsch)$/i.test(cell) ? false : cell;
}

const noHeader: Message = {
  de: `Die Kopfzeile fehlt: In der ersten Zeile stehen die Namen der Felder. Es gibt: ${csvColumns.join(', ')}.`,
  en: `The header is missing: the names of the fields stand in the first line. There are: ${csvColumns.join(', ')}.`,
};
const noKey: Message = {
  de: 'Die Spalte "key" fehlt. An ihr wird jeder Termin wiedererkannt.',
  en: 'The column "key" is missing. Every event is known again by it.',
};
const noColumn = (field: string): Message => ({
  de: `Die Spalte "${field}" fehlt. Jeder Termin braucht sie${field === 'production' ? ', oder statt ihrer "name.de"' : ''}.`,
  en: `The column "${field}" is missing. Every event needs it${field === 'production' ? ', or "name.de" instead' : ''}.`,
});
const doubledColumn: Message = {
  de: 'Diese Spalte gibt es zweimal. Bitte eine davon löschen.',
  en: 'This column is there twice. Delete one of them.',
};

function unknownColumn(name: string, suggestion: (name: string) => Message): Message {
  const shown = JSON.stringify(name.slice(0, 60));
  if (localizedFields.has(name)) {
    return {
      de: `Die Spalte ${shown} braucht ihre Sprache: "${name}.de" oder "${name}.en".`,
      en: `The column ${shown} needs its language: "${name}.de" or "${name}.en".`,
    };
  }
  const { de, en } = suggestion(name);
  return { de: `Die Spalte ${shown} gibt es nicht. ${de}`, en: `There is no column ${shown}. ${en}` };
}

const wrongLength: Message = {
  de: 'Diese Zeile hat mehr oder weniger Felder als die erste. Texte mit Trennzeichen gehören in "…".',
  en: 'This line has more or fewer fields than the first one. Texts with separators belong between "…".',
};
const misquotedRow: Message = {
  de: 'Hier stimmen die Anführungszeichen nicht. Ein " im Text wird verdoppelt: "".',
  en: 'The quotation marks are not right here. A " inside a text is written twice: "".',
};
