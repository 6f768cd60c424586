// What is meant by a question that names days: what is called so, what else it names on its days, or the days.
import { splitWords } from '#domain/search/normalize-words.ts';
import { areFillers, type QuestionDays } from '#domain/search/question-days.ts';
import { partsOfQuestion } from '#domain/search/synonyms.ts';
import { type Answer, asTyped, bestOf } from '#server/services/search/answer.ts';
import { answerWords } from '#server/services/search/answer-words.ts';
import type { Attempt } from '#server/services/search/attempt.ts';
import { findDays, onDays } from '#server/services/search/find-days.ts';
import type { Found } from '#server/services/search/found.ts';
import { questionOf } from '#server/services/search/question.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import type { SearchRun } from '#server/services/search/search-run.ts';
import {
  allAttempts,
  foreseeAll,
  type WordAttempts,
  wordAttempts,
} from '#server/services/search/word-attempts.ts';

export interface DayAttempts {
  days: QuestionDays;
  /** All words, those for the days as well. */
  whole: Attempt<Found>;
  /** What is on. */
  on: Attempt<Found>;
  /** What else is named; null where there are no other words. */
  beside: {
    during: Attempt<Found>;
    /** Any of its weekdays: "Faust Samstag" is not this one, but another. */
    later: Attempt<Found> | null;
    words: WordAttempts;
  } | null;
}

export function dayAttempts(text: string, days: QuestionDays, run: SearchRun): DayAttempts {
  const { groups, locale, request } = run;
  const { rest, span, weekday } = days;
  const other = questionOf(rest, partsOfQuestion(rest, groups), locale);
  const since = weekday ? { from: span.from, to: null, weekday } : null;
  return {
    days,
    whole: run.finding(questionOf(text, partsOfQuestion(text, groups), locale)),
    on: onDays(run, span),
    beside:
      rest === ''
        ? null
        : {
            during: run.finding(other, { ...request, span }),
            later: since && run.finding(other, { ...request, span: since }),
            words: wordAttempts(rest, run),
          },
  };
}

/** All of them, also those of the words beside the days. */
export const allDayAttempts = (run: SearchRun, { whole, on, beside }: DayAttempts): Attempt<unknown>[] => [
  ...[whole, on],
  ...(beside
    ? [beside.during, ...(beside.later ? [beside.later] : []), ...allAttempts(run, beside.words)]
    : []),
];

export async function answerDays(run: SearchRun, { days, whole, on, beside }: DayAttempts): Promise<Answer> {
  run.foresee(beside ? [beside.during, ...(beside.later ? [beside.later] : [])] : [on]);
  const named = await run.ask(whole);
  // Names with all the words are meant as they are: "Fünfer am Montag", and somebody who is called Montag.
  const isNamed = beside !== null && bestOf(named) < resultTiers.page_partly;
  if (isNamed) return { ...named, ...asTyped };
  if (beside) {
    for (const attempt of [beside.during, beside.later]) {
      const found = attempt && (await run.ask(attempt));
      // Another word in some text is no reason to leave the day.
      if (found && bestOf(found) < resultTiers.text) return { ...found, ...asTyped };
    }
    run.foresee([on]);
    foreseeAll(run, beside.words);
    const other = await answerWords(run, beside.words);
    // "Schpilplan Dezember": spelled rightly, it says nothing beside the day.
    const isFiller = other.suggestion !== null && areFillers(splitWords(other.suggestion));
    if (bestOf(other) < resultTiers.page_text && !isFiller) return other;
  }
  const found = await findDays(run, days.span, named);
  if (days.isCertain && found.best.events) found.best.events.tier = resultTiers.whole;
  return { ...found, ...asTyped };
}
