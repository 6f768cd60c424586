import { expect, test } from 'vitest';
import { isRecent } from './toolchain.mjs';

test.each([
  ['20.19.0', false],
  ['24.6.0', false],
  ['24.7.0', true],
  ['24.21.0', true],
  ['26.0.0', true],
])('Node %s is recent enough: %o', (version, isEnough) => {
  expect(isRecent(version)).toBe(isEnough);
});
