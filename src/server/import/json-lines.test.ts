import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineInJson } from '#server/import/json-lines.ts';

const text = `{
  "format": "x",
  "tags": [
    { "key": "a{,\\"]", "name": {
      "de": "A"
    } },
    {
      "key": "b",
      "name": null
    }
  ]
}`;

test.each([
  [[], 1],
  [['tags'], 3],
  [['tags', 0], 4],
  [['tags', 0, 'name', 'de'], 5],
  [['tags', 1, 'name'], 9],
  [['tags', 1, 'missing'], 7],
  [['tags', 7], 3],
  [['tags', 1, 'name', 'de', 0], 9],
  [['nothing', 'here'], 1],
])('%j stands in line %i', (path, line) => {
  expect(lineInJson(text, path)).toBe(line);
});

test('every value of any document is found in its own line', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { minKeys: 1 }), (document) => {
      const keys = Object.keys(document);
      // One member a line: the line of a member is its place.
      const lines = keys.map((key) => `${JSON.stringify(key)}: ${JSON.stringify(document[key])}`);
      const written = `{\n${lines.join(',\n')}\n}`;
      for (const [at, key] of keys.entries()) expect(lineInJson(written, [key])).toBe(at + 2);
    }),
  );
});
