// Searches that name days: what is on then.
import { sql } from 'drizzle-orm';
import { formatDayFull, formatDayLong, formatMonth } from '#domain/dates/date-format.ts';
import { berlinDay, type Day, daysOfMonth, monthOf } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { DaySpan } from '#domain/search/named-days.ts';
import type { SearchResult } from '#domain/search/search.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { searchTexts } from '#i18n/search/search-texts.ts';
import type { Database } from '#server/db/client.server.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { type FindRequest, type Found, find } from '#server/services/search/find.ts';
import { resultTiers } from '#server/services/search/result-tiers.ts';

/**
 * A day as the first result, then what is on, hour by hour; beside it what the words find otherwise. One query.
 * @param named what the words for the day find as mere words
 */
export async function findDays(
  database: Database,
  span: DaySpan,
  named: Found,
  request: FindRequest,
  requestContext: RequestContext,
): Promise<Found> {
  const { locale } = requestContext;
  const isFirst = request.offset === 0;
  const shifted = isFirst ? { offset: 0, limit: request.limit - 1 } : { offset: request.offset - 1 };
  // The mark that each document of a language has.
  const everything = { text: '', strict: sql`${`'@${locale}'`}::tsquery`, wide: null };
  const on = await find(
    database,
    everything,
    { ...request, ...shifted, category: 'events', span },
    requestContext,
  );
  const day = dayResult(span, on.counts.events, requestContext);
  return {
    counts: { events: on.counts.events + 1, content: named.counts.content },
    results: {
      events: request.category === 'content' ? [] : [...(isFirst ? [day] : []), ...on.results.events],
      content: named.results.content,
    },
    best: { ...named.best, events: { covered: 0, tier: resultTiers.day, weight: 0, kind: 'day' } },
  };
}

/** A day or several as a result that leads to the calendar. */
function dayResult(span: DaySpan, count: number, { locale, now }: RequestContext): SearchResult {
  const texts = searchTexts(locale);
  const isToday = span.from === berlinDay(now);
  const excerpt = count === 0 ? texts.none_on : count === 1 ? texts.one_on : texts.some_on;
  return {
    kind: 'day',
    id: Number(span.from.replaceAll('-', '')),
    title: spanName(span, berlinDay(now), locale),
    title_marks: [],
    url: pathFor('events', locale, {}, isToday ? {} : { date: span.from }),
    context: '',
    excerpt: excerpt.replace('{count}', String(count)),
    excerpt_marks: [],
    date: null,
    unspecific_time: false,
    stage_name: '',
    is_past: false,
    is_cancelled: false,
    in_german: [],
  };
}

/** "Samstag, 14. März 2026", "Samstag, 14. März, bis Sonntag, 15. März 2026", "April 2026", also for what is left of it. */
export function spanName({ from, to }: DaySpan, today: Day, locale: Locale): string {
  if (from === to) return formatDayFull(from, locale);
  const isWhole = (from.endsWith('-01') || from === today) && to === daysOfMonth(monthOf(from)).at(-1);
  if (isWhole && Number(to.slice(8)) - Number(from.slice(8)) > 7) return formatMonth(from, locale);
  return `${formatDayLong(from, locale)}, ${locale === 'de' ? 'bis' : 'to'} ${formatDayFull(to, locale)}`;
}
