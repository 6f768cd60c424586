// What a question finds, and how good that is.
import type { SearchMatch } from '#domain/search/search.ts';
import { type Found, nothingFound } from '#server/services/search/found.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';

export interface Answer extends Found {
  suggestion: string | null;
  match: SearchMatch;
  /** Among equals pages come first: the theatre has synonyms for the words, or the question is how a visit goes. */
  isService?: boolean;
  /** A person or a page was asked for, so that plays come later. */
  isContentFirst?: boolean;
  /** A play was asked for. */
  isEventsFirst?: boolean;
}

export const nothing: Answer = {
  ...nothingFound,
  suggestion: null,
  match: 'all',
};

/** What the words find as they were typed, with nothing corrected and none left out. */
export const asTyped = { suggestion: null, match: 'all' } as const;

export const hasAny = ({ counts }: Found): boolean => counts.events + counts.content > 0;

/** The tier of the best result. */
export const bestOf = ({ best }: Found): number =>
  Math.min(best.events?.tier ?? resultTiers.nothing, best.content?.tier ?? resultTiers.nothing);

/** Words further apart than this are unrelated. */
const nearEnough = 0.04;

/** Results; of more the passages are not compared, which would take longer than anybody waits. */
const maxCompared = 20;

/** Whether all words are in some text, but in different sentences. */
export const isScattered = (found: Found): boolean => {
  const { content, events } = found.best;
  const isFar = Math.max(content?.near ?? 0, events?.near ?? 0) < nearEnough;
  return (
    isFar &&
    bestOf(found) >= resultTiers.page_partly &&
    found.counts.events + found.counts.content <= maxCompared
  );
};
