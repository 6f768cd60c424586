// The start of advance booking: twenty thousand visits in a minute, ten publications, half of them notices that change
// every page, and editors who save.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tonight } from '#domain/tonight/tonight.ts';
import { root } from '../source-files.ts';
import { type SeasonSite, seasonSite } from './season-site.ts';
import { rounds } from './seeded-random.ts';

const seconds = 60;
const visits = rounds(20_000, 20_000);
const publications = 10;

let site: SeasonSite;
let headers: Record<string, string>;
beforeAll(async () => {
  process.env.TRUST_PROXY = '1';
  site = await seasonSite('opening');
  await site.start();
  headers = await site.logIn();
});
afterAll(() => site?.close());

async function save(title: string, is_online: boolean): Promise<number> {
  const since = performance.now();
  const response = await fetch(`${site.origin}/de/pageeditor-api/pages`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ parent: null, title: { de: title }, is_online }),
  });
  expect(response.status).toBe(201);
  await response.arrayBuffer();
  return performance.now() - since;
}

const tonight = '/de/api/cms-hub/tonight/';

/**
 * Publishes a notice on every page.
 * @returns milliseconds until a visitor could read it
 */
async function publishNotice(words: string): Promise<number> {
  const { days } = (await (await fetch(site.origin + tonight, { headers })).json()) as Tonight;
  const card = days.flatMap(({ cards }) => cards).find(({ event }) => event.status === 'onsale');
  const request = { action: 'note', text: { de: words, en: words } };
  const response = await fetch(`${site.origin}${tonight}${card?.id}/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ operation_id: randomUUID(), version: card?.version, request }),
  });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  const since = performance.now();
  const read = async () => (await fetch(`${site.origin}/de/termine`)).text();
  while (!(await read()).includes(words)) await sleep(20);
  return performance.now() - since;
}

test('no visitor gets an error, and editors can save', async () => {
  const before = site.cpu();
  const crowd = promisify(execFile)(process.execPath, [
    path.join(root, 'tests/chaos/visitors.ts'),
    ...[site.port, visits, seconds].map(String),
  ]);
  const saves: number[] = [];
  const seenAfter: Promise<number>[] = [];
  const until = performance.now() + seconds * 1000;
  let published = 0;
  while (performance.now() < until) {
    const isDue =
      published < (publications * (seconds * 1000 - (until - performance.now()))) / (seconds * 1000);
    const isWord = isDue && published % 2 === 0;
    if (isWord) seenAfter.push(publishNotice(`Wort ${published} zum Abend`));
    saves.push(await save(`Eröffnung ${saves.length}`, isDue && !isWord));
    if (isDue) published += 1;
    await sleep(200);
  }
  const result = JSON.parse((await crowd).stdout);
  saves.sort((one, other) => one - other);
  const at = (share: number) => Math.round(saves[Math.floor(saves.length * share)] ?? 0);
  console.info(`visits: ${JSON.stringify(result)}`);
  console.info(`${published} publications, ${saves.length} saves, p50 ${at(0.5)}, p95 ${at(0.95)} ms`);
  const delays = (await Promise.all(seenAfter)).map(Math.round);
  console.info(`words about tonight seen by a visitor after ${delays.join(', ')} ms`);
  // CPU time is more reliable than wall-clock time on a shared machine.
  console.info(`processor: ${site.cpu() - before} s of the program`);
  console.info(`memory: ${JSON.stringify(site.memory())} MB`);
  expect(Object.keys(result.statuses)).toEqual(['200']);
});
