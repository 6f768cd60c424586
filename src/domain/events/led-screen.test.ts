import { describe, expect, test } from 'vitest';
import {
  type LedScreenEvent,
  ledScreenDays,
  ledScreenPhase,
  ledScreenStages,
  ledScreenTickets,
  wasPlayedToday,
} from './led-screen.ts';

const evening: LedScreenEvent = {
  id: 1,
  title: 'Nora',
  date_start: '2025-11-20T19:30:00+01:00',
  date_end: '2025-11-20T21:30:00+01:00',
  unspecific_time: false,
  stage_name: 'Ballsaal',
  is_on_tour: false,
  outcome: 'regular',
  status: 'onsale',
  activity: null,
  intervals: [],
  cancellation_info_short: '',
  substitution_info: '',
  notice: '',
  alternative_ticket_status: '',
  in_german: [],
  tickets_left: null,
  is_sold: true,
};
const an = (change: Partial<LedScreenEvent> = {}): LedScreenEvent => ({ ...evening, ...change });

describe('the ticket label', () => {
  test.each<[string, Partial<LedScreenEvent>, unknown]>([
    ['on sale', {}, { kind: 'available' }],
    ['many left', { tickets_left: 21 }, { kind: 'available' }],
    ['few left', { tickets_left: 20 }, { kind: 'few', left: 20 }],
    ['one left', { tickets_left: 1 }, { kind: 'few', left: 1 }],
    ['none left', { tickets_left: 0 }, { kind: 'sold-out' }],
    ['sold out', { status: 'soldout', tickets_left: 4 }, { kind: 'sold-out' }],
    [
      'a text of the box office',
      { alternative_ticket_status: ' Eintritt frei ' },
      { kind: 'text', text: 'Eintritt frei' },
    ],
    [
      'a text and sold out',
      { alternative_ticket_status: 'Abendkasse', status: 'soldout' },
      { kind: 'text', text: 'Abendkasse' },
    ],
    ['not sold', { is_sold: false }, { kind: 'none' }],
    ['cancelled', { outcome: 'cancelled', status: 'soldout' }, { kind: 'none' }],
  ])('%s', (_, change, tickets) => {
    expect(ledScreenTickets(an(change))).toEqual(tickets);
  });
});

describe('the phase', () => {
  test.each<[string, Partial<LedScreenEvent>, unknown]>([
    ['2025-11-20T18:29:59+01:00', {}, { kind: 'later' }],
    ['2025-11-20T18:30:00+01:00', {}, { kind: 'soon', minutes: 60 }],
    ['2025-11-20T19:29:59+01:00', {}, { kind: 'soon', minutes: 1 }],
    ['2025-11-20T19:30:00+01:00', {}, { kind: 'running', end: evening.date_end }],
    ['2025-11-20T21:29:59+01:00', { date_end: null }, { kind: 'running', end: null }],
    ['2025-11-20T20:00:00+01:00', { outcome: 'cancelled' }, { kind: 'cancelled' }],
    ['2025-11-20T20:00:00+01:00', { unspecific_time: true }, { kind: 'later' }],
  ])('%s %j', (now, change, moment) => {
    expect(ledScreenPhase(an(change), new Date(now))).toEqual(moment);
  });
});

describe('the days on the LED screen', () => {
  const late = an({ id: 2, date_start: '2025-11-20T22:30:00+01:00', date_end: '2025-11-21T00:45:00+01:00' });
  const open = an({ id: 3, unspecific_time: true, date_end: null });
  const tomorrow = an({ id: 4, date_start: '2025-11-21T20:00:00+01:00', date_end: null });
  const nextWeek = an({ id: 5, date_start: '2025-11-27T20:00:00+01:00', date_end: null });
  const all = [evening, late, open, tomorrow, nextWeek];
  const shown = (now: string) =>
    ledScreenDays(all, new Date(now)).map(({ day, distance, rows }) => [
      day,
      distance,
      rows.map(({ event }) => event.id),
    ]);

  test.each([
    [
      '2025-11-20T12:00:00+01:00',
      [
        ['2025-11-20', 0, [1, 2, 3]],
        ['2025-11-21', 1, [4]],
        ['2025-11-27', 2, [5]],
      ],
    ],
    // At its very end an event is over.
    [
      '2025-11-20T21:30:00+01:00',
      [
        ['2025-11-20', 0, [2, 3]],
        ['2025-11-21', 1, [4]],
        ['2025-11-27', 2, [5]],
      ],
    ],
    // Midnight in Berlin, still the evening before in UTC: yesterday's events are gone, except running ones.
    [
      '2025-11-20T23:00:00Z',
      [
        ['2025-11-21', 0, [2, 4]],
        ['2025-11-27', 2, [5]],
      ],
    ],
    [
      '2025-11-21T00:45:00+01:00',
      [
        ['2025-11-21', 0, [4]],
        ['2025-11-27', 2, [5]],
      ],
    ],
    // No end is known: three hours.
    ['2025-11-21T23:00:00+01:00', [['2025-11-27', 2, [5]]]],
    ['2026-01-01T00:00:00+01:00', []],
  ])('at %s', (now, days) => {
    expect(shown(now)).toEqual(days);
  });

  test.each([
    ['2025-11-20T21:29:00+01:00', all, false],
    ['2025-11-20T21:30:00+01:00', all, true],
    ['2025-11-20T21:30:00+01:00', [an({ outcome: 'cancelled' }), late], false],
    // An event that ran past midnight belongs to the previous day.
    ['2025-11-21T00:45:00+01:00', all, false],
  ])('at %s an event of today has been played', (now, events, was) => {
    expect(wasPlayedToday(events, new Date(now))).toBe(was);
  });

  test('an event in the night of the repeated hour belongs to its day', () => {
    const night = an({ date_start: '2025-10-26T02:30:00+02:00', date_end: '2025-10-26T02:30:00+01:00' });
    expect(ledScreenDays([night], new Date('2025-10-26T02:45:00+02:00'))[0]?.day).toBe('2025-10-26');
    expect(ledScreenDays([night], new Date('2025-10-26T02:30:00+01:00'))).toEqual([]);
  });

  test('a premiere that is recast or cancelled is not highlighted', () => {
    const premiere = { activity: { id: 9, name: 'Premiere' } };
    const flags = (['regular', 'replacement', 'cancelled'] as const).map((outcome) => {
      const [day] = ledScreenDays([an({ ...premiere, outcome })], new Date('2025-11-20T12:00:00+01:00'));
      return [day?.rows[0]?.isPremiere, day?.rows[0]?.isSubstitute];
    });
    expect(flags).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});

test('the first screen shows the whole theatre, the others their own stages', () => {
  expect(ledScreenStages(1)).toEqual([]);
  expect(ledScreenStages(2)).toContain('Bühne');
  expect(ledScreenStages(3)).toContain('Ballsaal');
  expect(ledScreenStages(2).filter((stage) => ledScreenStages(3).includes(stage))).toEqual([]);
});
