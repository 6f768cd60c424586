import { expect, it } from 'vitest';
import { moveFocal } from './move-focal.ts';

it.each([
  ['to the right', { x: 0.5, y: 0.5 }, 'ArrowRight', false, { x: 0.51, y: 0.5 }],
  ['far up', { x: 0.5, y: 0.5 }, 'ArrowUp', true, { x: 0.5, y: 0.4 }],
  ['not out of the picture', { x: 0.97, y: 0.5 }, 'ArrowRight', true, { x: 1, y: 0.5 }],
  ['not for letters', { x: 0.5, y: 0.5 }, 'a', false, null],
] as const)('%s', (_, point, key, isFar, expected) => {
  expect(moveFocal(point, key, isFar)).toEqual(expected);
});
