// What words find: all of them; else with typing errors corrected; else some of them.
import { splitWords } from '#domain/search/normalize-words.ts';
import { asksForService, partAskedFor, withoutHonorifics } from '#domain/search/question-words.ts';
import type { SearchMatch } from '#domain/search/search.ts';
import {
  coreOfQuestion,
  hasMeaning,
  partsOfQuestion,
  type QuestionPart,
  type SynonymGroup,
} from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { type FindRequest, type Found, find, pageKinds, resultTiers } from '#server/services/search/find.ts';
import {
  joined,
  partQuestions,
  type Question,
  wholeQuestion,
  wordsOfQuestion,
} from '#server/services/search/question.ts';
import { type Alternatives, alternativesFor } from '#server/services/search/suggest.ts';

export interface Answer extends Found {
  suggestion: string | null;
  match: SearchMatch;
  /** Among equals pages come first: the theatre has synonyms for the words, or the question is how a visit goes. */
  isService?: boolean;
  /** Somebody was asked for, so that people come before plays. */
  isForPerson?: boolean;
}

export const nothing: Answer = {
  counts: { events: 0, content: 0 },
  results: { events: [], content: [] },
  best: { events: null, content: null },
  suggestion: null,
  match: 'all',
};

const asTyped = { suggestion: null, match: 'all' } as const;

/**
 * One query if the words are found. Else one more for suggestions, one for the suggested words, and one for some of
 * the words.
 */
export async function answerWords(
  database: Database,
  text: string,
  groups: readonly SynonymGroup[],
  request: FindRequest,
  requestContext: RequestContext,
): Promise<Answer> {
  const { locale } = requestContext;
  const words = splitWords(text);
  const ask = (said: string, parts: readonly QuestionPart[], isVisit = false) =>
    find(database, questionOf(said, parts, locale, isVisit), request, requestContext);
  const askWords = (said: readonly string[]) => ask(said.join(' '), partsOfQuestion(said.join(' '), groups));

  const part = partAskedFor(words);
  if (part) {
    const players = await askNamed(askWords, part);
    if (players && isPerson(players)) return { ...players, ...asTyped, isForPerson: true };
  }
  const parts = partsOfQuestion(text, groups);
  const core = coreOfQuestion(parts);
  if (core) {
    const named = await ask(core.flatMap((each) => each.words).join(' '), core);
    if (bestOf(named) <= resultTiers.named) return { ...named, ...asTyped };
  }
  const known = parts.filter(({ others }) => others.length > 0);
  const isVisit = asksForService(words);
  const isService = isVisit || known.length > 0;
  const found = await ask(text, parts, isVisit);
  if (bestOf(found) > resultTiers.named && !isService) {
    const bare = withoutHonorifics(words);
    const named = bare && (await askWords(bare));
    if (named && bestOf(named) <= resultTiers.named) return { ...named, ...asTyped };
  }
  // All the words stand in some text at most: a name among them is what is meant, then what the theatre has words for.
  if (bestOf(found) >= resultTiers.text && known.length > 0 && known.length < parts.length) {
    const names = parts.filter((each) => !known.includes(each));
    const named = await ask(names.flatMap((each) => each.words).join(' '), names);
    if (bestOf(named) <= resultTiers.named) return { ...named, ...asTyped };
    const isPage = found.best.content !== null && pageKinds.has(found.best.content.kind);
    const meant = isPage ? nothing : await ask(known.flatMap((each) => each.words).join(' '), known, isVisit);
    if (bestOf(meant) <= resultTiers.page_meant) return { ...meant, ...asTyped, isService };
  }
  if (hasAny(found)) return { ...found, ...asTyped, isService };
  if (!parts.some(hasMeaning)) return nothing;
  const corrected = await answerCorrected(database, text, parts, groups, request, requestContext);
  return { ...corrected, isService };
}

/** A name, with and without what stands before it. */
async function askNamed(
  ask: (said: readonly string[]) => Promise<Found>,
  said: readonly string[],
): Promise<Found | null> {
  for (const tried of [said, withoutHonorifics(said)]) {
    const found = tried && (await ask(tried));
    if (found && bestOf(found) <= resultTiers.named) return found;
  }
  return null;
}

const isPerson = ({ best: { content } }: Found): boolean =>
  content !== null && content.kind === 'person' && content.tier <= resultTiers.named;

/** With typing errors corrected, if that finds what was likely meant; else the words that are known. */
async function answerCorrected(
  database: Database,
  text: string,
  parts: readonly QuestionPart[],
  groups: readonly SynonymGroup[],
  request: FindRequest,
  requestContext: RequestContext,
): Promise<Answer> {
  const { locale } = requestContext;
  // What the theatre knows by another word is no typing error.
  const doubtful = parts.filter(({ others }) => others.length === 0).flatMap((part) => part.words);
  const others =
    doubtful.length > 0 ? await alternativesFor(database, doubtful, locale) : new Map<string, Alternatives>();
  const suggested = suggestionFor(wordsOfQuestion(text), others);
  let suggestion: string | null = null;
  const spelled = parts.map((part) => correct(part, others, groups));
  // Another word in some text is no answer to a name that nothing here has.
  const isLikely = async ({ isCertain, best }: Alternatives): Promise<boolean> => {
    if (isCertain || best === null) return isCertain;
    const question = questionOf(best, partsOfQuestion(best, []), locale);
    return bestOf(await find(database, question, request, requestContext)) < resultTiers.text;
  };
  if (others.size > 0 && spelled.every((part) => part.words.length > 0)) {
    const all = joined(partQuestions(spelled, locale), 'all');
    const meant = await find(database, { text, strict: all, wide: null }, request, requestContext);
    const isMeant = bestOf(meant) < resultTiers.text || (await areAll([...others.values()], isLikely));
    if (isMeant) suggestion = suggested;
    if (hasAny(meant) && isMeant) return { ...meant, suggestion, match: 'suggestion' };
  }
  // A single letter is in everything, and what is known nowhere is no other word.
  const known: QuestionPart[] = [];
  for (const part of spelled.filter(({ words }) => words.some((word) => word.length > 1))) {
    const other = others.get(parts[spelled.indexOf(part)]?.words[0] ?? '');
    if (!other || (await isLikely(other))) known.push(part);
  }
  if (parts.length === 1 || known.length === 0) return { ...nothing, suggestion };
  const questions = partQuestions(known, locale);
  const isService = known.every((part) => part.others.length > 0);
  const any = { text, strict: joined(questions, 'any'), wide: null, words: questions, isService };
  const some = await find(database, any, request, requestContext);
  return hasAny(some) ? { ...some, suggestion, match: 'any' } : { ...nothing, suggestion };
}

async function areAll<T>(all: readonly T[], is: (one: T) => Promise<boolean>): Promise<boolean> {
  for (const one of all) if (!(await is(one))) return false;
  return true;
}

/** The words as typed, and with their synonyms. */
export function questionOf(
  text: string,
  parts: readonly QuestionPart[],
  locale: RequestContext['locale'],
  isVisit = false,
): Question {
  const isWider = parts.some(({ others }) => others.length > 0) || parts.length < splitWords(text).length;
  return {
    text,
    strict: wholeQuestion(text, locale),
    wide: isWider ? joined(partQuestions(parts, locale), 'all') : null,
    isService: isVisit || (isWider && parts.every(({ others }) => others.length > 0)),
  };
}

/** A part with the alternatives to its unknown words, and their synonyms; without words if there are none. */
function correct(
  part: QuestionPart,
  others: ReadonlyMap<string, Alternatives>,
  groups: readonly SynonymGroup[],
): QuestionPart {
  const [word = ''] = part.words;
  const found = others.get(word);
  if (part.words.length > 1 || part.others.length > 0 || !found) return part;
  if (found.spellings.length === 0) return { words: [], others: [] };
  const [best = '', ...more] = found.spellings;
  const meant = found.best ? partsOfQuestion(found.best, groups).flatMap((each) => each.others) : [];
  return { words: [best], others: [...more, ...meant] };
}

export const hasAny = ({ counts }: Found): boolean => counts.events + counts.content > 0;

/** The tier of the best result. */
export const bestOf = ({ best }: Found): number =>
  Math.min(best.events?.tier ?? resultTiers.nothing, best.content?.tier ?? resultTiers.nothing);

/** The corrected search text; null if nothing or not every word can be corrected. */
function suggestionFor(words: readonly string[], others: ReadonlyMap<string, Alternatives>): string | null {
  if (others.size === 0) return null;
  const put = words.map((word) => (others.has(word) ? others.get(word)?.best : word));
  return put.every(Boolean) ? put.join(' ') : null;
}
