import { mkdtempSync, rmSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
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

it('leaves nothing behind if it cannot be written', async () => {
  await fs.mkdir(path.join(folder, 'made/taken.svg'), { recursive: true });
  await expect(store.put('made/taken.svg', Buffer.from('<svg/>'), 'image/svg+xml')).rejects.toThrow();
  expect(await fs.readdir(path.join(folder, 'made'))).toEqual(['taken.svg']);
});
