// Interpretations of all words together, of their subjects, or of the words around which a question is made.
import { hasMeaning } from '#domain/search/synonyms.ts';
import { correctionPlan, type Interpretation, searchPlan } from '#server/services/search/interpretation.ts';
import { hasSynonyms, isService, type QuestionVariants } from '#server/services/search/question-variants.ts';
import type { RankedResults } from '#server/services/search/ranked-results.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import { searchCorrected } from '#server/services/search/search-corrected.ts';
import {
  asTyped,
  bestTierOf,
  emptyOutcome,
  hasResults,
  isScattered,
  type SearchOutcome,
} from '#server/services/search/search-outcome.ts';
import type { SearchRun } from '#server/services/search/search-run.ts';
import { searchSubjects } from '#server/services/search/search-subjects.ts';

/** "King Claudius": the name without its honorific, with its typing errors corrected if nothing has all words. */
export const withoutHonorific: Interpretation = ({ variants, found, tier }) => {
  const { bare } = variants;
  if (!bare || isService(variants) || tier <= resultTiers.named) return null;
  return {
    questions: [bare.question],
    ...(hasResults(found) ? {} : { correction: bare }),
    async answer(run) {
      const one = { ...(await run.find(bare.question)), ...asTyped };
      const named =
        bestTierOf(one) <= resultTiers.named || hasResults(found) ? one : await searchCorrected(run, bare);
      return bestTierOf(named) <= resultTiers.named ? named : null;
    },
  };
};

/** "Nacht Asyl", "Gauß Straße": nothing has the two words, and a name has them as one. */
export const joinedWords: Interpretation = ({ variants: { joined }, found }) =>
  joined && !hasResults(found)
    ? searchPlan(joined, (named) =>
        bestTierOf(named) <= resultTiers.page_meant ? { ...named, ...asTyped } : null,
      )
    : null;

/** "Acting classes for kids": pages about any one of several subjects. */
const subjectsOnly: Interpretation = ({ variants: { subjects }, found, tier }) =>
  subjects && tier >= resultTiers.page_partly
    ? { questions: [subjects], answer: (run) => searchSubjects(run, subjects, found) }
    : null;

/** "Plays by Chekov": the core has a typing error. */
const coreCorrected: Interpretation = ({ variants: { core }, found, ofCore }) =>
  core && ofCore && !hasResults(ofCore)
    ? correctionPlan(core, (spelled) => {
        const isSubject = !hasResults(found) && bestTierOf(spelled) <= resultTiers.page_meant;
        return bestTierOf(spelled) <= resultTiers.named || isSubject ? spelled : null;
      })
    : null;

/** "Shakespeare": all words; if they are scattered over a text, their synonyms or the best passage. */
const allWords: Interpretation = ({ variants, found: all, ofCore }) => {
  // "Theatre in Low German": the core alone carries the meaning.
  const found = hasResults(all) ? all : (ofCore ?? all);
  if (!hasResults(found)) return null;
  const { synonyms, passages, parts } = variants;
  const isApart = isScattered(found) && passages !== null;
  return {
    questions: isApart ? [synonyms?.any ?? synonyms?.question ?? null, passages] : [],
    async answer(run) {
      return {
        ...(isApart ? await searchScattered(run, variants) : found),
        ...asTyped,
        isOfSubjects: parts.length > 1 && parts.every(hasSynonyms),
      };
    },
  };
};

/** "Hamlett": the words have typing errors, or only some of them are known. */
const allCorrected: Interpretation = ({ variants, found }) =>
  hasResults(found) || !variants.parts.some(hasMeaning)
    ? null
    : correctionPlan(variants, (spelled) => spelled);

/** In order of precedence. */
export const wordInterpretations: readonly Interpretation[] = [
  subjectsOnly,
  coreCorrected,
  allWords,
  allCorrected,
];

/**
 * Answers words that occur in different sentences: by the page that a synonym names, else by the passage with most of
 * the words.
 */
async function searchScattered(
  run: SearchRun,
  { synonyms, passages }: QuestionVariants,
): Promise<Partial<SearchOutcome> & RankedResults> {
  const question = synonyms?.any ?? synonyms?.question;
  const meant = question ? await run.find(question) : emptyOutcome;
  const isPage = (meant.best.content?.tier ?? resultTiers.nothing) <= resultTiers.page_meant;
  return isPage || !passages ? { ...meant, isContentFirst: isPage } : run.find(passages);
}
