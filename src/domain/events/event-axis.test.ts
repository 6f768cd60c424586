import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Event } from './event.ts';
import { type BarKind, describeEvent, eventBars, minutesOf, rulerMarks } from './event-axis.ts';
import { anEvent } from './event-fixture.ts';

// Ten hours of axis make one hour ten per cent.
const axis = { from: 14, to: 24 };
const at = (start: string, end: string | null, changes: Partial<Event> = {}): Event =>
  anEvent({
    date_start: `2025-09-20T${start}:00+02:00`,
    date_end: end && (end.includes('T') ? end : `2025-09-20T${end}:00+02:00`),
    ...changes,
  });
const strokes = (event: Event) => eventBars(event, axis).strokes;

describe('the position of bars', () => {
  test.each<[string, Event, [number, number][]]>([
    ['a performance', at('19:00', '21:30'), [[50, 25]]],
    [
      'with an interval',
      at('19:00', '22:00', { intervals: [{ after: 90, minutes: 30 }] }),
      [
        [50, 15],
        [70, 10],
      ],
    ],
    [
      'with two, given the wrong way round',
      at('18:00', '23:00', {
        intervals: [
          { after: 180, minutes: 60 },
          { after: 60, minutes: 30 },
        ],
      }),
      [
        [40, 10],
        [55, 15],
        [80, 10],
      ],
    ],
    [
      'an interval after the end is none',
      at('19:00', '21:00', { intervals: [{ after: 200, minutes: 20 }] }),
      [[50, 20]],
    ],
    [
      'an interval of no length is none',
      at('19:00', '21:00', { intervals: [{ after: 60, minutes: 0 }] }),
      [[50, 20]],
    ],
    ['no end', at('19:00', null), [[50, 20]]],
    ['an end before the beginning', at('19:00', '18:00'), [[50, 20]]],
    ['up to midnight', at('22:30', '2025-09-21T00:00:00+02:00'), [[85, 15]]],
    ['past midnight', at('22:00', '2025-09-21T01:00:00+02:00'), [[80, 20]]],
    ['days on end', at('18:00', '2025-09-22T18:00:00+02:00'), [[40, 60]]],
    ['begun before the axis', at('12:00', '16:00'), [[0, 20]]],
    ['over before the axis', at('09:00', '10:00'), [[0, 2]]],
    ['written in another zone', at('19:00', '21:00', { date_start: '2025-09-20T17:00:00Z' }), [[50, 20]]],
    ['hour open', at('10:00', '11:00', { unspecific_time: true }), [[0, 100]]],
  ])('%s', (_name, event, expected) => {
    expect(strokes(event)).toEqual(expected.map(([left, width]) => ({ left, width })));
  });

  test.each<[string, Event, boolean, boolean]>([
    // guessed end, off the left edge
    ['an evening', at('19:00', '21:30'), false, false],
    ['no end', at('19:00', null), true, false],
    ['up to midnight', at('22:30', '2025-09-21T00:00:00+02:00'), false, false],
    ['begun before the axis', at('12:00', '16:00'), false, true],
    ['hour open', at('10:00', '11:00', { unspecific_time: true }), true, false],
  ])('marks a guessed end and cut off bars: %s', (_name, event, isEndGuessed, bleedsLeft) => {
    expect(eventBars(event, axis)).toMatchObject({ isEndGuessed, bleedsLeft });
  });

  test('bars stay within the sheet, do not overlap and are never empty', () => {
    const moment = fc.integer({ min: 0, max: 1439 });
    const intervals = fc.array(
      fc.record({ after: fc.integer({ min: -10, max: 400 }), minutes: fc.integer({ min: -5, max: 60 }) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(
        moment,
        fc.option(fc.integer({ min: -60, max: 3000 })),
        intervals,
        (begin, length, given) => {
          const start = Date.parse('2025-09-19T22:00:00Z') + begin * 60_000;
          const date_end = length === null ? null : new Date(start + length * 60_000).toISOString();
          const event = anEvent({ date_start: new Date(start).toISOString(), date_end, intervals: given });
          const drawn = eventBars(event).strokes;
          expect(drawn.length).toBeGreaterThan(0);
          let end = 0;
          for (const { left, width } of drawn) {
            expect(left).toBeGreaterThanOrEqual(end - 0.011);
            expect(width).toBeGreaterThan(0);
            end = left + width;
          }
          expect(end).toBeLessThanOrEqual(100.011);
        },
      ),
    );
  });
});

describe('the style of a bar', () => {
  const premiere: Partial<Event> = { activity: { id: 9, name: 'Premiere' } };
  test.each<[string, Partial<Event>, BarKind]>([
    ['a performance', {}, 'solid'],
    ['premiere', premiere, 'premiere'],
    ['sold out', { status: 'soldout' }, 'double'],
    ['cancelled', { outcome: 'cancelled' }, 'hollow'],
    ['recast', { outcome: 'replacement' }, 'caret'],
    ['on tour', { is_on_tour: true }, 'slanted'],
    ['past', { status: 'past' }, 'thin'],
    ['hour open', { unspecific_time: true }, 'dashed'],
    ['sold-out premiere', { ...premiere, status: 'soldout' }, 'double'],
    ['cancelled, hour open', { outcome: 'cancelled', unspecific_time: true }, 'hollow'],
    ['cancelled, sold out', { outcome: 'cancelled', status: 'soldout' }, 'hollow'],
    ['past premiere', { ...premiere, status: 'past' }, 'thin'],
    ['recast on tour', { outcome: 'replacement', is_on_tour: true }, 'caret'],
  ])('%s', (_name, changes, kind) => {
    expect(eventBars(anEvent(changes)).kind).toBe(kind);
    expect(describeEvent(anEvent(changes)).state).toBe(kind);
  });
});

test('describes start, duration and intervals without guesses', () => {
  const event = at('19:00', '22:00', { intervals: [{ after: 90, minutes: 30 }] });
  expect(describeEvent(event)).toEqual({
    start: event.date_start,
    minutes: 180,
    intervals: [{ after: 90, minutes: 30 }],
    state: 'solid',
  });
  expect(describeEvent(at('19:00', null))).toMatchObject({ minutes: null, intervals: [] });
  expect(describeEvent({ ...event, unspecific_time: true })).toMatchObject({ start: null, minutes: null });
});

test('the duration is elapsed time, also in the night with a repeated hour', () => {
  const event = anEvent({ date_start: '2026-10-25T01:00:00+02:00', date_end: '2026-10-25T03:00:00+01:00' });
  expect(minutesOf(event)).toBe(180);
});

test('the ruler marks every second hour', () => {
  expect(rulerMarks({ from: 10, to: 24 }).map(({ hour }) => hour)).toEqual([11, 13, 15, 17, 19, 21, 23]);
  expect(rulerMarks({ from: 17, to: 22 }).map(({ hour }) => hour)).toEqual([18, 20]);
  expect(rulerMarks(axis)[0]).toEqual({ hour: 15, left: 10 });
  expect(rulerMarks({ from: 16, to: 26 }).map(({ hour }) => hour)).toEqual([17, 19, 21, 23, 1]);
});
