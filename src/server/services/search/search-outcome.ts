// The outcome of a search, and measures of its quality.
import type { SearchMatch } from '#domain/search/search.ts';
import { noResults, type RankedResults, type ResultRank } from '#server/services/search/ranked-results.ts';
import { pageKinds, resultTiers } from '#server/services/search/result-tiers.ts';

export interface SearchOutcome extends RankedResults {
  suggestion: string | null;
  match: SearchMatch;
  /** At equal rank pages come first: the words have synonyms, or the question is about a visit. */
  isService?: boolean;
  /** The question has several subjects and nothing else. */
  isOfSubjects?: boolean;
  /** The question asks for a person or a page, so plays come second. */
  isContentFirst?: boolean;
  /** The question asks for a play. */
  isEventsFirst?: boolean;
}

export const emptyOutcome: SearchOutcome = {
  ...noResults,
  suggestion: null,
  match: 'all',
};

/** The outcome for all words as typed, without corrections. */
export const asTyped = { suggestion: null, match: 'all' } as const;

export const hasResults = ({ counts }: RankedResults): boolean => counts.events + counts.content > 0;

/** The tier of the best result. */
export const bestTierOf = ({ best }: RankedResults): number =>
  Math.min(best.events?.tier ?? resultTiers.nothing, best.content?.tier ?? resultTiers.nothing);

/** Proximity below which words count as unrelated. */
const minProximity = 0.04;

/** Results up to which proximity is compared; the query would be too slow for more. */
const maxCompared = 20;

/** Whether the words of the best result stand near each other. */
export const isNear = (best: ResultRank | null): boolean => (best?.near ?? 0) >= minProximity;

/** Whether some text has all words, but in different sentences. */
export const isScattered = (found: RankedResults): boolean => {
  const { content, events } = found.best;
  return (
    !isNear(content) &&
    !isNear(events) &&
    bestTierOf(found) >= resultTiers.page_partly &&
    found.counts.events + found.counts.content <= maxCompared
  );
};

/** Whether the best result is a page that contains the words themselves, not only synonyms. */
export const isPageOfWords = ({ best: { content } }: RankedResults): boolean =>
  content !== null &&
  pageKinds.has(content.kind) &&
  ![resultTiers.page_text_meant, resultTiers.text_meant].some((tier) => tier === content.tier);
