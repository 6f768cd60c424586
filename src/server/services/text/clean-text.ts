// Text as it is stored: without what nobody sees and PostgreSQL does not take. Serves everything that editors write.

/**
 * Control characters but tab and line feed, marks that turn the direction of reading around, halves of characters,
 * and places that will never be characters. Joiners, soft hyphens and protected blanks are part of good texts.
 */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufdd0-\ufdef\ufffe\uffff]|\p{Cs}/gu;

/** Several lines: line ends are line feeds, nothing but text remains, no blanks around it. */
export function cleanPlain(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replace(/^[ \t\n]+|[ \t\n]+$/g, '');
}

/** One line: line breaks and rows of blanks become one blank; protected blanks stay. */
export function cleanLine(text: string): string {
  return cleanPlain(text).replace(/[ \t\n]+/g, ' ');
}
