/** What the search finds and how it says it. Serves the search's calls, its screen and the field in the menu. */

/** What there is to find; a screen is the home page or a list of the house's. */
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

/** The two groups of results: plays and evenings, and everything else. */
export const searchCategories = ['events', 'content'] as const;
export type SearchCategory = (typeof searchCategories)[number];

/** Whether a part of an address names a group of results. */
export function isSearchCategory(text: unknown): text is SearchCategory {
  return searchCategories.includes(text as SearchCategory);
}

/** Characters of the longest question that is looked at. */
export const maxQueryLength = 200;

/** A stretch of a text, in UTF-16 units: from the first, up to but without the last. */
export interface Mark {
  from: number;
  to: number;
}

export interface SearchResult {
  kind: SearchKind;
  id: number;
  title: string;
  /** What was searched for, where it stands in the title. */
  title_marks: Mark[];
  url: string;
  /** What it belongs to: of a section its play, of a person what they do; empty where there is nothing to say. */
  context: string;
  /** A few words around the first place that was found, or the beginning of the text. */
  excerpt: string;
  excerpt_marks: Mark[];
  /** Of an event when it begins, of a play its next evening, of an article its day: ISO 8601; otherwise null. */
  date: string | null;
  /** The hour is not fixed: only the day of `date` counts. */
  unspecific_time: boolean;
  /** Where that evening is. */
  stage_name: string;
  /** Nothing of it is still to come. */
  is_past: boolean;
  is_cancelled: boolean;
  /** Names of the fields that are in German because English is missing. */
  in_german: string[];
}

/** How the results answer the question. */
export type SearchMatch =
  /** Every word is found. */
  | 'all'
  /** Nothing was: these are the results of the suggestion. */
  | 'suggestion'
  /** Nothing has all of the words: these have some. */
  | 'any';

export interface SearchAnswer {
  /** What was probably meant; null where the question finds something as it is. */
  suggestion: string | null;
  match: SearchMatch;
  events: { count: number; results: SearchResult[] };
  content: { count: number; results: SearchResult[] };
}

/** One line of what the field offers while somebody types. */
export interface SearchCompletion {
  text: string;
  /** What bears this name; null for a mere word. */
  kind: SearchKind | null;
  in_german: string[];
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const notText = /[\u0000-\u001f\u007f\ufffd]/g;

/**
 * A question as it came in, made fit to be asked: without what is no text, in one line. Empty where nothing is left or
 * where it is longer than {@link longestQuery}.
 */
export function askable(text: string): string {
  const line = text.toWellFormed().replace(notText, ' ').replace(/\s+/g, ' ').trim();
  return line.length > maxQueryLength ? '' : line;
}
