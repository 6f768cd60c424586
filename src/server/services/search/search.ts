// The search: results, corrections if nothing matches, and events of the days that were named.
import { berlinDay } from '#domain/dates/dates.ts';
import { withWeekdaysApart } from '#domain/search/day-words.ts';
import { splitWords, withAgesApart } from '#domain/search/normalize-words.ts';
import { limitsOfQuestion, type QuestionLimits } from '#domain/search/performance-limits.ts';
import { withoutPoliteWords } from '#domain/search/polite-words.ts';
import { daysOfQuestion } from '#domain/search/question-days.ts';
import { withoutCompanions } from '#domain/search/question-words.ts';
import {
  normalizeQuery,
  type SearchCategory,
  type SearchMatch,
  type SearchResponse,
} from '#domain/search/search.ts';
import { withDaysSpelled } from '#domain/search/spelled-days.ts';
import { partsOfQuestion } from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import { type PageRequest, pageBounds, type ResultPage } from '#server/services/paging.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import {
  compileQuestion,
  compileText,
  isExact,
  matchAllQuestion,
} from '#server/services/search/compile-question.ts';
import { questionVariants } from '#server/services/search/question-variants.ts';
import type { RankedResults, ResultRank } from '#server/services/search/ranked-results.ts';
import { pageKinds, resultTiers } from '#server/services/search/result-tiers.ts';
import { scheduleFilter } from '#server/services/search/schedule-filter.ts';
import { scheduleHit, withScheduleFirst } from '#server/services/search/schedule-hit.ts';
import { allDaySubqueries, dayVariants, searchByDays } from '#server/services/search/search-by-days.ts';
import { searchByWords } from '#server/services/search/search-by-words.ts';
import {
  asTyped,
  bestTierOf,
  emptyOutcome,
  hasResults,
  type SearchOutcome,
} from '#server/services/search/search-outcome.ts';
import { runSearch, type SearchRun } from '#server/services/search/search-run.ts';
import type { FindRequest } from '#server/services/search/statement-input.ts';
import type { Subquery } from '#server/services/search/subquery.ts';
import type { CachedSynonyms } from '#server/services/search/synonyms.ts';
import {
  allSubqueries,
  correctionCandidatesOf,
  primaryQuestions,
} from '#server/services/search/variant-subqueries.ts';

/** Answers a search by its days, else by its words. At most five queries. */
async function resolveSearch(
  database: Database,
  query: string,
  request: FindRequest,
  requestContext: RequestContext,
): Promise<SearchOutcome> {
  const text = withoutCompanions(withWeekdaysApart(withAgesApart(withoutPoliteWords(normalizeQuery(query)))));
  if (splitWords(text).length === 0) return emptyOutcome;
  return runSearch(database, request, requestContext, (run) =>
    isExact(text) ? searchExactly(run, text) : searchWithSchedule(run, text, database),
  );
}

/** Searches literally, for texts with quotation marks or exclusions. */
async function searchExactly(run: SearchRun, text: string): Promise<SearchOutcome> {
  const found = await run.find({ text, strict: compileText(text, run.locale), withSynonyms: null });
  return { ...found, ...asTyped };
}

/** The schedule with the filter that the words name comes before what matches them. */
async function searchWithSchedule(run: SearchRun, text: string, database: Database): Promise<SearchOutcome> {
  const { synonyms, requestContext } = run;
  const hitBy = (words: CachedSynonyms) => {
    const filter = scheduleFilter(text, berlinDay(requestContext.now), words);
    return filter && scheduleHit(database, filter, words.tags, requestContext);
  };
  const likely = hitBy(synonyms);
  if (likely) run.prefetch([likely]);
  const found = await searchInterpreted(run, text);
  const subquery = run.synonyms === synonyms ? likely : hitBy(run.synonyms);
  const schedule = subquery && bestTierOf(found) > resultTiers.titled ? await run.load(subquery) : null;
  return schedule ? withScheduleFirst(found, schedule, run.request) : found;
}

async function searchInterpreted(run: SearchRun, text: string): Promise<SearchOutcome> {
  const today = berlinDay(run.requestContext.now);
  const bounded = limitsOfQuestion(text);
  // "Short plays on Sunday", "Saturday at 8 pm".
  const beside = bounded && daysOfQuestion(bounded.around, today);
  // "Sunday afternoon" is that day.
  const isOneDay = bounded?.limits.start?.isPartOfDay && beside?.span.from === beside?.span.to;
  const besideLimits = isOneDay ? null : beside;
  const named = besideLimits ?? daysOfQuestion(text, today);
  const spelled = named ? null : withDaysSpelled(text);
  const meant = spelled && daysOfQuestion(spelled, today);
  const days = named ?? meant;
  const limited = named ? null : bounded;
  const variantsIn = () => ({
    words: named ? null : questionVariants(text, run),
    onDays: days && dayVariants(spelled ?? text, days, run, besideLimits ? bounded?.limits : undefined),
    within: limited && withinLimits(run, limited),
  });
  const allOf = ({ words, onDays, within }: ReturnType<typeof variantsIn>) => [
    ...(within ? [within] : []),
    ...(words ? allSubqueries(run, words) : []),
    ...(onDays ? allDaySubqueries(run, onDays) : []),
  ];
  const variants = await run.loadSynonyms(variantsIn, allOf);
  const { words, onDays, within } = variants;
  if (!words) return onDays ? searchByDays(run, onDays) : emptyOutcome;
  if (limited && within) {
    run.prefetch([within, ...primaryQuestions(words).map((question) => run.subqueryFor(question))]);
    const found = await run.load(within);
    const isMeant = limited.rest === '' || words.asksFor.play || bestTierOf(found) <= resultTiers.text;
    if (isMeant && hasResults(found)) return { ...found, ...asTyped, isEventsFirst: true };
  }
  if (onDays) {
    run.prefetch(allOf(variants));
    if (onDays.beside) run.correctionCandidates.push(...correctionCandidatesOf(onDays.beside.words));
  }
  const found = await searchByWords(run, words);
  if (!onDays || (found.match === 'all' && hasResults(found))) return found;
  const during = await searchByDays(run, onDays);
  return { ...during, suggestion: spelled, match: 'suggestion' };
}

/** Events within these limits that match the other words. */
function withinLimits(run: SearchRun, { limits, rest }: QuestionLimits): Subquery<RankedResults> {
  const question = rest
    ? compileQuestion(rest, partsOfQuestion(rest, run.groups), run.locale)
    : matchAllQuestion(run.locale);
  return run.subqueryFor(question, { ...run.request, limits });
}

/** Results per category when both are shown. */
const overviewSize = 10;

/** The first results of both categories. */
export async function search(
  database: Database,
  query: string,
  requestContext: RequestContext,
  limit = overviewSize,
): Promise<SearchResponse> {
  const found = await resolveSearch(database, query, { limit, offset: 0 }, requestContext);
  const { suggestion, match, counts, results, best, isContentFirst = false, isEventsFirst = false } = found;
  return {
    suggestion,
    match,
    first:
      isContentFirst || (!isEventsFirst && isBetter(best.content, best.events, found)) ? 'content' : 'events',
    events: { count: counts.events, results: results.events },
    content: { count: counts.content, results: results.content },
  };
}

function isBetter(
  one: ResultRank | null,
  other: ResultRank | null,
  { isService = false, isOfSubjects = false }: SearchOutcome,
): boolean {
  if (!one || !other) return one !== null;
  if (one.covered !== other.covered) return one.covered > other.covered;
  const isPage = pageKinds.has(one.kind);
  // "Breastfeeding a baby, quiet room": a play that has these words by their synonyms only is not meant.
  const isBySynonyms = one.tier <= resultTiers.page_partly && other.tier === resultTiers.play_meant;
  if (isOfSubjects && isPage && isBySynonyms) return true;
  if (one.tier !== other.tier) return one.tier < other.tier;
  return (isService && isPage && one.tier >= resultTiers.page_partly) || one.weight > other.weight;
}

/** A page of one category, with the counts of both. */
export async function searchCategory(
  database: Database,
  category: SearchCategory,
  { query, ...request }: PageRequest & { query: string },
  requestContext: RequestContext,
): Promise<CategoryPage> {
  const { page, page_size, limit, offset } = pageBounds(request);
  const { counts, results, suggestion, match } = await resolveSearch(
    database,
    query,
    { category, limit, offset },
    requestContext,
  );
  return { count: counts[category], page, page_size, results: results[category], suggestion, match, counts };
}

export interface CategoryPage extends ResultPage<SearchResponse['events']['results'][number]> {
  suggestion: string | null;
  match: SearchMatch;
  counts: Record<SearchCategory, number>;
}
