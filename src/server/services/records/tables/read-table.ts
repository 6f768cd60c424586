// Parses a pasted text into rows of cells: tabs from spreadsheets, and CSV with semicolons or commas.
import { parse } from 'csv-parse/sync';

export interface TableRow {
  /** The row number in the text, from 1. */
  number: number;
  cells: string[];
}

/** Empty rows are left out; all others get the same number of cells. */
export function readTable(text: string): TableRow[] {
  const rows = parsed(text)
    .map((cells, at): TableRow => ({ number: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const isFilled = (at: number) => rows.some(({ cells }) => (cells[at] ?? '').trim() !== '');
  const widths = rows.map(({ cells }) => cells.length);
  // Spreadsheets copy empty columns at the right with the rest.
  const width = Array.from({ length: Math.max(0, ...widths) }, (_, at) => at).findLastIndex(isFilled) + 1;
  return rows.map(({ number, cells }) => ({
    number,
    cells: Array.from({ length: width }, (_, at) => cells[at] ?? ''),
  }));
}

function parsed(text: string): string[][] {
  const options = {
    bom: true,
    delimiter: separatorOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  };
  try {
    return parse(text, options);
  } catch {
    // A quotation mark that nothing closes is a sign like any other.
    return parse(text, { ...options, quote: false });
  }
}

/** The most frequent separator of the first row; tabs if it has one column. */
function separatorOf(text: string): string {
  const first = firstRow(text);
  const counted = ['\t', ';', ','].map((sign) => [sign, first.split(sign).length] as const);
  // Spreadsheets copy with tabs; commas and semicolons then belong to the texts.
  if ((counted[0]?.[1] ?? 1) > 1) return '\t';
  return counted.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '\t';
}

/** The first line, ending at a line break outside of quotation marks, without quoted text. */
function firstRow(text: string): string {
  const unquoted = text.replace(/^\ufeff/, '').replace(/"(?:[^"]|"")*"/g, '');
  return unquoted.split(/[\r\n]/).find((line) => line.trim() !== '') ?? '';
}
