import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorInJson } from '#server/import/json-error.ts';

test.each([
  ['{"a": [}', 7],
  ['{"a": 1 "b": 2}', 8],
  ['{"a": 1,}', 8],
  ['[1, 2,]', 6],
  ["{'a': 1}", 1],
  ['{a: 1}', 1],
  ['{"a" 1}', 5],
  ['{"a": "x\ny"}', 6],
  ['{"a": tru}', 6],
  ['{"a": 01}', 6],
  ['[1] 2', 4],
  ['[1}', 2],
  ['[1', 2],
  ['', 0],
])('%j breaks at %i', (text, at) => {
  expect(errorInJson(text)).toBe(at);
});

test('what the parser takes has no error, and what it refuses breaks inside', () => {
  const damaged = fc.tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', ':', 'x', '\\'));
  fc.assert(
    fc.property(damaged, ([json, place, sign]) => {
      expect(errorInJson(json)).toBe(json.length);
      const at = place % (json.length + 1);
      const text = json.slice(0, at) + sign + json.slice(at + 1);
      let isValid = true;
      try {
        JSON.parse(text);
      } catch {
        isValid = false;
      }
      const found = errorInJson(text);
      expect(found).toBeLessThanOrEqual(text.length);
      if (found < text.length) expect(isValid).toBe(false);
    }),
    { numRuns: 500 },
  );
});
