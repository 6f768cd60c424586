import { expect, test } from 'vitest';
import { movedTimes } from './move-event.ts';

const times = (date_start: string, date_end: string | null) => ({ date_start, date_end });

test.each([
  ['2026-03-12T19:30:00+01:00', 1, 0, '2026-03-13T19:30:00+01:00'],
  ['2026-03-28T19:30:00+01:00', 1, 0, '2026-03-29T19:30:00+02:00'],
  ['2027-03-28T19:30:00+02:00', -7, 0, '2027-03-21T19:30:00+01:00'],
  ['2026-03-28T02:30:00+01:00', 1, 0, '2026-03-29T03:30:00+02:00'],
  ['2026-03-30T02:30:00+02:00', -1, 0, '2026-03-29T03:30:00+02:00'],
  ['2026-10-25T19:30:00+01:00', -1, 0, '2026-10-24T19:30:00+02:00'],
  ['2026-10-25T02:30:00+02:00', 0, 15, '2026-10-25T02:45:00+02:00'],
  ['2026-10-25T02:30:00+01:00', 0, 15, '2026-10-25T02:45:00+01:00'],
  ['2026-03-12T19:30:00+01:00', 0, -30, '2026-03-12T19:00:00+01:00'],
  ['2026-03-12T23:45:00+01:00', 7, 30, '2026-03-20T00:15:00+01:00'],
])('%s moved by %i days and %i minutes', (start, days, minutes, moved) => {
  expect(movedTimes(times(start, null), { days, minutes })).toEqual(times(moved, null));
});

test.each([
  ['2026-03-27T22:30', '+01:00', '2026-03-28T01:30:00+01:00', 1, '2026-03-29T01:30:00+01:00'],
  ['2026-03-27T23:00', '+01:00', '2026-03-28T04:00:00+01:00', 1, '2026-03-29T05:00:00+02:00'],
  // The start falls into the gap: an end of the same clock would be before it.
  ['2026-03-28T02:30', '+01:00', '2026-03-28T03:15:00+01:00', 1, '2026-03-29T04:15:00+02:00'],
  ['2026-10-23T22:30', '+02:00', '2026-10-24T01:30:00+02:00', 1, '2026-10-25T01:30:00+02:00'],
  ['2026-10-24T01:30', '+02:00', '2026-10-24T03:30:00+02:00', 1, '2026-10-25T02:30:00+01:00'],
  ['2026-10-25T01:30', '+02:00', '2026-10-25T02:30:00+01:00', 1, '2026-10-26T03:30:00+01:00'],
])('%s%s until %s, moved by %i days, keeps its duration: until %s', (start, zone, end, days, movedEnd) => {
  const date_start = `${start}:00${zone}`;
  const moved = movedTimes(times(date_start, end), { days, minutes: 0 });
  expect(moved.date_end).toBe(movedEnd);
  const [before, after] = [times(date_start, end), moved].map(
    (each) => Date.parse(each.date_end as string) - Date.parse(each.date_start),
  );
  expect(after).toBe(before);
});
