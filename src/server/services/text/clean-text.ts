// Cleans plain text before it is stored: removes invisible characters and those that PostgreSQL rejects.

/**
 * Control characters except tab and line feed, bidirectional overrides, lone surrogates and noncharacters. Joiners,
 * soft hyphens and no-break spaces are legitimate.
 */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufdd0-\ufdef\ufffe\uffff]|\p{Cs}/gu;

/** Multi-line text: normalises line ends and trims. */
export function cleanPlain(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replace(/^[ \t\n]+|[ \t\n]+$/g, '');
}

/** Single-line text: line breaks and runs of blanks become one blank; no-break spaces stay. */
export function cleanLine(text: string): string {
  return cleanPlain(text).replace(/[ \t\n]+/g, ' ');
}
