// The proportions of a picture.
import { expect, test } from 'vitest';
import { aPicture } from '../picture-fixture.ts';
import { uncroppedPicture } from './uncropped.ts';

const screens = { horizontal: '/w.svg', vertical: '/t.svg' };
const full = [{ format: 'jpg' as const, width: 800, height: 1200, url: '/full.jpg' }];
const sources = { horizontal: [], vertical: [], full };

test.each([
  ['a photograph', { width: 800, height: 1200, sources }, 2 / 3],
  ['a line screen', { width: 800, height: 1200, sources, line_screen: screens }, 1240 / 700],
  ['an upright line screen', { line_screen: { horizontal: null, vertical: '/t.svg' } }, 4 / 5],
  ['a file that is not made yet', { width: 800, height: 1200 }, 1240 / 700],
])('%s', (_, changes, proportion) => {
  expect(uncroppedPicture(aPicture(changes)).proportion).toBeCloseTo(proportion);
});

test('a photograph is shown from its uncropped file', () => {
  expect(uncroppedPicture(aPicture({ sources })).picture.sources.horizontal).toBe(full);
});
