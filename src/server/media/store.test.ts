import { mkdtempSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { explainFolderFailure } from '../store-failure.ts';
import { openMediaStore } from './store.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = openMediaStore(folder);
const key = 'pictures/nora-0123456789abcdef.jpg';

it('replaces a file as a whole: whoever reads it meanwhile gets the earlier one to its end', async () => {
  await store.put(key, Buffer.alloc(1_000_000, 1), 'image/jpeg');
  const opened = await store.open(key);
  const { ino } = await fs.stat(path.join(folder, key));
  await store.put(key, Buffer.alloc(10, 2), 'image/jpeg');
  const read = await buffer(opened?.content as ReadableStream<Uint8Array>);
  expect([read.byteLength, read.at(-1)]).toEqual([1_000_000, 1]);
  expect((await fs.stat(path.join(folder, key))).ino).not.toBe(ino);
  expect(await fs.readdir(path.join(folder, 'pictures'))).toEqual(['nora-0123456789abcdef.jpg']);
});

it('other accounts of the machine read nothing', async () => {
  await store.put('uploads/letter-0123456789abcdef.pdf', Buffer.alloc(1), 'application/pdf');
  const modeOf = async (name: string) => (await fs.stat(path.join(folder, name))).mode & 0o777;
  // Windows has no such modes.
  const expected = process.platform === 'win32' ? [0o666, 0o666] : [0o700, 0o600];
  const found = [await modeOf('uploads'), await modeOf('uploads/letter-0123456789abcdef.pdf')];
  expect(found).toEqual(expected);
});

it('removes what a crash left while it was writing, after a day', async () => {
  const left = `${path.join(folder, key)}.0f8fad5b-d9cb-469f-a165-70867728950e`;
  const young = `${path.join(folder, key)}.1f8fad5b-d9cb-469f-a165-70867728950e`;
  for (const file of [left, young]) await fs.writeFile(file, 'half');
  const dayAgo = new Date(Date.now() - 25 * 3_600_000);
  await fs.utimes(left, dayAgo, dayAgo);
  await fs.utimes(path.join(folder, key), dayAgo, dayAgo);
  expect(await store.removeUnfinished(new Date())).toBe(1);
  expect(await fs.readdir(path.join(folder, 'pictures'))).toEqual([path.basename(key), path.basename(young)]);
  await fs.rm(young);
});

it.each(['EROFS', 'EACCES', 'EPERM'])(
  'a folder that cannot be written to (%s) is a failure of the store',
  (code) => {
    expect(explainFolderFailure(Object.assign(new Error(code), { code }), '/media')).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(`The folder /media cannot be written to \\(${code}\\)`),
    });
    const other = Object.assign(new Error('x'), { code: 'EIO' });
    expect(explainFolderFailure(other, '/media')).toBe(other);
  },
);

it('leaves nothing behind if it cannot be written', async () => {
  await fs.mkdir(path.join(folder, 'made/taken.svg'), { recursive: true });
  await expect(store.put('made/taken.svg', Buffer.from('<svg/>'), 'image/svg+xml')).rejects.toThrow();
  expect(await fs.readdir(path.join(folder, 'made'))).toEqual(['taken.svg']);
});
