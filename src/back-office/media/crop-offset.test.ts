import { expect, test } from 'vitest';
import { cropOffset } from './crop-offset.ts';

test.each([
  ['the middle', 2, 0.5, 0.5, { x: 0.5, y: 0.5 }],
  ['the left edge', 2, 0.1, 0.9, { x: 0, y: 0.5 }],
  ['beside the middle, where the crop still reaches it', 2, 0.4, 0.5, { x: 0.3, y: 0.5 }],
  ['the lower edge of an upright picture', 0.5, 0.5, 1, { x: 0.5, y: 1 }],
  ['a picture of the same shape', 1, 0.1, 0.1, { x: 0.5, y: 0.5 }],
])('%s', (_, wider, focal_x, focal_y, expected) => {
  const { x, y } = cropOffset(wider, focal_x, focal_y);
  expect([x, y]).toEqual([expect.closeTo(expected.x), expect.closeTo(expected.y)]);
});
