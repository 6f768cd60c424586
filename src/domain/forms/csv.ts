/** Tables for spreadsheets (RFC 4180), safe to open. Serves what is taken home of form entries. */

/** Cells that a spreadsheet would take for a formula; they get an apostrophe. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string, separator: string): string {
  const text = formula.test(value) ? `'${value}` : value;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line with its end. German spreadsheets part cells by semicolons, English ones by commas. */
export function csvLine(values: readonly string[], separator: ',' | ';'): string {
  return `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;
}

/** Before the first line: without it spreadsheets take umlauts for something else. */
export const byteOrderMark = '\u{feff}';
