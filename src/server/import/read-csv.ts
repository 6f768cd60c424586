// Reads events from a CSV file, as spreadsheets and box offices export it: one event per row, field names as headers.
import { CsvError, parse } from 'csv-parse/sync';
import { events } from '#domain/resources/events.ts';
import type { ResourceField, ResourceFields } from '#domain/resources/resource.ts';
import { isMisspelt, knownNames } from '#server/import/known-names.ts';
import type { Problem } from '#server/import/problem.ts';
import { emptyFile, type RawRecord, type SeasonFile } from '#server/import/season-file.ts';
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

/** A field without a column keeps its stored value; an empty cell empties it. */
export function readCsv({ name, text }: SeasonFile): { records: RawRecord[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const report = (line: number, field: string, message: Message) => {
    problems.push({ severity: 'error', file: name, line, record: '', field, message });
  };
  const rows = parseRows(text, report);
  const [header, ...lines] = rows;
  if (!header) {
    if (problems.length === 0) report(1, '', emptyFile);
    return { records: [], problems };
  }
  const columns = header.cells.map((name) => name.trim());
  if (!isHeader(columns)) {
    report(header.line, '', noHeader);
    return { records: [], problems };
  }
  const suggestion = knownNames(csvColumns);
  const isEmpty = (at: number) => lines.every(({ cells }) => (cells[at] ?? '').trim() === '');
  for (const [at, name] of columns.entries()) {
    if (name === '' && isEmpty(at)) continue;
    if (!csvColumns.includes(name)) report(header.line, name, unknownColumn(name, suggestion));
    else if (columns.indexOf(name) !== at) report(header.line, name, doubledColumn);
  }
  if (!columns.includes('key')) report(header.line, 'key', noKey);
  if (problems.length > 0) return { records: [], problems };
  const records = lines.map(({ line, cells }): RawRecord => {
    const row = new Map(columns.map((column, at) => [column, (cells[at] ?? '').trim()]));
    const key = row.get('key') ?? '';
    const place = { file: name, record: `events/${key.slice(0, 100)}`, lineOf: () => line };
    return { section: 'events', value: recordOf(row), place };
  });
  return { records, problems };
}

/** Rather than the first event: one of its cells is a column, or half of them are misspelt ones. */
function isHeader(cells: readonly string[]): boolean {
  if (cells.some((name) => csvColumns.includes(name) || localizedFields.has(name))) return true;
  const names = cells.filter((name) => name !== '');
  return names.filter((name) => isMisspelt(name, csvColumns)).length * 2 >= names.length;
}

interface Line {
  line: number;
  cells: string[];
}

function parseRows(text: string, report: (line: number, field: string, message: Message) => void): Line[] {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  // German spreadsheets separate by semicolons, since numbers have commas.
  const delimiter = firstLine.split(';').length > firstLine.split(',').length ? ';' : ',';
  try {
    const parsed = parse(text, { bom: true, delimiter, info: true, skip_empty_lines: true }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    const rows = parsed.map(({ record, info }) => {
      const breaks = record.join('').split('\n').length - 1;
      return { line: info.lines - breaks, cells: record };
    });
    // Spreadsheets export rows and columns that were emptied, as separators only.
    return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(typeof error.lines === 'number' ? error.lines : 1, '', invalidRowMessage(error.code));
    return [];
  }
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

function invalidRowMessage(code: string): Message {
  if (code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') {
    return {
      de: 'Diese Zeile hat mehr oder weniger Felder als die erste. Texte mit Trennzeichen gehören in "…".',
      en: 'This line has more or fewer fields than the first one. Texts with separators belong between "…".',
    };
  }
  return {
    de: 'Hier stimmen die Anführungszeichen nicht. Ein " im Text wird verdoppelt: "".',
    en: 'The quotation marks are not right here. A " inside a text is written twice: "".',
  };
}
