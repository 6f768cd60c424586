import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestIncreasingSubsequence } from './longest-increasing-subsequence.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { mergeOrder } from './merge-order.ts';
import { bothTexts, mergeText } from './merge-text.ts';
import type { TextKind } from './text-blocks.ts';
import { type FieldKinds, mergedData, threeWay } from './three-way.ts';
import { wordDiff, wordsIn } from './word-diff.ts';

const fields: FieldKinds = {
  content: { kind: 'rich' },
  preline: { kind: 'line' },
  headline_level: { kind: 'choice' },
  image: { kind: 'image' },
};
const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

describe('fields and languages', () => {
  const base = {
    content: { de: paragraphs('eins', 'zwei') },
    preline: { de: 'vorher' },
    headline_level: 2,
    image: 7,
  };

  test('changes of different fields and languages are merged', () => {
    const mine = { ...base, preline: { de: 'meins' } };
    const theirs = { ...base, preline: { de: 'vorher', en: 'theirs' }, headline_level: 3 };
    const merges = threeWay(fields, base, mine, theirs);
    expect(merges.map(({ field, language, outcome }) => [field, language, outcome])).toEqual([
      ['preline', 'de', 'mine'],
      ['preline', 'en', 'theirs'],
      ['headline_level', null, 'theirs'],
    ]);
    expect(mergedData(mine, merges)).toEqual({
      ...base,
      preline: { de: 'meins', en: 'theirs' },
      headline_level: 3,
    });
  });

  test('changes of the same field conflict until resolved', () => {
    const mine = { ...base, preline: { de: 'vorher, meins' }, image: 8 };
    const theirs = { ...base, preline: { de: 'vorher, ihres' }, image: null };
    const merges = threeWay(fields, base, mine, theirs);
    expect(merges.map(({ outcome }) => outcome)).toEqual(['overlap', 'overlap']);
    expect(mergedData(mine, merges, { 'preline.de': 'theirs', image: 'theirs' })).toEqual(theirs);
    expect(mergedData(mine, merges, { 'preline.de': 'mine', image: 'mine' })).toEqual(mine);
    expect(mergedData(mine, merges, { 'preline.de': 'both' })).toMatchObject({
      preline: { de: 'vorher, meins, ihres' },
    });
  });

  test('identical changes are merged', () => {
    const both = { ...base, preline: { de: 'anders' } };
    expect(threeWay(fields, base, both, { ...both })).toMatchObject([{ outcome: 'theirs', value: 'anders' }]);
  });
});

describe('merging one text', () => {
  test.each<[string, TextKind, string, string, string, string | null]>([
    [
      'other paragraphs',
      'rich',
      paragraphs('a', 'b', 'c'),
      paragraphs('A', 'b', 'c'),
      paragraphs('a', 'b', 'C'),
      paragraphs('A', 'b', 'C'),
    ],
    [
      'neighbours',
      'rich',
      paragraphs('a', 'b'),
      paragraphs('A', 'b'),
      paragraphs('a', 'B'),
      paragraphs('A', 'B'),
    ],
    ['the same paragraph', 'rich', paragraphs('a', 'b'), paragraphs('a1', 'b'), paragraphs('a2', 'b'), null],
    [
      'one taken away, another written',
      'rich',
      paragraphs('a', 'b', 'c'),
      paragraphs('b', 'c'),
      paragraphs('a', 'b', 'C'),
      paragraphs('b', 'C'),
    ],
    [
      'the one taken away, written in',
      'rich',
      paragraphs('a', 'b'),
      paragraphs('b'),
      paragraphs('a!', 'b'),
      null,
    ],
    [
      'both put in at the same place',
      'rich',
      paragraphs('a'),
      paragraphs('a', 'x'),
      paragraphs('a', 'y'),
      null,
    ],
    [
      'a list is one block',
      'rich',
      '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
      '<ul><li><p>A</p></li><li><p>b</p></li></ul>',
      '<ul><li><p>a</p></li><li><p>B</p></li></ul>',
      null,
    ],
    ['lines', 'plain', 'a\nb', 'A\nb', 'a\nB', 'A\nB'],
    ['a line is one', 'line', 'a b', 'A b', 'a B', null],
    ['only one has changed it, with what looks like a tag', 'line', 'a', 'a < b', 'a', 'a < b'],
    ['both have changed it alike, with what looks like a tag', 'line', 'a', 'a < b', 'a < b', 'a < b'],
  ])('%s', (_name, kind, base, mine, theirs, merged) => {
    expect(mergeText(kind, base, mine, theirs)).toBe(merged);
    expect(mergeText(kind, base, theirs, mine)).toBe(merged);
  });

  test.each([
    [
      'distant words of one paragraph',
      'rich',
      '<p>Das Gut wird versteigert, und alle <em>reden</em> über das Wetter.</p>',
      '<p>Das Haus wird versteigert, und alle <em>reden</em> über das Wetter.</p>',
      '<p>Das Gut wird versteigert, und alle <em>reden</em> über den Regen.</p>',
      '<p>Das Haus wird versteigert, und alle <em>reden</em> über den Regen.</p>',
    ],
    [
      'distant words of a line',
      'line',
      'Der Kirschgarten im großen Haus am Abend',
      'Kirschgarten im großen Haus am Abend',
      'Der Kirschgarten im großen Haus am Morgen',
      'Kirschgarten im großen Haus am Morgen',
    ],
    ['words beside each other', 'line', 'a b c d e f', 'a B c d e f', 'a b C d e f', null],
    [
      'distant words, but another form',
      'rich',
      '<p>Das Gut wird versteigert, und alle reden.</p>',
      '<p>Das <strong>Gut</strong> wird versteigert, und alle reden.</p>',
      '<p>Das Gut wird versteigert, und alle schweigen.</p>',
      null,
    ],
  ] as const)('%s', (_name, kind, base, mine, theirs, merged) => {
    expect(mergeText(kind, base, mine, theirs)).toBe(merged);
    expect(mergeText(kind, base, theirs, mine)).toBe(merged);
  });

  test('a sentence changed twice is kept in both versions, and the rest once', () => {
    const [base, mine, theirs] = [paragraphs('a', 'b'), paragraphs('a, ich', 'b'), paragraphs('a, sie', 'b')];
    expect(bothTexts('rich', base, mine, theirs)).toBe(paragraphs('a, ich, sie', 'b'));
    const line = (word: string) => `Der Abend beginnt um ${word}.`;
    expect(bothTexts('line', line('acht'), line('neun'), line('zehn'))).toBe(line('neun zehn'));
    expect(bothTexts('rich', '', paragraphs('neu'), paragraphs('anders'))).toBe(paragraphs('neu', 'anders'));
    expect(bothTexts('plain', 'a', 'b', 'c')).toBe('b\nc');
    expect(bothTexts('rich', paragraphs('a'), paragraphs('b'), paragraphs('c'))).toBe(paragraphs('b', 'c'));
  });

  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 });

  test('no paragraph of either version is lost for any changes', () => {
    fc.assert(
      fc.property(words, words, words, (base, mine, theirs) => {
        const both = mergeBlocks(base, mine, theirs, true) ?? [];
        // Everything that either version added is in the result.
        for (const word of [...mine, ...theirs]) if (!base.includes(word)) expect(both).toContain(word);
        const merged = mergeBlocks(base, mine, theirs);
        expect(mergeBlocks(base, mine, base)).toEqual(mine);
        expect(mergeBlocks(base, base, theirs)).toEqual(theirs);
        if (merged) expect(mergeBlocks(base, theirs, mine)).toEqual(merged);
      }),
    );
  });
});

describe('the order of siblings', () => {
  test.each<[string, number[], number[], number[], number[]]>([
    ['theirs', [1, 2, 3], [1, 2, 3], [3, 1, 2], [3, 1, 2]],
    ['mine', [1, 2, 3], [2, 1, 3], [1, 2, 3], [2, 1, 3]],
    ['theirs, with what was added here', [1, 2], [1, -1, 2], [2, 1], [2, 1, -1]],
    ['mine, with what was added there', [1, 2], [2, 1], [1, 5, 2], [5, 2, 1]],
    ['one moved here, another there', [1, 2, 3, 4], [2, 3, 4, 1], [1, 2, 4, 3], [2, 4, 1, 3]],
    ['both have added', [1], [1, -1], [1, 5], [1, -1, 5]],
    ['at the beginning', [1], [-1, 1], [5, 1], [-1, 5, 1]],
  ])('%s', (_name, base, mine, theirs, merged) => {
    expect(mergeOrder(base, mine, theirs)).toEqual(merged);
  });

  test('concurrent reorderings converge', () => {
    const siblings = [1, 2, 3, 4, 5, 6, 7];
    const order = fc.shuffledSubarray(siblings, { minLength: siblings.length });
    fc.assert(
      fc.property(order, order, order, (first, mine, theirs) => {
        let stored: readonly number[] = first;
        const people = [mine, theirs].map((wanted) => ({ known: first as readonly number[], wanted }));
        let moves = 0;
        for (let isCalm = false; !isCalm; ) {
          isCalm = true;
          for (const person of people) {
            person.wanted = mergeOrder(person.known, person.wanted, stored);
            const { wanted } = person;
            const steady = longestIncreasingSubsequence(wanted.map((id) => stored.indexOf(id)));
            const at = wanted.findIndex((_, index) => !steady.has(index));
            if (at >= 0) {
              isCalm = false;
              moves += 1;
              const others = stored.filter((id) => id !== wanted[at]);
              const behind = at === 0 ? 0 : others.indexOf(wanted[at - 1] as number) + 1;
              stored = others.toSpliced(behind, 0, wanted[at] as number);
            }
            person.known = stored;
          }
          expect(moves).toBeLessThanOrEqual(2 * siblings.length);
        }
        for (const { wanted } of people) expect(wanted).toEqual(stored);
      }),
    );
  });

  test('no item is lost or duplicated', () => {
    const list = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 9 });
    fc.assert(
      fc.property(list, list, list, (base, mine, theirs) => {
        expect(mergeOrder(base, mine, theirs).toSorted()).toEqual([...new Set([...mine, ...theirs])].sort());
      }),
    );
  });
});

describe('plain text of a value', () => {
  test('has no formatting', () => {
    expect(wordsIn('rich', '<p>Ein <strong>Satz</strong> &amp; mehr</p><ul><li><p>Punkt</p></li></ul>')).toBe(
      'Ein Satz & mehr\n• Punkt',
    );
  });

  test('is compared by words', () => {
    expect(wordDiff('Der alte König', 'Der müde König')).toEqual([
      { kind: 'same', text: 'Der ' },
      { kind: 'gone', text: 'alte' },
      { kind: 'new', text: 'müde' },
      { kind: 'same', text: ' König' },
    ]);
  });
});

test('a change made by both is kept once, beside the changes of each', () => {
  const base = paragraphs('eins', 'zwei', 'drei', 'fünf');
  const mine = paragraphs('EINS', 'zwei', 'drei', 'fünf', 'vier');
  const theirs = paragraphs('EINS', 'zwei', 'DREI', 'fünf');
  expect(mergeText('rich', base, mine, theirs)).toBe(paragraphs('EINS', 'zwei', 'DREI', 'fünf', 'vier'));
});
