// Splits a CSV into rows, also behind one that cannot be read, so that one report has all errors of the file.
import { type CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  line: number;
  cells: string[];
}

/** Characters read again behind misquoted rows: as many as the largest file has. */
const maxReadAgain = 30_000_000;

/** `misquoted` are the lines of rows with wrong quotation marks; after the first row, reading goes on behind them. */
export function csvRows(text: string): { rows: CsvRow[]; misquoted: number[] } {
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  // German spreadsheets separate by semicolons, since numbers have commas.
  const delimiter = firstLine.split(';').length > firstLine.split(',').length ? ';' : ',';
  const rows: CsvRow[] = [];
  const misquoted: number[] = [];
  let before = 0;
  let readAgain = 0;
  for (let rest: string | null = text; rest !== null; ) {
    const { parsed, isWhole } = parseToError(rest, delimiter);
    for (const { record, info } of parsed) {
      const breaks = record.join('').split('\n').length - 1;
      rows.push({ line: before + info.lines - breaks, cells: record });
    }
    if (isWhole) break;
    const lines: string[] = rest.split('\n');
    let at = parsed.at(-1)?.info.lines ?? 0;
    while (lines[at]?.trim() === '') at++;
    misquoted.push(before + at + 1);
    before += at + 1;
    readAgain += rest.length;
    const isLast: boolean = rows.length === 0 || readAgain > maxReadAgain || at + 1 >= lines.length;
    rest = isLast ? null : lines.slice(at + 1).join('\n');
  }
  // Spreadsheets export rows and columns that were emptied, as separators only.
  return { rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')), misquoted };
}

interface ParsedRow {
  record: string[];
  /** `lines` is the row's last line. */
  info: { lines: number };
}

/** The rows before the first error: the parser's next ones may begin anywhere. */
function parseToError(text: string, delimiter: string): { parsed: ParsedRow[]; isWhole: boolean } {
  let valid: number | null = null;
  const parsed = parse(text, {
    bom: true,
    delimiter,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      valid ??= Number(error?.records ?? 0);
      return undefined;
    },
  }) as unknown as ParsedRow[];
  return valid === null ? { parsed, isWhole: true } : { parsed: parsed.slice(0, valid), isWhole: false };
}
