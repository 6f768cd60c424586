import { expect, test } from 'vitest';
import { secondsIn } from './embed-ids.ts';

test.each([
  ['90', 90],
  ['90s', 90],
  ['1m30s', 90],
  ['2m', 120],
  ['1h', 3600],
  ['0', undefined],
  ['', undefined],
  ['1:30', undefined],
  ['-5', undefined],
  ['99999h', undefined],
  [null, undefined],
])('the time %j is %j seconds', (text, seconds) => {
  expect(secondsIn(text)).toBe(seconds);
});
