import { expect, it } from 'vitest';
import { partsOfQuestion, synonymGroup } from '#domain/search/synonyms.ts';
import { anyOfSubjects, anyWordQuestion } from './compile-question.ts';

const groups = [
  synonymGroup(['Rollstuhl, Begleitperson, Behinderung, Rampe', 'wheelchair, companion, disabled, ramp']),
  synonymGroup(['Karten, Preise, Eintritt', 'tickets, prices, admission']),
];
const partsOf = (text: string) => partsOfQuestion(text, groups);

it.each([
  ['disabled companion', 1],
  ['disabled companion tickets', 2],
  ['ramps wheelchair', 1],
  ['rollstuhl hamlet faust', 3],
])('of the words in "%s" a result can cover %i', (text, count) => {
  for (const questionOf of [anyOfSubjects, anyWordQuestion]) {
    expect(questionOf(text, partsOf(text), 'en').words).toHaveLength(count);
  }
});
