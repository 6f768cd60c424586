import { describe, expect, it } from 'vitest';
import { coreOfQuestion, groupsThatBegin, partsOfQuestion, synonymGroup } from './synonyms.ts';

const groups = [
  synonymGroup(['Kinder, Kids', 'children, family']),
  synonymGroup(['Gutschein, Geschenk', 'gift voucher']),
  synonymGroup(['Karten', 'tickets']),
];

describe('the words of a question with their synonyms', () => {
  it.each([
    ['kids', [['kids', 'kinder', 'children', 'family']]],
    ['Kindern', [['kindern', 'kinder', 'kids', 'children', 'family']]],
    ['gift voucher', [['gift voucher', 'gutschein', 'geschenk']]],
    ['Geschenkgutschein', [['geschenkgutschein', 'gutschein', 'geschenk', 'gift voucher']]],
    ['Theaterkarten', [['theaterkarten', 'karten', 'tickets']]],
    ['Theaterkids', [['theaterkids', 'kinder', 'kids', 'children', 'family']]],
    ['wo gibt es Karten', [['karten', 'tickets']]],
    ['where can I buy a gift voucher', [['gift voucher', 'gutschein', 'geschenk']]],
    ['Faust Karten', [['faust'], ['karten', 'tickets']]],
    ['der die das', [['der'], ['die'], ['das']]],
    ['', []],
  ])('%s', (text, parts) =>
    expect(partsOfQuestion(text, groups).map(({ words, others }) => [words.join(' '), ...others])).toEqual(
      parts,
    ),
  );
});

it.each([
  ['kid', ['kinder']],
  ['gift v', ['gutschein']],
  ['x', []],
])('groups that begin with %s', (text, firsts) =>
  expect(groupsThatBegin(text, groups).map(([first]) => first?.join(' '))).toEqual(firsts),
);

it.each([
  ['Faust Karten', 'faust'],
  ['cast of Hamlet', 'hamlet'],
  ['wie lange dauert Faust', 'faust'],
  ['how long is Hamlet', 'hamlet'],
  ['Karten', null],
  ['Maria Stuart', null],
])('the core of %s', (text, core) =>
  expect(
    coreOfQuestion(partsOfQuestion(text, []))
      ?.map(({ words }) => words.join(' '))
      .join(' ') ?? null,
  ).toBe(core),
);
