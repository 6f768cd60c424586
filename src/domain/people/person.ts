/** Members of the theatre and guests, for the ensemble, the teams and personal pages. */
import type { Event } from '#domain/events/event.ts';
import type { Slug } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';

/** A position ("Director") or category ("Ensemble"). */
export interface PersonGroup {
  id: number;
  name: string;
}

/** A person in a list. Missing texts are empty. */
export interface PersonEntry {
  id: number;
  /** Names and slugs are the same in both languages. */
  slug: string;
  first_name: string;
  last_name: string;
  position: PersonGroup | null;
  categories: PersonGroup[];
  is_ensemble: boolean;
  picture: Picture | null;
  /** Fields served in German because English is missing. */
  in_german: string[];
}

/** The roles of a person in one production: parts of the cast before credits. */
export interface PersonRole {
  production: { id: number; name: string; slug: Slug };
  /** Empty for a person without a role. */
  roles: string[];
}

/** The credits of a production. */
export interface ProductionTeam {
  id: number;
  name: string;
  slug: Slug;
  /** `person` is null for guests, who have no page. */
  credits: { role: string; name: string; person: { id: number; slug: string } | null }[];
  in_german: string[];
}

export interface Person extends PersonEntry {
  /** Sanitised HTML. */
  biography: string;
  quote: string;
  roles: PersonRole[];
  /** Upcoming events of these productions. */
  events: Event[];
}

/** Groups have a last name only. */
export function personName({ first_name, last_name }: Pick<PersonEntry, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** The initial for an A to Z list: "Ö" is "O", "Ł" is "L", anything else "#". */
export function letterOf(last_name: string): string {
  const first = last_name.trim().charAt(0).normalize('NFD').charAt(0).toUpperCase();
  if (/^[A-Z]$/.test(first)) return first;
  return foreignLetters[first] ?? '#';
}

/** Letters that Unicode does not decompose. */
const foreignLetters: Readonly<Record<string, string>> = {
  Ł: 'L',
  Ø: 'O',
  Æ: 'A',
  Œ: 'O',
  Đ: 'D',
  Þ: 'T',
  ẞ: 'S',
  ß: 'S',
  İ: 'I',
};

/** The people with this main position; all if it is null. */
export function withPosition<T extends Pick<PersonEntry, 'position'>>(
  people: readonly T[],
  position: number | null,
): T[] {
  return people.filter((person) => position === null || person.position?.id === position);
}

/** Grouped by initial in alphabetical order, "#" last. */
export function byLetter<T extends { last_name: string }>(people: readonly T[]): [letter: string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const person of people) {
    const letter = letterOf(person.last_name);
    const group = groups.get(letter);
    if (group) group.push(person);
    else groups.set(letter, [person]);
  }
  const rank = (letter: string) => (letter === '#' ? '~' : letter);
  return [...groups].sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1));
}
