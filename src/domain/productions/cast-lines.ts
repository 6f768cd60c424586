/** Parses pasted lines "Part: Name" and compares them with the cast. */
import type { BoardPart } from './cast-board.ts';

export interface CastLineRow {
  /** From 1. */
  line: number;
  role: string;
  name: string;
  /** `no-part` and `no-name` keep the whole paste from being written. */
  result: 'new' | 'changed' | 'same' | 'no-part' | 'no-name';
  /** The current actor; empty for a new part. */
  before: string;
  /** The id of the person of that name; null for a guest without a page. */
  person: number | null;
}

/** A paste as the server has checked it. */
export interface PastedCast {
  /** The version of the production that the lines were compared with. */
  version: number;
  /** The resulting cast. */
  cast: BoardPart[];
  rows: CastLineRow[];
}

/** The part ends at the first tab, or else at the first colon. Empty lines are skipped. */
export function readCastLines(text: string): { line: number; role: string; name: string }[] {
  return text.split('\n').flatMap((whole, at) => {
    if (whole.trim() === '') return [];
    const end = whole.includes('\t') ? whole.indexOf('\t') : whole.indexOf(':');
    const [role, name] = end < 0 ? ['', whole] : [whole.slice(0, end), whole.slice(end + 1)];
    return [{ line: at + 1, role: collapseSpaces(role), name: collapseSpaces(name) }];
  });
}

const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Merges pasted lines into a cast. A line replaces the actor of the part with its name, the second line of a name that
 * of the second such part; an unknown part is appended. Other parts stay.
 * @param persons ids by full name
 */
export function castWithLines(
  cast: readonly BoardPart[],
  lines: ReturnType<typeof readCastLines>,
  persons: ReadonlyMap<string, number>,
): { cast: BoardPart[]; rows: CastLineRow[] } {
  const next = [...cast];
  const assigned = new Set<number>();
  const rows = lines.map(({ line, role, name }): CastLineRow => {
    const person = persons.get(name) ?? null;
    const row = { line, role, name, before: '', person };
    if (role === '') return { ...row, result: 'no-part' };
    if (name === '') return { ...row, result: 'no-name' };
    const at = cast.findIndex((part, place) => part.role.de === role && !assigned.has(place));
    const part = cast[at];
    if (!part) {
      next.push({ role: { de: role }, name, person });
      return { ...row, result: 'new' };
    }
    assigned.add(at);
    if (part.name === name) return { ...row, result: 'same', before: name, person: part.person };
    next[at] = { ...part, name, person };
    return { ...row, result: 'changed', before: part.name };
  });
  return { cast: next, rows };
}

/** Whether the rows change anything, and all of them are valid. */
export function isWritable(rows: readonly CastLineRow[]): boolean {
  return (
    rows.some(({ result }) => result === 'new' || result === 'changed') &&
    rows.every(({ result }) => result !== 'no-part' && result !== 'no-name')
  );
}
