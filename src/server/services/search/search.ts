// The search: results, suggestions if nothing is found, and autocompletion.

import { splitWords } from '#domain/search/normalize-words.ts';
import {
  normalizeQuery,
  type SearchAnswer,
  type SearchCategory,
  type SearchMatch,
} from '#domain/search/search.ts';
import type { Database } from '#server/db/client.server.ts';
import { type Page, type PageRequest, pageBounds } from '#server/services/paging.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { type FindRequest, type Found, find } from '#server/services/search/find.ts';
import { isExact, wholeQuestion, wordsOfQuestion, wordsQuestion } from '#server/services/search/question.ts';
import { type Alternatives, alternativesFor } from '#server/services/search/suggest.ts';

interface Answer extends Found {
  suggestion: string | null;
  match: SearchMatch;
}

const nothing: Answer = {
  counts: { events: 0, content: 0 },
  results: { events: [], content: [] },
  suggestion: null,
  match: 'all',
};

/**
 * One query if the words are found. Else one more for suggestions, one for the suggested words, and one for some of
 * the words.
 */
async function answer(
  database: Database,
  query: string,
  request: FindRequest,
  requestContext: RequestContext,
): Promise<Answer> {
  const text = normalizeQuery(query);
  if (splitWords(text).length === 0) return nothing;
  const { locale } = requestContext;
  const found = await find(database, wholeQuestion(text, locale), request, requestContext);
  if (hasAny(found)) return { ...found, suggestion: null, match: 'all' };

  // Exact queries get no suggestions.
  if (isExact(text)) return nothing;
  const words = wordsOfQuestion(text);
  const others = await alternativesFor(database, words, locale);
  const suggestion = suggestionFor(words, others);
  const spellings = words.map((word) => others.get(word)?.spellings ?? [word]);
  if (others.size > 0 && spellings.every((group) => group.length > 0)) {
    const meant = await find(database, wordsQuestion(spellings, locale, 'all'), request, requestContext);
    if (hasAny(meant)) return { ...meant, suggestion, match: 'suggestion' };
  }
  const known = spellings.filter((group) => group.length > 0);
  if (words.length === 1 || known.length === 0) return { ...nothing, suggestion };
  const some = await find(database, wordsQuestion(known, locale, 'any'), request, requestContext);
  return hasAny(some) ? { ...some, suggestion, match: 'any' } : { ...nothing, suggestion };
}

const hasAny = ({ counts }: Found) => counts.events + counts.content > 0;

/** The corrected search text; null if nothing or not every word can be corrected. */
function suggestionFor(words: readonly string[], others: ReadonlyMap<string, Alternatives>): string | null {
  if (others.size === 0) return null;
  const put = words.map((word) => (others.has(word) ? others.get(word)?.best : word));
  return put.every(Boolean) ? put.join(' ') : null;
}

/** Results per category if both are shown. */
export const overviewSize = 10;

/** The first results of both categories. */
export async function search(
  database: Database,
  query: string,
  requestContext: RequestContext,
  limit = overviewSize,
): Promise<SearchAnswer> {
  const { suggestion, match, counts, results } = await answer(
    database,
    query,
    { limit, offset: 0 },
    requestContext,
  );
  return {
    suggestion,
    match,
    events: { count: counts.events, results: results.events },
    content: { count: counts.content, results: results.content },
  };
}

export interface CategoryPage extends Page<SearchAnswer['events']['results'][number]> {
  suggestion: string | null;
  match: SearchMatch;
  counts: Record<SearchCategory, number>;
}

/** A page of one category, with the counts of both. */
export async function searchCategory(
  database: Database,
  category: SearchCategory,
  { query, ...request }: PageRequest & { query: string },
  requestContext: RequestContext,
): Promise<CategoryPage> {
  const { page, page_size, limit, offset } = pageBounds(request);
  const { counts, results, suggestion, match } = await answer(
    database,
    query,
    { category, limit, offset },
    requestContext,
  );
  return {
    ...{ count: counts[category], page, page_size, results: results[category] },
    ...{ suggestion, match, counts },
  };
}
