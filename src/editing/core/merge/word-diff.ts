/** Diffs two texts by words, without formatting. */
import { diffWordsWithSpace } from 'diff';
import type { TextKind } from './text-blocks.ts';

export interface DiffPart {
  kind: 'same' | 'new' | 'gone';
  text: string;
}

/** In reading order, including spaces; a deletion precedes its replacement. */
export function wordDiff(before: string, after: string): DiffPart[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value,
  }));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The plain text: of rich text one line per paragraph, with a bullet before list items. */
export function wordsIn(kind: TextKind, text: string): string {
  if (kind !== 'rich') return text;
  return text
    .replace(/<li\b[^>]*>/g, '\n• ')
    .replace(/<(?:p|br)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, number, name) =>
      number ? String.fromCodePoint(Number(number)) : (entities[name] ?? whole),
    )
    .replace(/• \n/g, '• ')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
