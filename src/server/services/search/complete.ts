// Suggestions of the search field: plays, people, pages and days, each with its address.
import { berlinDay, type Day } from '#domain/dates/dates.ts';
import { normalizeUmlauts, splitWords } from '#domain/search/normalize-words.ts';
import {
  completeDays,
  type DayCompletion,
  daysOfQuestion,
  isFillerPrefix,
} from '#domain/search/question-days.ts';
import {
  asksForService,
  isStopWord,
  namingWords,
  partInQuestion,
  significantWords,
  withoutHonorifics,
} from '#domain/search/question-words.ts';
import { normalizeQuery, type SearchCompletion, type SearchKind } from '#domain/search/search.ts';
import { partsOfQuestion } from '#domain/search/synonyms.ts';
import { completeDates } from '#domain/search/written-dates.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { alternativesFor } from '#server/services/search/find-alternatives.ts';
import { spanName } from '#server/services/search/find-days.ts';
import {
  type CompletionOptions,
  completeNames,
  maxCompletions,
  type NameCompletion,
  visitKinds,
} from '#server/services/search/name-completions.ts';
import { scheduleFilter } from '#server/services/search/schedule-filter.ts';
import { scheduleHit } from '#server/services/search/schedule-hit.ts';
import { search } from '#server/services/search/search.ts';
import { runSearch } from '#server/services/search/search-run.ts';
import { type CachedSynonyms, readSynonyms } from '#server/services/search/synonyms.ts';

const maxDays = 2;
const minLength = 2;
/** Minimum letters of a word whose typing errors are corrected. */
const minCorrected = 4;
/** Minimum words of a question that may be complete. */
const minQuestion = 4;
/** The rank of a page by another name than its title or subject. */
const headingRank = 3;
/** Minimum letters for a holiday to come before names. */
const minHoliday = 5;

/**
 * Completes names by all words, the last one as a prefix, and days by their names. Three queries, more if no name
 * matches.
 */
export async function completeSearch(
  database: Database,
  query: string,
  requestContext: RequestContext,
): Promise<SearchCompletion[]> {
  const text = normalizeQuery(query).toLowerCase();
  const words = splitWords(text);
  if (words.length === 0 || text.length < minLength) return [];
  const { locale, now } = requestContext;
  const today = berlinDay(now);
  const synonyms = await readSynonyms(database);
  const { groups } = synonyms;
  const askNames: CompleteNames = (words, how = {}) =>
    completeNames(database, words, groups, requestContext, how);
  const schedule = await scheduleNamed(database, text, synonyms, requestContext);
  const { spans, beside, isCertain } = suggestedDays(words, text, today);
  // The schedule begins with these days.
  const days = schedule.length > 0 ? [] : spans.map((each) => dayCompletion(each, today, locale));
  let names = isCertain && beside.length === 0 ? [] : await askNames(words);
  const isNamed = beside.length > 0 && names.length > 0;
  if (days.length === 0 && asksForService(words)) {
    const significant = significantWords(words);
    const visits = await askNames(significant, { isVisit: true });
    // "How long is Faust": only a page that has a play among its headings begins so.
    const isOfPage = visits.some(({ rank }) => rank < headingRank);
    const others = isOfPage ? visits : await askNames(significant);
    const answer = words.length >= minQuestion ? await answerOf(database, words, requestContext) : [];
    names = [...names.filter(isOfVisit), ...answer, ...others, ...names];
  }
  if (names.length === 0 && beside.length > 0) names = await askNames(beside);
  // "Wilhelm Tell": what the synonyms know and the theatre does not have is no typing error.
  const isKnown = partsOfQuestion(text, groups).every(({ isTheme }) => isTheme);
  if (names.length + days.length === 0 && !isKnown) {
    names = await otherNames(database, words, askNames, requestContext);
  }
  const last = words.at(-1) as string;
  const shown = (name: NameCompletion) => nameCompletion(name, last);
  const meant = distinct(names).filter((name) => words.length > 1 || !isStopWordMatch(name, last));
  const firsts = meant.filter(({ rank }) => rank <= 1).map(shown);
  const others = meant.filter(({ rank }) => rank > 1).map(shown);
  // With few letters a holiday is seldom meant: "kar" is more likely "Karten" than "Karfreitag".
  const isHoliday = last.length < minHoliday && spans.every(({ name }) => name !== null);
  const room = maxCompletions - firsts.length - days.length;
  // "Subscription Monday": what has all the words is meant, also the one that names a day.
  const isDayLast = isHoliday || isNamed;
  const rest = isDayLast ? [...others.slice(0, Math.max(0, room)), ...days] : [...days, ...others];
  return [...schedule, ...firsts, ...rest].slice(0, maxCompletions);
}

/** The schedule with the filter that the words name, if an event matches. */
async function scheduleNamed(
  database: Database,
  text: string,
  synonyms: CachedSynonyms,
  requestContext: RequestContext,
): Promise<SearchCompletion[]> {
  const filter = scheduleFilter(text, berlinDay(requestContext.now), synonyms);
  const hit =
    filter &&
    (await runSearch(database, { limit: 0, offset: 0 }, requestContext, (run) =>
      run.load(scheduleHit(database, filter, synonyms.tags, requestContext)),
    ));
  return hit ? [{ text: hit.title, kind: 'page', url: hit.url, detail: '', in_german: [] }] : [];
}

const distinct = (names: readonly NameCompletion[]): NameCompletion[] =>
  names.filter(({ url }, at) => names.findIndex((other) => other.url === url) === at);

/** Whether only a stop word of a heading matches: "whe" does not mean "Where others go out". */
function isStopWordMatch({ rank, title, also }: NameCompletion, typed: string): boolean {
  const begun = wordsBegun(`${title} ${also}`, typed);
  // "Mit Kindern" begins with a stop word, and matches as a whole.
  return (
    rank > 1 &&
    begun.length > 0 &&
    begun.every(isStopWord) &&
    wordsBegun(title, typed)[0] !== splitWords(title)[0]
  );
}

const wordsBegun = (line: string, typed: string): string[] =>
  splitWords(line).filter((word) => normalizeUmlauts(word).startsWith(normalizeUmlauts(typed)));

type CompleteNames = (words: readonly string[], how?: CompletionOptions) => Promise<NameCompletion[]>;

const isOfVisit = ({ kind }: NameCompletion): boolean => visitKinds.includes(kind);

interface SuggestedDays {
  spans: DayCompletion[];
  /** The words beside the day: "Faust sam". */
  beside: string[];
  /** No record has such a name. */
  isCertain: boolean;
}

function suggestedDays(words: readonly string[], text: string, today: Day): SuggestedDays {
  const dates = completeDates(text, today).map((span) => ({ ...span, name: null }));
  if (dates.length > 0) return { spans: dates, beside: [], isCertain: true };
  const named = daysOfQuestion(text, today);
  const last = words.at(-1) as string;
  if (named) {
    const isAlone = named.rest === '' || (named.rest === last && isFillerPrefix(last));
    const beside = isAlone ? [] : splitWords(named.rest);
    return { spans: [{ ...named.span, name: null }], beside, isCertain: named.isCertain };
  }
  const begun = completeDays(text, today).slice(0, maxDays);
  if (begun.length > 0 || words.length === 1) return { spans: begun, beside: [], isCertain: false };
  // "Wer spielt mit": no Wednesday.
  const spans = isStopWord(last) ? [] : completeDays(last, today).slice(0, maxDays);
  return { spans, beside: spans.length > 0 ? words.slice(0, -1) : [], isCertain: false };
}

/** Completes names in longer questions: without the surrounding words, or with corrected spelling. */
async function otherNames(
  database: Database,
  words: readonly string[],
  ask: CompleteNames,
  requestContext: RequestContext,
): Promise<NameCompletion[]> {
  const part = partInQuestion(words);
  if (part) {
    const names = await ask(withoutHonorifics(part) ?? part);
    // "Who plays Ha": Hamlet is a part, Hannes is not.
    const ranked = names.map((name) => {
      const rank = name.kind === 'person' ? (name.rank > 1 ? 0 : 1) : 2;
      return { ...name, rank };
    });
    if (names.length > 0) return ranked.sort((a, b) => a.rank - b.rank);
  }
  const naming = namingWords(words);
  const core = withoutHonorifics(naming) ?? naming;
  const answer = words.length > 1 ? await answerOf(database, words, requestContext) : [];
  // "Faust x": ignores a last word that has just been started.
  const whole = (words.at(-1) as string).length < minCorrected ? words.slice(0, -1) : [];
  for (const fewer of [core, ...(answer.length > 0 ? [] : [whole])]) {
    const names = fewer.length > 0 && fewer.length < words.length ? await ask(fewer) : [];
    if (names.length > 0) return [...answer, ...names];
  }
  if (answer.length > 0) return answer;
  const loose = await ask(words, { isLoose: true });
  if (loose.length > 0) return loose;
  const corrected = await correctedWords(database, words, requestContext);
  return corrected ? ask(corrected) : [];
}

/** What the search finds first: the answer to a whole question, "bus 250". */
async function answerOf(
  database: Database,
  words: readonly string[],
  requestContext: RequestContext,
): Promise<NameCompletion[]> {
  const { first, match, ...found } = await search(database, words.join(' '), requestContext, 1);
  const [answer] = match === 'all' ? found[first].results : [];
  if (!answer || answer.kind === 'day') return [];
  const { kind, title, url, in_german } = answer;
  return [{ kind, title, url, also: '', is_german: in_german.includes('title'), rank: 2 }];
}

/** Replaces words without results by their likeliest spelling; null if one has none. */
async function correctedWords(
  database: Database,
  words: readonly string[],
  requestContext: RequestContext,
): Promise<string[] | null> {
  const doubtful = words.filter((word) => word.length >= minCorrected);
  if (doubtful.length === 0) return null;
  const alternatives = await runSearch(database, { limit: 0, offset: 0 }, requestContext, (run) =>
    alternativesFor(run, doubtful),
  );
  if (alternatives.size === 0) return null;
  const corrected = words.map((word) => (alternatives.has(word) ? alternatives.get(word)?.likeliest : word));
  return corrected.every((word) => typeof word === 'string') ? splitWords(corrected.join(' ')) : null;
}

function dayCompletion(
  { name, ...span }: DayCompletion,
  today: Day,
  locale: RequestContext['locale'],
): SearchCompletion {
  const date = span.from === today ? {} : { date: span.from };
  const url = pathFor('events', locale, {}, date);
  return { text: spanName(span, today, locale), kind: 'day', url, detail: name ?? '', in_german: [] };
}

function nameCompletion(
  { kind, title, url, also, is_german }: NameCompletion,
  last: string,
): SearchCompletion {
  const begins = (line: string) => wordsBegun(line, last).length > 0;
  const lines = also.split('\n');
  const meant = lines.find((line) => wordsBegun(line, last).some((word) => !isStopWord(word)));
  const detail = begins(title) ? '' : (meant ?? lines.find(begins) ?? '');
  return { text: title, kind: completionKind(kind, url), url, detail, in_german: is_german ? ['text'] : [] };
}

function completionKind(kind: SearchKind, url: string): SearchCompletion['kind'] {
  if (kind === 'production' || kind === 'person') return kind;
  // An event without a production links to its day.
  if (kind === 'event') return url.includes('date=') ? 'day' : 'production';
  return 'page';
}
