// Interpretations that the primary questions answer: part, price, name, or subject of a play.
import type { PrimaryInterpretation } from '#server/services/search/interpretation.ts';
import { hasSynonyms } from '#server/services/search/question-variants.ts';
import type { RankedResults } from '#server/services/search/ranked-results.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import { asTyped, bestTierOf, emptyOutcome } from '#server/services/search/search-outcome.ts';

/** "Who plays Nora": the actor of the part. */
const player: PrimaryInterpretation = async (run, { players, firstName }) => {
  let isOfPlay = false;
  for (const question of players) {
    const found = await run.find(question);
    if (isPerson(found)) return { ...found, ...asTyped, isContentFirst: true };
    if (bestTierOf(found) <= resultTiers.named) return null;
    isOfPlay ||= found.best.events?.tier === resultTiers.play_entitled;
  }
  // A play is known by "Gregor Samsa", and its cast list has "Gregor".
  const found = isOfPlay && firstName ? await run.find(firstName) : emptyOutcome;
  return isPerson(found) ? { ...found, ...asTyped, isContentFirst: true } : null;
};

/** "Prices of premieres": asks for a page, not for a premiere. "Prices Main Stage": no venue says what it costs. */
const price: PrimaryInterpretation = async (run, { asksFor, core, whole }) => {
  if (!asksFor.price || !core) return null;
  const isOfVenue = (await run.find(core.question)).best.content?.kind === 'venue';
  if (!isOfVenue && !core.parts.every(hasSynonyms)) return null;
  // The bar has other words for what it costs to get in; the prices have the words themselves.
  const found = await run.find(isOfVenue ? { ...whole, withSynonyms: null } : whole);
  return isPageFound(found) ? { ...found, ...asTyped, isContentFirst: true } : null;
};

/** "How long is Faust": a name among words that only accompany it. */
const nameAlone: PrimaryInterpretation = async (run, { core }) => {
  const found = core ? await run.find(core.question) : emptyOutcome;
  return bestTierOf(found) <= resultTiers.named ? { ...found, ...asTyped } : null;
};

/** "Tickets for the cinema": the subject has synonyms but no match here, so only a name beside it counts. */
const elsewhere: PrimaryInterpretation = async (run, { themes }) => {
  if (!themes || bestTierOf(await run.find(themes.any)) < resultTiers.page_text) return null;
  const found = themes.beside ? await run.find(themes.beside) : emptyOutcome;
  return bestTierOf(found) <= resultTiers.named ? { ...found, suggestion: null, match: 'any' } : emptyOutcome;
};

/** "A woman who leaves her husband": a theme in so many words needs no others. */
const themePhrase: PrimaryInterpretation = async (run, { themes }) => {
  const found = themes?.phrase ? await run.find(themes.phrase) : emptyOutcome;
  return found.best.events?.tier === resultTiers.play_entitled
    ? { ...found, ...asTyped, isEventsFirst: true }
    : null;
};

/** "Play with the devil": what was written about plays names the subject. */
const writtenAbout: PrimaryInterpretation = async (run, { asksFor, core }) => {
  const found = asksFor.play && core ? await run.find(core.question) : emptyOutcome;
  return isWrittenAbout(found) ? { ...found, ...asTyped } : null;
};

/** "Plays with live music": the words around the core occur in no name. */
const coreInNames: PrimaryInterpretation = async (run, { core, whole }) => {
  if (!core || bestTierOf(await run.find(whole)) < resultTiers.page_partly) return null;
  const found = await run.find(core.question);
  return bestTierOf(found) < resultTiers.page_partly
    ? { ...found, ...asTyped, isService: core.parts.every(hasSynonyms) }
    : null;
};

/** In order of precedence. */
export const primaryInterpretations: readonly PrimaryInterpretation[] = [
  player,
  price,
  nameAlone,
  elsewhere,
  themePhrase,
  writtenAbout,
  coreInNames,
];

/** Whether a person plays a part of that name, or of a synonym: "Mephistopheles". */
const isPerson = (found: RankedResults): boolean =>
  found.best.content?.kind === 'person' &&
  (found.best.content.tier <= resultTiers.named || bestTierOf(found) === resultTiers.meant);

const isPageFound = ({ best: { content } }: RankedResults): boolean =>
  content !== null && content.kind === 'page' && content.tier < resultTiers.text;

/** Whether plays match, and a booklet, press article or person matches better than by name. */
const isWrittenAbout = ({ best: { content, events } }: RankedResults): boolean =>
  events !== null &&
  content !== null &&
  content.tier > resultTiers.named &&
  ['booklet', 'press', 'person'].includes(content.kind);
