import { expect, test } from 'vitest';
import { readDump } from './read-dump.ts';

const script = [
  '-- A dump.',
  '',
  'COPY public."a ""b""" ("id", "text") FROM stdin;',
  '1\tone',
  '2\ta \\\\. in a value',
  '\\.',
  'COPY public."empty" ("id") FROM stdin;',
  '\\.',
  "SELECT pg_catalog.setval('public.a_id_seq', 2, true);",
  '',
].join('\n');

/** The parts of a script that comes in pieces of a length; rows that follow one another as one. */
async function partsOf(text: string, length: number): Promise<string[]> {
  async function* pieces() {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
  }
  const parts: string[] = [];
  for await (const part of readDump(pieces())) {
    if (part.kind !== 'rows') parts.push(`${part.kind} ${'name' in part ? part.name : ''}`.trim());
    else if (parts.at(-1)?.startsWith('rows ')) parts.push(`${parts.pop()}${part.lines}`);
    else parts.push(`rows ${part.lines}`);
  }
  return parts;
}

test.each([1, 2, 3, 7, 40, 1000])('reads a script in chunks of %i bytes', async (length) => {
  expect(await partsOf(script, length)).toEqual([
    'table a "b"',
    'rows 1\tone\n2\ta \\\\. in a value\n',
    'table-end',
    'table empty',
    'table-end',
    'sequence',
  ]);
});

test.each([
  ['ends within a table', script.slice(0, script.indexOf('\\.\n'))],
  ['ends within a line', script.slice(0, -3)],
  ['says something else', 'DROP TABLE events;\n'],
])('rejects a script that %s', async (_, text) => {
  await expect(partsOf(text, 5)).rejects.toThrow();
});
