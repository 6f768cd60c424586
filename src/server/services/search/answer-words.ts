// What words find: all of them; else with typing errors corrected; else some of them.
import { splitWords } from '#domain/search/normalize-words.ts';
import { asksForService, partAskedFor, withoutHonorifics } from '#domain/search/question-words.ts';
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
import { answerCorrected } from '#server/services/search/correct-words.ts';
import { type FindRequest, type Found, find } from '#server/services/search/find.ts';
import { eitherQuestion, questionOf } from '#server/services/search/question.ts';
import { pageKinds, resultTiers } from '#server/services/search/result-tiers.ts';

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
  const ofCore = core && (await ask(wordsOfParts(core), core));
  if (ofCore && bestOf(ofCore) <= resultTiers.named) return { ...ofCore, ...asTyped };
  const known = parts.filter(({ others }) => others.length > 0);
  const isVisit = asksForService(words);
  const isService = isVisit || known.length > 0;
  const found = await ask(text, parts, isVisit);
  // "Plays with live music": the words around it are in no name.
  if (ofCore && bestOf(found) >= resultTiers.page_partly && bestOf(ofCore) < resultTiers.page_partly) {
    return { ...ofCore, ...asTyped, isService: core.every(({ others }) => others.length > 0) };
  }
  if (bestOf(found) > resultTiers.named && !isService) {
    const bare = withoutHonorifics(words);
    const named = bare && (await askWords(bare));
    if (named && bestOf(named) <= resultTiers.named) return { ...named, ...asTyped };
  }
  // All the words stand in some text at most: a name among them is what is meant, then what the theatre has words for.
  if (bestOf(found) >= resultTiers.text && known.length > 0 && known.length < parts.length) {
    const names = parts.filter((each) => !known.includes(each));
    const named = await ask(wordsOfParts(names), names);
    if (bestOf(named) <= resultTiers.named) return { ...named, ...asTyped };
    if (!hasAny(named)) {
      const spelled = await answerCorrected(
        database,
        wordsOfParts(names),
        names,
        groups,
        request,
        requestContext,
      );
      if (bestOf(spelled) <= resultTiers.named) return spelled;
    }
    const isPage = isPageOfWords(found);
    const meant = isPage ? nothing : await ask(wordsOfParts(known), known, isVisit);
    if (bestOf(meant) <= resultTiers.page_meant) {
      return { ...meant, suggestion: null, match: hasAny(named) ? 'all' : 'any', isService };
    }
  }
  // Two of the theatre's subjects that no name has together: what is called by either.
  if (bestOf(found) > resultTiers.page_text && known.length === parts.length && parts.length > 1) {
    const question = { ...eitherQuestion(text, parts, locale), words: [] };
    const either = await find(database, question, request, requestContext);
    if (bestOf(either) <= resultTiers.page_meant) return { ...either, ...asTyped, isService };
  }
  if (hasAny(found)) return { ...found, ...asTyped, isService };
  if (!parts.some(hasMeaning)) return nothing;
  return answerCorrected(database, text, parts, groups, request, requestContext);
}

/** A page that has the words themselves, and not only synonyms of them. */
const isPageOfWords = ({ best: { content } }: Found): boolean =>
  content !== null &&
  pageKinds.has(content.kind) &&
  ![resultTiers.page_text_meant, resultTiers.text_meant].some((tier) => tier === content.tier);

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
