import { expect, test } from 'vitest';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import { changesIn, compareStates } from './compare-states.ts';

type Given = [id: number, module: ModuleName, text?: string, parent?: number | null, column?: number];

const stateOf = (...given: Given[]) => ({
  modules: [],
  draft: given.map(
    ([id, module, text = `Text ${id}`, parent = null, column = 0], order): DraftModule => ({
      id,
      module,
      parent,
      column,
      order,
      container: 1,
      version: 1,
      data: { content: { de: text } },
    }),
  ),
});

const before = stateOf(
  [1, 'headline'],
  [2, 'text'],
  [3, 'faq'],
  [4, 'faq-item', 'A?', 3],
  [5, 'faq-item', 'B?', 3],
  [6, 'container'],
  [7, 'text', 'links', 6, 0],
);

test.each<[string, Given[], string[]]>([
  [
    'nothing',
    before.draft.map(({ id, module, data, parent, column }) => [
      id,
      module,
      (data.content as { de: string }).de,
      parent,
      column,
    ]),
    [],
  ],
  [
    'words',
    [
      [1, 'headline', 'Neu'],
      [2, 'text'],
      [3, 'faq'],
      [4, 'faq-item', 'A?', 3],
      [5, 'faq-item', 'B!', 3],
      [6, 'container'],
      [7, 'text', 'links', 6],
    ],
    ['changed 1', 'changed 5'],
  ],
  [
    'a list that went is one change, with its items',
    [
      [1, 'headline'],
      [2, 'text'],
      [6, 'container'],
      [7, 'text', 'links', 6],
    ],
    ['removed 3'],
  ],
  [
    'a new one between',
    [
      [1, 'headline'],
      [9, 'text'],
      [2, 'text'],
      [3, 'faq'],
      [4, 'faq-item', 'A?', 3],
      [5, 'faq-item', 'B?', 3],
      [6, 'container'],
      [7, 'text', 'links', 6],
    ],
    ['added 9'],
  ],
  [
    'into another column',
    [
      [1, 'headline'],
      [2, 'text'],
      [3, 'faq'],
      [4, 'faq-item', 'A?', 3],
      [5, 'faq-item', 'B?', 3],
      [6, 'container'],
      [7, 'text', 'links', 6, 1],
    ],
    ['moved 7'],
  ],
  [
    'down by one',
    [
      [2, 'text'],
      [1, 'headline'],
      [3, 'faq'],
      [4, 'faq-item', 'A?', 3],
      [5, 'faq-item', 'B?', 3],
      [6, 'container'],
      [7, 'text', 'links', 6],
    ],
    ['moved 1'],
  ],
  ['all of it', [], ['removed 1', 'removed 2', 'removed 3', 'removed 6']],
])('%s', (_, after, expected) => {
  const found = changesIn(compareStates(before, stateOf(...after)));
  const told = found.map(({ mark, id }) => `${mark} ${id}`);
  if (expected[0] === 'moved 1') expect(['moved 1', 'moved 2']).toContain(told.join());
  else expect(told).toEqual(expected);
});

test('removed modules keep their positions', () => {
  const after = stateOf([1, 'headline'], [3, 'faq']);
  expect(compareStates(before, after).map(({ id }) => id)).toEqual([1, 2, 3, 6]);
});
