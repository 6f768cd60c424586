// Browsers implement the time zone of Berlin differently from Node.
import { expect, test, vi } from 'vitest';
import { minuteOfDay, parseBerlinLocal, startOfDay, toBerlinIso } from './dates.ts';

/** What a reader's clock in Berlin shows: `20.09.2025, 19:30:00`. */
const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

const quarterHour = 900_000;
const changes = ['1980-04-05T23:00Z', '1996-10-27T01:00Z', '2026-03-29T01:00Z', '2026-10-25T01:00Z'];

test('the time in Berlin is the same in browsers that have Temporal', () => {
  const around = changes.flatMap((change) =>
    Array.from({ length: 24 }, (_, at) => Date.parse(change) + (at - 12) * quarterHour),
  );
  for (const time of around) {
    const [, year, month, day, wall] = /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(toBerlinIso(new Date(time))) ?? [];
    expect(`${day}.${month}.${year}, ${wall}`).toBe(clock.format(time));
  }
  expect(parseBerlinLocal('2026-03-29 02:30')).toEqual({ ok: false, reason: 'gap' });
  expect(parseBerlinLocal('2026-10-25 02:30')).toMatchObject({ ok: true, isDoubled: true });
});

test('hydration creates no `Intl` formatter', () => {
  const format = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  expect(minuteOfDay('2031-07-14T18:15:00Z')).toBe(20 * 60 + 15);
  expect(startOfDay('2031-07-14').toISOString()).toBe('2031-07-13T22:00:00.000Z');
  expect(format).not.toHaveBeenCalled();
});
