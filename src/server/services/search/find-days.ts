// Answers searches that name days with the events of those days.
import { formatDayFull, formatDayLong, formatMonth } from '#domain/dates/date-format.ts';
import { berlinDay, type Day, daysOfMonth, monthOf } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { DaySpan } from '#domain/search/named-days.ts';
import type { SearchResult } from '#domain/search/search.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { formatCount } from '#i18n/format-count.ts';
import { searchTexts } from '#i18n/search/search-texts.ts';
import { emptyListTexts } from '#i18n/site/empty-list-texts.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { matchAllQuestion } from '#server/services/search/compile-question.ts';
import { bareResult, type RankedResults } from '#server/services/search/ranked-results.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';
import type { SearchRun } from '#server/services/search/search-run.ts';
import type { Subquery } from '#server/services/search/subquery.ts';

/** Events in order of time; one result fewer than requested, since the day itself comes first. */
export function eventsOnDays(run: SearchRun, span: DaySpan): Subquery<RankedResults> {
  const { request, locale } = run;
  const { offset, limit } = request;
  const shifted = offset === 0 ? { offset: 0, limit: limit - 1 } : { offset: offset - 1 };
  return run.subqueryFor(matchAllQuestion(locale), { ...request, ...shifted, category: 'events', span });
}

/** The end of the range for "any later event". */
const lastDay: Day = '2999-12-31';

/**
 * Returns the day as the first result, then its events; the other category has what the words match.
 * @param named results for the words of the day as plain words
 */
export async function searchDaySpan(
  run: SearchRun,
  span: DaySpan,
  named: RankedResults,
): Promise<RankedResults> {
  const { request, requestContext } = run;
  const on = await run.load(eventsOnDays(run, span));
  const count = on.counts.events;
  // Tells whether the day lies beyond the published schedule; its result then does not link to that day. And whether the
  // schedule is empty.
  const today = berlinDay(requestContext.now);
  const later = eventsOnDays(run, { from: span.to, to: lastDay });
  const upcoming = eventsOnDays(run, { from: today, to: lastDay });
  if (count === 0) run.prefetch([later, upcoming]);
  const isBeyond = count === 0 && (await run.load(later)).counts.events === 0;
  const isOver = isBeyond && (await run.load(upcoming)).counts.events === 0;
  const day = dayResult(span, { count, isBeyond, isOver }, requestContext);
  return {
    counts: { events: on.counts.events + 1, content: named.counts.content },
    results: {
      events:
        request.category === 'content' ? [] : [...(request.offset === 0 ? [day] : []), ...on.results.events],
      content: named.results.content,
    },
    best: { ...named.best, events: { covered: 0, tier: resultTiers.day, weight: 0, kind: 'day' } },
  };
}

/** A result that links to the calendar at these days. */
function dayResult(
  span: DaySpan,
  { count, isBeyond, isOver }: { count: number; isBeyond: boolean; isOver: boolean },
  { locale, now }: RequestContext,
): SearchResult {
  const texts = searchTexts(locale);
  const isToday = span.from === berlinDay(now);
  const beyond = isOver ? emptyListTexts(locale).events.none_yet : texts.none_yet;
  const none = isBeyond ? beyond : texts.none_on;
  return {
    ...bareResult,
    kind: 'day',
    id: Number(span.from.replaceAll('-', '')),
    title: spanName(span, berlinDay(now), locale),
    url: pathFor('events', locale, {}, isToday || isBeyond ? {} : { date: span.from }),
    excerpt: count === 0 ? none : formatCount(texts.some_on, count),
  };
}

/**
 * "Samstag, 14. März 2026", "Samstag, 14. März, bis Sonntag, 15. März 2026", or "April 2026", also for the rest of the
 * current month.
 */
export function spanName({ from, to }: DaySpan, today: Day, locale: Locale): string {
  if (from === to) return formatDayFull(from, locale);
  const isWhole = (from.endsWith('-01') || from === today) && to === daysOfMonth(monthOf(from)).at(-1);
  if (isWhole && Number(to.slice(8)) - Number(from.slice(8)) > 7) return formatMonth(from, locale);
  return `${formatDayLong(from, locale)}, ${locale === 'de' ? 'bis' : 'to'} ${formatDayFull(to, locale)}`;
}
