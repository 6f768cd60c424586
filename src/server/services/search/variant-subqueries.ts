// The subqueries that a search may need, which follow from its words alone.
import type { CompiledQuestion } from '#server/services/search/compile-question.ts';
import { correctionSubqueries } from '#server/services/search/find-alternatives.ts';
import type { QuestionVariants } from '#server/services/search/question-variants.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import type { CorrectionCandidate, SearchRun } from '#server/services/search/search-run.ts';
import type { Subquery } from '#server/services/search/subquery.ts';

export const isNonNull = <T>(one: T | null | undefined): one is T => one !== null && one !== undefined;

/** The questions that nearly every search needs. */
export const primaryQuestions = ({
  players,
  firstName,
  themes,
  core,
  whole,
}: QuestionVariants): CompiledQuestion[] =>
  [...players, firstName, themes?.any, themes?.phrase, core?.question, whole].filter(isNonNull);

const fallbackQuestions = ({
  contact,
  themes,
  bare,
  synonyms,
  names,
  joined,
  subjects,
}: QuestionVariants): CompiledQuestion[] =>
  [
    contact,
    themes?.all,
    themes?.beside,
    bare?.question,
    synonyms?.question,
    names?.question,
    names?.any,
    joined,
    subjects,
    synonyms?.any,
  ].filter(isNonNull);

/** Queues everything in one batch, for searches that have no time for several. */
export function prefetchAll(run: SearchRun, variants: QuestionVariants): void {
  run.prefetch(primaryQuestions(variants).map((question) => run.subqueryFor(question)));
  if (variants.bare) run.prefetch([run.subqueryFor(variants.bare.question)]);
  const skipIf = { subquery: run.subqueryFor(variants.whole), tier: resultTiers.page_named };
  run.prefetch(
    fallbackQuestions(variants).map((question) => run.subqueryFor(question)),
    skipIf,
  );
  run.prefetch(correctionSubqueriesOf(run, variants));
}

/** All subqueries, including those for corrections. */
export const allSubqueries = (run: SearchRun, variants: QuestionVariants): Subquery<unknown>[] => [
  ...[...primaryQuestions(variants), ...fallbackQuestions(variants)].map((question) =>
    run.subqueryFor(question),
  ),
  ...correctionSubqueriesOf(run, variants),
];

/** Words that may have to be corrected. */
export const correctionCandidatesOf = (variants: QuestionVariants): CorrectionCandidate[] =>
  [variants.bare, variants.names, variants.core, variants].filter(isNonNull);

const correctionSubqueriesOf = (run: SearchRun, variants: QuestionVariants): Subquery<unknown>[] =>
  correctionCandidatesOf(variants).flatMap((candidate) => correctionSubqueries(run, candidate));
