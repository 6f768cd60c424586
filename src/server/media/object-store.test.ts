import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { cut, openFakeStore, refusing } from '../../../tests/setup/fake-store.ts';
import { openObjectStore } from './object-store.ts';
import { openConfiguredStore } from './store.ts';

let closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing) close();
  closing = [];
});

async function line(...ends: http.RequestListener[]) {
  const { settings, close } = await openFakeStore(...(ends as [http.RequestListener]));
  closing.push(close);
  return settings;
}

/** Milliseconds: long enough for a busy machine to open a store. */
const timeout = 3_000;

test('calls to a store that accepts and never responds time out', async () => {
  const store = await openObjectStore('s3://house', await line(() => undefined), { timeout });
  const calls = [
    store.get('pictures/a.jpg'),
    store.put('pictures/a.jpg', Buffer.from('a'), 'image/jpeg'),
    store.remove('pictures/a.jpg'),
  ];
  for (const call of await Promise.allSettled(calls)) {
    expect(call).toMatchObject({ status: 'rejected', reason: { name: 'StoreFailure', kind: 'away' } });
  }
});

test('a truncated object is an error', async () => {
  const half = await line((_, response) => {
    response.writeHead(200, { 'Content-Length': '10' });
    response.write('half ');
  });
  const store = await openObjectStore('s3://house', half, { timeout });
  const content = (await store.get('pictures/a.jpg')) as Readable;
  await expect(text(content)).rejects.toMatchObject({ name: 'StoreFailure', kind: 'away' });
});

test.each([
  [403, 'SignatureDoesNotMatch', 'refused', /s3:\/\/house\/media refuses .*S3_SECRET_ACCESS_KEY/],
  [404, 'NoSuchBucket', 'refused', /refuses \(NoSuchBucket/],
  [403, 'QuotaExceeded', 'full', /has no space left .*quota/],
  [507, 'XMinioStorageFull', 'full', /has no space left/],
  [503, 'SlowDown', 'away', /does not answer \(SlowDown/],
])('%s %s is %s', async (status, code, kind, sentence) => {
  const store = await openObjectStore('s3://house/media', await line(refusing(status, code)));
  const put = store.put('pictures/a.jpg', Buffer.from('a'), 'image/jpeg');
  await expect(put).rejects.toMatchObject({ kind, message: expect.stringMatching(sentence) });
});

test('an upload on a lost connection is repeated from its beginning', async () => {
  let tries = 0;
  let received = '';
  const settings = await line((request, response) => {
    tries += 1;
    if (tries === 1) {
      request.once('data', () => request.destroy());
      return;
    }
    text(request).then((content) => {
      received = content;
      response.end();
    });
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-store-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'part');
  writeFileSync(file, 'all of it');
  const store = await openObjectStore('s3://house', settings);
  await store.putFile('database/a.sql.gz', { path: file, bytes: 9 });
  expect([tries, received]).toEqual([2, 'all of it']);
});

test('media may be unavailable at the start, but must not be rejected', async () => {
  const away = { DATA_DIR: '/nowhere', ...(await line(cut, cut)) };
  const messages: string[] = [];
  const onAway = ({ message }: Error) => void messages.push(message);
  await openConfiguredStore(away, onAway);
  expect(messages).toEqual([expect.stringMatching(/^The object store s3:\/\/house\/media does not answer/)]);
  await expect(openConfiguredStore(away)).rejects.toThrow(/does not answer/);
  const strict = { DATA_DIR: '/nowhere', ...(await line(cut, refusing(403, 'InvalidAccessKeyId'))) };
  await expect(openConfiguredStore(strict, onAway)).rejects.toThrow(/refuses/);
});

/** An object store with one object, which counts the requests for it. */
function oneObject(
  content: Buffer,
  ranges: string[],
  fail?: (request: number) => boolean,
): http.RequestListener {
  return (request, response) => {
    ranges.push(request.headers.range ?? 'all');
    if (fail?.(ranges.length)) return void request.destroy();
    const [, from = 0, to = 0] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    const part = content.subarray(Number(from), Number(to) + 1);
    const end = Number(from) + part.byteLength - 1;
    response.writeHead(206, { 'Content-Range': `bytes ${from}-${end}/${content.byteLength}` });
    response.end(part);
  };
}

async function openOne(listener: http.RequestListener) {
  const config = { DATA_DIR: '/nowhere', ...(await line(listener)) };
  return (await openConfiguredStore(config)).open('pictures/a.jpg');
}

test('a large object is sent in parts, each when the reader has taken the one before', async () => {
  const content = Buffer.from(Array.from({ length: 700_000 }, (_, at) => at % 251));
  const ranges: string[] = [];
  const opened = await openOne(oneObject(content, ranges));
  const { content: sent } = opened as { content: unknown };
  const reader = (sent as ReadableStream<Uint8Array>).getReader();
  const first = await reader.read();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([opened?.bytes, first.value?.byteLength, ranges.length]).toEqual([700_000, 262_144, 1]);
  const parts = [first.value as Uint8Array];
  for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(next.value);
  expect(Buffer.concat(parts).equals(content)).toBe(true);
  expect(ranges).toEqual(['bytes=0-262143', 'bytes=262144-524287', 'bytes=524288-786431']);
});

test('a store that fails on a later part fails the transfer, which must not look complete', async () => {
  const ranges: string[] = [];
  const opened = await openOne(oneObject(Buffer.alloc(700_000), ranges, (request) => request > 1));
  await expect(new Response(opened?.content as ReadableStream).arrayBuffer()).rejects.toMatchObject({
    name: 'StoreFailure',
  });
});

test.each([
  ['that ignores ranges', (_: http.IncomingMessage, response: http.ServerResponse) => response.end('abc'), 3],
  ['with an empty object', refusing(416, 'InvalidRange'), 0],
] as const)('a store %s sends the whole object', async (_, listener, bytes) => {
  const opened = await openOne(listener as http.RequestListener);
  expect([opened?.bytes, (opened?.content as Uint8Array | undefined)?.byteLength]).toEqual([bytes, bytes]);
});
