import { expect, test } from 'vitest';
import { bulkActionsOf, bulkData } from './bulk-actions.ts';
import { anEventRow } from './list-fixture.ts';

const still = { days: 0, minutes: 0 };

test('an evening that is cancelled already is not cancelled again', () => {
  expect(bulkData('cancel', anEventRow(1), still)).toEqual({ outcome: 'cancelled' });
  expect(bulkData('cancel', anEventRow(1, { outcome: 'cancelled' }), still)).toBeNull();
  expect(bulkData('uncancel', anEventRow(1, { outcome: 'cancelled' }), still)).toEqual({
    outcome: 'regular',
  });
});

test('a moved evening keeps its length; one without an end gets none', () => {
  expect(bulkData('move', anEventRow(1), { days: 1, minutes: 30 })).toEqual({
    date_start: '2026-03-13T20:00:00+01:00',
    date_end: '2026-03-13T22:00:00+01:00',
  });
  expect(bulkData('move', anEventRow(1, { date_end: null }), { days: 1, minutes: 0 })).toEqual({
    date_start: '2026-03-13T19:30:00+01:00',
  });
  expect(bulkData('move', anEventRow(1), still)).toBeNull();
});

test.each([
  ['persons', ['online', 'offline']],
  ['redirects', []],
  ['pages', []],
  ['media', []],
] as const)('what can be done with %s', (resource, actions) => {
  expect(bulkActionsOf(resource)).toEqual(actions);
});
