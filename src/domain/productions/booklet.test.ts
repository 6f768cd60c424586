import { describe, expect, test } from 'vitest';
import { bookletTabs, neighboursOf, parseBookletTab } from './booklet.ts';

const contents = { hasCast: true, sections: [{ id: 7 }, { id: 4 }] };
const monologue = { hasCast: false, sections: [{ id: 7 }] };

test('the tabs are the play, its cast and the sections in order', () => {
  expect(bookletTabs(contents)).toEqual([null, 'cast', 7, 4]);
  expect(bookletTabs(monologue)).toEqual([null, 7]);
});

describe('parseBookletTab', () => {
  test.each([
    [null, null],
    ['', null],
    ['cast', 'cast'],
    ['7', 7],
    ['4', 4],
    ['5', undefined],
    ['07', undefined],
    ['7 ', undefined],
    ['null', undefined],
    ['Cast', undefined],
    ['7%00', undefined],
  ])('%j is %j', (value, tab) => {
    expect(parseBookletTab(value, contents)).toBe(tab);
  });

  test('rejects the cast tab if there is no cast', () => {
    expect(parseBookletTab('cast', monologue)).toBeUndefined();
  });
});

test.each([
  [null, undefined, 'cast'],
  ['cast' as const, null, 7],
  [7, 'cast', 4],
  [4, 7, undefined],
  [99, undefined, undefined],
])('the neighbours of %j', (tab, previous, next) => {
  expect(neighboursOf(tab, contents)).toEqual({ previous, next });
});
