// The schema of a month: the numbers of the days that have events.
import { z } from '@hono/zod-openapi';

export const calendarSchema = z.array(z.int().min(1).max(31)).openapi('CalendarDays', {
  description: "Numbers of the month's days with events.",
  example: [1, 2, 14, 31],
});
