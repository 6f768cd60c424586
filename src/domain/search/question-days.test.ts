import { describe, expect, it } from 'vitest';
import { daysOfQuestion, daysThatBegin } from './question-days.ts';

/** A Thursday. */
const today = '2026-03-12';

describe('the days of a question', () => {
  it.each([
    ['24.12.', '2026-12-24', ''],
    ['24.12', '2026-12-24', ''],
    ['24.12.2026', '2026-12-24', ''],
    ['24. 12. 26', '2026-12-24', ''],
    ['am 24.12. um 19.30', '2026-12-24', ''],
    ['2026-12-24', '2026-12-24', ''],
    ['24/12/2026', '2026-12-24', ''],
    ['12/24/2026', '2026-12-24', ''],
    ['24. Dezember', '2026-12-24', ''],
    ['24 December 2026', '2026-12-24', ''],
    ['December 24th', '2026-12-24', ''],
    ['1. märz', '2027-03-01', ''],
    ['Samstag, 14.3.', '2026-03-14', ''],
    ['Faust am 14.3.', '2026-03-14', 'faust'],
    ['heute', '2026-03-12', ''],
    ['was läuft heute Abend', '2026-03-12', ''],
    ['what’s on tonight?', '2026-03-12', ''],
    ['tomorrow', '2026-03-13', ''],
    ['übermorgen', '2026-03-14', ''],
    ['Donnerstag', '2026-03-12', ''],
    ['nächsten Donnerstag', '2026-03-19', ''],
    ['next Saturday', '2026-03-14', ''],
    ['Samstagabend', '2026-03-14', ''],
    ['hamlet sunday', '2026-03-15', 'hamlet'],
    ['Silvester', '2026-12-31', ''],
    ['Ostersonntag', '2026-04-05', ''],
    ['new year’s eve', '2026-12-31', ''],
  ])('%s', (text, day, rest) =>
    expect(daysOfQuestion(text, today)).toMatchObject({ span: { from: day, to: day }, rest }),
  );

  it.each([
    ['Wochenende', '2026-03-14', '2026-03-15'],
    ['next weekend', '2026-03-21', '2026-03-22'],
    ['nächste Woche', '2026-03-16', '2026-03-22'],
    ['this week', '2026-03-12', '2026-03-15'],
    ['Weihnachten', '2026-12-24', '2026-12-26'],
    ['Easter', '2026-04-03', '2026-04-06'],
    ['im April', '2026-04-01', '2026-04-30'],
    ['März', '2026-03-12', '2026-03-31'],
    ['may 2026', '2026-05-01', '2026-05-31'],
    ['next month', '2026-04-01', '2026-04-30'],
  ])('%s', (text, from, to) =>
    expect(daysOfQuestion(text, today)).toMatchObject({ span: { from, to }, rest: '' }),
  );

  it.each([
    'unter 30',
    '19.30',
    '20.15 Uhr',
    '31.2.',
    '24.12.2024',
    'Moritz',
    'so',
    'was ihr wollt',
    '1984',
    'maybe',
  ])('none in %s', (text) => expect(daysOfQuestion(text, today)).toBeNull());

  it('a weekday alone may be a name', () => {
    expect(daysOfQuestion('Montag', today)?.isCertain).toBe(false);
    expect(daysOfQuestion('am Montag', today)?.isCertain).toBe(true);
    expect(daysOfQuestion('heute', today)?.isCertain).toBe(true);
  });
});

it.each([
  ['sam', ['2026-03-14']],
  ['heu', ['2026-03-12']],
  ['tom', ['2026-03-13']],
  ['weih', ['2026-12-24']],
  ['am freit', ['2026-03-13']],
  ['april', ['2026-04-01']],
  ['fa', []],
])('days that begin with %s', (text, days) =>
  expect(daysThatBegin(text, today).map(({ from }) => from)).toEqual(days),
);
