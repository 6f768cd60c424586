import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { problemLine } from './problem.ts';
import { readSeason } from './read-season.ts';
import { checkSeason, context } from './season.fixture.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-season-'));
const large = path.join(folder, 'large.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['de', `${folder}/x`, /^.*\/x gibt es nicht\.$/],
  ['en', `${folder}/x`, /^There is no .*\/x\.$/],
  ['de', folder, /^In .* gibt es keine Dateien mit \.json oder \.csv\.$/],
  ['en', folder, /^In .* there are no \.json and no \.csv files\.$/],
] as const)('in %s: %s', async (locale, place, message) => {
  await expect(readSeason(place, locale)).rejects.toThrow(message);
});

test('a file that is too large is reported with what to do, together with the errors of the others', async () => {
  writeFileSync(large, '');
  truncateSync(large, 31_000_000);
  writeFileSync(
    path.join(folder, 'broken.json'),
    '{ "format": "foyer-season/1",\n "tags": [ { "key": "x" "y" } ] }',
  );
  writeFileSync(path.join(folder, 'more.json'), '{ "format": "foyer-season/1", "tag": [] }');
  writeFileSync(
    path.join(folder, 'events.csv'),
    'key,production,date_start,stage_name\na,x,2025-11-20T19:30,Bühne\nb,x,soon,Bühne\n',
  );
  const { files } = await readSeason(folder);
  expect(checkSeason(files, context).problems.map((problem) => problemLine(problem, 'en'))).toEqual([
    expect.stringMatching(/^broken\.json:2: This is not valid JSON/),
    // The play may be in a file that cannot be read.
    expect.stringMatching(/^events\.csv:3 events\/b date_start: /),
    expect.stringMatching(/^large\.json: The file is larger than 30 MB.*split it/),
    expect.stringMatching(/^more\.json:1: There is no section "tag"/),
  ]);
});

test('a pipe among the files is reported, and is no picture', async () => {
  const other = mkdtempSync(path.join(os.tmpdir(), 'foyer-pipe-'));
  for (const name of ['tags.json', 'nora.png']) execFileSync('mkfifo', [path.join(other, name)]);
  const { files, readMedia } = await readSeason(other);
  expect(files[0]?.unread?.en).toMatch(/^This is no file/);
  expect(await readMedia('nora.png')).toBeNull();
  rmSync(other, { recursive: true });
});

test('a section that is in a file twice is reported', () => {
  const text =
    '{ "format": "foyer-season/1",\n "tags": [{ "key": "a", "name": { "de": "A" } }],\n "tags": [] }';
  const lines = checkSeason([{ name: 'a.json', text }], context).problems.map((one) =>
    problemLine(one, 'en'),
  );
  expect(lines).toEqual([expect.stringMatching(/^a\.json:3: "tags" is here twice/)]);
});
