// The endpoint for the days of a month that have events.
import { z } from '@hono/zod-openapi';
import { berlinDay, monthOf } from '#domain/dates/dates.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { dayParameter } from '#server/api/endpoint/parameters.ts';
import { addFilteredValueEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { listCalendarDays } from '#server/services/events/calendar.ts';

export const calendarSchema = z.array(z.int().min(1).max(31)).openapi('CalendarDays', {
  description: "Numbers of the month's days with events.",
  example: [1, 2, 14, 31],
});

export function addCalendarEndpoints(endpoints: Endpoints): void {
  const { database, now } = endpoints.appContext;
  addFilteredValueEndpoint(
    endpoints,
    {
      path: '/api/calendar',
      tag: 'Events',
      summary: 'List the days of a month that have events',
      filters: {
        date: dayParameter(
          'date',
          'A day of the month, as a rule its first; this month where it is left out.',
          '2026-03-01',
        ),
      },
      response: calendarSchema,
      responseDescription: 'Numbers of days, first to last.',
    },
    ({ date = berlinDay(now()) }) => listCalendarDays(database, monthOf(date), now()),
  );
}
