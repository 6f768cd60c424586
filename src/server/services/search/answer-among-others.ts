// What a question names among other words, where all of them together are in some text at most.
import {
  type Answer,
  asTyped,
  bestOf,
  hasAny,
  isScattered,
  nothing,
} from '#server/services/search/answer.ts';
import { answerCorrected } from '#server/services/search/correct-words.ts';
import type { Found } from '#server/services/search/found.ts';
import type { Question } from '#server/services/search/question.ts';
import { pageKinds, resultTiers } from '#server/services/search/result-tiers.ts';
import type { SearchRun } from '#server/services/search/search-run.ts';
import { type Asked, isService, type WordAttempts } from '#server/services/search/word-attempts.ts';

/**
 * A name among words that the theatre has synonyms for, then what those mean; null where all words together are found
 * well enough.
 */
export async function answerAmongOthers(run: SearchRun, attempts: WordAttempts): Promise<Answer | null> {
  const found = await run.find(attempts.whole);
  const meant = await among(run, attempts, found);
  return meant && { ...meant, isService: isService(attempts) };
}

async function among(run: SearchRun, attempts: WordAttempts, found: Found): Promise<Answer | null> {
  const { known, names } = attempts;
  const isText = bestOf(found) > resultTiers.page_text;
  if (attempts.plot && bestOf(found) > resultTiers.page_meant) {
    // "Mermaid falls in love with a prince": only one play has both.
    const played = await run.find(attempts.plot);
    if (bestOf(played) <= resultTiers.play_entitled) return { ...played, ...asTyped };
  }
  if (!known) return isText && hasAny(found) ? answerEither(run, attempts, found) : null;
  if (bestOf(found) < resultTiers.page_named) return null;
  if (!names) return attempts.core && answerKnown(run, attempts, found);
  if (attempts.isForPress && bestOf(found) > resultTiers.page_text) {
    return { ...(await run.find(known.question)), ...asTyped };
  }
  const named = await run.find(names.question);
  const name = await answerName(run, attempts, names, found, named);
  if (name) return name;
  if (!isText || (isPageOfWords(found) && !isScattered(found) && !attempts.concern.isVisit)) return null;
  const meant = await answerKnown(run, attempts, found);
  return meant && { ...meant, match: hasAny(named) ? 'all' : 'any' };
}

/** What the theatre has synonyms for, without the other words. */
async function answerKnown(
  run: SearchRun,
  { known, knownSubjects }: WordAttempts,
  found: Found,
): Promise<Answer | null> {
  const meant = known ? await run.find(known.question) : nothing;
  if (bestOf(meant) <= resultTiers.held) return { ...meant, ...asTyped };
  return knownSubjects && answerSubjects(run, knownSubjects, found);
}

/** A play, a person or a place: by all of the other words, by those that matter, spelled rightly, or by one of them. */
async function answerName(
  run: SearchRun,
  attempts: WordAttempts,
  names: Asked,
  found: Found,
  named: Found,
): Promise<Answer | null> {
  const isText = bestOf(found) >= resultTiers.text;
  if (bestOf(named) <= (isText ? resultTiers.named : resultTiers.whole)) {
    // "Press photos of Nora": a page that is called so has the play as well.
    const isPart = bestOf(found) < resultTiers.page_text && !isOfHouse(named);
    // Of all plays by Kleist the comedy.
    const isAmong = bestOf(named) > resultTiers.titled && hasFirstOf(named, found);
    return isPart ? null : { ...(isAmong ? found : named), ...asTyped };
  }
  if (!isText) return null;
  if (!hasAny(named)) {
    const spelled = await answerCorrected(run, names);
    // "Seat near the induction loops": the words around it only accompany it.
    const isAll = attempts.core !== null && attempts.core.parts.length === names.parts.length;
    const isSubject = isAll && (bestOf(spelled) <= resultTiers.page_meant || isPageOfWords(spelled));
    if (bestOf(spelled) <= resultTiers.named || isSubject) return spelled;
  }
  return answerEither(run, attempts, found);
}

/** What is called by one of the words. */
async function answerEither(
  run: SearchRun,
  { eitherName, known }: WordAttempts,
  found: Found,
): Promise<Answer | null> {
  if (!eitherName) return null;
  const either = await run.find(eitherName);
  // A namesake of one of several words that are nowhere together.
  if (known && bestOf(either) > resultTiers.whole && isPersonFirst(either)) return null;
  // "Orsina Marinelli": one play has both, whoever plays one of them.
  if (found.best.events && isPersonFirst(either) && bestOf(either) >= resultTiers.also_whole) return null;
  return bestOf(either) <= resultTiers.named ? { ...either, suggestion: null, match: 'any' } : null;
}

/** By which what has more of several subjects is better: a name counts twice. */
const clearly = 2;

/** The page of either of several subjects that no name has together; null in other questions. */
export async function answerSubjects(
  run: SearchRun,
  subjects: Question,
  found: Found,
): Promise<Answer | null> {
  const isWithoutPage = bestOf(found) > resultTiers.page_text || !isWrittenPage(found);
  if (bestOf(found) < resultTiers.page_partly || !isWithoutPage) return null;
  const either = await run.find(subjects);
  // "Concert in the bar, late": what has more of them is meant rather than the page of one.
  const { content, events } = either.best;
  const isPage =
    (content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant &&
    ((content?.covered ?? 0) + clearly > (events?.covered ?? 0) ||
      (events?.tier ?? resultTiers.nothing) >= resultTiers.text);
  return isPage || bestOf(either) <= resultTiers.offer_meant
    ? { ...either, ...asTyped, isContentFirst: isPage }
    : null;
}

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

const isPersonFirst = ({ best: { content, events } }: Found): boolean =>
  content?.kind === 'person' && content.tier < (events?.tier ?? resultTiers.nothing);

/** The best is a page or a venue. */
const isOfHouse = ({ best: { events, content } }: Found): boolean =>
  content !== null && pageKinds.has(content.kind) && content.tier < (events?.tier ?? resultTiers.nothing);
