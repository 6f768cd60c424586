import { describe, expect, test } from 'vitest';
import { castPages, coverState, performerOf, recastFields } from './cast-board.ts';
import { aBoard, aDate } from './cast-board-fixture.ts';

const { cast } = aBoard();
const kofi = { name: 'Kofi Asante', person: 7 };
const firs = 1;
const recast = { role: { de: 'Firs' }, instead_of: 'Gustav Lindqvist', ...kofi };

test.each<[string, string[], number[]]>([
  ['nothing', [], []],
  ['weeks that fit together', ['2026-11-23', '2026-11-24', '2026-12-06', '2027-01-12'], [4]],
  [
    'no week torn apart',
    [7, 8, 9, 14, 15, 16, 17, 18, 19, 21].map((day) => `2026-12-${String(day).padStart(2, '0')}`),
    [3, 7],
  ],
  [
    'a week of more than eight by itself',
    Array.from({ length: 9 }, (_, at) => `2026-11-2${Math.min(9, 3 + Math.floor(at / 2))}`),
    [9],
  ],
])('splits dates into pages: %s', (_, days, sizes) => {
  const dates = days.map((day) => ({ date_start: `${day}T19:30:00+01:00` }));
  expect(castPages(dates).map(({ length }) => length)).toEqual(sizes);
});

test('the player of a part is as cast, recast on the date, or recast in a draft', () => {
  expect(performerOf(cast, aDate(), firs)).toMatchObject({
    name: 'Gustav Lindqvist',
    is_recast: false,
    is_draft: false,
  });
  expect(performerOf(cast, aDate({ recasts: [recast] }), firs)).toMatchObject({
    ...kofi,
    is_recast: true,
    is_draft: false,
  });
  expect(performerOf(cast, aDate({ draft: [recast] }), firs)).toMatchObject({
    ...kofi,
    is_recast: true,
    is_draft: true,
  });
  expect(performerOf(cast, aDate({ recasts: [recast], draft: [] }), firs)).toMatchObject({
    name: 'Gustav Lindqvist',
    is_draft: true,
  });
  expect(performerOf(cast, aDate({ recasts: [recast], draft: [recast] }), firs).is_draft).toBe(false);
});

describe('the state of a cover', () => {
  const date = aDate({ id: 9 });
  test.each([
    ['is free', aBoard(), 'Kofi Asante', { is: 'free', last: null }],
    [
      'played it before',
      aBoard({ played: [{ role: 'Firs', name: 'Kofi Asante', date_start: 'x' }] }),
      'Kofi Asante',
      { is: 'free', last: 'x' },
    ],
    ['has another part', aBoard(), 'Clara Uhlenbrock', { is: 'in-play', role: { de: 'Anja' } }],
    [
      'is in another play',
      aBoard({ engaged: [{ date: 9, name: 'Kofi Asante', play: { de: 'Faust' } }] }),
      'Kofi Asante',
      { is: 'elsewhere', play: { de: 'Faust' } },
    ],
    [
      'is in another play on another day',
      aBoard({ engaged: [{ date: 8, name: 'Kofi Asante', play: { de: 'Faust' } }] }),
      'Kofi Asante',
      { is: 'free', last: null },
    ],
  ])('%s', (_, board, name, state) => {
    expect(coverState(board, date, firs, name)).toEqual(state);
  });
});

describe('the fields written by a recast', () => {
  test('are the recasts, the outcome and the sentence in both languages', () => {
    expect(recastFields(cast, aDate(), firs, kofi)).toEqual({
      recasts: [recast],
      outcome: 'replacement',
      has_substitute: true,
      substitution_info: {
        de: 'Für Gustav Lindqvist spielt Kofi Asante (Firs).',
        en: 'Kofi Asante plays Firs in place of Gustav Lindqvist.',
      },
    });
  });

  test('are cleared when the announced actor plays again', () => {
    const date = aDate({
      recasts: [recast],
      outcome: 'replacement',
      substitution: { de: 'Für A spielt B.' },
    });
    expect(recastFields(cast, date, firs, { name: 'Gustav Lindqvist', person: 4 })).toEqual({
      recasts: [],
      outcome: 'regular',
      has_substitute: false,
      substitution_info: null,
    });
  });

  test('keep the sentences of other recasts, also generated ones', () => {
    const anja = { role: { de: 'Anja' }, instead_of: 'Clara Uhlenbrock', name: 'Mira Okafor', person: null };
    const { substitution_info, recasts } = recastFields(cast, aDate({ recasts: [anja] }), firs, kofi);
    expect(recasts).toEqual([anja, recast]);
    expect(substitution_info?.de).toBe(
      'Für Clara Uhlenbrock spielt Mira Okafor (Anja). Für Gustav Lindqvist spielt Kofi Asante (Firs).',
    );
  });

  test('keep a manually edited sentence', () => {
    expect(recastFields(cast, aDate(), firs, kofi, { de: 'Kofi springt ein.' }).substitution_info?.de).toBe(
      'Kofi springt ein.',
    );
  });
});
