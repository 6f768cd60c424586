import { expect, test } from 'vitest';
import { dayInQuery } from './day-in-query.ts';

const today = '2026-03-12';
const read = (text: string) => dayInQuery(new URLSearchParams({ from: text }), 'from', today);

test.each([
  ['2026-01-31', '2026-01-31'],
  ['1.3.', '2026-03-01'],
  ['22.11.', '2025-11-22'],
  ['Sa 22.11.', '2025-11-22'],
  ['22.11.2026', '2026-11-22'],
  ['Do 12.03.2026', '2026-03-12'],
  ['gestern', '2026-03-11'],
])('%s is %s', (text, day) => {
  expect(read(text).day).toBe(day);
});

test('text that is no day is kept as typed', () => {
  expect(read('neulich')).toEqual({ unread: { text: 'neulich', reason: 'malformed' } });
  expect(read('31.02.2026')).toEqual({ unread: { text: '31.02.2026', reason: 'no-such-day' } });
  expect(read('  ')).toEqual({});
});
