import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'foyer-folders-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('creates a folder with those above it, also by several callers at a time', async () => {
  for (let round = 0; round < 20; round++) {
    const above = path.join(root, String(round));
    // The one has found that the upper folder is missing when the other makes it.
    await Promise.all([path.join(above, 'below'), above].map((folder) => makeFolder(folder, 0o700)));
    expect(statSync(path.join(above, 'below')).mode & 0o777).toBe(0o700);
  }
});

test.each(['/proc/x', '/proc/x/y/z', '/sys/x'])('%s is refused', { timeout: 2_000 }, async (folder) => {
  await expect(makeFolder(folder)).rejects.toThrow(/mkdir '\/(?:proc|sys)/);
});

test('a file in the way is named', async () => {
  const file = path.join(root, 'file');
  writeFileSync(file, '');
  await expect(makeFolder(file)).rejects.toThrow(/EEXIST/);
  await expect(makeFolder(path.join(file, 'below'))).rejects.toThrow(/ENOTDIR/);
});
