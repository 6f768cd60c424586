import { expect, test } from 'vitest';
import { event, problemsIn, season } from '#server/import/season.fixture.ts';

const withEvent = (change: object) => ({ ...season, events: [{ ...event, ...change }] });

test.each<[string, Record<string, unknown>, string, string, RegExp]>([
  [
    'a time that the clock skips',
    withEvent({ date_start: '2026-03-29T02:30' }),
    'events/faust-1',
    'date_start',
    /skips this time/,
  ],
  [
    'a day that does not exist',
    withEvent({ date_start: '2025-02-31T19:30' }),
    'events/faust-1',
    'date_start',
    /not a date and time/,
  ],
  [
    'a day that does not exist, with an offset',
    withEvent({ date_start: '2025-02-31T19:30:00Z' }),
    'events/faust-1',
    'date_start',
    /not a date and time/,
  ],
  [
    'an end before the beginning',
    withEvent({ date_end: '2025-11-20T19:00' }),
    'events/faust-1',
    'date_end',
    /after the beginning/,
  ],
  [
    'an end days later',
    withEvent({ date_end: '2025-12-20T22:00' }),
    'events/faust-1',
    'date_end',
    /more than a day after/,
  ],
  [
    'a year that nobody means',
    withEvent({ date_start: '2926-11-20T19:30' }),
    'events/faust-1',
    'date_start',
    /1900 to 2099/,
  ],
  ['that an evening is past', withEvent({ status: 'past' }), 'events/faust-1', 'status', /said by the clock/],
  [
    'an outcome that is none',
    withEvent({ outcome: 'canceled' }),
    'events/faust-1',
    'outcome',
    /Did you mean "cancelled"/,
  ],
  [
    'an event without any name',
    withEvent({ production: undefined }),
    'events/faust-1',
    'name',
    /needs a name of its own/,
  ],
  [
    'an activity that does not exist',
    withEvent({ activity: 8 }),
    'events/faust-1',
    'activity',
    /activities\/8/,
  ],
  [
    'a price that is none',
    withEvent({ min_price_normal_excl_e: 'ab 9' }),
    'events/faust-1',
    'min_price_normal_excl_e',
    /"38.00"/,
  ],
  [
    'a ticket link that runs something',
    withEvent({ ticket_url_external: 'javascript:alert(1)' }),
    'events/faust-1',
    'ticket_url_external',
    /cannot be used/,
  ],
  [
    'a stage of elsewhere that is not on tour',
    withEvent({ stage_name: 'Schiffbau' }),
    'events/faust-1',
    'stage_name',
    /no stage "Schiffbau"/,
  ],
])('%s is reported with its record and field', (_, sections, record, field, message) => {
  expect(problemsIn(sections)).toContainEqual([record, field, expect.stringMatching(message)]);
});

test('an event without a fixed time may last for days', () => {
  expect(problemsIn(withEvent({ date_end: '2025-12-20T22:00', unspecific_time: true }))).toEqual([]);
});
