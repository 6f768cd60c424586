import { expect, it } from 'vitest';
import { encodingFor, matchesETag } from './send-page.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.001', 'br'],
  ['br; q=0.000, gzip; q=0', 'identity'],
  ['GZIP', 'gzip'],
  ['x-br, brotli, gzipped, br2', 'identity'],
  ['identity;q=1, *;q=0', 'identity'],
])('the encoding for %j is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

it.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['"a-br"', false],
  ['', false],
])('%j matches the tag "a": %s', (header, expected) => {
  expect(matchesETag(header, '"a"')).toBe(expected);
});
