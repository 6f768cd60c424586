import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSeason } from './read-season.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-season-'));
const large = path.join(folder, 'large.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['de', `${folder}/x`, /^.*\/x gibt es nicht\.$/],
  ['en', `${folder}/x`, /^There is no .*\/x\.$/],
  ['de', folder, /^In .* gibt es keine Dateien mit \.json oder \.csv\.$/],
  ['en', folder, /^In .* there are no \.json and no \.csv files\.$/],
  ['de', large, /^.*large\.json ist größer als 30 MB\.$/],
  ['en', large, /^.*large\.json is larger than 30 MB\.$/],
] as const)('in %s: %s', async (locale, place, message) => {
  if (place === large) {
    writeFileSync(large, '');
    truncateSync(large, 31_000_000);
  }
  await expect(readSeason(place, locale)).rejects.toThrow(message);
});
