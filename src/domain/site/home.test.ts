import { expect, test } from 'vitest';
import type { NextEvent } from '#domain/productions/production.ts';
import { haveNextEvents, recentNews } from './home.ts';

test('news is hidden after 60 days', () => {
  const days = ['2026-03-10', '2026-01-11', '2026-01-10', '2026-02-01', '2026-03-12', '2025-09-17'];
  const shown = recentNews(
    days.map((date) => ({ date })),
    '2026-03-12',
  );
  expect(shown.map(({ date }) => date)).toEqual(['2026-03-10', '2026-01-11', '2026-02-01', '2026-03-12']);
});

test.each([
  [[], false],
  [[null, null], false],
  [[null, { id: 1 } as NextEvent], true],
])('the plays have next events if any of them has a date', (events, expected) => {
  expect(haveNextEvents(events.map((next_event) => ({ production: { next_event } })))).toBe(expected);
});
