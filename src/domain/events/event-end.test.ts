import { expect, test } from 'vitest';
import { endOfEvent, isOver } from './event-end.ts';

const start = new Date('2025-09-20T19:30:00+02:00');

test.each([
  ['its end', new Date('2025-09-20T22:00:00+02:00'), false, '2025-09-20T22:00:00+02:00'],
  ['three hours after the beginning', null, false, '2025-09-20T22:30:00+02:00'],
  ['the end of its day where the hour is open', null, true, '2025-09-21T00:00:00+02:00'],
  ['the end of its last day', new Date('2025-09-22T10:00:00+02:00'), true, '2025-09-23T00:00:00+02:00'],
])('an event is over at %s', (_name, date_end, unspecific_time, moment) => {
  const times = { date_start: start, date_end, unspecific_time };
  const end = new Date(moment);
  expect(endOfEvent(times)).toEqual(end);
  expect(isOver(times, new Date(end.getTime() - 1))).toBe(false);
  expect(isOver(times, end)).toBe(true);
});
