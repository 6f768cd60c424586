/** What cannot be at once: two bookings of a stage, too little time to strike a set, somebody cast in both plays. */
import type { Localized } from '#domain/languages/localized.ts';
import { strike_minutes } from '#site';

/** A part and who plays it. Whoever has no record is told apart by name. */
export interface CastPart {
  person_id: number | null;
  name: string;
  role: Localized;
}

/** What is occupied from one moment to another: a stage, persons, or a company on tour. */
export interface Booking {
  /** Tells bookings apart: "events 12". */
  key: string;
  title: string;
  /** Null for guest performances, which take no stage of the theatre. */
  stage_name: string | null;
  /** Milliseconds since 1970. */
  begin: number;
  end: number;
  production_id: number | null;
  /** A set has to stand for it and to be struck after it. */
  has_set: boolean;
  cast: readonly CastPart[];
  /** An internal date: whoever is there does not play. */
  is_internal: boolean;
}

/** Somebody who would have to be in two places. */
export interface DoubleCast {
  name: string;
  role: Localized;
  other_role: Localized;
}

export type Collision =
  | { kind: 'stage'; other: Booking }
  /** `minutes` are what lies between the two. */
  | { kind: 'strike'; other: Booking; minutes: number }
  | { kind: 'cast'; other: Booking; people: DoubleCast[] };

const isAtOnce = (a: Booking, b: Booking): boolean => a.begin < b.end && b.begin < a.end;

/** What a booking collides with, in the order of the others. */
export function collisionsOf(booking: Booking, others: readonly Booking[]): Collision[] {
  return others.flatMap((other) => (other.key === booking.key ? [] : collisionsBetween(booking, other)));
}

/** Bookings with collisions by key; both sides of each. */
export function findCollisions(bookings: readonly Booking[]): Map<string, Collision[]> {
  const found = bookings.map((booking) => [booking.key, collisionsOf(booking, bookings)] as const);
  return new Map(found.filter(([, collisions]) => collisions.length > 0));
}

/** How many there are; each has two sides. */
export function countPairs(collisions: ReadonlyMap<string, readonly Collision[]>): number {
  const pairs = [...collisions].flatMap(([key, found]) =>
    found.map(({ other }) => [key, other.key].toSorted().join()),
  );
  return new Set(pairs).size;
}

function collisionsBetween(own: Booking, other: Booking): Collision[] {
  const people = isAtOnce(own, other) ? doubleCast(own.cast, other.cast) : [];
  const cast: Collision[] = people.length > 0 ? [{ kind: 'cast', other, people }] : [];
  if (own.stage_name === null || own.stage_name !== other.stage_name) return cast;
  if (isAtOnce(own, other)) return [{ kind: 'stage', other }, ...cast];
  const minutes = Math.round(Math.max(own.begin - other.end, other.begin - own.end) / 60_000);
  // Twice a day the same play needs no other set.
  const isSamePlay = own.production_id !== null && own.production_id === other.production_id;
  const isOtherSet = own.has_set && other.has_set && !isSamePlay;
  return isOtherSet && minutes < strike_minutes ? [{ kind: 'strike', other, minutes }] : [];
}

const nameOf = ({ person_id, name }: CastPart): string =>
  person_id === null ? name.trim() : `#${person_id}`;

function doubleCast(own: readonly CastPart[], other: readonly CastPart[]): DoubleCast[] {
  const parts = new Map(other.map((part) => [nameOf(part), part]));
  const found = own.flatMap((part) => {
    const second = nameOf(part) === '' ? undefined : parts.get(nameOf(part));
    return second ? [{ name: part.name, role: part.role, other_role: second.role }] : [];
  });
  return [...new Map(found.map((each) => [each.name, each])).values()];
}
