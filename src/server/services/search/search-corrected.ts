// Searches with typing errors corrected, if the correction is convincing; else with the known words only.
import type { Locale } from '#domain/languages/locales.ts';
import { editDistance } from '#domain/search/closest-word.ts';
import { normalizeUmlauts, splitWords } from '#domain/search/normalize-words.ts';
import type { SearchResult } from '#domain/search/search.ts';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import {
  hasNamingWord,
  joinPartWords,
  partsOfQuestion,
  type QuestionPart,
  synonymsOfUnknown,
} from '#domain/search/synonyms.ts';
import {
  type CompiledQuestion,
  compileParts,
  compileQuestion,
  distinctWords,
  passageQuestion,
} from '#server/services/search/compile-question.ts';
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
import {
  type Alternatives,
  alternativesFor,
  correctionSubqueries,
  possibleTypos,
  similarName,
} from '#server/services/search/suggest.ts';
import { isNonNull } from '#server/services/search/variant-subqueries.ts';

/** A part of the question with corrected spelling. */
interface CorrectedPart {
  /** The likely spellings; no words if there is none. */
  own: QuestionPart;
  /** The spellings with their synonyms. */
  wide: QuestionPart;
}

/** A correction of some words, with the questions that search for it. */
interface Correction {
  alternatives: ReadonlyMap<string, Alternatives>;
  spelled: readonly CorrectedPart[];
  whole: CompiledQuestion | null;
  /** A name similar to the typed text. */
  similar: { name: string; question: CompiledQuestion } | null;
  /** Matches any of the words that are known or certainly corrected. */
  some: { question: CompiledQuestion; parts: readonly QuestionPart[] } | null;
}

/** Tiers of title matches. "Wolf" may begin a title, but must not match an author's first name. */
const titleTiers: ReadonlySet<number> = new Set([
  resultTiers.whole,
  resultTiers.titled,
  resultTiers.event_titled,
  resultTiers.page_titled,
]);

/** Maximum letters of a short word. */
const maxShortWordLength = 5;
/** Minimum letters of a word with two wrong letters. */
const minTwoTypoLength = 8;

/** Runs up to three queries, together with the other candidates of the search. */
export async function searchCorrected(
  run: SearchRun,
  candidate: CorrectionCandidate,
): Promise<SearchOutcome> {
  const { text } = candidate;
  await prefetchCorrections(run, candidate);
  const { alternatives, spelled, whole, similar, some } = await buildCorrection(run, candidate);
  const found = whole ? await run.find(whole) : emptyOutcome;
  let suggestion: string | null = null;
  let meant: RankedResults = emptyOutcome;
  // A corrected word that only occurs in a text must not match a query for an unknown name.
  const isCertain = [...alternatives.values()].every((each) => each.isCertain);
  if (whole && (isCertain || isGoodEnough(found, alternatives))) {
    suggestion = suggestionFor(distinctWords(text), alternatives, firstOf(found));
    meant = found;
  }
  const corrected: SearchOutcome = {
    ...meant,
    suggestion,
    match: 'suggestion',
    isService: spelled.every(({ wide }) => isKnown(wide, spelled)),
  };
  if (bestTierOf(meant) < resultTiers.text) return corrected;
  const named = similar && (await run.find(similar.question));
  if (named && hasResults(named)) {
    return { ...named, suggestion: similar.name.toLowerCase(), match: 'suggestion', isService: false };
  }
  if (hasResults(meant) || candidate.isName) return corrected;
  const ofSome = some && (await run.find(some.question));
  if (!ofSome || !hasResults(ofSome)) return { ...emptyOutcome, suggestion };
  // A match of few words in some text is chance.
  const isChance =
    2 * some.parts.length <= candidate.parts.length && bestTierOf(ofSome) >= resultTiers.page_text;
  if (isChance) return { ...emptyOutcome, suggestion, match: 'any' };
  const isService = some.parts.every((part) => part.synonyms.length > 0);
  return { ...ofSome, suggestion, match: 'any', isService };
}

/** Whether the corrected question matches well enough to be what was meant. */
function isGoodEnough(found: RankedResults, alternatives: ReadonlyMap<string, Alternatives>): boolean {
  const guessed = [...alternatives].filter(([, each]) => !each.isCertain);
  const tier = bestTierOf(found);
  // "Wolf" may begin a title, but must not match an author's first name.
  if (guessed.some(([, each]) => each.isPrefix)) return titleTiers.has(tier);
  // "Smoking" must not match "booking".
  const isFar = guessed.some(
    ([word, { best }]) => best !== null && word.length < minTwoTypoLength && isFarFrom(word, best),
  );
  // A short word with another initial may be a title only: "tsurm" is "Sturm", "rumor" must not match "Humor".
  const isOther = guessed.some(
    ([word, { best }]) => best !== null && word.length <= maxShortWordLength && word[0] !== best[0],
  );
  if (isOther) return titleTiers.has(tier);
  // A name with another initial must not match: "corona" is not "Wrona".
  if (isFar) return titleTiers.has(tier) && found.best.content?.kind !== 'person';
  return tier <= resultTiers.page_meant;
}

const isFarFrom = (word: string, best: string): boolean =>
  word[0] !== best[0] && editDistance(normalizeUmlauts(word), normalizeUmlauts(best)) > 1;

/** Queues the subqueries of this candidate, and those of the alternatives in case it does not match. */
async function prefetchCorrections(run: SearchRun, candidate: CorrectionCandidate): Promise<void> {
  const candidates = new Set([candidate, ...run.correctionCandidates]);
  run.prefetch([...candidates].flatMap((each) => correctionSubqueries(run, each)));
  let first: Subquery<RankedResults> | null = null;
  for (const each of candidates) {
    const { whole, similar, some } = await buildCorrection(run, each);
    const subquery = whole && run.subqueryFor(whole);
    const skipIf = first && { subquery: first, tier: resultTiers.named + 1 };
    if (subquery) run.prefetch([subquery], skipIf);
    const fallbacks = [similar?.question, each.isName ? null : some?.question]
      .filter(isNonNull)
      .map((question) => run.subqueryFor(question));
    run.prefetch(fallbacks, skipIf ?? (subquery && { subquery, tier: resultTiers.text }));
    first ??= subquery;
  }
}

/** Sends no query if its subqueries are loaded. */
async function buildCorrection(run: SearchRun, { text, parts }: CorrectionCandidate): Promise<Correction> {
  const { locale, groups } = run;
  const alternatives = await alternativesFor(run, possibleTypos(parts));
  const name = parts.length > 1 ? await run.load(similarName(joinPartWords(parts), locale)) : null;
  const spelled = parts.map((part) => correctPart(part, alternatives, groups, parts.length === 1));
  const isCorrected = alternatives.size > 0 && spelled.every(({ own }) => own.words.length > 0);
  return {
    alternatives,
    spelled,
    whole: isCorrected ? correctedQuestion(text, spelled, locale) : null,
    similar:
      name === null ? null : { name, question: compileQuestion(name, partsOfQuestion(name, []), locale) },
    some: knownPartsOf(text, parts, { alternatives, spelled }, locale),
  };
}

function knownPartsOf(
  text: string,
  parts: readonly QuestionPart[],
  { alternatives, spelled }: Pick<Correction, 'alternatives' | 'spelled'>,
  locale: Locale,
): Correction['some'] {
  const known = spelled.flatMap(({ wide }, at) => {
    const other = alternatives.get(parts[at]?.words[0] ?? '');
    const isTaken = !other || other.isCertain || (other.best === null && wide.synonyms.length > 0);
    // A word without a name in it is skipped if another part has one.
    const isMeant = hasNamingWord(parts[at] as QuestionPart) || !parts.some(hasNamingWord);
    return isTaken && isMeant ? [wide] : [];
  });
  if (parts.length === 1 || known.length === 0) return null;
  return { question: passageQuestion(text, known, locale), parts: known };
}

/** Replaces the unknown word of a part by its likely spellings. */
function correctPart(
  part: QuestionPart,
  alternatives: ReadonlyMap<string, Alternatives>,
  groups: readonly SynonymGroup[],
  isAlone: boolean,
): CorrectedPart {
  const [word = ''] = part.words;
  const found = alternatives.get(word);
  if (part.words.length > 1 || part.synonyms.length > 0 || !found) {
    return { own: { words: part.words, synonyms: [] }, wide: part };
  }
  const [best, ...more] = isAlone ? found.spellings : [...found.spellings, ...found.near];
  if (best === undefined) {
    const synonyms = synonymsOfUnknown(word, groups);
    const words = synonyms.length > 0 ? part.words : [];
    return { own: { words, synonyms: [] }, wide: { words, synonyms: synonyms } };
  }
  // Ignores synonyms of a compound that was split: a piece does not mean the whole.
  const parts = found.best ? partsOfQuestion(found.best, groups) : [];
  const synonyms = parts.length === 1 ? (parts[0]?.synonyms ?? []) : [];
  return {
    own: { words: [best], synonyms: more },
    wide: { words: [best], synonyms: [...more, ...synonyms] },
  };
}

/** Whether each word has exactly one spelling. */
const isOneEach = (own: readonly QuestionPart[]): boolean =>
  own.every(({ words, synonyms }) => words.length > 0 && synonyms.length === 0);

/** Whether the part has synonyms. */
const isKnown = (wide: QuestionPart, spelled: readonly CorrectedPart[]): boolean =>
  wide.synonyms.length > (spelled.find((each) => each.wide === wide)?.own.synonyms.length ?? 0);

function correctedQuestion(
  text: string,
  spelled: readonly CorrectedPart[],
  locale: Locale,
): CompiledQuestion {
  const own = spelled.map((each) => each.own);
  const wide = spelled.map((each) => each.wide);
  const isWider = wide.some((part) => isKnown(part, spelled));
  return {
    // With the corrected text, a title equal to it counts as an exact match.
    text: isOneEach(own) ? joinPartWords(own) : text,
    strict: { by: 'all', of: compileParts(own, locale) },
    wide: isWider ? { by: 'all', of: compileParts(wide, locale) } : null,
    isService: wide.every((part) => isKnown(part, spelled)),
  };
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
  const put = words.map((word) => {
    const other = alternatives.get(word);
    return other
      ? (other.near.find((each) => shown.has(each) && !shown.has(other.best ?? '')) ?? other.best)
      : word;
  });
  return put.every(Boolean) ? put.join(' ') : null;
}

const firstOf = ({ best, results }: RankedResults): SearchResult | undefined =>
  (best.content?.tier ?? resultTiers.nothing) < (best.events?.tier ?? resultTiers.nothing)
    ? results.content[0]
    : results.events[0];
