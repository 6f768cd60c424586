import { expect, test } from 'vitest';
import { withPendingQuery } from './pending-choices.ts';

const choice = (key: string, query: string, isPressed = false) => ({
  key,
  name: key,
  href: `/de/termine${query}`,
  isPressed,
});
const line = [
  choice('december', '?date=2026-12-01'),
  choice('saturday', '?weekday=sa'),
  choice('surtitles', '?access_service=surtitles'),
];
const queriesOf = (shown: string, pending: string | null, choices = line) =>
  withPendingQuery(choices, shown, pending === null ? null : new URLSearchParams(pending)).map(
    ({ href, isPressed }) => `${isPressed ? 'pressed ' : ''}${href.replace('/de/termine', '')}`,
  );

test('without a pending query the choices stay', () => {
  expect(queriesOf('', null)).toEqual(['?date=2026-12-01', '?weekday=sa', '?access_service=surtitles']);
});

test('a second choice builds on the first, which is shown at once and can be taken back', () => {
  expect(queriesOf('', '?date=2026-12-01')).toEqual([
    'pressed ',
    '?date=2026-12-01&weekday=sa',
    '?date=2026-12-01&access_service=surtitles',
  ]);
});

test('a choice that is being removed is no longer pressed, and can be made again', () => {
  const chosen = [choice('saturday', '?date=2026-12-01', true), choice('december', '?weekday=sa', true)];
  expect(queriesOf('?date=2026-12-01&weekday=sa', '?weekday=sa', chosen)).toEqual([
    'pressed ',
    '?weekday=sa&date=2026-12-01',
  ]);
});
