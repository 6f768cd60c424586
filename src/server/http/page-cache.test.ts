// The page cache under load: which requests get a stale page, and which renders are avoided.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RenderedPage } from './finished-page.ts';
import { createPageCache } from './page-cache.ts';

/** A requested render, which the test starts and finishes. */
interface Asked {
  network: string;
  /** @returns the source of the cached page */
  begin(): string | undefined;
  end(text?: string): void;
  /** Its source is the same as that of the cached page. */
  endUnchanged(): void;
}

let version: number;
let settled: number;
let isCrowded: boolean;
let now: number;
let requests: Asked[];
let server: http.Server;

const answer = { status: 200, headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8' }) };

beforeEach(async () => {
  [version, settled, isCrowded, now, requests] = [1, 1, false, 0, []];
  const cache = createPageCache({
    render(_address, { network }, start) {
      const { promise, resolve } = Promise.withResolvers<RenderedPage>();
      let shown = 0;
      requests.push({
        network,
        begin() {
          shown = version;
          return start();
        },
        end: (text = `version ${shown}`) =>
          resolve({ ...answer, text: async () => text, source: `of ${text}` }),
        endUnchanged: () =>
          resolve({ ...answer, text: async () => '', source: 'of version 1', isUnchanged: true }),
      });
      return promise;
    },
    isUnderLoad: () => isCrowded,
    renderClientOf: () => ({ network: '10.0.0.0' }),
    isWhole: () => true,
    headersOf: () => [],
    contentVersion: () => version,
    settledVersion: () => settled,
    now: () => now,
    endOfDay: () => 24 * 3600 * 1000,
  });
  server = http.createServer((request, response) => {
    if (!cache.serve(request.url ?? '/', request, response)) void cache.fill(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const read = async (path = '/de'): Promise<string> =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text();

async function nextAsked(count: number): Promise<Asked> {
  await expect.poll(() => requests.length).toBe(count);
  return requests[count - 1] as Asked;
}

/** The page as visitors got it before something is published. */
async function filled(): Promise<void> {
  const first = read();
  const rendering = await nextAsked(1);
  rendering.begin();
  rendering.end();
  expect(await first).toBe('version 1');
}

test('under load, the earlier page is sent for a second after a change while the new one is rendered', async () => {
  await filled();
  isCrowded = true;
  version = 2;
  expect(await Promise.all([read(), read(), read()])).toEqual(['version 1', 'version 1', 'version 1']);
  const rendering = await nextAsked(2);
  rendering.begin();
  expect(await read()).toBe('version 1');
  rendering.end();
  await expect.poll(() => read()).toBe('version 2');
  expect(requests).toHaveLength(2);
});

test('a page that was published does not queue behind its reader’s other requests', async () => {
  await filled();
  version = 2;
  const reader = read();
  const rendering = await nextAsked(2);
  expect(requests.map(({ network }) => network)).toEqual(['10.0.0.0', 'renewal']);
  rendering.begin();
  rendering.end();
  expect(await reader).toBe('version 2');
});

test('after a change eight pages are replaced at a time, and those that are read again come next', async () => {
  const names = Array.from({ length: 9 }, (_, at) => `/de/${at}`);
  for (const [at, name] of names.entries()) {
    const first = read(name);
    const rendering = await nextAsked(at + 1);
    rendering.begin();
    rendering.end('version 1');
    await first;
  }
  version = 2;
  const readers = names.slice(0, 8).map((name) => read(name));
  await nextAsked(17);
  expect(await read(names[8])).toBe('version 1');
  expect(requests).toHaveLength(17);
  for (const rendering of requests.slice(9)) {
    rendering.begin();
    rendering.end();
  }
  await Promise.all(readers);
  const reader = read(names[8]);
  const rendering = await nextAsked(18);
  rendering.begin();
  rendering.end();
  expect(await reader).toBe('version 2');
});

test('under load no page is renewed that may still be sent', async () => {
  await filled();
  now = 40_000;
  isCrowded = true;
  expect(await read()).toBe('version 1');
  expect(requests).toHaveLength(1);
  isCrowded = false;
  expect(await read()).toBe('version 1');
  await nextAsked(2);
});

test('without load a request waits for the new page', async () => {
  await filled();
  version = 2;
  const reader = read();
  const rendering = await nextAsked(2);
  rendering.begin();
  rendering.end();
  expect(await reader).toBe('version 2');
});

test('more than seven requests for one page count as load', async () => {
  await filled();
  version = 2;
  const answers: string[] = [];
  const readers = Array.from({ length: 12 }, async () => answers.push(await read()));
  const rendering = await nextAsked(2);
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect(new Set(answers)).toEqual(new Set(['version 1']));
  rendering.begin();
  rendering.end();
  await Promise.all(readers);
  expect(await read()).toBe('version 2');
  expect(requests).toHaveLength(2);
});

test('under load, requests for a page without an earlier one wait for it', async () => {
  isCrowded = true;
  const readers = Array.from({ length: 9 }, () => read('/de/neu'));
  const rendering = await nextAsked(1);
  rendering.begin();
  rendering.end('new');
  expect(new Set(await Promise.all(readers))).toEqual(new Set(['new']));
});

test('a queued render includes later publications and is shared', async () => {
  const first = read();
  const rendering = await nextAsked(1);
  version = 2;
  const second = read();
  version = settled = 3;
  const third = read();
  rendering.begin();
  rendering.end();
  expect(await Promise.all([first, second, third])).toEqual(['version 3', 'version 3', 'version 3']);
  expect(await read()).toBe('version 3');
  expect(requests).toHaveLength(1);
});

test('a started render has its own version, and later requests get a newer one', async () => {
  const first = read();
  const earlier = await nextAsked(1);
  earlier.begin();
  version = 2;
  const second = read();
  const later = await nextAsked(2);
  later.begin();
  later.end();
  expect(await second).toBe('version 2');
  earlier.end('version 1');
  expect(await first).toBe('version 1');
  // A render that started earlier does not replace the result of a later one.
  expect(await read()).toBe('version 2');
});

test('a page with the same source after a change is not rendered again', async () => {
  await filled();
  version = 2;
  const reader = read();
  const rendering = await nextAsked(2);
  expect(rendering.begin()).toBe('of version 1');
  rendering.endUnchanged();
  expect(await reader).toBe('version 1');
  expect(await read()).toBe('version 1');
  expect(requests).toHaveLength(2);
  version = 3;
  const next = read();
  const changed = await nextAsked(3);
  expect(changed.begin()).toBe('of version 1');
  changed.end();
  expect(await next).toBe('version 3');
});

test('a page from before the clock was set back is rendered again', async () => {
  now = 10 * 3600 * 1000;
  await filled();
  now = 0;
  const reader = read();
  const rendering = await nextAsked(2);
  rendering.begin();
  rendering.end('as of now');
  expect(await reader).toBe('as of now');
});
