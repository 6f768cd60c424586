// The search: results, suggestions if nothing is found, and the days that were asked for.
import { berlinDay } from '#domain/dates/dates.ts';
import { splitWords, withAgesApart } from '#domain/search/normalize-words.ts';
import { daysOfQuestion, type QuestionDays } from '#domain/search/question-days.ts';
import { isAboutVisitor } from '#domain/search/question-words.ts';
import {
  normalizeQuery,
  type SearchAnswer,
  type SearchCategory,
  type SearchMatch,
} from '#domain/search/search.ts';
import { withDaysSpelled } from '#domain/search/spelled-days.ts';
import { partsOfQuestion, type SynonymGroup } from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import { type Page, type PageRequest, pageBounds } from '#server/services/paging.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { type Answer, bestOf, hasAny, nothing } from '#server/services/search/answer.ts';
import { answerWords } from '#server/services/search/answer-words.ts';
import { type FindRequest, find, type ResultRank } from '#server/services/search/find.ts';
import { findDays } from '#server/services/search/find-days.ts';
import { isExact, questionOf, wholeQuestion } from '#server/services/search/question.ts';
import { pageKinds, resultTiers } from '#server/services/search/result-tiers.ts';
import { listSynonymGroups } from '#server/services/search/synonyms.ts';

/** What days were asked for, else what the words find. */
async function answer(
  database: Database,
  query: string,
  request: FindRequest,
  requestContext: RequestContext,
): Promise<Answer> {
  const text = withAgesApart(normalizeQuery(query));
  if (splitWords(text).length === 0) return nothing;
  // Quotation marks and exclusions are taken as they are.
  if (isExact(text)) {
    const strict = wholeQuestion(text, requestContext.locale);
    const found = await find(database, { text, strict, wide: null }, request, requestContext);
    return { ...found, suggestion: null, match: 'all' };
  }
  const groups = await listSynonymGroups(database);
  const days = daysOfQuestion(text, berlinDay(requestContext.now));
  if (days) return answerDays(database, text, days, groups, request, requestContext);
  const found = await answerWords(database, text, groups, request, requestContext);
  const spelled = found.match === 'all' && hasAny(found) ? null : withDaysSpelled(text);
  const meant = spelled && daysOfQuestion(spelled, berlinDay(requestContext.now));
  if (!meant) return found;
  const during = await answerDays(database, spelled, meant, groups, request, requestContext);
  return { ...during, suggestion: spelled, match: 'suggestion' };
}

const understood = { suggestion: null, match: 'all' } as const;

/** What is called so; what else the question names on its days; the days. */
async function answerDays(
  database: Database,
  text: string,
  days: QuestionDays,
  groups: readonly SynonymGroup[],
  request: FindRequest,
  requestContext: RequestContext,
): Promise<Answer> {
  const { locale } = requestContext;
  const concern = { isAboutVisitor: isAboutVisitor(splitWords(text)) };
  const whole = questionOf(text, partsOfQuestion(text, groups), locale, concern);
  const named = await find(database, whole, request, requestContext);
  // Names with all the words are meant as they are: "Fünfer am Montag", and somebody who is called Montag.
  const isNamed = days.rest !== '' && bestOf(named) < resultTiers.page_partly;
  const isTitle = !days.isCertain && (named.best.events?.tier ?? resultTiers.text) <= resultTiers.titled;
  if (isNamed || isTitle) return { ...named, ...understood };
  if (days.rest !== '') {
    const rest = questionOf(days.rest, partsOfQuestion(days.rest, groups), locale);
    const during = await find(database, rest, { ...request, span: days.span }, requestContext);
    // Another word in some text is no reason to leave the day.
    if (bestOf(during) < resultTiers.text) return { ...during, ...understood };
    const { weekday } = days;
    if (weekday) {
      // "Faust Samstag": not this one, but another.
      const since = { from: days.span.from, to: null, weekday };
      const later = await find(database, rest, { ...request, span: since }, requestContext);
      if (bestOf(later) < resultTiers.text) return { ...later, ...understood };
    }
    const other = await answerWords(database, days.rest, groups, request, requestContext);
    if (bestOf(other) < resultTiers.text) return other;
  }
  const found = await findDays(database, days.span, named, request, requestContext);
  if (days.isCertain && found.best.events) found.best.events.tier = resultTiers.whole;
  return { ...found, ...understood };
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
  const {
    suggestion,
    match,
    counts,
    results,
    best,
    isService = false,
    isContentFirst = false,
  } = await answer(database, query, { limit, offset: 0 }, requestContext);
  return {
    suggestion,
    match,
    first: isContentFirst || isBetter(best.content, best.events, isService) ? 'content' : 'events',
    events: { count: counts.events, results: results.events },
    content: { count: counts.content, results: results.content },
  };
}

function isBetter(one: ResultRank | null, other: ResultRank | null, isTieWon: boolean): boolean {
  if (!one || !other) return one !== null;
  if (one.covered !== other.covered) return one.covered > other.covered;
  if (one.tier !== other.tier) return one.tier < other.tier;
  const isWon = isTieWon && one.tier >= resultTiers.page_partly && pageKinds.has(one.kind);
  return isWon || one.weight > other.weight;
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
  return { count: counts[category], page, page_size, results: results[category], suggestion, match, counts };
}

export interface CategoryPage extends Page<SearchAnswer['events']['results'][number]> {
  suggestion: string | null;
  match: SearchMatch;
  counts: Record<SearchCategory, number>;
}
