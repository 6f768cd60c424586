/** Collisions: two bookings of a stage, too little time to change sets, a person in two places. */
import type { Localized } from '#domain/languages/localized.ts';
import { strike_minutes } from '#site';

/** A part with its actor. People without a record are identified by name. */
export interface BookedPart {
  person_id: number | null;
  name: string;
  role: Localized;
}

/** A booking of a stage, of persons, or of a company on tour, from one moment to another. */
export interface Booking {
  /** Identifies the booking: "events 12". */
  key: string;
  title: string;
  /** Null for guest performances, which use no stage of the theatre. */
  stage_name: string | null;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  production_id: number | null;
  /** A set has to be built before it and struck after it. */
  has_set: boolean;
  cast: readonly BookedPart[];
  /** An internal date, at which nobody performs. */
  is_internal: boolean;
}

/** A person who would have to be in two places. */
interface DoubleCast {
  name: string;
  role: Localized;
  other_role: Localized;
}

export type Collision =
  | { kind: 'stage'; other: Booking }
  /** `minutes` is the time between the two. */
  | { kind: 'strike'; other: Booking; minutes: number }
  | { kind: 'cast'; other: Booking; people: DoubleCast[] };

const isAtOnce = (a: Booking, b: Booking): boolean => a.start < b.end && b.start < a.end;

/** The collisions of a booking, in the order of `others`. */
export function collisionsOf(booking: Booking, others: readonly Booking[]): Collision[] {
  return others.flatMap((other) => (other.key === booking.key ? [] : collisionsBetween(booking, other)));
}

/** Bookings with collisions by key; both sides of each. */
export function findCollisions(bookings: readonly Booking[]): Map<string, Collision[]> {
  const found = bookings.map((booking) => [booking.key, collisionsOf(booking, bookings)] as const);
  return new Map(found.filter(([, collisions]) => collisions.length > 0));
}

/** The number of collisions; each has two sides. */
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
  const minutes = Math.round(Math.max(own.start - other.end, other.start - own.end) / 60_000);
  // Twice a day the same play needs no other set.
  const isSamePlay = own.production_id !== null && own.production_id === other.production_id;
  const isOtherSet = own.has_set && other.has_set && !isSamePlay;
  return isOtherSet && minutes < strike_minutes ? [{ kind: 'strike', other, minutes }] : [];
}

const nameOf = ({ person_id, name }: BookedPart): string =>
  person_id === null ? name.trim() : `#${person_id}`;

function doubleCast(own: readonly BookedPart[], other: readonly BookedPart[]): DoubleCast[] {
  const parts = new Map(other.map((part) => [nameOf(part), part]));
  const found = own.flatMap((part) => {
    const second = nameOf(part) === '' ? undefined : parts.get(nameOf(part));
    return second ? [{ name: part.name, role: part.role, other_role: second.role }] : [];
  });
  return [...new Map(found.map((each) => [each.name, each])).values()];
}
