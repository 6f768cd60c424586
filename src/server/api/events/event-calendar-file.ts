// An event as an iCalendar file (RFC 5545). Times are in UTC, so that no time zone has to be described.
import { createRoute, z } from '@hono/zod-openapi';
import calendar, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type CalendarEntry, calendarEntry } from '#domain/events/calendar-entry.ts';
import {
  type Endpoints,
  notFound,
  problem,
  requestContextOf,
  unavailable,
} from '#server/api/endpoint/endpoint.ts';
import { idParameter } from '#server/api/endpoint/parameters.ts';
import { getEvent } from '#server/services/events/events.ts';
import { full_name } from '#site';

const endpoint = createRoute({
  method: 'get',
  path: '/api/events/{id}/calendar.ics',
  tags: ['Events'],
  summary: 'Get an event for a calendar',
  description: 'An iCalendar file with one entry; its name stays, so that a later one replaces it.',
  request: { params: z.object({ id: idParameter }) },
  responses: {
    200: {
      description: 'The entry. A cancelled event says so.',
      content: { 'text/calendar': { schema: z.string().openapi({ example: 'BEGIN:VCALENDAR …' }) } },
    },
    400: problem('The number is not a number.'),
    404: problem('There is no such event, or it is not online.'),
    503: unavailable,
  },
});

/** @param made time of the entry: a later one replaces an earlier */
export function calendarFile(entry: CalendarEntry, made: Date): string {
  const file = calendar({
    prodId: { company: full_name, product: 'Foyer' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const isDay = 'day' in entry.start;
  file.createEvent({
    id: entry.uid,
    stamp: made,
    summary: entry.summary,
    start: 'day' in entry.start ? new Date(`${entry.start.day}T00:00:00Z`) : entry.start.moment,
    allDay: isDay,
    ...(entry.end ? { end: entry.end } : {}),
    location: entry.location,
    url: entry.url,
    ...(entry.description ? { description: entry.description } : {}),
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${file.toString().replace(/\r\n$/, '')}\r\n`;
}

/** Whole hours, so that repeated requests get the same bytes. */
const hour = 3_600_000;

export function addEventCalendarFile(endpoints: Endpoints): void {
  const { app, appContext, locale } = endpoints;
  app.openapi(endpoint, async (context) => {
    const requestContext = requestContextOf(endpoints);
    const event = await getEvent(appContext.database, context.req.valid('param').id, requestContext);
    if (!event) return notFound(endpoints);
    const entry = calendarEntry(event, locale, appContext.config.PUBLIC_URL);
    const made = new Date(Math.floor(requestContext.now.getTime() / hour) * hour);
    return context.body(calendarFile(entry, made), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${entry.file_name}"`,
    });
  });
}
