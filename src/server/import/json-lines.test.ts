import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonLines, repeatedMembers } from '#server/import/json-lines.ts';

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
])('%j is in line %i', (path, line) => {
  expect(jsonLines(text).of(path)).toBe(line);
});

test('members that occur twice in one object are found, and no others', () => {
  expect(repeatedMembers(text)).toEqual([]);
  const doubled =
    '{ "tags": [{ "key": 1 }, { "key": 2 }],\n "events": { "tags": 1,\n "tags": 2 },\n "tags": [] }';
  expect(repeatedMembers(doubled)).toEqual([
    { name: 'tags', line: 3 },
    { name: 'tags', line: 4 },
  ]);
  expect(repeatedMembers('['.repeat(50_000) + ']'.repeat(50_000))).toEqual([]);
});

test('every value of any document has its line', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { minKeys: 1 }), (document) => {
      const keys = Object.keys(document);
      // One member a line: the line of a member is its place.
      const members = keys.map((key) => `${JSON.stringify(key)}: ${JSON.stringify(document[key])}`);
      const written = `{\n${members.join(',\n')}\n}`;
      const lines = jsonLines(written);
      for (const [at, key] of keys.entries()) expect(lines.of([key])).toBe(at + 2);
    }),
  );
});

test('of two members with one name the last counts, as in JSON.parse', () => {
  expect(jsonLines('{"a": 1,\n"a": 2}').of(['a'])).toBe(2);
});

/** Every token on its own line, so that the line identifies it. */
const onLines = (signs: string) => signs.split(' ').join('\n');

test.each([
  ['{ "a" : [ }', 5],
  ['{ "a" : 1 "b" : 2 }', 5],
  ['{ "a" : 1 , }', 6],
  ['[ 1 , 2 , ]', 6],
  ["{ 'a' : 1 }", 2],
  ['{ a : 1 }', 2],
  ['{ "a" 1 }', 3],
  ['{ "a" : "x y" }', 4],
  ['{ "a" : tru }', 4],
  ['{ "a" : 01 }', 4],
  ['[ 1 ] 2', 4],
  ['[ 1 }', 3],
  ['[ 1', 2],
  ['// comment', 1],
  ['', 1],
])('the syntax error in %j is in line %i', (signs, line) => {
  expect(() => JSON.parse(onLines(signs))).toThrow();
  expect(jsonLines(onLines(signs)).ofError()).toBe(line);
});
