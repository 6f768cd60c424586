// Which results come before which.
import type { SearchKind } from '#domain/search/search.ts';

/**
 * Which results come before which, whatever their texts say: a title that is what was typed; plays and people by their
 * titles, then by another name that is what was typed, then by other names (authors, tags, parts; where all words have
 * synonyms, as "students" do, a part is no name); dates by what they are (a premiere, with surtitles), then by what they
 * are called; a day; then pages by their titles; plays whose titles a theme leads to; pages by a synonym; dates, subscriptions and
 * venues by a synonym; plays that have all words, one of which leads to their title; plays by a synonym, their genre or age; whoever does
 * what is asked for (a dramaturg); pages by headings; then what somebody wrote about a play; then pages by some of
 * the words in their titles; names that have a synonym; then texts, with the words themselves or with synonyms, those of
 * pages first if the question is about a visit, and those of somebody's life last.
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

/** What is about a visit and not about a play. */
export const pageKinds: ReadonlySet<SearchKind | 'day'> = new Set([
  'page',
  'form',
  'venue',
  'screen',
  'subscription',
]);
