// The call for the month sheet: which days carry events.
import { z } from '@hono/zod-openapi';
import { berlinDay, monthOf } from '#domain/dates.ts';
import { type Calls, queryCall, readerOf } from '#server/api/call.ts';
import { dayParameter } from '#server/api/parameters.ts';
import { calendarSchema } from '#server/api/schemas/calendar.ts';
import { listCalendarDays } from '#server/services/calendar.ts';

const calendarCall = queryCall({
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

export function addCalendarCalls(calls: Calls): void {
  calls.app.openapi(calendarCall, async (context) => {
    const { date = berlinDay(readerOf(calls).now) } = context.req.valid('query');
    return context.json(await listCalendarDays(calls.house.database, monthOf(date)), 200);
  });
}
