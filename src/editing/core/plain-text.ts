/** Converts plain text between an editable element and the document. */

export type PlainKind = 'line' | 'plain';

/**
 * The text of an element as it is stored: without the soft hyphens that the server inserts into titles, without halves of
 * characters, and without trailing blanks, which are kept while typing.
 */
export function storedText(shown: string, kind: PlainKind): string {
  const text = shown.replace(/[\u00ad\p{Cs}]/gu, '').replace(/\r\n?/g, '\n');
  return (kind === 'line' ? text.replace(/\s*\n\s*/g, ' ') : text).trimEnd();
}

/** Text to insert from a paste or drop: without control characters and halves of characters, in single-line fields without line breaks. */
export function pastedText(text: string, kind: PlainKind): string {
  const clean = text.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n').replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '');
  return kind === 'line' ? clean.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*[\n\t]\s*/g, ' ') : clean;
}

export interface TextChange {
  /** Start of the difference. */
  from: number;
  /** End of the difference in the new text: the caret's position after an undo. */
  to: number;
}

/** The difference of two texts; null if they are equal. */
export function textChange(before: string, after: string): TextChange | null {
  if (before === after) return null;
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let same = 0;
  const maxLength = Math.min(before.length, after.length) - from;
  while (same < maxLength && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: after.length - same };
}
