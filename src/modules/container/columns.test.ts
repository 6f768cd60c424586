// The column of a module.
import { expect, test } from 'vitest';
import { modulesByColumn } from './columns.ts';

const at = (...columns: number[]) => columns.map((column, id) => ({ id, column }));
const ids = (columns: { id: number }[][]) => columns.map((column) => column.map(({ id }) => id));

test.each([
  ['each in its own, in their order', at(1, 0, 1), 2, [[1], [0, 2]]],
  ['none lost when the layout has fewer columns than before', at(0, 1, 2, 7), 2, [[0], [1, 2, 3]]],
  ['columns without modules', at(2), 3, [[], [], [0]]],
  ['a place that never was', at(-1), 2, [[0], []]],
])('%s', (_, modules, count, expected) => {
  expect(ids(modulesByColumn(modules, count))).toEqual(expected);
});
