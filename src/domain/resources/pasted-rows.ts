/** Rows of a form pasted as lines: a table from a spreadsheet ("Parkett", a tab, "58,00"), or a list "Hamlet: Ida Beispiel". */
import { cellText, readCell } from './read-cell.ts';
import type { ResourceField, ResourceFields } from './resource.ts';

export type FormRow = Readonly<Record<string, unknown>>;

/** The labels of a field's choices, each with its value. */
export type ChoicesOf = (field: string) => readonly (readonly [name: string, value: string])[];

/** A placeholder: no field of a row depends on the current day. */
const today = '1970-01-01';

/** Fields with a cell of their own; references are found by the name in another cell. */
const ownCells = (fields: ResourceFields) =>
  Object.entries(fields).filter(([, { kind }]) => kind !== 'reference');

/** Cells of a row with both languages of each text. */
const columnCount = (fields: ResourceFields): number =>
  ownCells(fields).reduce((sum, [, { kind }]) => sum + (kind === 'line' ? 2 : 1), 0);

/**
 * Parses lines into rows. Cells are separated by tabs; without any, a line is split at its first colon or semicolon.
 * Lines with a cell for each language have both, shorter ones German only, as do lines with an amount in place of the
 * English text. An invalid cell is kept as text. A line with several amounts ("Parkett", "48", "24") becomes a row for
 * each.
 * @returns null for a single line without a tab, which is an ordinary text
 */
export function readPastedRows(fields: ResourceFields, text: string, choicesOf: ChoicesOf): FormRow[] | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const isTable = text.includes('\t');
  if (lines.length === 0 || (lines.length === 1 && !isTable)) return null;
  return lines.flatMap((line) => rowsOf(fields, isTable ? line.split('\t') : listCells(line), choicesOf));
}

function listCells(line: string): string[] {
  const end = line.search(/[:;]/);
  return end < 0 ? [line] : [line.slice(0, end), line.slice(end + 1)];
}

/** One row, or one for each amount. */
function rowsOf(fields: ResourceFields, cells: readonly string[], choicesOf: ChoicesOf): FormRow[] {
  const texts = cells.map(cellText);
  const last = ownCells(fields).at(-1)?.[1];
  const before = ownCells(fields).length - 1;
  const isAmount = (text = '') =>
    text !== '' && last?.kind === 'amount' && readCell(last, text, { today }).ok;
  if (!isAmount(texts[before])) return [rowOf(fields, texts, choicesOf)];
  const amounts = texts.slice(before).filter((text) => text !== '');
  return amounts.map((amount) => rowOf(fields, [...texts.slice(0, before), amount], choicesOf));
}

function rowOf(fields: ResourceFields, texts: readonly string[], choicesOf: ChoicesOf): FormRow {
  const remaining = [...texts];
  const hasBoth = remaining.length >= columnCount(fields);
  const row: Record<string, unknown> = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  for (const [name, field] of ownCells(fields)) {
    const cell = remaining.shift() ?? '';
    const english = field.kind === 'line' && hasBoth ? remaining.shift() : undefined;
    row[name] = field.kind === 'line' ? textOf(cell, english) : cellValue(field, cell, choicesOf(name));
  }
  return row;
}

const textOf = (de: string, en: string | undefined) => (en ? { de, en } : de ? { de } : null);

function cellValue(field: ResourceField, cell: string, choices: ReturnType<ChoicesOf>): unknown {
  const read = readCell(field, cell, { today, choices });
  return read.ok ? read.value : { unread: cell };
}
