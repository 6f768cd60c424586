// The endpoint for the month calendar: which days have events.
import { z } from '@hono/zod-openapi';
import { berlinDay, monthOf } from '#domain/dates/dates.ts';
import { type Endpoints, queryEndpoint, requestContextOf } from '#server/api/endpoint/endpoint.ts';
import { dayParameter } from '#server/api/endpoint/parameters.ts';
import { listCalendarDays } from '#server/services/events/calendar.ts';
import { calendarSchema } from './calendar-schema.ts';

const calendarEndpoint = queryEndpoint({
  path: '/api/calendar',
  tag: 'Events',
  summary: 'List the days of a month that carry events',
  query: z.object({
    date: dayParameter(
      'date',
      'A day of the month, as a rule its first; this month where it is left out.',
      '2026-03-01',
    ),
  }),
  answer: calendarSchema,
  answerDescription: 'Numbers of days, first to last.',
});

export function addCalendarEndpoints(endpoints: Endpoints): void {
  endpoints.app.openapi(calendarEndpoint, async (context) => {
    const { date = berlinDay(requestContextOf(endpoints).now) } = context.req.valid('query');
    return context.json(await listCalendarDays(endpoints.appContext.database, monthOf(date)), 200);
  });
}
