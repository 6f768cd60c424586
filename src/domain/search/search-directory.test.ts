import { expect, test } from 'vitest';
import { weekendFrom } from './search-directory.ts';

test.each([
  ['2026-11-26', ['2026-11-28', '2026-11-29']],
  ['2026-11-28', ['2026-11-28', '2026-11-29']],
  ['2026-11-29', ['2026-11-29']],
  ['2026-11-30', ['2026-12-05', '2026-12-06']],
])('the weekend from %s is %j', (today, days) => {
  expect(weekendFrom(today)).toEqual(days);
});
