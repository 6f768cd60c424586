/** Recasts: parts with another actor at one event, matched with rows of the cast. */
import type { Localized } from '#domain/languages/localized.ts';

/** A part of the cast with its regular actor. */
export interface CastPart {
  role: Localized;
  name: string;
}

export interface Recast {
  role: Localized;
  /** The announced actor; empty if unknown. */
  instead_of: string;
  /** The actor. */
  name: string;
  /** The id of the actor; null for a guest without a page. */
  person: number | null;
}

/**
 * The index of the recast part in the cast; -1 if it is not there any more. The name of the part has precedence over
 * that of its actor, so that either can be corrected. `castRowIdOfRecast` in the services is the same in SQL.
 */
export function indexOfRecastPart(
  cast: readonly CastPart[],
  { role, instead_of }: Pick<Recast, 'role' | 'instead_of'>,
): number {
  const marks = cast.map((part) => (part.role.de === role.de ? 2 : 0) + (part.name === instead_of ? 1 : 0));
  const best = Math.max(0, ...marks);
  return best === 0 ? -1 : marks.indexOf(best);
}

/** Adds a recast, replacing an earlier one of the same part. */
export function withRecast(recasts: readonly Recast[], cast: readonly CastPart[], recast: Recast): Recast[] {
  return [...withoutPart(recasts, cast, recast), recast];
}

/** The recasts of a date without those of a part. */
export function withoutPart(
  recasts: readonly Recast[],
  cast: readonly CastPart[],
  part: Pick<Recast, 'role' | 'instead_of'>,
): Recast[] {
  const place = indexOfRecastPart(cast, part);
  return recasts.filter((each) =>
    place === -1
      ? each.role.de !== part.role.de || each.instead_of !== part.instead_of
      : indexOfRecastPart(cast, each) !== place,
  );
}
