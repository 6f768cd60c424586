import { describe, expect, test } from 'vitest';
import { events } from './events.ts';
import { type CellContext, cellEntries, cellText, readCell } from './read-cell.ts';
import type { ResourceField } from './resource.ts';

const today = '2026-03-12';
const read = (field: ResourceField, text: string, more: Partial<CellContext> = {}) => {
  const found = readCell(field, cellText(text), { today, ...more });
  return found.ok ? found.value : found.problem;
};

test.each([
  ["'-5 Grad", '-5 Grad'],
  ["'s ist gut", "'s ist gut"],
  [' zwei\r\nZeilen ', 'zwei\nZeilen'],
  ['1\u00a0250', '1 250'],
])('the text of the cell %j is %j', (raw, text) => {
  expect(cellText(raw)).toBe(text);
});

test.each([
  ['Gespräch | Premiere', ['Gespräch', 'Premiere']],
  ['Gespräch, Premiere; Fest', ['Gespräch', 'Premiere', 'Fest']],
  ['Mann, Thomas | Mann, Erika', ['Mann, Thomas', 'Mann, Erika']],
])('cellEntries of %j', (text, entries) => {
  expect(cellEntries(text)).toEqual(entries);
});

describe('readCell', () => {
  const services = [
    ['Übertitel', 'surtitles'],
    ['Surtitles', 'surtitles'],
    ['Gebärdensprache', 'sign-language'],
  ] as const;
  test.each<[string, ResourceField, string, unknown]>([
    ['yes in German', { kind: 'flag' }, 'Ja', true],
    ['yes as a cross', { kind: 'flag' }, 'x', true],
    ['yes as Excel writes it', { kind: 'flag' }, 'WAHR', true],
    ['nothing is no', { kind: 'flag' }, '', false],
    ['neither yes nor no', { kind: 'flag' }, 'vielleicht', { rule: 'flag' }],
    ['a number', { kind: 'integer', min: 0, max: 100 }, '12', 12],
    [
      'a number that is too large',
      { kind: 'integer', min: 0, max: 9 },
      '12',
      { rule: 'number', min: 0, max: 9 },
    ],
    ['an amount with a comma', { kind: 'amount' }, '27,50 €', '27.50'],
    ['an amount that a spreadsheet has shortened', { kind: 'amount' }, '12', '12.00'],
    ['no amount', { kind: 'amount' }, 'frei', { rule: 'amount' }],
    ['a day with its weekday', { kind: 'day' }, 'Di 24.11.2026', '2026-11-24'],
    ['a day as a database writes it', { kind: 'day' }, '2026-11-24 00:00:00', '2026-11-24'],
    ['an American day', { kind: 'day' }, '11/24/2026', { rule: 'day', reason: 'no-such-day' }],
    ['a moment as the export writes it', { kind: 'moment' }, '24.11.2026, 19.30', '2026-11-24T18:30:00.000Z'],
    ['a moment with seconds', { kind: 'moment' }, '24.11.2026 19:30:00', '2026-11-24T18:30:00.000Z'],
    ['an hour that the clock skips', { kind: 'moment' }, '29.3.2026 2:30', { rule: 'moment', reason: 'gap' }],
    ['a day without a time', { kind: 'moment' }, '24.11.2026', { rule: 'moment', reason: 'time-missing' }],
    [
      'intervals',
      events.fields.intervals,
      '60+20 | 110+5',
      [
        { after: 60, minutes: 20 },
        { after: 110, minutes: 5 },
      ],
    ],
    ['an interval that is no number', events.fields.intervals, 'eine Pause', { rule: 'intervals' }],
    ['a price without an amount', events.fields.prices, 'Parkett', { rule: 'prices' }],
    ['a text', { kind: 'word' }, ' Nora ', 'Nora'],
    ['an empty text', { kind: 'word' }, '', null],
    ['a colour without its sign', { kind: 'colour' }, 'FF5A1F', '#ff5a1f'],
  ])('%s', (_, field, text, expected) => {
    expect(read(field, text)).toEqual(expected);
  });

  test('reads choices by their names in either language', () => {
    const field = events.fields.access_services;
    expect(read(field, 'surtitles, Gebärdensprache', { choices: services })).toEqual([
      'surtitles',
      'sign-language',
    ]);
    expect(read(field, 'Ubertitel', { choices: services })).toEqual({
      rule: 'choice',
      choices: ['Surtitles', 'Gebärdensprache'],
    });
  });

  test('a time alone keeps the day, and a day alone keeps the time', () => {
    const current = '2026-11-24T18:30:00.000Z';
    expect(read({ kind: 'moment' }, '20:00', { current })).toBe('2026-11-24T19:00:00.000Z');
    expect(read({ kind: 'moment' }, '25.11.2026', { current })).toBe('2026-11-25T18:30:00.000Z');
  });

  test('a price keeps the other language of its name', () => {
    const current = [{ name: { de: 'Parkett', en: 'Stalls' }, amount: '30.00' }];
    expect(read(events.fields.prices, 'Parkett=38,00 | Rang=12', { current })).toEqual([
      { name: { de: 'Parkett', en: 'Stalls' }, amount: '38.00' },
      { name: { de: 'Rang' }, amount: '12.00' },
    ]);
  });
});
