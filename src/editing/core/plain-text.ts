/** Text between a field of the page and the draft, without what only the page needs. */

export type PlainKind = 'line' | 'plain';

/**
 * What somebody wrote, from what stands on the page: without the soft hyphens that the server sets into titles,
 * and without blanks at its end, which the page shows while one types on.
 */
export function storedText(seen: string, kind: PlainKind): string {
  const text = seen.replaceAll('\u00ad', '').replace(/\r\n?/g, '\n');
  return (kind === 'line' ? text.replace(/\s*\n\s*/g, ' ') : text).trimEnd();
}

/** What is put in of something pasted or dropped: never a control character, and in one line never a break. */
export function pastedText(text: string, kind: PlainKind): string {
  const clean = text.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  return kind === 'line' ? clean.trim().replace(/\s*[\n\t]\s*/g, ' ') : clean;
}

export interface TextChange {
  /** From where on two texts differ. */
  from: number;
  /** Where the difference ends in the new one: the caret's place after a step back. */
  to: number;
}

/** Where two texts differ; null if they are the same. */
export function textChange(before: string, after: string): TextChange | null {
  if (before === after) return null;
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let same = 0;
  const maxLength = Math.min(before.length, after.length) - from;
  while (same < maxLength && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: after.length - same };
}
