import { describe, expect, it } from 'vitest';
import { byLetter, letterOf, personName } from './person.ts';

it.each([
  ['Mira', 'Okafor', 'Mira Okafor'],
  ['', 'Kollektiv Nordwand', 'Kollektiv Nordwand'],
])('%s + %s is %s', (first_name, last_name, name) => {
  expect(personName({ first_name, last_name })).toBe(name);
});

describe('the initial of a name', () => {
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
  ])('the initial of %s is %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });
});

it('groups people from A to Z with other initials last, and keeps the order within groups', () => {
  const people = ['Özkan', '3000', 'Adler', 'Okafor', 'Abelmann'].map((last_name) => ({ last_name }));
  expect(
    byLetter(people).map(([letter, group]) => [letter, group.map(({ last_name }) => last_name)]),
  ).toEqual([
    ['A', ['Adler', 'Abelmann']],
    ['O', ['Özkan', 'Okafor']],
    ['#', ['3000']],
  ]);
});
