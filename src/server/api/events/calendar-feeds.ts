// Calendar files: single events to download, and feeds of all or filtered events to subscribe to.
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { calendarEntry } from '#domain/events/calendar-entry.ts';
import { premiereActivityId } from '#domain/events/event-status.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { weekdaysInWords } from '#domain/subscriptions/week-bars.ts';
import { stagesOfGroup, venueGroups } from '#domain/venues/venues.ts';
import { calendarEntryTexts } from '#i18n/events/calendar-entry-texts.ts';
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import {
  type Endpoints,
  notFoundProblem,
  problemContent,
  requestContextOf,
  unavailable,
} from '#server/api/endpoint/endpoint.ts';
import { choicesParameter, flagParameter, idParameter } from '#server/api/endpoint/parameters.ts';
import type { EventConditions } from '#server/services/events/event-conditions.ts';
import {
  type FeedEvent,
  feedPersonName,
  getFeedEvent,
  listFeedEvents,
} from '#server/services/events/feed-events.ts';
import * as site from '#site';
import { eventFilters } from './event-filters.ts';
import { calendarText } from './icalendar.ts';

const text = (description: string) => ({
  description,
  content: { 'text/calendar': { schema: z.string().openapi({ example: 'BEGIN:VCALENDAR …' }) } },
});

const fileEndpoint = createRoute({
  method: 'get',
  path: '/api/events/{id}/calendar.ics',
  tags: ['Events'],
  summary: 'Get an event for a calendar',
  description: 'An iCalendar file with one entry; its name stays, so that a later one replaces it.',
  request: { params: z.object({ id: idParameter }) },
  responses: {
    200: text('The entry. A cancelled event says so.'),
    400: problemContent('The number is not a number.'),
    404: problemContent('There is no such event, or it is not online.'),
    503: unavailable,
  },
});

/** The same filters as in the address of the schedule, so that visitors can subscribe to what they see. */
const feedFilters = {
  ...eventFilters,
  venue: choicesParameter(
    'venue',
    'Groups of stages, any of them, instead of `stage_name`.',
    venueGroups.map(({ key }) => key),
  ),
  is_premiere: flagParameter('is_premiere', 'Only premieres, instead of `activity`.'),
};

const feedEndpoint = createRoute({
  method: 'get',
  path: '/api/events/calendar.ics',
  tags: ['Events'],
  summary: 'Subscribe to events in a calendar',
  description:
    'An iCalendar feed of the events that the filters leave, from a month ago on: the whole schedule, a venue, a ' +
    'production, a person, an access service. What is cancelled or recast says so in its title.',
  request: { query: z.object(feedFilters) },
  responses: {
    200: text('The feed; empty if nothing matches.'),
    400: problemContent('A parameter cannot be used.'),
    503: unavailable,
  },
});

export function addCalendarFeeds(endpoints: Endpoints): void {
  const { app, appContext, locale } = endpoints;
  const { database, config } = appContext;
  const publicUrl = config.PUBLIC_URL;
  app.openapi(feedEndpoint, async (context) => {
    const { venue, is_premiere, ...named } = context.req.valid('query');
    const filter: EventConditions = {
      ...named,
      stage_name: [...named.stage_name, ...venue.flatMap(stagesOfGroup)],
      activity: is_premiere ? premiereActivityId : named.activity,
    };
    const events = await listFeedEvents(database, filter, requestContextOf(endpoints));
    const name = `${site.name} – ${await nameOf(filter, events, endpoints)}`;
    return answer(context, calendarText(events, { locale, publicUrl, name }));
  });
  app.openapi(fileEndpoint, async (context) => {
    const found = await getFeedEvent(database, context.req.valid('param').id, requestContextOf(endpoints));
    if (!found) return notFoundProblem(endpoints);
    const { file_name } = calendarEntry(found.event, locale, publicUrl);
    context.header('Content-Disposition', `attachment; filename="${file_name}"`);
    return answer(context, calendarText([found], { locale, publicUrl }));
  });
}

const answer = (context: Context, body: string) =>
  context.body(body, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });

/** The subject of a feed: a play, a person, what its filters choose, or the schedule. */
async function nameOf(
  filter: EventConditions,
  events: readonly FeedEvent[],
  { appContext, locale }: Endpoints,
): Promise<string> {
  const [production] = [filter.production_id ?? []].flat();
  const [person] = [filter.person_id ?? []].flat();
  const play = production === undefined ? undefined : events[0]?.event.production_name;
  const who = person === undefined ? null : await feedPersonName(appContext.database, person);
  return play || who || chosenBy(filter, locale).join(', ') || calendarEntryTexts(locale).schedule;
}

/** Several feeds in one calendar differ by their names only. */
function chosenBy({ stage_name, weekday, access_service, ...filter }: EventConditions, locale: Locale) {
  const texts = eventFilterTexts(locale);
  const isPremiere = [filter.activity ?? []].flat().includes(premiereActivityId);
  const days = weekdaysInWords([weekday ?? []].flat(), locale, 'long');
  return [
    ...new Set(stage_name?.flatMap((name) => name.split(', '))),
    ...[access_service ?? []].flat().map((service) => texts.services[service]),
    ...(isPremiere ? [calendarEntryTexts(locale).premieres] : []),
    ...(days ? [days] : []),
    ...(filter.with_tickets ? [texts.with_tickets] : []),
    ...(filter.price_to ? [texts.price_to(filter.price_to)] : []),
  ];
}
