/** Types and limits of the search, for its endpoints, its screen and the field in the menu. */

/** Kinds of results. A screen is the home page or one of the site's lists. */
export const searchKinds = [
  'production',
  'event',
  'person',
  'press',
  'page',
  'subscription',
  'booklet',
  'venue',
  'form',
  'screen',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Results also have days, which are not in the index. */
export const resultKinds = [...searchKinds, 'day'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** The two categories: productions and events, and everything else. */
export const searchCategories = ['events', 'content'] as const;
export type SearchCategory = (typeof searchCategories)[number];

export function isSearchCategory(text: unknown): text is SearchCategory {
  return searchCategories.includes(text as SearchCategory);
}

/** In characters. */
export const maxQueryLength = 200;

/** A range of a text in UTF-16 code units; the end is exclusive. */
export interface MatchRange {
  from: number;
  to: number;
}

export interface SearchResult {
  kind: ResultKind;
  id: number;
  title: string;
  /** Matches in the title. */
  title_marks: MatchRange[];
  url: string;
  /** The production of a booklet section or the position of a person; may be empty. */
  context: string;
  /** Text around the first match, or the beginning of the text. */
  excerpt: string;
  excerpt_marks: MatchRange[];
  /** ISO 8601: start of an event, next event of a production, date of an article; otherwise null. */
  date: string | null;
  /** The time is not fixed: only the day of `date` is. */
  unspecific_time: boolean;
  /** Stage of that event. */
  stage_name: string;
  /** No event is upcoming. */
  is_past: boolean;
  is_cancelled: boolean;
  /** Never set for cancelled or past events. */
  is_sold_out: boolean;
  /** Fields served in German because English is missing. */
  in_german: string[];
}

export type SearchMatch =
  /** The results match all words. */
  | 'all'
  /** The query has no results; these are for `suggestion`. */
  | 'suggestion'
  /** No result matches all words; these match some. */
  | 'any';

export interface SearchResponse {
  /** Corrected query; null if the query itself has results. */
  suggestion: string | null;
  match: SearchMatch;
  /** The category with the best result: it is shown first. */
  first: SearchCategory;
  events: { count: number; results: SearchResult[] };
  content: { count: number; results: SearchResult[] };
}

/** Kinds of suggestions: a play, a person, a page of any kind, or a day in the calendar. */
export const completionKinds = ['production', 'person', 'page', 'day'] as const;

/** A suggestion while typing, with the address of its page. */
export interface SearchCompletion {
  text: string;
  kind: (typeof completionKinds)[number];
  url: string;
  /** The other name that matched (a part, an author, a heading); or empty. */
  detail: string;
  in_german: string[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const notText = /[\u0000-\u001f\u007f\ufffd]/g;

/**
 * Normalises a query: a single line without control characters. Empty if nothing remains or if it is longer
 * than {@link maxQueryLength}.
 */
export function normalizeQuery(text: string): string {
  const line = text.toWellFormed().replace(notText, ' ').replace(/\s+/g, ' ').trim();
  return line.length > maxQueryLength ? '' : line;
}
