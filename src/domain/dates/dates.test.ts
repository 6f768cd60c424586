import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  berlinDay,
  berlinTime,
  compareDays,
  daysOfMonth,
  isDay,
  minuteOfDay,
  monthOf,
  parseBerlinLocal,
  startOfDay,
  toBerlinIso,
  weekdayOf,
} from './dates.ts';

describe('isDay', () => {
  test.each([
    ['2025-09-20', true],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-02-31', false],
    ['2025-13-01', false],
    ['2025-00-10', false],
    ['2025-9-20', false],
    ['2025-09-20T10:00', false],
    ['20.09.2025', false],
    ['0000-01-01', false],
    ['9999-12-31', false],
    ['', false],
    [20250920, false],
  ])('%s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

describe('a moment in Berlin', () => {
  test.each([
    // moment, day, time, with offset
    ['2025-09-20T19:30:00+02:00', '2025-09-20', '19:30', '2025-09-20T19:30:00+02:00'],
    ['2025-09-20T22:30:00Z', '2025-09-21', '00:30', '2025-09-21T00:30:00+02:00'],
    ['2025-12-31T23:00:00Z', '2026-01-01', '00:00', '2026-01-01T00:00:00+01:00'],
    ['2025-12-31T22:59:59Z', '2025-12-31', '23:59', '2025-12-31T23:59:59+01:00'],
    // spring: 02:00 becomes 03:00
    ['2026-03-29T00:59:59Z', '2026-03-29', '01:59', '2026-03-29T01:59:59+01:00'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00', '2026-03-29T03:00:00+02:00'],
    // autumn: 02:30 comes twice
    ['2026-10-25T00:30:00Z', '2026-10-25', '02:30', '2026-10-25T02:30:00+02:00'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30', '2026-10-25T02:30:00+01:00'],
  ])('%s', (moment, day, time, iso) => {
    expect(berlinDay(moment)).toBe(day);
    expect(berlinTime(new Date(moment))).toBe(time);
    expect(toBerlinIso(moment)).toBe(iso);
    expect(minuteOfDay(moment)).toBe(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  });

  test('rejects text that is no moment', () => {
    expect(() => berlinDay('soon')).toThrow(RangeError);
  });
});

describe('the start of a day', () => {
  test.each([
    ['2025-09-20', '2025-09-19T22:00:00.000Z', 24],
    ['2026-01-01', '2025-12-31T23:00:00.000Z', 24],
    ['2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', 25],
  ])('%s', (day, start, hours) => {
    expect(startOfDay(day).toISOString()).toBe(start);
    expect((startOfDay(addDays(day, 1)).getTime() - startOfDay(day).getTime()) / 3_600_000).toBe(hours);
  });

  const anyDay = fc
    .date({ min: new Date('1990-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test('the start of any day belongs to it, and the millisecond before does not', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const start = startOfDay(day);
        expect(berlinDay(start)).toBe(day);
        expect(berlinDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
      }),
    );
  });

  test('a moment formatted with its offset is the same moment', () => {
    const moments = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(Date.parse(toBerlinIso(moment))).toBe(Math.floor(moment.getTime() / 1000) * 1000);
      }),
    );
  });
});

describe('parsing a typed local time', () => {
  test.each([
    ['2025-09-20T19:30', '2025-09-20T17:30:00.000Z', false],
    ['2025-12-24 15:00:10', '2025-12-24T14:00:10.000Z', false],
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z', false],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z', false],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z', false],
    ['2026-10-25T02:00', '2026-10-25T00:00:00.000Z', true],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z', true],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z', false],
  ])('%s', (text, instant, isDoubled) => {
    expect(parseBerlinLocal(text)).toEqual({ ok: true, instant: new Date(instant), isDoubled });
  });

  test.each([
    ['2026-03-29T02:00', 'gap'],
    ['2026-03-29T02:59:59', 'gap'],
    ['2025-02-31T19:30', 'malformed'],
    ['2025-09-20', 'malformed'],
    ['2025-09-20T24:00', 'malformed'],
    ['2025-09-20T19:60', 'malformed'],
    ['2025-09-20T19:30Z', 'malformed'],
    ['', 'malformed'],
  ])('rejects %s', (text, reason) => {
    expect(parseBerlinLocal(text)).toEqual({ ok: false, reason });
  });
});

describe('date arithmetic', () => {
  test.each([
    ['2025-09-30', 1, '2025-10-01'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('%s plus %i days', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test.each([
    ['2025-09-20', 1, '2025-10-20'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2025-12-15', 1, '2026-01-15'],
    ['2025-01-15', -13, '2023-12-15'],
  ])('%s plus %i months', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  test('weeks begin on Monday', () => {
    expect(weekdayOf('2025-09-15')).toBe(1);
    expect(weekdayOf('2025-09-21')).toBe(7);
  });

  test('months have their days', () => {
    expect(monthOf('2025-09-20')).toBe('2025-09');
    expect(daysOfMonth('2024-02')).toHaveLength(29);
    expect(daysOfMonth('2025-12').at(-1)).toBe('2025-12-31');
  });

  test('days can be sorted', () => {
    expect(['2025-10-01', '2025-09-30', '2024-12-31'].sort(compareDays)).toEqual([
      '2024-12-31',
      '2025-09-30',
      '2025-10-01',
    ]);
    expect(compareDays('2025-09-20', '2025-09-20')).toBe(0);
  });
});
