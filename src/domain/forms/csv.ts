/** CSV (RFC 4180) that is safe to open in spreadsheets, for form entries. */

/** Cells that a spreadsheet would evaluate as a formula. They are prefixed with an apostrophe. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string, separator: string): string {
  const text = formula.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line including its line end. German spreadsheets expect semicolons, English ones commas. */
export function csvLine(values: readonly string[], separator: ',' | ';'): string {
  return `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;
}

/** Written first. Without it spreadsheets misread umlauts. */
export const byteOrderMark = '\u{feff}';
