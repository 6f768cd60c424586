// Searches with typing errors corrected, if the correction is convincing; else with the known words only.
import { editDistance } from '#domain/search/closest-word.ts';
import { normalizeUmlauts, splitWords } from '#domain/search/normalize-words.ts';
import type { SearchResult } from '#domain/search/search.ts';
import { buildCorrection, type Correction } from '#server/services/search/build-correction.ts';
import type { Alternatives } from '#server/services/search/choose-alternatives.ts';
import { distinctWords } from '#server/services/search/compile-question.ts';
import { correctionSubqueries } from '#server/services/search/find-alternatives.ts';
import type { RankedResults } from '#server/services/search/ranked-results.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import {
  bestTierOf,
  emptyOutcome,
  hasResults,
  type SearchOutcome,
} from '#server/services/search/search-outcome.ts';
import type { CorrectionCandidate, SearchRun } from '#server/services/search/search-run.ts';
import type { Subquery } from '#server/services/search/subquery.ts';
import { isNonNull } from '#server/services/search/variant-subqueries.ts';

/** Tiers of title matches. "Wolf" may begin a title, but must not match an author's first name. */
const titleTiers: ReadonlySet<number> = new Set([
  resultTiers.whole,
  resultTiers.titled,
  resultTiers.event_titled,
  resultTiers.page_titled,
  resultTiers.page_meant,
]);

/** Maximum letters of a short word. */
const maxShortWordLength = 5;
/** Minimum letters of a word with two wrong letters. */
const minTwoTypoLength = 8;

/**
 * Finds alternatives for the unknown words (`find-alternatives.ts`, `choose-alternatives.ts`), builds the correction
 * (`build-correction.ts`), then decides: the corrected words, if they match well; else a similar name; else the known
 * words. Runs up to three queries, together with the other candidates of the search.
 */
export async function searchCorrected(
  run: SearchRun,
  candidate: CorrectionCandidate,
): Promise<SearchOutcome> {
  await prefetchCorrections(run, candidate);
  const correction = await buildCorrection(run, candidate);
  const corrected = await searchCorrectedWords(run, candidate, correction);
  if (bestTierOf(corrected) < resultTiers.text) return corrected;
  const named = await searchSimilarName(run, correction);
  if (named) return named;
  if (hasResults(corrected) || candidate.isName) return corrected;
  return { ...(await searchKnownWords(run, candidate, correction)), suggestion: corrected.suggestion };
}

/** Has no results if the correction is not convincing. */
async function searchCorrectedWords(
  run: SearchRun,
  { text }: CorrectionCandidate,
  { alternatives, corrected, isService }: Correction,
): Promise<SearchOutcome> {
  const found = corrected ? await run.find(corrected) : emptyOutcome;
  // A corrected word that only occurs in a text must not match a query for an unknown name.
  const isCertain = [...alternatives.values()].every((each) => each.isCertain);
  const isMeant = corrected !== null && (isCertain || isGoodEnough(found, alternatives));
  return {
    ...(isMeant ? found : emptyOutcome),
    suggestion: isMeant ? suggestionFor(distinctWords(text), alternatives, firstResultOf(found)) : null,
    match: 'suggestion',
    isService,
  };
}

async function searchSimilarName(run: SearchRun, { similarName }: Correction): Promise<SearchOutcome | null> {
  const found = similarName ? await run.find(similarName.question) : emptyOutcome;
  return similarName && hasResults(found)
    ? { ...found, suggestion: similarName.name.toLowerCase(), match: 'suggestion', isService: false }
    : null;
}

async function searchKnownWords(
  run: SearchRun,
  candidate: CorrectionCandidate,
  { knownWords }: Correction,
): Promise<SearchOutcome> {
  const found = knownWords ? await run.find(knownWords.question) : emptyOutcome;
  if (!knownWords || !hasResults(found)) return emptyOutcome;
  const { parts } = knownWords;
  // A match of few words in some text is chance.
  const isChance = 2 * parts.length <= candidate.parts.length && bestTierOf(found) >= resultTiers.page_text;
  if (isChance) return { ...emptyOutcome, match: 'any' };
  const isService = parts.every(({ synonyms }) => synonyms.length > 0);
  return { ...found, suggestion: null, match: 'any', isService };
}

/** Whether the corrected question matches well enough to be what was meant. */
function isGoodEnough(found: RankedResults, alternatives: ReadonlyMap<string, Alternatives>): boolean {
  const guesses = [...alternatives].filter(([, { isCertain }]) => !isCertain);
  const tier = bestTierOf(found);
  // "Wolf" may begin a title, but must not match an author's first name.
  if (guesses.some(([, { isPrefix }]) => isPrefix)) return titleTiers.has(tier);
  const withOtherInitial = guesses.filter(
    ([word, { likeliest }]) => likeliest !== null && word[0] !== likeliest[0],
  );
  // A short word with another initial may be a title only: "tsurm" is "Sturm", "rumor" must not match "Humor".
  if (withOtherInitial.some(([word]) => word.length <= maxShortWordLength)) return titleTiers.has(tier);
  // "Smoking" must not match "booking", and a name with another initial neither: "corona" is not "Wrona".
  const isFar = withOtherInitial.some(
    ([word, { likeliest }]) => word.length < minTwoTypoLength && isFarFrom(word, likeliest ?? ''),
  );
  if (isFar) return titleTiers.has(tier) && found.best.content?.kind !== 'person';
  return tier <= resultTiers.page_meant;
}

const isFarFrom = (word: string, other: string): boolean =>
  editDistance(normalizeUmlauts(word), normalizeUmlauts(other)) > 1;

/** Queues the subqueries of this candidate, and those of the others in case it does not match. */
async function prefetchCorrections(run: SearchRun, candidate: CorrectionCandidate): Promise<void> {
  const candidates = new Set([candidate, ...run.correctionCandidates]);
  run.prefetch([...candidates].flatMap((each) => correctionSubqueries(run, each)));
  let firstCorrected: Subquery<RankedResults> | null = null;
  for (const each of candidates) {
    const { corrected, similarName, knownWords } = await buildCorrection(run, each);
    const subquery = corrected && run.subqueryFor(corrected);
    const skipIf = firstCorrected && { subquery: firstCorrected, tier: resultTiers.named + 1 };
    if (subquery) run.prefetch([subquery], skipIf);
    const fallbacks = [similarName?.question, each.isName ? null : knownWords?.question]
      .filter(isNonNull)
      .map((question) => run.subqueryFor(question));
    run.prefetch(fallbacks, skipIf ?? (subquery && { subquery, tier: resultTiers.text }));
    firstCorrected ??= subquery;
  }
}

/**
 * The corrected search text; null if nothing, or not every word, can be corrected. Among near-equal alternatives it
 * prefers words of the first result.
 */
function suggestionFor(
  words: readonly string[],
  alternatives: ReadonlyMap<string, Alternatives>,
  first: SearchResult | undefined,
): string | null {
  if (alternatives.size === 0) return null;
  const shown = new Set(splitWords(`${first?.title ?? ''} ${first?.context ?? ''}`));
  const suggested = words.map((word) => {
    const unknown = alternatives.get(word);
    if (!unknown) return word;
    const { likeliest, nearlyAsLikely } = unknown;
    return nearlyAsLikely.find((each) => shown.has(each) && !shown.has(likeliest ?? '')) ?? likeliest;
  });
  // A word of a phrase with synonyms may be its own likeliest spelling.
  const isChanged = suggested.some((word, at) => word !== words[at]);
  return isChanged && suggested.every(Boolean) ? suggested.join(' ') : null;
}

const firstResultOf = ({ best, results }: RankedResults): SearchResult | undefined =>
  (best.content?.tier ?? resultTiers.nothing) < (best.events?.tier ?? resultTiers.nothing)
    ? results.content[0]
    : results.events[0];
