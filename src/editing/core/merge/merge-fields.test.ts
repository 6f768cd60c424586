import { describe, expect, test } from 'vitest';
import { changedTexts } from './merge-fields.ts';
import { mergeOrder } from './merge-order.ts';
import { bothTexts } from './merge-text.ts';

describe('both texts', () => {
  test.each([
    ['mine is empty', '', 'theirs', 'theirs'],
    ['theirs is empty', 'mine', '', 'mine'],
    ['they are the same', 'same', 'same', 'same'],
    ['they differ', 'mine', 'theirs', 'mine theirs'],
  ])('of a line: %s', (_, mine, theirs, result) => {
    expect(bothTexts('line', 'base', mine, theirs)).toBe(result);
  });
});

describe('merging the order of two people', () => {
  test.each([
    ['what both have, though it is new, stands where they have it', [1, 2], [1, 9, 2], [1, 2, 9], [1, 2, 9]],
    ['what was added here stands behind the same one', [1, 2], [1, 9, 2], [2, 1], [2, 1, 9]],
    ['what was added here at the top stays there', [1, 2], [9, 1, 2], [2, 1], [9, 2, 1]],
    ['what was moved here stands where it was put', [1, 2, 3], [3, 1, 2], [1, 2, 3, 4], [3, 1, 2, 4]],
  ])('%s', (_, base, mine, theirs, result) => {
    expect(mergeOrder(base, mine, theirs)).toEqual(result);
  });
});

describe('texts that differ', () => {
  const fields = { title: { kind: 'line' }, credit: { kind: 'word' }, tone: { kind: 'choice' } } as const;

  test.each([
    ['of each language one', { title: { de: 'A', en: 'B' } }, { title: { de: 'A', en: 'C' } }, ['B']],
    ['without a language', { credit: 'Foto' }, { credit: 'Bild' }, ['Foto']],
    ['not what is the same', { credit: 'Foto' }, { credit: 'Foto' }, []],
    ['not what was chosen', { tone: 'dark' }, { tone: 'light' }, []],
    ['not what is empty', { credit: ' ', title: { de: '' } }, { credit: 'Bild', title: { de: 'A' } }, []],
  ])('%s', (_, values, others, texts) => {
    expect(changedTexts(fields, values, others).map(({ text }) => text)).toEqual(texts);
  });
});
