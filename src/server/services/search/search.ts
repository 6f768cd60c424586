// The search: results, suggestions if nothing is found, and the days that were asked for.
import { berlinDay } from '#domain/dates/dates.ts';
import { splitWords } from '#domain/search/normalize-words.ts';
import { daysOfQuestion } from '#domain/search/question-days.ts';
import {
  normalizeQuery,
  type SearchAnswer,
  type SearchCategory,
  type SearchMatch,
} from '#domain/search/search.ts';
import {
  coreOfQuestion,
  hasMeaning,
  partsOfQuestion,
  type QuestionPart,
  type SynonymGroup,
} from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import { type Page, type PageRequest, pageBounds } from '#server/services/paging.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import {
  type FindRequest,
  type Found,
  find,
  type Standing,
  standings,
} from '#server/services/search/find.ts';
import { findDays } from '#server/services/search/find-days.ts';
import {
  isExact,
  joined,
  partQuestions,
  type Question,
  wholeQuestion,
  wordsOfQuestion,
} from '#server/services/search/question.ts';
import { type Alternatives, alternativesFor } from '#server/services/search/suggest.ts';
import { listSynonymGroups } from '#server/services/search/synonyms.ts';

interface Answer extends Found {
  suggestion: string | null;
  match: SearchMatch;
  /** Among equals pages come first: the theatre has synonyms for the words, so that they are about a visit. */
  isService?: boolean;
}

const nothing: Answer = {
  counts: { events: 0, content: 0 },
  results: { events: [], content: [] },
  best: { events: null, content: null },
  suggestion: null,
  match: 'all',
};

/** What days were asked for, else what the words find. */
async function answer(
  database: Database,
  query: string,
  request: FindRequest,
  requestContext: RequestContext,
): Promise<Answer> {
  const text = normalizeQuery(query);
  if (splitWords(text).length === 0) return nothing;
  // Quotation marks and exclusions are taken as they are.
  if (isExact(text)) {
    const strict = wholeQuestion(text, requestContext.locale);
    const found = await find(database, { text, strict, wide: null }, request, requestContext);
    return { ...found, suggestion: null, match: 'all' };
  }
  const groups = await listSynonymGroups(database);
  const ask = (words: string, by: FindRequest) => answerWords(database, words, groups, by, requestContext);
  const days = daysOfQuestion(text, berlinDay(requestContext.now));
  if (!days) return ask(text, request);
  const whole = questionOf(text, partsOfQuestion(text, groups), requestContext.locale);
  const named = await find(database, whole, request, requestContext);
  const understood = { suggestion: null, match: 'all' } as const;
  // Names with all the words are meant as they are: "Fünfer am Montag", and somebody who is called Montag.
  const isNamed = days.rest !== '' && bestOf(named) < standings.meant;
  const isTitle = !days.isCertain && (named.best.events?.standing ?? standings.text) <= standings.titled;
  if (isNamed || isTitle) return { ...named, ...understood };
  if (days.rest !== '') {
    const parts = partsOfQuestion(days.rest, groups);
    const rest = questionOf(days.rest, parts, requestContext.locale);
    const during = await find(database, rest, { ...request, span: days.span }, requestContext);
    if (during.counts.events > 0) return { ...during, ...understood };
    const other = await ask(days.rest, request);
    if (hasAny(other)) return other;
  }
  const found = await findDays(database, days.span, named, request, requestContext);
  if (days.isCertain && found.best.events) found.best.events.standing = standings.whole;
  return { ...found, ...understood };
}

const bestOf = ({ best }: Found): number =>
  Math.min(best.events?.standing ?? standings.text, best.content?.standing ?? standings.text);

/**
 * One query if the words are found. Else one more for suggestions, one for the suggested words, and one for some of
 * the words.
 */
async function answerWords(
  database: Database,
  text: string,
  groups: readonly SynonymGroup[],
  request: FindRequest,
  requestContext: RequestContext,
): Promise<Answer> {
  const { locale } = requestContext;
  const parts = partsOfQuestion(text, groups);
  const core = coreOfQuestion(parts);
  if (core) {
    const said = core.flatMap(({ words }) => words).join(' ');
    const named = await find(database, questionOf(said, core, locale), request, requestContext);
    if (bestOf(named) <= standings.named) return { ...named, suggestion: null, match: 'all' };
  }
  const found = await find(database, questionOf(text, parts, locale), request, requestContext);
  const isService = parts.some(({ others }) => others.length > 0);
  if (hasAny(found)) return { ...found, suggestion: null, match: 'all', isService };

  if (!parts.some(hasMeaning)) return nothing;
  const words = wordsOfQuestion(text);
  // What the theatre knows by another word is no typing error.
  const doubtful = parts.filter(({ others }) => others.length === 0).flatMap((part) => part.words);
  const others =
    doubtful.length > 0 ? await alternativesFor(database, doubtful, locale) : new Map<string, Alternatives>();
  const suggestion = suggestionFor(words, others);
  const spelled = parts.flatMap((part) => correct(part, others, groups));
  if (others.size > 0 && spelled.every((part) => part.words.length > 0)) {
    const all = joined(partQuestions(spelled, locale), 'all');
    const meant = await find(database, { text, strict: all, wide: null }, request, requestContext);
    if (hasAny(meant)) return { ...meant, suggestion, match: 'suggestion' };
  }
  // A single letter is in everything.
  const said = spelled.filter(({ words }) => words.some((word) => word.length > 1));
  const known = partQuestions(said, locale);
  if (parts.length === 1 || known.length === 0) return { ...nothing, suggestion };
  const any = { text, strict: joined(known, 'any'), wide: null, words: known };
  const some = await find(database, any, request, requestContext);
  return hasAny(some) ? { ...some, suggestion, match: 'any' } : { ...nothing, suggestion };
}

/** The words as typed, and with their synonyms. */
function questionOf(
  text: string,
  parts: readonly QuestionPart[],
  locale: RequestContext['locale'],
): Question {
  const isWider = parts.some(({ others }) => others.length > 0) || parts.length < splitWords(text).length;
  return {
    text,
    strict: wholeQuestion(text, locale),
    wide: isWider ? joined(partQuestions(parts, locale), 'all') : null,
  };
}

/** A part with the alternatives to its unknown words, and their synonyms; without words if there are none. */
function correct(
  part: QuestionPart,
  others: ReadonlyMap<string, Alternatives>,
  groups: readonly SynonymGroup[],
): QuestionPart[] {
  const [word = ''] = part.words;
  const found = others.get(word);
  if (part.words.length > 1 || part.others.length > 0 || !found) return [part];
  if (found.spellings.length === 0) return [{ words: [], others: [] }];
  const [best = '', ...more] = found.spellings;
  const meant = found.best ? partsOfQuestion(found.best, groups).flatMap((each) => each.others) : [];
  return [{ words: [best], others: [...more, ...meant] }];
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
  const {
    suggestion,
    match,
    counts,
    results,
    best,
    isService = false,
  } = await answer(database, query, { limit, offset: 0 }, requestContext);
  return {
    suggestion,
    match,
    first: isBetter(best.content, best.events, isService) ? 'content' : 'events',
    events: { count: counts.events, results: results.events },
    content: { count: counts.content, results: results.content },
  };
}

function isBetter(one: Standing | null, other: Standing | null, isTieWon: boolean): boolean {
  if (!one || !other) return one !== null;
  if (one.covered !== other.covered) return one.covered > other.covered;
  if (one.standing !== other.standing) return one.standing < other.standing;
  return (isTieWon && one.standing >= standings.meant) || one.weight > other.weight;
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

export interface CategoryPage extends Page<SearchAnswer['events']['results'][number]> {
  suggestion: string | null;
  match: SearchMatch;
  counts: Record<SearchCategory, number>;
}
