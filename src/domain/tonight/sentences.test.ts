import { describe, expect, test } from 'vitest';
import { tonightFieldsOf } from './changes.ts';
import {
  cancelSentence,
  fewSentence,
  lateSentence,
  recastText,
  soldOutSentence,
  waitingListSentence,
} from './sentences.ts';
import { aCard } from './tonight-fixture.ts';

const both = (de: string, en: string) => ({ de, en });
const role = both('Warja', 'Varya');

test.each([
  [
    'illness',
    {},
    'Erkrankung im Ensemble. Karten behalten ihren Wert.',
    'Illness in the company. Tickets keep their value.',
  ],
  [
    'technical',
    {},
    'Technischer Defekt. Karten behalten ihren Wert.',
    'Technical fault. Tickets keep their value.',
  ],
  ['weather', { is_sold: false }, 'Unwetter.', 'Severe weather.'],
  ['none', { is_sold: false }, 'Karten behalten ihren Wert.', 'Tickets keep their value.'],
  [
    'illness',
    { event: aCard({ is_on_tour: true }).event },
    'Erkrankung im Ensemble. Auskunft zu Karten gibt der Gastgeber.',
    'Illness in the company. Please ask the host venue about tickets.',
  ],
] as const)('cancelled: %s %o', (reason, change, de, en) => {
  expect(cancelSentence(reason, { ...aCard(), ...change })).toEqual({ de, en });
});

describe('recastText', () => {
  test.each([
    [
      role,
      'Lena Brandt',
      'Für Lena Brandt spielt Mira Okafor (Warja).',
      'Mira Okafor plays Varya in place of Lena Brandt.',
    ],
    [
      { de: 'Warja' },
      'Lena Brandt',
      'Für Lena Brandt spielt Mira Okafor (Warja).',
      'Mira Okafor plays Warja in place of Lena Brandt.',
    ],
    [
      { de: '' },
      'Lena Brandt',
      'Für Lena Brandt spielt Mira Okafor.',
      'Mira Okafor plays in place of Lena Brandt.',
    ],
    [{ de: '' }, '', 'Es spielt Mira Okafor.', 'Mira Okafor plays.'],
  ])('%o for %o', (part, instead_of, de, en) => {
    const recast = { role: part, instead_of, name: 'Mira Okafor' };
    expect(recastText(null, [], [recast])).toEqual({ de, en });
  });

  const mira = { role, instead_of: 'Lena Brandt', name: 'Mira Okafor' };
  test('removes the sentence of an ended recast and keeps all others', () => {
    const stated = recastText(both('Mit Kapelle.', 'With a band.'), [], [mira]);
    const nora = { ...mira, name: 'Nora' };
    expect(recastText(stated, [mira], [nora])).toEqual(
      both(
        'Mit Kapelle. Für Lena Brandt spielt Nora (Warja).',
        'With a band. Nora plays Varya in place of Lena Brandt.',
      ),
    );
    expect(recastText(stated, [mira], [])).toEqual(both('Mit Kapelle.', 'With a band.'));
    expect(recastText(both('Von Hand.', 'By hand.'), [mira], [])).toEqual(both('Von Hand.', 'By hand.'));
  });

  test('keeps an announced recast', () => {
    const stated = both('Für A spielt B.', 'B plays in place of A.');
    const { de, en } = recastText(stated, [], [mira]);
    expect(de).toBe('Für A spielt B. Für Lena Brandt spielt Mira Okafor (Warja).');
    expect(en).toBe('B plays in place of A. Mira Okafor plays Varya in place of Lena Brandt.');
  });
});

describe('a notice has one sentence of each kind and keeps other text', () => {
  const late = both('Beginnt um 19.45 Uhr statt 19.30 Uhr.', 'Starts at 19.45 instead of 19.30.');
  const few = both('Noch 14 Karten.', '14 tickets left.');
  const note = both('Einlass über den Hof.', 'Please enter through the yard.');
  const join = (...texts: { de: string; en: string }[]) =>
    both(texts.map(({ de }) => de).join(' '), texts.map(({ en }) => en).join(' '));

  test.each([
    ['nothing', null, late],
    ['a note', note, join(late, note)],
    ['tickets and a note', join(few, note), join(late, few, note)],
    [
      'an earlier delay',
      join(both('Beginnt um 19.35 Uhr statt 19.30 Uhr.', 'Starts at 19.35 instead of 19.30.'), note),
      join(late, note),
    ],
  ])('late after %s', (_, notice, expected) => {
    expect(lateSentence(aCard({}, { notice }), '2026-03-12T19:45:00+01:00')).toEqual(expected);
  });

  test('a second delay names the first announced time', () => {
    const card = aCard({ date_start: '2026-03-12T19:45:00+01:00' }, { notice: late });
    expect(lateSentence(card, '2026-03-12T20:00:00+01:00')).toEqual(
      both('Beginnt um 20.00 Uhr statt 19.30 Uhr.', 'Starts at 20.00 instead of 19.30.'),
    );
  });

  test.each([
    [null, 1, 'everywhere', both('Noch eine Karte.', 'One ticket left.')],
    [note, 14, 'everywhere', join(few, note)],
    [
      join(late, both('Noch eine Karte an der Abendkasse.', 'One ticket left at the box office.')),
      14,
      'everywhere',
      join(late, few),
    ],
    [null, 3, 'box-office', both('Noch 3 Karten an der Abendkasse.', '3 tickets left at the box office.')],
    [both('Es gibt eine Warteliste.', 'There is a waiting list.'), 14, 'everywhere', few],
  ] as const)('fewSentence after %o: %i %s', (notice, left, place, expected) => {
    expect(fewSentence({ notice, is_sold: false }, left, place)).toEqual(expected);
  });

  test('a number of tickets shown in the row is removed from the sentence', () => {
    expect(fewSentence({ notice: join(few, note), is_sold: true }, 7, 'everywhere')).toEqual(note);
    expect(fewSentence({ notice: null, is_sold: true }, 7, 'everywhere')).toEqual(both('', ''));
    const atBoxOffice = both('Noch 7 Karten an der Abendkasse.', '7 tickets left at the box office.');
    expect(fewSentence({ notice: null, is_sold: true }, 7, 'box-office')).toEqual(atBoxOffice);
  });

  test('soldOutSentence removes the number of tickets', () => {
    expect(soldOutSentence(join(few, note), false)).toEqual(note);
    expect(soldOutSentence(few, true)).toEqual(
      both(
        'Vielleicht gibt es Rückgaben an der Abendkasse.',
        'Returned tickets may be available at the box office.',
      ),
    );
    const returns = soldOutSentence(null, true);
    expect(waitingListSentence(returns)).toEqual(
      both('Es gibt eine Warteliste.', 'There is a waiting list.'),
    );
  });
});

test('each action writes only its own fields', () => {
  const card = aCard();
  const text = both('Ein Satz.', 'A sentence.');
  const link = 'https://shop.example.org/waitinglist';
  expect(tonightFieldsOf({ action: 'cancel', text }, card)).toEqual({
    outcome: 'cancelled',
    cancellation_info_short: text,
    cancellation_info_long: both(
      '»Faust« am Donnerstag, 12.\u00a0März, 19.30 Uhr, entfällt. Ein Satz.',
      'Faust on Thursday, 12\u00a0March, 19.30, is cancelled. A sentence.',
    ),
    notice: null,
  });
  expect(tonightFieldsOf({ action: 'recast', text }, card)).toEqual({
    outcome: 'replacement',
    has_substitute: true,
    substitution_info: text,
  });
  const recast = { role: { de: 'Gretchen' }, instead_of: 'Lena Brandt', name: 'Mira Okafor' };
  expect(tonightFieldsOf({ action: 'recast', text, recast }, card, 7)).toMatchObject({
    recasts: [{ ...recast, person: 7 }],
  });
  expect(tonightFieldsOf({ action: 'late-start', text, begin: '2026-03-12T19:45:00+01:00' }, card)).toEqual({
    date_start: '2026-03-12T18:45:00.000Z',
    date_end: '2026-03-12T22:05:00.000Z',
    notice: text,
  });
  const open = aCard({ date_end: null });
  expect(tonightFieldsOf({ action: 'late-start', text, begin: '2026-03-12T19:45:00+01:00' }, open)).toEqual({
    date_start: '2026-03-12T18:45:00.000Z',
    notice: text,
  });
  const soldOut = { status: 'soldout', tickets_left: 0, alternative_ticket_status: null };
  expect(tonightFieldsOf({ action: 'sold-out', text: null }, card)).toEqual({ ...soldOut, notice: null });
  expect(tonightFieldsOf({ action: 'few-left', text, left: 14 }, card)).toEqual({
    status: 'onsale',
    tickets_left: 14,
    notice: text,
    alternative_ticket_status: null,
  });
  expect(tonightFieldsOf({ action: 'few-left', text, left: null }, card)).toEqual({
    status: 'onsale',
    tickets_left: null,
    notice: text,
  });
  expect(tonightFieldsOf({ action: 'waiting-list', text, registration_link: link }, card)).toEqual({
    ...soldOut,
    notice: text,
    registration_link: link,
  });
  expect(tonightFieldsOf({ action: 'note', text: null }, card)).toEqual({ notice: null });
});
