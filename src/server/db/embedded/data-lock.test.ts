import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { claimDataLock } from './data-lock.ts';

const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'foyer-lock-')));
afterAll(() => rmSync(folder, { recursive: true }));

const warnings: string[] = [];
const claim = (dataDir: string) =>
  claimDataLock(path.join(dataDir, 'foyer.lock'), dataDir, (text) => warnings.push(text));
function newFolder(name: string): string {
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir);
  return dataDir;
}

test('a data directory has one holder at a time', async () => {
  const dataDir = newFolder('data');
  const release = await claim(dataDir);
  await expect(claim(dataDir)).rejects.toThrow(
    /^Another Foyer \(process \d+\) is already running on .*data\./,
  );
  release();
  expect(existsSync(path.join(dataDir, 'foyer.lock'))).toBe(false);
});

test('a copy that was made while Foyer was running is refused by name', async () => {
  const dataDir = newFolder('original');
  const copy = path.join(folder, 'copy');
  const release = await claim(dataDir);
  cpSync(dataDir, copy, { recursive: true });
  await expect(claim(copy)).rejects.toThrow(
    /is running on .*original\. .*copy is another path to it, or a copy/,
  );
  release();
});

test.each([
  ['a process that does not exist', { pid: 2 ** 30, started: '1@boot' }],
  ['another program with its number', { pid: process.ppid, started: '1@boot' }],
  ['nothing that can be read', 'x'],
])('a lock with %s blocks nobody', async (name, holder) => {
  const dataDir = newFolder(name);
  writeFileSync(path.join(dataDir, 'foyer.lock'), JSON.stringify(holder));
  (await claim(dataDir))();
});

test.each([
  ['another machine', { host: 'elsewhere' }, 1],
  ['another folder', { dataDir: '/srv/original' }, 1],
  ['a crash here', {}, 0],
])('a lock that was left by %s', async (name, other, expected) => {
  const dataDir = newFolder(name);
  const own = { pid: 2 ** 30, started: '1@boot', dataDir, host: os.hostname() };
  writeFileSync(path.join(dataDir, 'foyer.lock'), JSON.stringify({ ...own, ...other }));
  warnings.length = 0;
  (await claim(dataDir))();
  expect(warnings).toHaveLength(expected);
  for (const text of warnings) expect(text).toMatch(/was not closed there\. If it is a copy/);
});
