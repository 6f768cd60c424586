import { expect, test } from 'vitest';
import { distanceTo, edgeAt } from './drop-edge.ts';

const box = { left: 100, top: 200, width: 400, height: 100 };

test.each([
  ['in it', 150, 250, 0],
  ['above', 150, 180, 20],
  ['to the right of it', 530, 250, 30],
  ['at a corner', 97, 196, 5],
])('the distance of a point %s', (_, x, y, distance) => {
  expect(distanceTo(box, x, y)).toBe(distance);
});

test.each([
  [
    'upper half',
    300,
    210,
    false,
    { isAfter: false, indicator: { left: 100, top: 198, width: 400, height: 4 } },
  ],
  [
    'lower half',
    300,
    290,
    false,
    { isAfter: true, indicator: { left: 100, top: 298, width: 400, height: 4 } },
  ],
  [
    'left half, beside others',
    110,
    290,
    true,
    { isAfter: false, indicator: { left: 98, top: 200, width: 4, height: 100 } },
  ],
  [
    'right half, beside others',
    490,
    210,
    true,
    { isAfter: true, indicator: { left: 498, top: 200, width: 4, height: 100 } },
  ],
])('%s', (_, x, y, isBeside, edge) => {
  expect(edgeAt(box, x, y, isBeside)).toEqual(edge);
});
