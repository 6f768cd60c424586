// The endpoint for the month calendar: which days have events.
import { berlinDay, monthOf } from '#domain/dates/dates.ts';
import type { Endpoints } from '#server/api/endpoint/endpoint.ts';
import { dayParameter } from '#server/api/endpoint/parameters.ts';
import { addFilteredValueEndpoint } from '#server/api/endpoint/read-endpoints.ts';
import { listCalendarDays } from '#server/services/events/calendar.ts';
import { calendarSchema } from './calendar-schema.ts';

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
