// Searches questions that name days: first a name that has all the words, then the other words on those days, then the
// days alone.
import { splitWords } from '#domain/search/normalize-words.ts';
import { type PerformanceLimits, withoutLimitWords } from '#domain/search/performance-limits.ts';
import { hasOnlyFillerWords, type QuestionDays } from '#domain/search/question-days.ts';
import { coreOfQuestion, partsOfQuestion } from '#domain/search/synonyms.ts';
import { compileQuestion, matchAllQuestion } from '#server/services/search/compile-question.ts';
import { eventsOnDays, searchDaySpan } from '#server/services/search/find-days.ts';
import { type QuestionVariants, questionVariants } from '#server/services/search/question-variants.ts';
import type { RankedResults } from '#server/services/search/ranked-results.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import { searchByWords } from '#server/services/search/search-by-words.ts';
import {
  asTyped,
  bestTierOf,
  hasResults,
  type SearchOutcome,
} from '#server/services/search/search-outcome.ts';
import type { SearchRun } from '#server/services/search/search-run.ts';
import type { Subquery } from '#server/services/search/subquery.ts';
import { allSubqueries, prefetchAll } from '#server/services/search/variant-subqueries.ts';

export interface DayVariants {
  days: QuestionDays;
  /** Searches for all words, including those that name the days. */
  whole: Subquery<RankedResults>;
  /** Lists the events of the days. */
  on: Subquery<RankedResults>;
  /** Lists the events of the days within the limits that match the other words; null without limits. */
  within: Subquery<RankedResults> | null;
  /** Searches for the other words; null if there are none. */
  beside: {
    during: Subquery<RankedResults>;
    /** Searches the same weekday in later weeks: "Faust Samstag" may mean another Saturday. */
    later: Subquery<RankedResults> | null;
    words: QuestionVariants;
  } | null;
}

export function dayVariants(
  text: string,
  days: QuestionDays,
  run: SearchRun,
  limits?: PerformanceLimits,
): DayVariants {
  const { groups, locale, request } = run;
  const { span, weekday } = days;
  const rest = limits ? withoutLimitWords(days.rest) : days.rest;
  const other = compileQuestion(rest, partsOfQuestion(rest, groups), locale);
  const parts = partsOfQuestion(text, groups);
  const core = coreOfQuestion(parts);
  const since = weekday ? { from: span.from, to: null, weekday } : null;
  return {
    days,
    // "Subscription for Fridays, next season": what surrounds a name is no part of it.
    whole: run.subqueryFor(compileQuestion(text, core && core.length > 1 ? core : parts, locale)),
    on: eventsOnDays(run, span),
    within:
      limits === undefined
        ? null
        : run.subqueryFor(rest === '' ? matchAllQuestion(locale) : other, { ...request, span, limits }),
    beside:
      rest === ''
        ? null
        : {
            during: run.subqueryFor(other, { ...request, span }),
            later: since && run.subqueryFor(other, { ...request, span: since }),
            words: questionVariants(rest, run),
          },
  };
}

/** All subqueries, including those of the words that do not name the days. */
export const allDaySubqueries = (
  run: SearchRun,
  { whole, on, within, beside }: DayVariants,
): Subquery<unknown>[] => [
  ...[whole, on],
  ...(within ? [within] : []),
  ...(beside
    ? [beside.during, ...(beside.later ? [beside.later] : []), ...allSubqueries(run, beside.words)]
    : []),
];

export async function searchByDays(
  run: SearchRun,
  { days, whole, on, within, beside }: DayVariants,
): Promise<SearchOutcome> {
  if (within) run.prefetch([within]);
  run.prefetch(beside ? [beside.during, ...(beside.later ? [beside.later] : [])] : [on]);
  const named = await run.load(whole);
  // Names with all the words take precedence: "Fünfer am Montag", or a person called Montag.
  const isNamed = beside !== null && bestTierOf(named) < resultTiers.play_partly;
  if (isNamed) return { ...named, ...asTyped };
  const limited = within && (await run.load(within));
  if (limited && hasResults(limited) && (beside === null || bestTierOf(limited) < resultTiers.text)) {
    return { ...limited, ...asTyped, isEventsFirst: true };
  }
  if (beside) {
    for (const subquery of [beside.during, beside.later]) {
      const found = subquery && (await run.load(subquery));
      // Events have short texts: what one says of itself is meant, "School performances in December".
      if (found && bestTierOf(found) <= resultTiers.text) return { ...found, ...asTyped };
    }
    run.prefetch([on]);
    prefetchAll(run, beside.words);
    const other = await searchByWords(run, beside.words);
    // "Schpilplan Dezember", "Wensday December 2": the corrected word is a filler beside the day.
    const isFiller = other.suggestion !== null && hasOnlyFillerWords(splitWords(other.suggestion));
    const isElsewhere = isOneDay(days) && isOfKind(bestTierOf(other));
    if (bestTierOf(other) < resultTiers.page_text && !isFiller && !isElsewhere) return other;
  }
  const found = await searchDaySpan(run, days.span, named);
  if (days.isCertain && found.best.events) found.best.events.tier = resultTiers.whole;
  return { ...found, ...asTyped };
}

const isOneDay = ({ isCertain, weekday, span }: QuestionDays): boolean =>
  isCertain && weekday === null && span.from === span.to;

/** "Tragedy on New Year's Eve": of a genre without an evening on that day, that day is meant rather than another. */
const isOfKind = (tier: number): boolean =>
  tier === resultTiers.event_meant || tier === resultTiers.play_meant;
