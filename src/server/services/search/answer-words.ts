// What words find: all of them; else with typing errors corrected; else some of them.
import { splitWords } from '#domain/search/normalize-words.ts';
import {
  asksForService,
  isAboutVisitor,
  partAskedFor,
  withoutHonorifics,
} from '#domain/search/question-words.ts';
import {
  coreOfQuestion,
  hasMeaning,
  partsOfQuestion,
  type QuestionPart,
  type SynonymGroup,
  wordsOfParts,
} from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { type Answer, bestOf, hasAny, nothing } from '#server/services/search/answer.ts';
import { answerAmongOthers, answerSubjects } from '#server/services/search/answer-among-others.ts';
import { answerCorrected } from '#server/services/search/correct-words.ts';
import { type FindRequest, type Found, find } from '#server/services/search/find.ts';
import { type Concern, questionOf } from '#server/services/search/question.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';

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
  const concern = { isVisit: asksForService(words), isAboutVisitor: isAboutVisitor(words) };
  const ask = (said: string, parts: readonly QuestionPart[], of: Concern = {}) =>
    find(database, questionOf(said, parts, locale, of), request, requestContext);
  const spell = (said: readonly QuestionPart[]) =>
    answerCorrected(database, wordsOfParts(said), said, groups, request, requestContext);
  const askWords = (said: readonly string[]) => ask(said.join(' '), partsOfQuestion(said.join(' '), groups));

  const part = partAskedFor(words);
  if (part) {
    const players = await askNamed(askWords, part);
    if (players && isPerson(players)) return { ...players, ...asTyped, isContentFirst: true };
  }
  const parts = partsOfQuestion(text, groups);
  const core = coreOfQuestion(parts);
  const ofCore = core && (await ask(wordsOfParts(core), core));
  if (ofCore && bestOf(ofCore) <= resultTiers.named) return { ...ofCore, ...asTyped };
  const known = parts.filter(({ others }) => others.length > 0);
  const isService = concern.isVisit || known.length > 0;
  const found = await ask(text, parts, concern);
  // "Plays with live music": the words around it are in no name.
  if (ofCore && bestOf(found) >= resultTiers.page_partly && bestOf(ofCore) < resultTiers.page_partly) {
    return { ...ofCore, ...asTyped, isService: core.every(({ others }) => others.length > 0) };
  }
  if (bestOf(found) > resultTiers.named && !isService) {
    const bare = withoutHonorifics(words);
    const named = bare && (await askWords(bare));
    if (named && bestOf(named) <= resultTiers.named) return { ...named, ...asTyped };
  }
  const asking = { database, text, parts, core, groups, concern, request, requestContext };
  const meant = (await answerAmongOthers(asking, found)) ?? (await answerSubjects(asking, found));
  if (meant) return { ...meant, isService };
  if (ofCore && !hasAny(ofCore)) {
    const spelled = await spell(core);
    if (bestOf(spelled) <= resultTiers.named) return spelled;
  }
  if (hasAny(found)) return { ...found, ...asTyped, isService };
  if (!parts.some(hasMeaning)) return nothing;
  return answerCorrected(database, text, parts, groups, request, requestContext);
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
