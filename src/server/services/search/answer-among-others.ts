// What a question names among other words, where all of them together are in some text at most.
import type { QuestionPart, SynonymGroup } from '#domain/search/synonyms.ts';
import { wordsOfParts } from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { type Answer, bestOf, hasAny, nothing } from '#server/services/search/answer.ts';
import { answerCorrected } from '#server/services/search/correct-words.ts';
import { type FindRequest, type Found, find } from '#server/services/search/find.ts';
import { anyOfSubjects, type Concern, eitherQuestion, questionOf } from '#server/services/search/question.ts';
import { pageKinds, resultTiers } from '#server/services/search/result-tiers.ts';

export interface Asking {
  database: Database;
  text: string;
  parts: readonly QuestionPart[];
  /** Without words that only accompany a name, if there are any. */
  core: readonly QuestionPart[] | null;
  groups: readonly SynonymGroup[];
  concern: Concern;
  request: FindRequest;
  requestContext: RequestContext;
}

const asTyped = { suggestion: null, match: 'all' } as const;
const isKnown = ({ others }: QuestionPart): boolean => others.length > 0;

/**
 * A name among words that the theatre has synonyms for, then what those mean; null where all words together are found
 * well enough. One to five queries.
 */
export async function answerAmongOthers(asking: Asking, found: Found): Promise<Answer | null> {
  const { parts, concern } = asking;
  const known = parts.filter(isKnown);
  const names = parts.filter((part) => !isKnown(part));
  const isText = bestOf(found) >= resultTiers.text;
  if (known.length === 0)
    return isText && hasAny(found) ? answerEither(asking, names, resultTiers.named) : null;
  if (bestOf(found) < resultTiers.page_named || names.length === 0) return null;
  const named = await ask(asking, names);
  const name = await answerName(asking, found, names, named);
  if (name) return name;
  if (!isText || isPageOfWords(found)) return null;
  const meant = await ask(asking, known, concern);
  if (bestOf(meant) > resultTiers.held) return answerSubjects({ ...asking, parts: known }, found);
  return { ...meant, suggestion: null, match: hasAny(named) ? 'all' : 'any' };
}

/** A play, a person or a place: by all of the other words, by those that matter, spelled rightly, or by one of them. */
async function answerName(
  asking: Asking,
  found: Found,
  names: readonly QuestionPart[],
  named: Found,
): Promise<Answer | null> {
  const { core } = asking;
  const isText = bestOf(found) >= resultTiers.text;
  if (bestOf(named) <= (isText ? resultTiers.named : resultTiers.whole)) {
    // "Press photos of Nora": a page that is called so has the play as well.
    const isPart = bestOf(found) < resultTiers.page_text && !isOfHouse(named);
    // Of all plays by Kleist the comedy.
    const isAmong = bestOf(named) > resultTiers.titled && hasFirstOf(named, found);
    return isPart ? null : { ...(isAmong ? found : named), ...asTyped };
  }
  if (!isText) return null;
  const bare = core?.filter((part) => !isKnown(part)) ?? names;
  const ofCore = bare.length > 0 && bare.length < names.length ? await ask(asking, bare) : nothing;
  if (bestOf(ofCore) <= resultTiers.titled) return { ...ofCore, ...asTyped };
  if (!hasAny(named)) {
    const { database, groups, request, requestContext } = asking;
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
  return answerEither(asking, names, resultTiers.titled);
}

/** What is called by one of the words. */
async function answerEither(
  { database, concern, request, requestContext }: Asking,
  names: readonly QuestionPart[],
  worst: number,
): Promise<Answer | null> {
  if (names.length === 1 || concern.isVisit) return null;
  const question = eitherQuestion(wordsOfParts(names), names, requestContext.locale);
  const either = await find(database, question, request, requestContext);
  return bestOf(either) <= worst ? { ...either, suggestion: null, match: 'any' } : null;
}

/** The page of either of several subjects that no name has together; null in other questions. One query. */
export async function answerSubjects(
  { database, text, parts, request, requestContext }: Asking,
  found: Found,
): Promise<Answer | null> {
  const isWithoutPage = bestOf(found) > resultTiers.page_text || !isWrittenPage(found);
  if (bestOf(found) < resultTiers.page_partly || !isWithoutPage) return null;
  if (parts.length === 1 || !parts.every(isKnown)) return null;
  const question = anyOfSubjects(text, parts, requestContext.locale);
  const either = await find(database, question, request, requestContext);
  const isPage = (either.best.content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant;
  return isPage || bestOf(either) <= resultTiers.offer_meant
    ? { ...either, ...asTyped, isContentFirst: isPage }
    : null;
}

const ask = (
  { database, request, requestContext }: Asking,
  parts: readonly QuestionPart[],
  concern?: Concern,
): Promise<Found> =>
  find(
    database,
    questionOf(wordsOfParts(parts), parts, requestContext.locale, concern),
    request,
    requestContext,
  );

/** A page that has the words themselves, and not only synonyms of them. */
const isPageOfWords = ({ best: { content } }: Found): boolean =>
  content !== null &&
  pageKinds.has(content.kind) &&
  ![resultTiers.page_text_meant, resultTiers.text_meant].some((tier) => tier === content.tier);

/** The best is a page that somebody wrote, or a form or list. */
const isWrittenPage = ({ best: { content } }: Found): boolean =>
  content !== null && ['page', 'form', 'screen'].includes(content.kind);

/** Whether the first play that has all words is one that the name has, too. */
const hasFirstOf = (named: Found, found: Found): boolean =>
  named.results.events.some(({ url }) => url === found.results.events[0]?.url);

/** The best is a page or a venue. */
const isOfHouse = ({ best: { events, content } }: Found): boolean =>
  content !== null && pageKinds.has(content.kind) && content.tier < (events?.tier ?? resultTiers.nothing);
