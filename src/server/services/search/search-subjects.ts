// Searches for a page about any one of several subjects.
import type { CompiledQuestion } from '#server/services/search/compile-question.ts';
import type { RankedResults } from '#server/services/search/ranked-results.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import {
  asTyped,
  bestTierOf,
  isNear,
  isPageOfWords,
  type SearchOutcome,
} from '#server/services/search/search-outcome.ts';
import type { SearchRun } from '#server/services/search/search-run.ts';

/** The lead in covered words by which a result with more subjects wins; a word in a name counts twice. */
const minCoverageLead = 2;

/**
 * Returns null if a name or page has all the words, or no page is about a subject.
 * @param found results for all words
 */
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
  const ofSubjects = await run.find(subjects);
  // "Concert in the bar, late": a result that covers more subjects beats a page that covers one.
  const { content, events } = ofSubjects.best;
  const isPage =
    (content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant &&
    ((content?.covered ?? 0) + minCoverageLead > (events?.covered ?? 0) ||
      (events?.tier ?? resultTiers.nothing) >= resultTiers.text);
  return isPage || bestTierOf(ofSubjects) <= resultTiers.offer_meant
    ? { ...ofSubjects, ...asTyped, isContentFirst: isPage }
    : null;
}

/** Whether the best result is an editors' page, a form, a list screen or a venue. */
const isWrittenPage = ({ best: { content } }: RankedResults): boolean =>
  content !== null && ['page', 'form', 'screen', 'venue'].includes(content.kind);
