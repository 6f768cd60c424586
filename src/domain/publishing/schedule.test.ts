import { describe, expect, test } from 'vitest';
import { dueTime } from './schedule.ts';

const longAgo = new Date('2026-01-01T00:00:00Z');

describe('dueTime accepts', () => {
  test.each([
    // Spring: at 2:00 the clock shows 3:00.
    ['2026-03-29T01:59', null, '2026-03-29T00:59:00Z'],
    ['2026-03-29T03:00', null, '2026-03-29T01:00:00Z'],
    ['2026-03-29T03:00', 'second', '2026-03-29T01:00:00Z'],
    // Autumn: at 3:00 the clock shows 2:00 once more.
    ['2026-10-25T01:59', null, '2026-10-24T23:59:00Z'],
    ['2026-10-25T02:00', 'first', '2026-10-25T00:00:00Z'],
    ['2026-10-25T02:00', 'second', '2026-10-25T01:00:00Z'],
    ['2026-10-25T02:59', 'first', '2026-10-25T00:59:00Z'],
    ['2026-10-25T02:59', 'second', '2026-10-25T01:59:00Z'],
    ['2026-10-25T03:00', null, '2026-10-25T02:00:00Z'],
    ['2026-07-01T10:00', null, '2026-07-01T08:00:00Z'],
    ['2026-12-24T10:00', null, '2026-12-24T09:00:00Z'],
  ] as const)('%s (%s) is %s', (text, which, at) => {
    expect(dueTime(text, which, longAgo)).toEqual({ ok: true, at: new Date(at) });
  });
});

describe('dueTime rejects', () => {
  test.each([
    ['2026-03-29T02:00', null, 'gap'],
    ['2026-03-29T02:59', 'second', 'gap'],
    ['2026-10-25T02:00', null, 'doubled'],
    ['2026-10-25T02:59', null, 'doubled'],
    ['2026-02-30T10:00', null, 'malformed'],
    ['2026-03-29', null, 'malformed'],
    ['morgen', null, 'malformed'],
  ] as const)('%s (%s): %s', (text, which, reason) => {
    expect(dueTime(text, which, longAgo)).toEqual({ ok: false, reason });
  });

  test.each([
    ['2026-10-25T02:30', 'first', '2026-10-25T00:30:00Z', 'past'],
    ['2026-10-25T02:30', 'first', '2026-10-25T00:29:59Z', null],
    // Between the two, only the second is still to come.
    ['2026-10-25T02:30', 'second', '2026-10-25T01:00:00Z', null],
    ['2026-10-25T02:30', 'second', '2026-10-25T01:30:00Z', 'past'],
  ] as const)('%s (%s) at %s: %s', (text, which, now, reason) => {
    const due = dueTime(text, which, new Date(now));
    expect(due.ok ? null : due.reason).toBe(reason);
  });
});
