import { expect, test } from 'vitest';
import { rebasedChange, rebasedData } from './rebase.ts';
import { threeWay } from './three-way.ts';

const fields = { text: { kind: 'rich' }, title: { kind: 'line' }, level: { kind: 'choice' } } as const;
const de = (...texts: string[]) => ({ de: texts.map((text) => `<p>${text}</p>`).join('') });
const long = (first: string, last: string) => ({ de: `${first} im großen Haus der Stadt beginnt ${last}` });

test.each([
  ['a choice', { level: 1 }, { level: 2 }, { level: 3 }, { level: 3 }],
  ['a choice, which they have left alone', { level: 1 }, { level: 2 }, { level: 2 }, { level: 1 }],
  ['nothing, which they have filled', { text: null }, { text: null }, { text: de('A') }, { text: de('A') }],
  ['nothing, which was never set', {}, {}, { text: de('A') }, { text: de('A') }],
  ['a text, which they have emptied', { text: de('A') }, { text: de('A') }, { text: null }, { text: null }],
  [
    'a text, which they have left alone',
    { text: de('1') },
    { text: de('A') },
    { text: de('A') },
    { text: de('1') },
  ],
  [
    'another paragraph',
    { text: de('1', 'B') },
    { text: de('A', 'B') },
    { text: de('A', 'C') },
    { text: de('1', 'C') },
  ],
  [
    'the same paragraph',
    { text: de('1', 'B') },
    { text: de('A', 'B') },
    { text: de('2', 'B') },
    { text: de('2', 'B') },
  ],
  [
    'a paragraph that they have removed',
    { text: de('1', 'B') },
    { text: de('1', 'A') },
    { text: de('A') },
    { text: de('B') },
  ],
  [
    'distant words of a line',
    { title: long('1', 'B') },
    { title: long('A', 'B') },
    { title: long('A', 'C') },
    { title: long('1', 'C') },
  ],
  [
    'one language, the other here',
    { title: { de: 'A', en: '1' } },
    { title: { de: 'A' } },
    { title: { de: 'B' } },
    { title: { de: 'B', en: '1' } },
  ],
])('an earlier value keeps what others have changed: %s', (_, earlier, before, after, expected) => {
  expect(rebasedData(earlier, threeWay(fields, before, before, after))).toEqual(expected);
});

test('a change that has nothing to do with those of others stays the same', () => {
  const command = { kind: 'fields', id: 1, changes: { level: 1 }, shown: { level: 1 } } as const;
  const merges = threeWay(fields, { title: null }, { title: null }, { title: { de: 'A' } });
  expect(rebasedChange(command, merges)).toBe(command);
});
