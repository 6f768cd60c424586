import { expect, it } from 'vitest';
import { lexemesOf } from './tsqueries.ts';

it.each([
  ["'kid' | 'littl' <-> 'one' | 'child'", ['kid', 'child'], 4],
  ["'nurs' <-> 'my' <2> 'babi'", [], 3],
  ["'famili' & 'show'", ['famili', 'show'], 2],
])('of %s these lexemes stand outside of phrases', (query, outside, all) => {
  expect(lexemesOf(query, false)).toEqual(outside);
  expect(lexemesOf(query)).toHaveLength(all);
});
