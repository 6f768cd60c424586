import { expect, test } from 'vitest';
import {
  daysOf,
  eventOnDay,
  eventsAt,
  laneOf,
  otherMonth,
  planAddress,
  planLanes,
  planWeeks,
  weeksAround,
} from './plan.ts';
import { anInternalDate, aPlannedEvent } from './plan-fixture.ts';

const today = '2026-03-12';

test.each([
  ['', '2026-03', '2026-03-12'],
  ['month=2026-12', '2026-12', '2026-12-01'],
  ['month=2026-12&day=2026-12-17', '2026-12', '2026-12-17'],
  ['day=2026-12-17', '2026-12', '2026-12-17'],
  // A day of another month belongs to an older choice.
  ['month=2026-11&day=2026-12-17', '2026-11', '2026-11-01'],
  ['month=2026-03', '2026-03', '2026-03-12'],
  ['month=2026-13', '2026-03', '2026-03-12'],
  ['month=soon&day=later', '2026-03', '2026-03-12'],
])('?%s is %s, on %s', (query, month, day) => {
  expect(planAddress(new URLSearchParams(query), today)).toEqual({ month, day });
});

test.each([
  ['2026-12', '2026-11', '2027-01'],
  ['2026-03', '2026-02', '2026-04'],
  ['2024-02', '2024-01', '2024-03'],
])('the months around %s are %s and %s', (month, before, after) => {
  expect([otherMonth(month, -1), otherMonth(month, 1)]).toEqual([before, after]);
});

test('weeks are whole and begin on Monday', () => {
  const weeks = planWeeks('2026-12');
  expect(weeks.map((week) => [week[0], week.at(-1)])).toEqual([
    ['2026-11-30', '2026-12-06'],
    ['2026-12-07', '2026-12-13'],
    ['2026-12-14', '2026-12-20'],
    ['2026-12-21', '2026-12-27'],
    ['2026-12-28', '2027-01-03'],
  ]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test.each([
  ['2026-12-16', 2, 3],
  ['2026-12-13', 1, 4],
  ['2026-12-01', 0, 5],
  ['2027-01-04', 0, 5],
])('on %s %i weeks are past', (now, past, left) => {
  const around = weeksAround({ weeks: planWeeks('2026-12'), today: now });
  expect([around.past.length, around.weeks.length]).toEqual([past, left]);
});

test('there is a lane per stage, and one for guest performances', () => {
  const lanes = planLanes('en', 'On tour');
  expect(lanes[0]).toEqual({ stage_name: 'Bühne', label: 'Main Stage' });
  expect(lanes.at(-1)).toEqual({ stage_name: null, label: 'On tour' });
});

test('an event is in the lane of its stage; tours and unknown places are guest performances', () => {
  expect(laneOf(aPlannedEvent({ stage_name: 'Box' }))).toBe('Box');
  expect(laneOf(aPlannedEvent({ stage_name: 'Bern', is_on_tour: true }))).toBeNull();
  expect(laneOf(aPlannedEvent({ stage_name: 'Box', is_on_tour: true }))).toBeNull();
  expect(laneOf(aPlannedEvent({ stage_name: 'Gone' }))).toBeNull();
});

test('an event is listed on its day in Berlin', () => {
  const events = [
    aPlannedEvent({ id: 1, date_start: '2026-03-12T23:30:00+01:00' }),
    // Still the 12th in London.
    aPlannedEvent({ id: 2, date_start: '2026-03-12T23:30:00+00:00' }),
  ];
  expect(eventsAt(events, '2026-03-12', 'Bühne').map(({ id }) => id)).toEqual([1]);
  expect(eventsAt(events, '2026-03-13', 'Bühne').map(({ id }) => id)).toEqual([2]);
});

test.each([
  ['a morning', '2026-03-12T10:00:00+01:00', '2026-03-12T14:00:00+01:00', '2026-03-12'],
  [
    'past midnight, the evening before',
    '2026-03-12T22:00:00+01:00',
    '2026-03-13T01:00:00+01:00',
    '2026-03-12',
  ],
  ['until the morning after', '2026-03-12T22:00:00+01:00', '2026-03-13T08:00:00+01:00', '2026-03-13'],
  ['several days', '2026-03-12T08:00:00+01:00', '2026-03-14T18:00:00+01:00', '2026-03-14'],
])('an internal date is listed on all of its days: %s', (_, date_start, date_end, last) => {
  expect(daysOf(anInternalDate({ date_start, date_end }))).toEqual(['2026-03-12', last]);
});

test.each([
  ['2026-03-28T22:00:00+01:00', '2026-03-29T05:59:00+02:00', '2026-03-28'],
  ['2026-03-28T22:00:00+01:00', '2026-03-29T06:00:00+02:00', '2026-03-29'],
  ['2026-10-24T22:00:00+02:00', '2026-10-25T05:59:00+01:00', '2026-10-24'],
  ['2026-10-24T22:00:00+02:00', '2026-10-25T06:00:00+01:00', '2026-10-25'],
])(
  'the night until six by the clock belongs to the day before: %s until %s',
  (date_start, date_end, last) => {
    expect(daysOf(anInternalDate({ date_start, date_end }))[1]).toBe(last);
  },
);

test('each of several days is drawn in full, except before the start and after the end', () => {
  const closed = anInternalDate({
    date_start: '2026-03-28T08:00:00+01:00',
    date_end: '2026-03-30T18:00:00+02:00',
  });
  const drawn = (day: string) => {
    const { date_start, date_end } = eventOnDay(closed, day);
    return [date_start, date_end];
  };
  expect(drawn('2026-03-28')).toEqual(['2026-03-28T08:00:00+01:00', '2026-03-29T00:00:00+01:00']);
  expect(drawn('2026-03-29')).toEqual(['2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00']);
  expect(drawn('2026-03-30')).toEqual(['2026-03-30T00:00:00+02:00', '2026-03-30T18:00:00+02:00']);
  expect(eventsAt([closed], '2026-03-29', 'Bühne')).toEqual([closed]);
  expect(eventsAt([closed], '2026-03-31', 'Bühne')).toEqual([]);
});
