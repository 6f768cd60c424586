import { describe, expect, it } from 'vitest';
import { byLetter, letterOf, personName } from './person.ts';

it.each([
  ['Mira', 'Okafor', 'Mira Okafor'],
  ['', 'Kollektiv Nordwand', 'Kollektiv Nordwand'],
])('%s + %s is %s', (first_name, last_name, name) => {
  expect(personName({ first_name, last_name })).toBe(name);
});

describe('the letter of a name', () => {
  it.each([
    ['Okafor', 'O'],
    ['Özkan', 'O'],
    ['de Wit', 'D'],
    [' Vogt', 'V'],
    ['Łukasz', 'L'],
    ['Ørsted', 'O'],
    ['Šimek', 'S'],
    ['3000', '#'],
    ['', '#'],
    ['Яблоков', '#'],
  ])('%s stands under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });
});

it('groups people from A to Z, what has no letter last, each group in the order given', () => {
  const people = ['Özkan', '3000', 'Adler', 'Okafor', 'Abelmann'].map((last_name) => ({ last_name }));
  expect(
    byLetter(people).map(([letter, group]) => [letter, group.map(({ last_name }) => last_name)]),
  ).toEqual([
    ['A', ['Adler', 'Abelmann']],
    ['O', ['Özkan', 'Okafor']],
    ['#', ['3000']],
  ]);
});
