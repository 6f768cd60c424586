// High load: a link checker, four hundred connections to uncached pages, large bodies. Nothing fails, editors are
// served, and memory is limited.
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBuiltSite } from '../http/setup/built-site.ts';
import { loginAs, type TestLogin } from '../setup/login.ts';
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts';
import { rounds } from './seeded-random.ts';
import { freePort, type SiteProcess, siteProcess } from './site-process.ts';

/** In MB. */
const maxMemory = 400;

let database: TestDatabase;
let site: SiteProcess;
let editor: TestLogin;
let dataDir: string;
let origin: string;

beforeAll(async () => {
  await loadBuiltSite();
  database = await createTestDatabase('crowd', 'fixture');
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-crowd-'));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  editor = await loginAs(database, 'administrator', { PUBLIC_URL: origin });
  site = siteProcess({ port, publicUrl: origin, databaseUrl: database.url, dataDir });
  await site.start();
});

afterAll(async () => {
  await site?.stop();
  await database?.close();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

const agent = new http.Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

function send(target: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  return new Promise<{ status: number; text: string; took: number }>((resolve) => {
    const since = performance.now();
    const end = (status: number, text: string) => resolve({ status, text, took: performance.now() - since });
    const options = { host: '127.0.0.1', port: site.port, path: target, method, headers, agent };
    const request = http.request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('error', () => end(0, 'broken off'));
      response.on('end', () => end(response.statusCode ?? 0, text));
    });
    request.on('error', (error) => end(0, error.message));
    request.end(body);
  });
}

const remember = (what: string) => {
  const { now, peak } = site.memory();
  console.info(`${what}: ${now} MB, at most ${peak} MB so far`);
  return peak;
};

test('a link checker with a hundred connections finds no errors', async () => {
  remember('at rest');
  const max = rounds(300, 6000);
  const visited = new Set(['/de']);
  const waiting = ['/de'];
  const wrong: string[] = [];
  let done = 0;
  async function walk(): Promise<void> {
    for (;;) {
      const target = waiting.shift();
      if (target === undefined) {
        if (done >= visited.size) return;
        await new Promise((resolve) => setTimeout(resolve, 10));
        continue;
      }
      const { status, text } = await send(target);
      done += 1;
      if (status === 0 || status >= 500) wrong.push(`${target}: ${status} ${text.slice(0, 80)}`);
      for (const [, href = ''] of text.matchAll(/href="(\/[^"#]*)/g)) {
        const link = href.replaceAll('&amp;', '&');
        if (visited.has(link) || visited.size >= max) continue;
        visited.add(link);
        waiting.push(link);
      }
    }
  }
  await Promise.all(Array.from({ length: 100 }, walk));
  remember(`after a link checker with ${visited.size} addresses`);
  expect(wrong).toEqual([]);
  expect(done).toBeGreaterThan(30);
});

test('under hundreds of requests for uncached pages editors can save, and responses are complete', async () => {
  const seconds = rounds(3, 20);
  const until = performance.now() + seconds * 1000;
  const lines = rounds(100, 400);
  const statuses = new Map<number, number>();
  const half: string[] = [];
  let count = 0;
  async function ask(): Promise<void> {
    while (performance.now() < until) {
      count += 1;
      const { status, text } = await send(`/de/search?q=wort${Math.random().toString(36).slice(2)}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200 && !text.includes('href="/de/impressum"')) half.push(text.slice(0, 200));
    }
  }
  const crowd = Array.from({ length: lines }, ask);
  const saves: number[] = [];
  while (performance.now() < until) {
    const body = JSON.stringify({
      parent: null,
      title: { de: `Im Gedränge ${saves.length}` },
      is_online: false,
    });
    const { status, took } = await send('/de/pageeditor-api/pages', {
      method: 'POST',
      headers: editor.headers,
      body,
    });
    expect(status).toBe(201);
    saves.push(took);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await Promise.all(crowd);
  const sorted = saves.toSorted((a, b) => a - b);
  const p95 = Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0);
  console.info(
    `${count} pages never seen on ${lines} lines: ${JSON.stringify([...statuses])}; ${saves.length} saves, p95 ${p95} ms`,
  );
  remember('after the crowd');
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(half).toEqual([]);
});

test('large request bodies leave no files', async () => {
  const file = Buffer.alloc(9_900_000, 'Strich ');
  const boundary = 'xxxxxxxxxx';
  const page = await send('/de/forms/alles');
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(page.text) ?? [];
  expect(token).not.toBe('');
  const part = (name: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${part('token')}${token}\r\n`),
    Buffer.from(part('datei', '; filename="a.txt"')),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { Origin: origin, 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const statuses = new Map<number, number>();
  for (let round = 0; round < rounds(2, 20); round += 1) {
    const sent = Array.from({ length: 8 }, () => send('/de/forms/alles', { method: 'POST', headers, body }));
    for (const { status } of await Promise.all(sent)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  console.info(`large bodies: ${JSON.stringify([...statuses])}`);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(remember('after large bodies')).toBeLessThanOrEqual(maxMemory);
  const logged = site.log().split('\n');
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});
