import { expect, test } from 'vitest';
import { recentNews } from './home.ts';

test('news is hidden after 60 days', () => {
  const days = ['2026-03-10', '2026-01-11', '2026-01-10', '2026-02-01', '2026-03-12', '2025-09-17'];
  const shown = recentNews(
    days.map((date) => ({ date })),
    '2026-03-12',
  );
  expect(shown.map(({ date }) => date)).toEqual(['2026-03-10', '2026-01-11', '2026-02-01', '2026-03-12']);
});
