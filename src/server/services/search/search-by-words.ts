// Searches by words: all of them, then with typing errors corrected, then some of them.

import { correctionSubqueries } from '#server/services/search/find-alternatives.ts';
import type { SearchedWords } from '#server/services/search/interpretation.ts';
import { nameInterpretations } from '#server/services/search/name-interpretations.ts';
import { primaryInterpretations } from '#server/services/search/primary-interpretations.ts';
import { isService, type QuestionVariants } from '#server/services/search/question-variants.ts';
import type { RankedResults } from '#server/services/search/ranked-results.ts';
import { pageKinds, resultTiers } from '#server/services/search/result-tiers.ts';
import { bestTierOf, emptyOutcome, type SearchOutcome } from '#server/services/search/search-outcome.ts';
import type { SearchRun } from '#server/services/search/search-run.ts';
import { isNonNull, primaryQuestions } from '#server/services/search/variant-subqueries.ts';
import {
  joinedWords,
  withoutHonorific,
  wordInterpretations,
} from '#server/services/search/word-interpretations.ts';

/** In order of precedence. */
const interpretations = [withoutHonorific, joinedWords, ...nameInterpretations, ...wordInterpretations];

/**
 * Needs one statement if the words match. Otherwise up to three more: for other interpretations of the words, for
 * corrections, and for the corrected words.
 */
export async function searchByWords(run: SearchRun, variants: QuestionVariants): Promise<SearchOutcome> {
  const found = await searchOrContactPage(run, variants);
  if (variants.asksFor.person && isByPosition(found)) return { ...found, isContentFirst: true };
  return isPlayMeant(variants, found) ? { ...found, isEventsFirst: true } : found;
}

/** Falls back to the contact page for questions that no page answers: "is there air conditioning". */
async function searchOrContactPage(run: SearchRun, variants: QuestionVariants): Promise<SearchOutcome> {
  const found = await firstConfirmed(run, variants);
  if (!variants.contact || !isGuess(found)) return found;
  const contact = await run.find(variants.contact);
  const isFound = (contact.best.content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant;
  return isFound ? { ...contact, suggestion: null, match: 'any', isContentFirst: true } : found;
}

/** The outcome of the first interpretation that the results confirm. */
async function firstConfirmed(run: SearchRun, variants: QuestionVariants): Promise<SearchOutcome> {
  run.prefetch(primaryQuestions(variants).map((question) => run.subqueryFor(question)));
  for (const interpret of primaryInterpretations) {
    const outcome = await interpret(run, variants);
    if (outcome) return outcome;
  }
  const words = await searchedWords(run, variants);
  const plans = interpretations.map((interpret) => interpret(words)).filter(isNonNull);
  const contact = words.tier >= resultTiers.page_partly ? variants.contact : null;
  const questions = [...plans.flatMap((plan) => plan.questions ?? []), contact].filter(isNonNull);
  run.prefetch(questions.map((question) => run.subqueryFor(question)));
  run.prefetch(plans.flatMap((plan) => plan.subqueriesIn?.(run) ?? []));
  const corrections = plans.map(({ correction }) => correction).filter(isNonNull);
  run.correctionCandidates.push(...corrections);
  run.prefetch(corrections.flatMap((candidate) => correctionSubqueries(run, candidate)));
  for (const plan of plans) {
    const outcome = await plan.answer(run);
    if (outcome) return { isService: isService(variants), ...outcome };
  }
  return emptyOutcome;
}

async function searchedWords(run: SearchRun, variants: QuestionVariants): Promise<SearchedWords> {
  const found = await run.find(variants.whole);
  const ofCore = variants.core && (await run.find(variants.core.question));
  return { variants, found, tier: bestTierOf(found), ofCore };
}

/** Whether the question asks for a play ("a play about work") rather than for a person or page related to one. */
function isPlayMeant({ asksFor, synonyms, names, parts }: QuestionVariants, found: SearchOutcome): boolean {
  // "Elisabeth gegen Maria": the actors of these parts are not meant.
  if (parts.length > 1 && isOfParts(found)) return true;
  // "A play with a witch for children": one play has to match all words.
  const isWhole = found.match === 'all' && found.best.events !== null;
  return (
    asksFor.play &&
    ((isWhole && (asksFor.subject || (synonyms !== null && names !== null))) || isPartOnly(found))
  );
}

/** Whether the best result is neither a page nor the name of a play or person. */
const isGuess = (found: SearchOutcome): boolean => {
  const { content } = found.best;
  const tier = bestTierOf(found);
  const isPage = content !== null && pageKinds.has(content.kind) && content.tier === tier;
  return !isPage && (found.match === 'any' || tier >= resultTiers.text);
};

/** Whether a person with that job matches and no play by its name. */
const isByPosition = ({ best: { content, events } }: RankedResults): boolean =>
  content?.kind === 'person' &&
  content.tier <= resultTiers.held &&
  (events?.tier ?? resultTiers.nothing) > resultTiers.also_whole;

/** Whether a person plays a part of that name: "a play about a judge". */
const isPartOnly = ({ best: { content, events } }: RankedResults): boolean =>
  events !== null &&
  content?.kind === 'person' &&
  content.tier > resultTiers.titled &&
  content.tier <= resultTiers.named;

/**
 * Whether a person plays one of the parts, and a play matches all words and is known by one of them. A part that has all
 * the words is one person's: "Dorfrichter Adam".
 */
const isOfParts = (found: RankedResults): boolean =>
  isPartOnly(found) &&
  found.best.content?.tier === resultTiers.named &&
  found.best.events?.tier === resultTiers.play_partly;
