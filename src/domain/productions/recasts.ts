/** Parts that somebody else plays on one date, and which row of the cast each of them concerns. */
import type { Localized } from '#domain/languages/localized.ts';

/** A part of the cast and who plays it as a rule. */
export interface CastPart {
  role: Localized;
  name: string;
}

export interface Recast {
  role: Localized;
  /** Who was announced; empty where that is not known. */
  instead_of: string;
  /** Who plays. */
  name: string;
  /** The id of who plays; null for a guest without a page. */
  person: number | null;
}

/**
 * The place in the cast of the part that a recast concerns; -1 if the cast has it no longer. The name of the part counts
 * before that of its player, so that either of them can be corrected. `concernedRow` in the services is the same in SQL.
 */
export function concernedPart(
  cast: readonly CastPart[],
  { role, instead_of }: Pick<Recast, 'role' | 'instead_of'>,
): number {
  const marks = cast.map((part) => (part.role.de === role.de ? 2 : 0) + (part.name === instead_of ? 1 : 0));
  const best = Math.max(0, ...marks);
  return best === 0 ? -1 : marks.indexOf(best);
}

/** The recasts of a date with one more; it takes the place of an earlier one of the same part. */
export function withRecast(recasts: readonly Recast[], cast: readonly CastPart[], recast: Recast): Recast[] {
  return [...withoutPart(recasts, cast, recast), recast];
}

/** The recasts of a date without those of a part. */
export function withoutPart(
  recasts: readonly Recast[],
  cast: readonly CastPart[],
  part: Pick<Recast, 'role' | 'instead_of'>,
): Recast[] {
  const place = concernedPart(cast, part);
  return recasts.filter((each) =>
    place === -1
      ? each.role.de !== part.role.de || each.instead_of !== part.instead_of
      : concernedPart(cast, each) !== place,
  );
}
