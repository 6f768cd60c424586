// The schedule with the filter that a search names, as a page with an address.
import { sql } from 'drizzle-orm';
import { formatDayLong, monthName, weekdayHeads } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import { type EventFilter, eventFilterQuery } from '#domain/events/filters.ts';
import { localize } from '#domain/languages/localized.ts';
import type { SearchResult } from '#domain/search/search.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { siteText } from '#domain/site/site.ts';
import { weekdayCodes } from '#domain/subscriptions/subscription.ts';
import { groupsOfStages, venueGroups } from '#domain/venues/venues.ts';
import { calendarEntryTexts } from '#i18n/events/calendar-entry-texts.ts';
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';
import type { Database } from '#server/db/client.server.ts';
import { events } from '#server/db/schema/events.ts';
import { eventConditions } from '#server/services/events/event-conditions.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { bareResult } from '#server/services/search/ranked-results.ts';
import { screenNumbers } from '#server/services/search/screens.ts';
import { asTyped, type SearchOutcome } from '#server/services/search/search-outcome.ts';
import type { FindRequest } from '#server/services/search/statement-input.ts';
import type { Subquery } from '#server/services/search/subquery.ts';
import type { NamedTag } from '#server/services/search/synonyms.ts';

export interface ScheduleHit {
  title: string;
  url: string;
}

/** Null if no event matches. */
export const scheduleHit = (
  database: Database,
  filter: EventFilter,
  tags: readonly NamedTag[],
  requestContext: RequestContext,
): Subquery<ScheduleHit | null> => ({
  key: JSON.stringify(['schedule', filter]),
  tsqueries: [],
  statement: () =>
    sql`select exists (select from ${events} where ${eventConditions(database, filter, requestContext.now)})`,
  answer: (value) => (value === true ? hitOf(filter, tags, requestContext) : null),
});

function hitOf(filter: EventFilter, tags: readonly NamedTag[], { locale, now }: RequestContext): ScheduleHit {
  const tag = tags.find(({ id }) => id === filter.tag);
  const today = berlinDay(now);
  const texts = eventFilterTexts(locale);
  const { date, weekday, with_tickets, price_to, access_service, activity, stage_name } = filter;
  const groups = groupsOfStages(stage_name);
  const names = [
    date !== today &&
      texts.from(date.endsWith('-01') ? monthName(date, locale) : formatDayLong(date, locale)),
    weekday && weekdayHeads(locale)[weekdayCodes.indexOf(weekday)]?.long,
    with_tickets && texts.with_tickets,
    price_to !== null && texts.price_to(price_to),
    access_service && texts.services[access_service],
    activity !== null && calendarEntryTexts(locale).premieres,
    tag && localize(tag.name, locale)?.text,
    ...venueGroups.filter(({ key }) => groups.includes(key)).map(({ label }) => siteText(label, locale)),
  ];
  return {
    title: `${screenTitle('events', locale)}: ${names.filter(Boolean).join(', ')}`,
    url: pathFor('events', locale) + eventFilterQuery(filter, today),
  };
}

/** The first page has it in addition to its other results, of which it replaces the schedule without a filter. */
export function withScheduleFirst(
  found: SearchOutcome,
  { title, url }: ScheduleHit,
  { category, offset }: FindRequest,
): SearchOutcome {
  const others = found.results.content.filter(
    ({ kind, id }) => kind !== 'screen' || id !== screenNumbers.events,
  );
  const isShown = offset === 0 && category !== 'events';
  const hit: SearchResult = { ...bareResult, kind: 'screen', id: screenNumbers.events, title, url };
  return {
    ...found,
    ...asTyped,
    isContentFirst: true,
    counts: { ...found.counts, content: Math.max(1, found.counts.content) },
    results: { ...found.results, content: isShown ? [hit, ...others] : found.results.content },
  };
}
