// Answers questions with a name among other words, when all words together match texts at most.

import type { CompiledQuestion } from '#server/services/search/compile-question.ts';
import {
  isService,
  type PartialQuestion,
  type QuestionVariants,
} from '#server/services/search/question-variants.ts';
import type { RankedResults } from '#server/services/search/ranked-results.ts';
import { pageKinds, resultTiers } from '#server/services/search/result-tiers.ts';
import { searchCorrected } from '#server/services/search/search-corrected.ts';
import {
  asTyped,
  bestTierOf,
  emptyOutcome,
  hasResults,
  isNear,
  isScattered,
  type SearchOutcome,
} from '#server/services/search/search-outcome.ts';
import type { SearchRun } from '#server/services/search/search-run.ts';

/**
 * Searches for a name among words that have synonyms, then for those synonyms. Returns null if all words together
 * already match well enough.
 */
export async function searchNameAmongWords(
  run: SearchRun,
  variants: QuestionVariants,
): Promise<SearchOutcome | null> {
  const found = await run.find(variants.whole);
  const meant = await searchNameOrSynonyms(run, variants, found);
  return meant && { ...meant, isService: isService(variants) };
}

async function searchNameOrSynonyms(
  run: SearchRun,
  variants: QuestionVariants,
  found: RankedResults,
): Promise<SearchOutcome | null> {
  const { withSynonyms, names } = variants;
  const isText = bestTierOf(found) > resultTiers.page_text;
  if (variants.plot && bestTierOf(found) > resultTiers.page_meant) {
    // "Mermaid falls in love with a prince": only one play matches both themes.
    const played = await run.find(variants.plot);
    if (bestTierOf(played) <= resultTiers.play_entitled) return { ...played, ...asTyped };
  }
  if (!withSynonyms) return isText && hasResults(found) ? searchEitherName(run, variants, found) : null;
  if (bestTierOf(found) < resultTiers.page_named) return null;
  if (!names) return variants.core && searchSynonymsOnly(run, variants, found);
  const named = await run.find(names.question);
  if (variants.isForPress && bestTierOf(found) > resultTiers.page_text) {
    // "Press release of Antigone": an article has that name.
    const isWritten = variants.isForArticle && named.best.content?.kind === 'press';
    const written = isWritten ? named : await run.find(withSynonyms.question);
    return { ...written, ...asTyped, isContentFirst: isWritten };
  }
  // "Which bus to Gaußstraße": the page of a place says how to get there.
  if (isVenue(named) && (isText || found.best.content?.kind === 'venue')) {
    return { ...(isText ? named : found), ...asTyped, isContentFirst: true };
  }
  const name = await searchNameWithFallbacks(run, variants, names, found, named);
  if (name) return name;
  if (!isText || (isPageOfWords(found) && !isScattered(found) && !variants.topic.isVisit)) return null;
  const meant = await searchSynonymsOnly(run, variants, found);
  // "Guest performance in Vienna": of the plays that are meant, the one with all words.
  if (meant && isEventNamed(meant) && !isScattered(found) && hasFirstOf(meant, found)) {
    return { ...found, ...asTyped };
  }
  // "Tragedy about a mother killing her children": a genre has many plays, a theme one.
  if (meant?.best.events?.tier === resultTiers.play_meant && isTheme(named)) return { ...named, ...asTyped };
  return meant && { ...meant, match: hasResults(named) ? 'all' : 'any' };
}

/** Searches for the words that have synonyms and ignores the other words. */
async function searchSynonymsOnly(
  run: SearchRun,
  { withSynonyms, subjectsWithSynonyms }: QuestionVariants,
  found: RankedResults,
): Promise<SearchOutcome | null> {
  const meant = withSynonyms ? await run.find(withSynonyms.question) : emptyOutcome;
  if (bestTierOf(meant) <= resultTiers.held) return { ...meant, ...asTyped };
  return subjectsWithSynonyms && searchSubjects(run, subjectsWithSynonyms, found);
}

/**
 * Searches for a play, person or place: by all remaining words, by their core, with corrected spelling, then by any one
 * of them.
 */
async function searchNameWithFallbacks(
  run: SearchRun,
  variants: QuestionVariants,
  names: PartialQuestion,
  found: RankedResults,
  named: RankedResults,
): Promise<SearchOutcome | null> {
  const isText = bestTierOf(found) >= resultTiers.text;
  if (bestTierOf(named) <= (isText ? resultTiers.named : resultTiers.whole)) {
    // "Press photos of Nora": a page with that title also matches the play.
    const isPart = bestTierOf(found) < resultTiers.page_text && !isPageOrVenue(named);
    // The question asks for the comedy among all plays by Kleist.
    const isAmong = bestTierOf(named) > resultTiers.titled && hasFirstOf(named, found);
    return isPart ? null : { ...(isAmong ? found : named), ...asTyped };
  }
  if (!isText) return null;
  if (!hasResults(named)) {
    const spelled = await searchCorrected(run, names);
    // "Seat near the induction loops": the surrounding words carry no meaning of their own.
    const isAll = variants.core !== null && variants.core.parts.length === names.parts.length;
    const isSubject = isAll && (bestTierOf(spelled) <= resultTiers.page_meant || isPageOfWords(spelled));
    if (bestTierOf(spelled) <= resultTiers.named || isSubject) return spelled;
  }
  return searchEitherName(run, variants, found);
}

/** Searches for a name that consists of any one of the words. */
async function searchEitherName(
  run: SearchRun,
  { eitherName, withSynonyms, topic }: QuestionVariants,
  found: RankedResults,
): Promise<SearchOutcome | null> {
  if (!eitherName) return null;
  const either = await run.find(eitherName);
  // A person who shares one of the words as a name is no match when the words never occur together.
  // Nor is a title with one of them if the question is about a visit: "does the underground run at night".
  const isChance = topic.isVisit || isPersonFirst(either);
  if (withSynonyms && bestTierOf(either) > resultTiers.whole && isChance) return null;
  // "Orsina Marinelli": one play has both parts, so the people who play them are not meant.
  if (found.best.events && isPersonFirst(either) && bestTierOf(either) >= resultTiers.also_whole) return null;
  return bestTierOf(either) <= resultTiers.named ? { ...either, suggestion: null, match: 'any' } : null;
}

/** The lead in covered words by which a result with more subjects wins; a word in a name counts twice. */
const minCoverageLead = 2;

/** Searches for a page about any one of several subjects if no name matches all of them; returns null otherwise. */
export async function searchSubjects(
  run: SearchRun,
  subjects: CompiledQuestion,
  found: RankedResults,
): Promise<SearchOutcome | null> {
  // "Performance with lights on and doors open": a page has all these words near each other.
  const isPassage = isPageOfWords(found) && isNear(found.best.content);
  const isText = bestTierOf(found) > resultTiers.page_text && !isPassage;
  const isWithoutPage = isText || !isWrittenPage(found);
  if (bestTierOf(found) < resultTiers.page_partly || !isWithoutPage) return null;
  const either = await run.find(subjects);
  // "Concert in the bar, late": a result that covers more subjects beats a page that covers one.
  const { content, events } = either.best;
  const isPage =
    (content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant &&
    ((content?.covered ?? 0) + minCoverageLead > (events?.covered ?? 0) ||
      (events?.tier ?? resultTiers.nothing) >= resultTiers.text);
  return isPage || bestTierOf(either) <= resultTiers.offer_meant
    ? { ...either, ...asTyped, isContentFirst: isPage }
    : null;
}

/** Whether the best result is a page that contains the words themselves, not only synonyms. */
const isPageOfWords = ({ best: { content } }: RankedResults): boolean =>
  content !== null &&
  pageKinds.has(content.kind) &&
  ![resultTiers.page_text_meant, resultTiers.text_meant].some((tier) => tier === content.tier);

/** Whether the best result is an editors' page, a form or a list screen. */
const isWrittenPage = ({ best: { content } }: RankedResults): boolean =>
  content !== null && ['page', 'form', 'screen'].includes(content.kind);

/** Whether the first play that matches all words also matches the name. */
const hasFirstOf = (named: RankedResults, found: RankedResults): boolean =>
  named.results.events.some(({ url }) => url === found.results.events[0]?.url);

const isPersonFirst = ({ best: { content, events } }: RankedResults): boolean =>
  content?.kind === 'person' && content.tier < (events?.tier ?? resultTiers.nothing);

/** Whether events of that kind are the best results. */
const isEventNamed = ({ best: { content, events } }: RankedResults): boolean =>
  events !== null &&
  events.tier <= resultTiers.event_named &&
  events.tier < (content?.tier ?? resultTiers.nothing);

/** Whether a theme leads to plays. */
const isTheme = ({ best: { events } }: RankedResults): boolean => events?.tier === resultTiers.play_entitled;

/** Whether a venue has that name. */
const isVenue = ({ best: { content } }: RankedResults): boolean =>
  content?.kind === 'venue' && content.tier <= resultTiers.page_titled;

/** Whether the best result is a page or a venue. */
const isPageOrVenue = ({ best: { events, content } }: RankedResults): boolean =>
  content !== null && pageKinds.has(content.kind) && content.tier < (events?.tier ?? resultTiers.nothing);
