import { expect, test } from 'vitest';
import { cropTo, hasShape } from '#server/media/crop.ts';

const wide = { width: 1240, height: 700 };
const tall = { width: 400, height: 500 };

test.each([
  ['the whole of a picture of that shape', wide, wide, { x: 0.1, y: 0.9 }, { left: 0, top: 0, ...wide }],
  [
    'around the motif',
    { width: 2000, height: 1000 },
    { width: 1, height: 1 },
    { x: 0.6, y: 0.5 },
    { left: 700, top: 0, width: 1000, height: 1000 },
  ],
  [
    'no further than the left edge',
    { width: 2000, height: 1000 },
    { width: 1, height: 1 },
    { x: 0, y: 0.5 },
    { left: 0, top: 0, width: 1000, height: 1000 },
  ],
  [
    'no further than the right edge',
    { width: 2000, height: 1000 },
    { width: 1, height: 1 },
    { x: 1, y: 0.5 },
    { left: 1000, top: 0, width: 1000, height: 1000 },
  ],
  [
    'up and down for an upright picture',
    { width: 800, height: 2000 },
    tall,
    { x: 0.5, y: 0.9 },
    { left: 0, top: 1000, width: 800, height: 1000 },
  ],
  [
    'of a single pixel',
    { width: 1, height: 1 },
    wide,
    { x: 0.5, y: 0.5 },
    { left: 0, top: 0, width: 1, height: 1 },
  ],
  [
    'of a line',
    { width: 1, height: 3000 },
    wide,
    { x: 0.5, y: 0.5 },
    { left: 0, top: 1500, width: 1, height: 1 },
  ],
])('the crop is %s', (_, picture, shape, focal, box) => {
  expect(cropTo(picture, shape, focal)).toEqual(box);
});

test('hasShape tolerates a pixel', () => {
  expect(hasShape({ width: 621, height: 350 }, wide)).toBe(true);
  expect(hasShape({ width: 1240, height: 930 }, wide)).toBe(false);
});
