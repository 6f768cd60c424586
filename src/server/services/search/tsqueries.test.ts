import { expect, it } from 'vitest';
import { withoutPhrases } from './tsqueries.ts';

it.each([
  ["'kid' | 'littl' <-> 'one' | 'child'", ["'kid'", "'child'"]],
  ["'nurs' <-> 'my' <2> 'babi'", []],
  ["'famili' & 'show'", ["'famili'", "'show'"]],
])('of %s the words outside of phrases are left', (query, words) =>
  expect(withoutPhrases(query).match(/'[^']+'/g) ?? []).toEqual(words),
);
