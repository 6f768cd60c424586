import { expect, test } from 'vitest';
import { encodedParts } from './encoded-parts.ts';

test.each([
  ['of several scripts', ['<p>Grüße, ', '20 €, ', 'Žižek 🎭', '</p>']],
  ['longer than any before', ['€'.repeat(400_000), 'ü']],
  ['short after a long one', ['a']],
  ['empty', []],
])('texts %s are encoded like their concatenation', (_name, parts) => {
  expect(encodedParts(parts).equals(Buffer.from(parts.join('')))).toBe(true);
});

test('earlier results are not overwritten', () => {
  const first = encodedParts(['first']);
  encodedParts(['other']);
  expect(first.toString()).toBe('first');
});
