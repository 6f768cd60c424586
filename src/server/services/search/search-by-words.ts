// Searches by words: all of them, then with typing errors corrected, then some of them.
import { hasMeaning } from '#domain/search/synonyms.ts';
import {
  hasSynonyms,
  isNonNull,
  isService,
  primaryQuestions,
  type QuestionVariants,
} from '#server/services/search/question-variants.ts';
import type { RankedResults } from '#server/services/search/ranked-results.ts';
import { pageKinds, resultTiers } from '#server/services/search/result-tiers.ts';
import { searchCorrected } from '#server/services/search/search-corrected.ts';
import { searchNameAmongWords, searchSubjects } from '#server/services/search/search-name-among-words.ts';
import {
  asTyped,
  bestTierOf,
  emptyOutcome,
  hasResults,
  isScattered,
  type SearchOutcome,
} from '#server/services/search/search-outcome.ts';
import type { SearchRun } from '#server/services/search/search-run.ts';
import { correctionSubqueries } from '#server/services/search/suggest.ts';

/**
 * Needs one statement if the words match. Otherwise up to three more: for other readings of the words, for corrections,
 * and for the corrected words.
 */
export async function searchByWords(run: SearchRun, variants: QuestionVariants): Promise<SearchOutcome> {
  const found = await searchOrContactPage(run, variants);
  if (variants.isForPerson && isByPosition(found)) return { ...found, isContentFirst: true };
  return isPlayMeant(variants, found) ? { ...found, isEventsFirst: true } : found;
}

/** Whether the question asks for a play ("a play about work") rather than for a person or page related to one. */
function isPlayMeant(
  { isForPlay, isForSubject, withSynonyms, names, parts }: QuestionVariants,
  found: SearchOutcome,
): boolean {
  // "Elisabeth gegen Maria": the actors of these parts are not meant.
  if (parts.length > 1 && isOfParts(found)) return true;
  // "A play with a witch for children": one play has to match all words.
  const isWhole = found.match === 'all' && found.best.events !== null;
  return (
    isForPlay &&
    ((isWhole && (isForSubject || (withSynonyms !== null && names !== null))) || isPartOnly(found))
  );
}

/** Falls back to the contact page for questions that no page answers: "is there air conditioning". */
async function searchOrContactPage(run: SearchRun, variants: QuestionVariants): Promise<SearchOutcome> {
  const found = await firstMatchingInterpretation(run, variants);
  if (!variants.contact || !isGuess(found)) return found;
  const contact = await run.find(variants.contact);
  const isFound = (contact.best.content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant;
  return isFound ? { ...contact, suggestion: null, match: 'any', isContentFirst: true } : found;
}

/** Whether the best result is neither a page nor the name of a play or person. */
const isGuess = ({ match, best: { content, events } }: SearchOutcome): boolean => {
  const tier = Math.min(content?.tier ?? resultTiers.nothing, events?.tier ?? resultTiers.nothing);
  const isPage = content !== null && pageKinds.has(content.kind) && content.tier === tier;
  return !isPage && (match === 'any' || tier >= resultTiers.text);
};

/** Tries one interpretation of the question; returns null if it does not apply. */
type Interpretation = (run: SearchRun, variants: QuestionVariants) => Promise<SearchOutcome | null>;

/** In order of precedence. They use the prefetched subqueries only. */
const firstInterpretations: readonly Interpretation[] = [
  player,
  priceOfKind,
  named,
  elsewhere,
  writtenAbout,
  coreInNames,
];

const laterInterpretations: readonly Interpretation[] = [
  withoutHonorific,
  searchNameAmongWords,
  subjects,
  coreCorrected,
  all,
  coreAlone,
  honorificCorrected,
  searchCorrected,
];

async function firstMatchingInterpretation(
  run: SearchRun,
  variants: QuestionVariants,
): Promise<SearchOutcome> {
  run.prefetch(primaryQuestions(variants).map((question) => run.subqueryFor(question)));
  for (const read of firstInterpretations) {
    const answer = await read(run, variants);
    if (answer) return answer;
  }
  const ofCore = variants.core && (await run.find(variants.core.question));
  prefetchFallbacks(run, variants, await run.find(variants.whole), ofCore);
  for (const read of laterInterpretations) {
    const answer = await read(run, variants);
    if (answer) return answer;
  }
  return emptyOutcome;
}

/** Searches for the actor of the part in question. */
async function player(run: SearchRun, { players }: QuestionVariants): Promise<SearchOutcome | null> {
  for (const question of players) {
    const found = await run.find(question);
    if (bestTierOf(found) <= resultTiers.named) {
      return isPerson(found) ? { ...found, ...asTyped, isContentFirst: true } : null;
    }
  }
  return null;
}

/** "Prices of premieres": asks for a page, not for a premiere. */
async function priceOfKind(
  run: SearchRun,
  { isForPrice, core, whole }: QuestionVariants,
): Promise<SearchOutcome | null> {
  if (!isForPrice || !core?.parts.every(hasSynonyms)) return null;
  const found = await run.find(whole);
  return isPageFound(found) ? { ...found, ...asTyped, isContentFirst: true } : null;
}

async function named(run: SearchRun, { core }: QuestionVariants): Promise<SearchOutcome | null> {
  const found = core ? await run.find(core.question) : emptyOutcome;
  return bestTierOf(found) <= resultTiers.named ? { ...found, ...asTyped } : null;
}

/** "Tickets for the cinema": the subject has synonyms but no match here, so only a name beside it counts. */
async function elsewhere(
  run: SearchRun,
  { themes, beside }: QuestionVariants,
): Promise<SearchOutcome | null> {
  if (!themes || bestTierOf(await run.find(themes)) < resultTiers.page_text) return null;
  const found = beside ? await run.find(beside) : emptyOutcome;
  return bestTierOf(found) <= resultTiers.named ? { ...found, suggestion: null, match: 'any' } : emptyOutcome;
}

async function writtenAbout(
  run: SearchRun,
  { isForPlay, core }: QuestionVariants,
): Promise<SearchOutcome | null> {
  const found = isForPlay && core ? await run.find(core.question) : emptyOutcome;
  return isWrittenAbout(found) ? { ...found, ...asTyped } : null;
}

/** "Plays with live music": the words around the core occur in no name. */
async function coreInNames(run: SearchRun, { core, whole }: QuestionVariants): Promise<SearchOutcome | null> {
  if (!core || bestTierOf(await run.find(whole)) < resultTiers.page_partly) return null;
  const found = await run.find(core.question);
  return bestTierOf(found) < resultTiers.page_partly
    ? { ...found, ...asTyped, isService: core.parts.every(hasSynonyms) }
    : null;
}

async function withoutHonorific(run: SearchRun, variants: QuestionVariants): Promise<SearchOutcome | null> {
  const { bare, whole } = variants;
  if (!bare || isService(variants) || bestTierOf(await run.find(whole)) <= resultTiers.named) return null;
  const found = await run.find(bare.question);
  return bestTierOf(found) <= resultTiers.named ? { ...found, ...asTyped } : null;
}

/** Searches for pages about any one of several subjects. */
async function subjects(run: SearchRun, variants: QuestionVariants): Promise<SearchOutcome | null> {
  const found = variants.subjects
    ? await searchSubjects(run, variants.subjects, await run.find(variants.whole))
    : null;
  return found && { ...found, isService: isService(variants) };
}

async function coreCorrected(
  run: SearchRun,
  { core, whole }: QuestionVariants,
): Promise<SearchOutcome | null> {
  if (!core || hasResults(await run.find(core.question))) return null;
  const spelled = await searchCorrected(run, core);
  const isSubject = !hasResults(await run.find(whole)) && bestTierOf(spelled) <= resultTiers.page_meant;
  return bestTierOf(spelled) <= resultTiers.named || isSubject ? spelled : null;
}

/** Searches for all words; if they are scattered over a text, for their synonyms. */
async function all(run: SearchRun, variants: QuestionVariants): Promise<SearchOutcome | null> {
  const found = await run.find(variants.whole);
  if (!hasResults(found)) return variants.parts.some(hasMeaning) ? null : emptyOutcome;
  const isApart = isScattered(found) && variants.passages;
  return {
    ...(isApart ? await searchScattered(run, variants) : found),
    ...asTyped,
    isService: isService(variants),
    isOfSubjects: variants.parts.length > 1 && variants.parts.every(hasSynonyms),
  };
}

/** "Theatre in Low German": the core alone carries the meaning. */
async function coreAlone(run: SearchRun, variants: QuestionVariants): Promise<SearchOutcome | null> {
  const found = variants.core ? await run.find(variants.core.question) : emptyOutcome;
  return hasResults(found) ? { ...found, ...asTyped, isService: isService(variants) } : null;
}

async function honorificCorrected(run: SearchRun, { bare }: QuestionVariants): Promise<SearchOutcome | null> {
  const spelled = bare ? await searchCorrected(run, bare) : emptyOutcome;
  return bestTierOf(spelled) <= resultTiers.named ? spelled : null;
}

/**
 * Answers words that occur in different sentences: by the page that a synonym names, else by the passage with most of
 * the words.
 */
async function searchScattered(
  run: SearchRun,
  { withSynonyms, subjectsWithSynonyms, passages }: QuestionVariants,
): Promise<Partial<SearchOutcome> & RankedResults> {
  const question = subjectsWithSynonyms ?? withSynonyms?.question;
  const meant = question ? await run.find(question) : emptyOutcome;
  const isPage = (meant.best.content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant;
  return isPage || !passages ? { ...meant, isContentFirst: isPage } : run.find(passages);
}

/** Queues the subqueries that the result for all words makes likely. */
function prefetchFallbacks(
  run: SearchRun,
  variants: QuestionVariants,
  found: RankedResults,
  ofCore: RankedResults | null,
): void {
  const { core, names, withSynonyms, bare, eitherName, subjects, subjectsWithSynonyms } = variants;
  const tier = bestTierOf(found);
  const isText = tier >= resultTiers.text;
  const isAmong = withSynonyms !== null && names !== null && tier >= resultTiers.page_named;
  const isAmongText = isAmong && isText;
  const isKnownAlone =
    withSynonyms !== null && names === null && core !== null && tier >= resultTiers.page_named;
  const others = [
    tier > resultTiers.named && !variants.topic.isVisit && !withSynonyms ? (bare?.question ?? null) : null,
    isAmong ? names.question : null,
    isAmong && variants.isForPress ? withSynonyms.question : null,
    tier > resultTiers.page_meant ? variants.plot : null,
    ...(isAmongText || isKnownAlone ? [withSynonyms.question, subjectsWithSynonyms] : []),
    isAmongText || (isText && !withSynonyms && hasResults(found)) ? eitherName : null,
    tier >= resultTiers.page_partly ? subjects : null,
    ...(hasResults(found) && isScattered(found)
      ? [withSynonyms?.question, subjectsWithSynonyms, variants.passages]
      : []),
    tier >= resultTiers.page_partly ? variants.contact : null,
  ];
  run.prefetch(others.filter(isNonNull).map((question) => run.subqueryFor(question)));
  const candidates = [
    ...(isAmongText ? [names] : []),
    ...(core && ofCore && !hasResults(ofCore) ? [core] : []),
    ...(hasResults(found) ? [] : [...(bare ? [bare] : []), variants]),
  ];
  run.correctionCandidates.push(...candidates);
  run.prefetch(candidates.flatMap((candidate) => correctionSubqueries(run, candidate)));
}

/** Whether plays match, and a booklet, press article or person matches better than by name. */
const isWrittenAbout = ({ best: { content, events } }: RankedResults): boolean =>
  events !== null &&
  content !== null &&
  content.tier > resultTiers.named &&
  ['booklet', 'press', 'person'].includes(content.kind);

/** Whether a person with that job matches and no play by its name. */
const isByPosition = ({ best: { content, events } }: RankedResults): boolean =>
  content?.kind === 'person' &&
  content.tier <= resultTiers.held &&
  (events?.tier ?? resultTiers.nothing) > resultTiers.also_whole;

const isPageFound = ({ best: { content } }: RankedResults): boolean =>
  content !== null && content.kind === 'page' && content.tier < resultTiers.text;

/** Whether a person plays a part of that name: "a play about a judge". */
const isPartOnly = ({ best: { content, events } }: RankedResults): boolean =>
  events !== null && content?.kind === 'person' && content.tier === resultTiers.named;

/** Whether a person plays one of the parts, and a play matches all words and is known by one of them. */
const isOfParts = ({ best: { content, events } }: RankedResults): boolean =>
  events?.tier === resultTiers.play_partly &&
  content?.kind === 'person' &&
  content.tier === resultTiers.named;

const isPerson = ({ best: { content } }: RankedResults): boolean =>
  content !== null && content.kind === 'person' && content.tier <= resultTiers.named;
