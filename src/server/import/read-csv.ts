// Reads events from a CSV file, as spreadsheets and box offices export it: one event per row, field names as headers.
import { CsvError, parse } from 'csv-parse/sync';
import { events } from '#domain/resources/events.ts';
import type { ResourceField, ResourceFields } from '#domain/resources/resource.ts';
import { closestWord } from '#domain/search/closest-word.ts';
import type { Problem } from '#server/import/problem.ts';
import type { RawRecord, SeasonFile } from '#server/import/season-file.ts';
import type { Message } from '#server/services/records/fields/bilingual.ts';

const fields: ResourceFields = { key: { kind: 'word' }, ...events.fields };
const fieldsOfKind = (...kinds: ResourceField['kind'][]) =>
  new Set(Object.keys(fields).filter((name) => kinds.includes((fields[name] as ResourceField).kind)));
const localizedFields = fieldsOfKind('line', 'plain');
const flags = fieldsOfKind('flag');
const numbers = fieldsOfKind('integer').add('activity');
const lists = fieldsOfKind('choices', 'references');

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
  const [heads, ...lines] = rows;
  if (!heads) {
    if (problems.length === 0) report(1, '', noHeads);
    return { records: [], problems };
  }
  const columns = heads.cells.map((head) => head.trim());
  for (const [at, head] of columns.entries()) {
    if (!csvColumns.includes(head)) report(heads.line, head, unknownColumn(head));
    else if (columns.indexOf(head) !== at) report(heads.line, head, doubledColumn);
  }
  if (!columns.includes('key')) report(heads.line, 'key', noKey);
  if (problems.length > 0) return { records: [], problems };
  const records = lines.map(({ line, cells }): RawRecord => {
    const row = new Map(columns.map((column, at) => [column, (cells[at] ?? '').trim()]));
    const key = row.get('key') ?? '';
    const place = { file: name, record: `events/${key.slice(0, 100)}`, lineOf: () => line };
    return { section: 'events', value: recordOf(row), place };
  });
  return { records, problems };
}

interface Row {
  line: number;
  cells: string[];
}

function parseRows(text: string, report: (line: number, field: string, message: Message) => void): Row[] {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  // German spreadsheets separate by semicolons, since numbers have commas.
  const delimiter = firstLine.split(';').length > firstLine.split(',').length ? ';' : ',';
  try {
    const parsed = parse(text, { bom: true, delimiter, info: true, skip_empty_lines: true }) as unknown as {
      record: string[];
      info: { lines: number };
    }[];
    return parsed.map(({ record, info }) => {
      const breaks = record.join('').split('\n').length - 1;
      return { line: info.lines - breaks, cells: record };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report(typeof error.lines === 'number' ? error.lines : 1, '', brokenRow(error.code));
    return [];
  }
}

/** The record as JSON would have it. Unreadable values stay as they are and fail the check later. */
function recordOf(row: ReadonlyMap<string, string>): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const field of Object.keys(fields)) {
    if (localizedFields.has(field)) {
      const de = row.get(`${field}.de`);
      const en = row.get(`${field}.en`);
      if (de !== undefined || en !== undefined) record[field] = { de: de || null, en: en || null };
      continue;
    }
    const cell = row.get(field);
    if (cell === undefined) continue;
    if (cell === '') record[field] = null;
    else if (field === 'prices') record[field] = pricesOf(cell, row.get('prices.en') ?? '');
    else if (field === 'intervals') record[field] = entriesOf(cell).map(intervalOf);
    else if (lists.has(field)) record[field] = entriesOf(cell);
    else if (flags.has(field)) record[field] = flagOf(cell);
    else if (numbers.has(field)) record[field] = /^\d{1,9}$/.test(cell) ? Number(cell) : cell;
    else record[field] = cell;
  }
  return record;
}

const entriesOf = (cell: string) =>
  cell
    .split('|')
    .map((entry) => entry.trim())
    .filter(Boolean);

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

const noHeads: Message = {
  de: 'Die Datei ist leer. In der ersten Zeile stehen die Namen der Felder.',
  en: 'The file is empty. The names of the fields stand in its first line.',
};
const noKey: Message = {
  de: 'Die Spalte "key" fehlt. An ihr wird jeder Termin wiedererkannt.',
  en: 'The column "key" is missing. Every event is known again by it.',
};
const doubledColumn: Message = {
  de: 'Diese Spalte gibt es zweimal. Bitte eine davon löschen.',
  en: 'This column is there twice. Delete one of them.',
};

function unknownColumn(head: string): Message {
  const shown = JSON.stringify(head.slice(0, 60));
  if (localizedFields.has(head)) {
    return {
      de: `Die Spalte ${shown} braucht ihre Sprache: "${head}.de" oder "${head}.en".`,
      en: `The column ${shown} needs its language: "${head}.de" or "${head}.en".`,
    };
  }
  const meant = closestWord(head, csvColumns);
  return {
    de: `Die Spalte ${shown} gibt es nicht. ${meant ? `Gemeint ist wohl "${meant}".` : `Es gibt: ${csvColumns.join(', ')}.`}`,
    en: `There is no column ${shown}. ${meant ? `Did you mean "${meant}"?` : `There are: ${csvColumns.join(', ')}.`}`,
  };
}

function brokenRow(code: string): Message {
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
