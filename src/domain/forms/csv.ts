/** CSV (RFC 4180) that is safe to open in spreadsheets, for form entries. */

/**
 * Where a spreadsheet would begin a formula: at the start of a text, and behind line breaks and both separators, since
 * one that expects the other separator begins cells there, quoted or not. "12,-" and ";-)" stay.
 */
const formula = /^(?=[\t\r\n])|(?:^|[\t\r\n;,])[ \u00a0]*(?='*[=+\-@＝＋－＠](?!\)|$))/g;

/** A text that no spreadsheet executes: an apostrophe stands before each formula, another one where there is one. */
export const withoutFormulas = (text: string): string => text.replace(formula, "$&'");

/** Takes the apostrophes of {@link withoutFormulas} away. */
export const withFormulas = (text: string): string =>
  text.replace(/((?:^|[\t\r\n;,])[ \u00a0]*)'(?='*[=+\-@＝＋－＠](?!\)|$))/g, '$1');

function cell(value: string, separator: string): string {
  const text = withoutFormulas(value);
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line including its line end. German spreadsheets expect semicolons, English ones commas. */
export function csvLine(values: readonly string[], separator: ',' | ';'): string {
  return `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;
}

/** Written first. Without it spreadsheets misread umlauts. */
export const byteOrderMark = '\u{feff}';
