import { expect, test } from 'vitest';
import { logTexts } from '#i18n/back-office/log-texts.ts';
import { logChanges } from './log-changes.ts';

const read = (before: Record<string, unknown> | null, after: Record<string, unknown>) =>
  logChanges('productions', { before, after }, 'de', logTexts('de')).map((change) => Object.values(change));

test('of a new record only what was filled in is said, in the order of its fields', () => {
  const values = { cast: [], name: { de: 'Faust' }, order: 0, is_online: false, quotes: [{}], lead: {} };
  expect(read(null, values)).toEqual([
    ['Titel', '', 'Faust'],
    ['Stimmen', '', '1 Eintrag'],
  ]);
});

test('what was emptied or taken offline is said', () => {
  const before = { cast: [{}, {}], is_online: true, order: 4 };
  expect(read(before, { cast: [], is_online: false, order: 0 })).toEqual([
    ['Besetzung', '2 Einträge', ''],
    ['Online', 'ja', 'nein'],
    ['Platz in der Liste', '4', '0'],
  ]);
});
