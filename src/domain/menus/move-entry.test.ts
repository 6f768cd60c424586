import { describe, expect, test } from 'vitest';
import { entriesAt, type MenuPosition } from './menus.ts';
import {
  changedPositions,
  entryByKey,
  type MenuMove,
  type MenuStep,
  moveByKey,
  orderOfNewEntry,
  positionBeside,
  rejectionOfMove,
  targetOfStep,
  withMove,
  withMoves,
} from './move-entry.ts';

const entry = (id: number, more: Partial<MenuPosition> = {}): MenuPosition => ({
  id,
  version: 1,
  list: 'menu' as const,
  parent: null,
  order: id * 10,
  ...more,
});

/** 1, 2 with 21 and 22 below, 3; in the footer 4 and 5. */
const menus = [
  entry(1),
  entry(2),
  entry(21, { parent: 2 }),
  entry(22, { parent: 2 }),
  entry(3),
  entry(4, { list: 'footer' }),
  entry(5, { list: 'footer' }),
];

/** "1 2(21 22) 3 | 4 5" */
function read(entries: readonly MenuPosition[]): string {
  const line = (list: 'menu' | 'footer') =>
    entriesAt(entries, { list, parent: null }).map(({ id }) => {
      const below = entriesAt(entries, { list, parent: id });
      return below.length > 0 ? `${id}(${below.map((each) => each.id).join(' ')})` : String(id);
    });
  return `${line('menu').join(' ')} | ${line('footer').join(' ')}`;
}

const stepped = (id: number, step: MenuStep) => {
  const found = targetOfStep(menus, id, step);
  return 'move' in found ? read(withMove(menus, found.move)) : found.rejection;
};

test.each<[id: number, step: MenuStep, expected: string]>([
  [3, 'up', '1 3 2(21 22) | 4 5'],
  [1, 'up', 'first'],
  [1, 'down', '2(21 22) 1 3 | 4 5'],
  [2, 'down', '1 3 2(21 22) | 4 5'],
  [3, 'down', 'last'],
  [22, 'up', '1 2(22 21) 3 | 4 5'],
  [22, 'down', 'last'],
  [3, 'in', '1 2(21 22 3) | 4 5'],
  [1, 'in', 'nothing-above'],
  [2, 'in', 'has-children'],
  [22, 'in', 'too-deep'],
  [5, 'in', 'footer-flat'],
  [21, 'out', '1 2(22) 21 3 | 4 5'],
  [3, 'out', 'first-level'],
  [3, 'other', '1 2(21 22) | 4 5 3'],
  [21, 'other', '1 2(22) 3 | 4 5 21'],
  [2, 'other', 'footer-flat'],
  [4, 'other', '1 2(21 22) 3 4 | 5'],
  [9, 'up', 'gone'],
])('entry %i, %s: %s', (id, step, expected) => {
  expect(stepped(id, step)).toBe(expected);
});

test.each<[Partial<MenuMove>, ReturnType<typeof rejectionOfMove>]>([
  [{ id: 2, parent: 2 }, 'itself'],
  [{ id: 2, parent: 21 }, 'too-deep'],
  [{ id: 2, parent: 1 }, 'has-children'],
  [{ id: 3, parent: 4 }, 'footer-flat'],
  [{ id: 3, parent: 99 }, 'gone'],
  [{ id: 3, parent: 1 }, null],
])('%o is rejected as %s and changes nothing', (move, expected) => {
  const whole = { id: 0, list: 'menu' as const, parent: null, before: null, ...move };
  expect(rejectionOfMove(menus, whole)).toBe(expected);
  expect(withMove(menus, whole).length).toBe(menus.length);
  if (expected) expect(withMove(menus, whole)).toEqual(menus);
});

test.each([
  ['before', 3, 2, '1 3 2(21 22) | 4 5'],
  ['after', 1, 2, '2(21 22) 1 3 | 4 5'],
  ['after', 1, 3, '2(21 22) 3 1 | 4 5'],
  ['below', 3, 1, '1(3) 2(21 22) | 4 5'],
  ['before', 3, 21, '1 2(3 21 22) | 4 5'],
  ['after', 3, 4, '1 2(21 22) | 4 3 5'],
  ['after', 3, 3, '1 2(21 22) 3 | 4 5'],
] as const)('dropped %s: %i on %i', (side, id, target, expected) => {
  const onto = menus.find((each) => each.id === target) as MenuPosition;
  expect(read(withMove(menus, { id, ...positionBeside(menus, id, onto, side) }))).toBe(expected);
});

describe('the written entries', () => {
  const written = (moves: MenuMove[], entries = menus) =>
    changedPositions(entries, withMoves(entries, moves)).map(({ id, list, parent, order }) =>
      [id, list, parent, order].join(' '),
    );

  test('are one entry if there is a free number', () => {
    expect(written([{ id: 3, list: 'menu', parent: 2, before: 22 }])).toEqual(['3 menu 2 215']);
  });

  test('are all siblings if there is no free number', () => {
    const tight = [entry(1, { order: 0 }), entry(2, { order: 0 }), entry(3, { order: 0 })];
    expect(written([{ id: 3, list: 'menu', parent: null, before: 2 }], tight)).toEqual([
      '1 menu  10',
      '2 menu  30',
      '3 menu  20',
    ]);
  });

  test('include the submenu', () => {
    const footer = menus.map((each) => (each.id === 3 ? { ...each, list: 'footer' as const } : each));
    const below = [...footer, entry(31, { parent: 3, list: 'footer' })];
    expect(written([{ id: 3, list: 'menu', parent: null, before: null }], below)).toEqual([
      '3 menu  30',
      '31 menu 3 310',
    ]);
  });

  test('are none if the menus are equal', () => {
    expect(
      written([
        { id: 3, list: 'menu', parent: null, before: 1 },
        { id: 3, list: 'menu', parent: null, before: null },
      ]),
    ).toEqual([]);
  });
});

test('moves are applied to newer menus as far as possible', () => {
  const moves: MenuMove[] = [
    { id: 3, list: 'menu', parent: 2, before: null },
    { id: 1, list: 'menu', parent: null, before: null },
  ];
  const newer = menus.filter(({ id }) => ![2, 21, 22].includes(id));
  expect(read(withMoves(newer, moves))).toBe('3 1 | 4 5');
});

test('a new entry is placed right after the given one', () => {
  expect(orderOfNewEntry(menus, menus[0] as MenuPosition)).toBe(15);
  expect(orderOfNewEntry(menus, menus[4] as MenuPosition)).toBe(40);
});

test.each<[id: number, key: string, expected: string | null]>([
  [3, 'ArrowDown', '1 2(21 22) | 3 4 5'],
  [4, 'ArrowUp', '1 2(21 22) 3 4 | 5'],
  [1, 'ArrowUp', 'first'],
  [5, 'ArrowDown', 'last'],
  [22, 'ArrowDown', 'last'],
  [3, 'ArrowRight', '1 2(21 22 3) | 4 5'],
  [21, 'ArrowLeft', '1 2(22) 21 3 | 4 5'],
  [3, 'Home', null],
])('a picked up entry %i moves with %s to %s', (id, key, expected) => {
  const found = moveByKey(menus, id, key);
  const shown = found && ('move' in found ? read(withMove(menus, found.move)) : found.rejection);
  expect(shown).toBe(expected);
});

test.each([
  [2, 'ArrowDown', 21],
  [3, 'ArrowDown', 4],
  [21, 'ArrowUp', 2],
  [5, 'ArrowDown', null],
  [1, 'ArrowLeft', null],
])('from entry %i %s moves the focus to %s', (id, key, expected) => {
  expect(entryByKey(menus, id, key)).toBe(expected);
});
