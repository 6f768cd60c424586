// The order of search results by what they match.
import type { SearchKind } from '#domain/search/search.ts';

/**
 * Ranks results by what they match, before the rank of their texts: exact titles; titles of plays and people, then
 * exact other names, then other names (authors, tags, parts; a part does not count if all words have synonyms, such as
 * "students"); events by kind (premiere, with surtitles), then by name; a day; titles of pages; titles of plays that a
 * theme leads to; pages by a synonym; events, subscriptions and venues by a synonym; plays with all words, one of which
 * leads to their title; plays by a synonym, genre or age; people by position (a dramaturg); headings of pages; what was
 * written about a play; pages by some words of their titles; names that have a synonym; then texts, by the words
 * themselves, then by synonyms; among these pages come first if the question is about a visit, and biographies last.
 */
export const resultTiers = {
  whole: 0,
  titled: 10,
  also_whole: 15,
  named: 20,
  event_named: 22,
  event_titled: 24,
  day: 25,
  page_titled: 30,
  play_entitled: 32,
  writing_titled: 35,
  page_meant: 36,
  event_meant: 37,
  offer_meant: 38,
  play_partly: 39,
  play_meant: 40,
  held: 41,
  page_named: 42,
  writing_named: 45,
  page_partly: 50,
  meant: 54,
  page_text: 55,
  page_text_meant: 57,
  text: 60,
  person_text: 65,
  text_meant: 70,
  nothing: 99,
} as const;

/** Kinds of pages about a visit. */
export const pageKinds: ReadonlySet<SearchKind | 'day'> = new Set([
  'page',
  'form',
  'venue',
  'screen',
  'subscription',
]);
