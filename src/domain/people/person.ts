/** People of the house and its guests. Serves the ensemble, the teams and the page of each person. */
import type { Event } from '#domain/events/event.ts';
import type { Slug } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';

/** A position ("Director") or a category ("Ensemble"), as people are listed by it. */
export interface PersonGroup {
  id: number;
  name: string;
}

/** A person as lists show them. Texts are empty where there is none. */
export interface PersonEntry {
  id: number;
  /** Names are the same in both languages, and so is the address. */
  slug: string;
  first_name: string;
  last_name: string;
  position: PersonGroup | null;
  categories: PersonGroup[];
  is_ensemble: boolean;
  picture: Picture | null;
  /** Names of fields that are served in German because English is missing. */
  in_german: string[];
}

/** What somebody does in one production: parts that are played first, then what the credits name. */
export interface PersonRole {
  production: { id: number; name: string; slug: Slug };
  /** Empty where somebody is only named. */
  roles: string[];
}

/** Who made a production, line by line. */
export interface ProductionTeam {
  id: number;
  name: string;
  slug: Slug;
  /** Guests without a page have a name and no person. */
  credits: { role: string; name: string; person: { id: number; slug: string } | null }[];
  in_german: string[];
}

/** Everything that a person's page tells. */
export interface Person extends PersonEntry {
  /** Rich text, sanitised HTML. */
  biography: string;
  quote: string;
  roles: PersonRole[];
  /** The next evenings of these productions. */
  events: Event[];
}

/** First name, then last name; groups have only the latter. */
export function personName({ first_name, last_name }: Pick<PersonEntry, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** The letter under which a name stands in an alphabet of 26: "Ö" with "O", "Ł" with "L"; "#" for all else. */
export function letterOf(last_name: string): string {
  const first = last_name.trim().charAt(0).normalize('NFD').charAt(0).toUpperCase();
  if (/^[A-Z]$/.test(first)) return first;
  return foreignLetters[first] ?? '#';
}

/** Letters that Unicode does not take apart. */
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

/** People by the letter of their last name, in the order of the alphabet; "#" stands last. */
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
