// Cleans plain text before it is stored: removes invisible characters and those that PostgreSQL rejects.
import { withoutInvisible } from '#domain/languages/invisible-characters.ts';

/** Multi-line text: normalises line ends, with those of Word and PowerPoint among them, and trims. */
export function cleanPlain(text: string): string {
  return withoutInvisible(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')).replace(
    /^[ \t\n]+|[ \t\n]+$/g,
    '',
  );
}

/** Single-line text: line breaks and runs of blanks become one blank; no-break spaces stay. */
export function cleanLine(text: string): string {
  return cleanPlain(text).replace(/[ \t\n]+/g, ' ');
}
