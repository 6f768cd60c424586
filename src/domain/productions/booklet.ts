/** The digital programme booklet of a production: its sections, their order and addresses. */
import type { Event } from '#domain/events/event.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import type { Production, ProductionFact } from './production.ts';

/** A section of the booklet. */
export interface BookletSection {
  id: number;
  headline: string;
  lead: string;
  author: string;
  /** Sanitised HTML. */
  text: string;
  container: ShownContainer | null;
  /** Text fields served in German because English is missing. */
  in_german: string[];
}

export type BookletProduction = Pick<
  Production,
  | 'id'
  | 'name'
  | 'slug'
  | 'subtitle'
  | 'author'
  | 'season'
  | 'picture'
  | 'headline'
  | 'lead'
  | 'text'
  | 'struck_text'
  | 'quotes'
  | 'cast'
  | ProductionFact
  | 'in_german'
>;

/** A date at which the play can be seen. */
export type BookletEvent = Pick<Event, 'id' | 'date_start' | 'unspecific_time' | 'stage_name' | 'status'>;

export interface Booklet {
  production: BookletProduction;
  /** The next dates that are played, a few. */
  events: BookletEvent[];
  sections: BookletSection[];
}

/** The value of `tab` in the address: none for the play itself, the cast, or the id of a section. */
export type BookletTab = null | 'cast' | number;

interface Contents {
  hasCast: boolean;
  sections: readonly { id: number }[];
}

/** All tabs in order: the play, its cast if there is one, the sections. */
export function bookletTabs({ hasCast, sections }: Contents): BookletTab[] {
  return [null, ...(hasCast ? (['cast'] as const) : []), ...sections.map(({ id }) => id)];
}

/**
 * The tab that an address names, by default the play; undefined for an unknown one. `value` is the first
 * `tab` of the query.
 */
export function parseBookletTab(value: string | null, contents: Contents): BookletTab | undefined {
  if (value === null || value === '') return null;
  return bookletTabs(contents).find((tab) => tab !== null && String(tab) === value);
}

/** The previous and the next tab; undefined at the ends. */
export function neighboursOf(
  tab: BookletTab,
  contents: Contents,
): { previous: BookletTab | undefined; next: BookletTab | undefined } {
  const tabs = bookletTabs(contents);
  const at = tabs.indexOf(tab);
  return { previous: at > 0 ? tabs[at - 1] : undefined, next: at < 0 ? undefined : tabs[at + 1] };
}
