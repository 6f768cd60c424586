import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseFormBody } from './parse-form-body.ts';

// A folder of their own: other tests and programs receive forms too.
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'received-form-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const leftBehind = () => readdir(folder);

/** What a browser would send, in chunks of a few bytes. */
async function sent(data: FormData, chunkSize = 7) {
  const whole = new Response(data);
  const bytes = await whole.bytes();
  return { type: whole.headers.get('content-type') ?? '', chunks: inChunks(bytes, chunkSize) };
}

async function* inChunks(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

const limits = { maxBytes: 11_000_000 };

it('reads texts and files in order, and deletes the files when closed', async () => {
  const before = await leftBehind();
  const data = new FormData();
  data.append('name', 'Ünal „Strich“ 🎭\r\nzweite Zeile');
  data.append('datei', new File(['erste'], 'Brief "an Sie" ü.txt', { type: 'text/plain' }));
  data.append('farben', 'rot');
  data.append('farben', 'blau');
  data.append('leer', new File([], ''));
  data.append('datei', new File([new Uint8Array(20_000).fill(7)], 'b.bin'));
  const { type, chunks } = await sent(data, 1000);
  const form = await parseFormBody(chunks, type, limits);
  expect([...form.data.keys()]).toEqual(['name', 'datei', 'farben', 'farben', 'leer', 'datei']);
  expect(form.data.get('name')).toBe('Ünal „Strich“ 🎭\r\nzweite Zeile');
  expect(form.data.getAll('farben')).toEqual(['rot', 'blau']);
  const [first, second] = form.data.getAll('datei') as File[];
  expect([first?.name, first?.type, await first?.text()]).toEqual([
    'Brief "an Sie" ü.txt',
    'text/plain',
    'erste',
  ]);
  for (const _ of ['once', 'and again']) {
    expect(await second?.bytes()).toEqual(new Uint8Array(20_000).fill(7));
  }
  expect(form.data.get('leer')).toBe('');
  expect(await leftBehind()).toHaveLength(before.length + 1);
  await form.close();
  expect(await leftBehind()).toEqual(before);
});

it('reads a form without files', async () => {
  const body = new TextEncoder().encode('name=Ida+K%C3%B6nig&farben=rot&farben=blau&leer=');
  const form = await parseFormBody(inChunks(body, 3), 'application/x-www-form-urlencoded', limits);
  expect([...form.data]).toEqual([
    ['name', 'Ida König'],
    ['farben', 'rot'],
    ['farben', 'blau'],
    ['leer', ''],
  ]);
});

const file = (bytes: number, count = 1) => {
  const data = new FormData();
  for (let at = 0; at < count; at++) data.append('datei', new File([new Uint8Array(bytes)], 'a.txt'));
  return data;
};
const text = (length: number, count = 1) => {
  const data = new FormData();
  for (let at = 0; at < count; at++) data.append('text', 'a'.repeat(length));
  return data;
};

it.each<[string, FormData, object, string]>([
  ['a file beyond the limit', file(300_000), { maxBytes: 200_000 }, 'large'],
  ['one long text', text(1_000_001), limits, 'large'],
  ['many texts', text(500_000, 5), limits, 'large'],
  ['more parts than a form has', text(1, 2001), limits, 'many'],
  ['more files than a visitor sends', file(1, 21), { ...limits, maxFiles: 20 }, 'many'],
  ['no room', file(300_000), { ...limits, grow: () => false }, 'busy'],
])('%s is rejected and leaves no files', async (_, data, reading, reason) => {
  const before = await leftBehind();
  const { type, chunks } = await sent(data, 50_000);
  await expect(parseFormBody(chunks, type, { ...limits, ...reading })).rejects.toMatchObject({ reason });
  expect(await leftBehind()).toEqual(before);
});

it('an incomplete or invalid body is rejected and leaves no files', async () => {
  const before = await leftBehind();
  const whole = new Response(file(300_000));
  const type = whole.headers.get('content-type') ?? '';
  const half = (await whole.bytes()).subarray(0, 150_000);
  async function* cut() {
    yield half;
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET', syscall: 'read' });
  }
  const broken = { reason: 'broken' };
  await expect(parseFormBody(inChunks(half, 10_000), type, limits)).rejects.toMatchObject(broken);
  await expect(parseFormBody(cut(), type, limits)).rejects.toMatchObject(broken);
  await expect(parseFormBody(inChunks(half, 10_000), 'multipart/form-data', limits)).rejects.toMatchObject(
    broken,
  );
  expect(await leftBehind()).toEqual(before);
});

it.each(['name="datei"; filename="a.txt"', 'filename="a.txt"', 'name="text"'])(
  'a body with %s that ends at any byte is rejected',
  async (disposition) => {
    const before = await leftBehind();
    const type = 'multipart/form-data; boundary=x';
    const whole = `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\neins zwei\r\n--x--`;
    for (const chunkSize of [1, 50, 1000]) {
      for (let length = 0; length < whole.length; length++) {
        const body = inChunks(Buffer.from(whole.slice(0, length)), chunkSize);
        await expect(parseFormBody(body, type, limits)).rejects.toMatchObject({ reason: 'broken' });
      }
    }
    expect(await leftBehind()).toEqual(before);
  },
);
