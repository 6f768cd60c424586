import { expect, test } from 'vitest';
import { type BulkActionName, bulkActionsOf, bulkData, noInput } from './bulk-actions.ts';
import { anEventRow } from './list-fixture.ts';

const still = noInput;

test('a cancelled event is not cancelled again', () => {
  expect(bulkData('cancel', anEventRow(1), still)).toEqual({ outcome: 'cancelled' });
  expect(bulkData('cancel', anEventRow(1, { outcome: 'cancelled' }), still)).toBeNull();
  expect(bulkData('uncancel', anEventRow(1, { outcome: 'cancelled' }), still)).toEqual({
    outcome: 'regular',
  });
});

test('a moved event keeps its duration; one without an end gets none', () => {
  expect(bulkData('move', anEventRow(1), { ...noInput, days: 1, minutes: 30 })).toEqual({
    date_start: '2026-03-13T20:00:00+01:00',
    date_end: '2026-03-13T22:00:00+01:00',
  });
  const acrossTheGap = { date_start: '2026-03-28T01:30:00+01:00', date_end: '2026-03-28T03:30:00+01:00' };
  expect(bulkData('move', anEventRow(1, acrossTheGap), { ...noInput, days: 1 })).toEqual({
    date_start: '2026-03-29T01:30:00+01:00',
    date_end: '2026-03-29T04:30:00+02:00',
  });
  expect(bulkData('move', anEventRow(1, { date_end: null }), { ...noInput, days: 1 })).toEqual({
    date_start: '2026-03-13T19:30:00+01:00',
  });
  expect(bulkData('move', anEventRow(1), still)).toBeNull();
});

test.each([
  [
    'persons',
    [
      ...[
        'add_category',
        'remove_category',
        'position',
        'join_ensemble',
        'leave_ensemble',
        'online',
        'offline',
      ],
    ] as BulkActionName[],
  ],
  ['redirects', []],
  ['pages', []],
  ['media', []],
] as const)('the actions for %s', (resource, actions) => {
  expect(bulkActionsOf(resource)).toEqual(actions);
});

test.each<[string, BulkActionName, Record<string, unknown>, string, unknown]>([
  [
    'a service is added',
    'add_service',
    { access_services: ['surtitles'] },
    'relaxed',
    { access_services: ['surtitles', 'relaxed'] },
  ],
  ['a service that is offered', 'add_service', { access_services: ['relaxed'] }, 'relaxed', null],
  [
    'a service is taken away',
    'remove_service',
    { access_services: ['surtitles', 'relaxed'] },
    'relaxed',
    { access_services: ['surtitles'] },
  ],
  ['a service where there is none', 'remove_service', { access_services: null }, 'relaxed', null],
  ['a theme is added', 'add_tag', { tags: [{ id: 3, name: 'A' }] }, '7', { tags: [3, 7] }],
  [
    'a theme is taken away',
    'remove_tag',
    {
      tags: [
        { id: 3, name: 'A' },
        { id: 7, name: 'B' },
      ],
    },
    '3',
    { tags: [7] },
  ],
  ['another position', 'position', { position: { id: 1, name: 'A' } }, '2', { position: 2 }],
  ['the same position', 'position', { position: { id: 2, name: 'A' } }, '2', null],
  ['another season', 'season', { season: '2025/26' }, '2026/27', { season: '2026/27' }],
  ['nothing is chosen yet', 'add_tag', { tags: [] }, '', null],
])('%s', (_, action, values, option, expected) => {
  expect(bulkData(action, { values }, { ...noInput, option })).toEqual(expected);
});

test('presale is set to a parsed time; unparsable input does not clear it', () => {
  const moment = '2026-04-01T08:00:00.000Z';
  const set = (presale_start: string | null, to: string | null) =>
    bulkData('presale', anEventRow(1, { presale_start }), { ...noInput, moment: to });
  expect(set(null, moment)).toEqual({ presale_start: moment });
  expect(set('2026-04-01T10:00:00+02:00', moment)).toBeNull();
  expect(set(moment, null)).toBeNull();
  expect(bulkData('no_presale', anEventRow(1, { presale_start: moment }), noInput)).toEqual({
    presale_start: null,
  });
});
