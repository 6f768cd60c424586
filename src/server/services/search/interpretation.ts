// One way to understand the words of a question.
import type { CompiledQuestion } from '#server/services/search/compile-question.ts';
import type { QuestionVariants } from '#server/services/search/question-variants.ts';
import type { RankedResults } from '#server/services/search/ranked-results.ts';
import { searchCorrected } from '#server/services/search/search-corrected.ts';
import type { SearchOutcome } from '#server/services/search/search-outcome.ts';
import type { CorrectionCandidate, SearchRun } from '#server/services/search/search-run.ts';
import type { Subquery } from '#server/services/search/subquery.ts';

/** Asks for something that the primary questions find. Returns null if the question means something else. */
export type PrimaryInterpretation = (
  run: Pick<SearchRun, 'find'>,
  variants: QuestionVariants,
) => Promise<SearchOutcome | null>;

/** Returns null if it does not apply to these words with these results. */
export type Interpretation = (words: SearchedWords) => InterpretationPlan | null;

/** The words, and what all of them find. */
export interface SearchedWords {
  variants: QuestionVariants;
  found: RankedResults;
  /** The tier of the best result. */
  tier: number;
  /** What the core alone finds; null without a core. */
  ofCore: RankedResults | null;
}

/** What an interpretation searches for. All that apply are searched in one statement, and answer in order. */
export interface InterpretationPlan {
  questions?: readonly (CompiledQuestion | null)[];
  subqueriesIn?: (run: SearchRun) => readonly Subquery<unknown>[];
  correction?: CorrectionCandidate;
  /** Uses these only. Returns null if they do not confirm the interpretation. */
  answer(run: SearchRun): Promise<SearchOutcome | null>;
}

/** Searches for one question. */
export const searchPlan = (
  question: CompiledQuestion,
  confirm: (found: RankedResults) => SearchOutcome | null,
): InterpretationPlan => ({
  questions: [question],
  answer: async (run) => confirm(await run.find(question)),
});

/** Corrects typing errors. */
export const correctionPlan = (
  correction: CorrectionCandidate,
  confirm: (spelled: SearchOutcome) => SearchOutcome | null,
): InterpretationPlan => ({
  correction,
  answer: async (run) => confirm(await searchCorrected(run, correction)),
});
