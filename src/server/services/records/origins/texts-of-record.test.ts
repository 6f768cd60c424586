// The texts by which the field of a visible word is found.
import { expect, test } from 'vitest';
import type { ResourceField } from '#domain/resources/resource.ts';
import { pictureMarker, textsOfRecord } from './texts-of-record.ts';

test.each<[string, ResourceField, unknown, string[]]>([
  ['in both languages', { kind: 'line' }, { de: 'Das Haus', en: 'The house' }, ['f Das Haus', 'f The house']],
  ['as it is visible', { kind: 'rich' }, { de: '<p>Ein <b>Haus</b>.</p>' }, ['f Ein Haus.']],
  ['in German only', { kind: 'line' }, { de: 'Das Haus', en: null }, ['f Das Haus']],
  ['none', { kind: 'line' }, null, []],
  ['empty', { kind: 'word' }, ' ', []],
  // An instant has no words, and its parts are none.
  ['an instant', { kind: 'moment' }, new Date(0), []],
  ['a day, as it is read', { kind: 'day' }, '2026-11-01', ['f 2026-11-01']],
  ['a number', { kind: 'integer', min: 0, max: 9 }, 4, []],
  ['a flag', { kind: 'flag' }, true, []],
  ['a picture', { kind: 'reference', to: 'media' }, 4, [`f ${pictureMarker(4)}`]],
  ['another record', { kind: 'reference', to: 'venues' }, 4, []],
  [
    'pictures',
    { kind: 'references', to: 'media' },
    [4, 5],
    [`f ${pictureMarker(4)}`, `f ${pictureMarker(5)}`],
  ],
  ['an object', { kind: 'object', fields: { g: { kind: 'word' } } }, { g: 'Haus' }, ['f.g Haus']],
  [
    'rows',
    { kind: 'rows', fields: { g: { kind: 'word' } } },
    [{ g: 'Haus' }, { g: 'Hof' }],
    ['f.0.g Haus', 'f.1.g Hof'],
  ],
  [
    'struck',
    { kind: 'struck-text' },
    { de: 'nicht [[das]] Haus' },
    ['f nicht das Haus', 'f das', 'f nicht', 'f das', 'f Haus'],
  ],
])('%s', (_, field, value, texts) =>
  expect(textsOfRecord({ f: field }, { f: value }).map(({ field, text }) => `${field} ${text}`)).toEqual(
    texts,
  ),
);
