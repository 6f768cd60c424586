// Two instances behind a balancer are restarted one after the other under load: no request fails, no save is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBuiltSite } from '../http/setup/built-site.ts';
import { loginAs, type TestLogin } from '../setup/login.ts';
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts';
import { root } from '../source-files.ts';
import { type Balancer, openBalancer } from './balancer.ts';
import { openRealBalancer } from './real-balancer.ts';
import { rounds } from './seeded-random.ts';
import { freePort, type SiteProcess, siteProcess } from './site-process.ts';

/** `FOYER_BALANCER=haproxy` or `nginx`: the example of docs/deploy in place of the balancer of the tests. */
const real = process.env.FOYER_BALANCER as 'haproxy' | 'nginx' | undefined;

const restarts = rounds(2, 10);
/** Optionally mixes two versions: `FOYER_OTHER_VERSION` is the checkout of another one, installed and built. */
const checkouts = [process.env.FOYER_OTHER_VERSION ?? root, root];
/** Minimum number of requests; the load continues until then. */
const requests = rounds(300, 10_000);

let database: TestDatabase;
let instances: SiteProcess[];
let balancer: Balancer;
let editor: TestLogin;
let dataDir: string;
let port: number;

beforeAll(async () => {
  await loadBuiltSite();
  database = await createTestDatabase('rolling_restart', 'fixture');
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-rolling-'));
  port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  editor = await loginAs(database, 'administrator', { PUBLIC_URL: publicUrl });
  const ports = [await freePort(), await freePort()];
  instances = ports.map((own, at) =>
    siteProcess({
      port: own,
      publicUrl,
      databaseUrl: database.url,
      dataDir,
      checkout: checkouts[at] ?? root,
    }),
  );
  for (const instance of instances) await instance.start();
  balancer = real ? await openRealBalancer(real, port, ports) : await openBalancer(port, ports);
  while ((await send({ path: '/healthz' })).status !== 200) await sleep(50);
  balancer.failed.length = 0;
});

afterAll(async () => {
  await balancer?.close();
  await Promise.all(instances?.map((one) => one.stop()) ?? []);
  await database?.close();
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
});

interface Sent {
  path: string;
  agent?: http.Agent | undefined;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

function send({ path: target, agent, method = 'GET', headers = {}, body }: Sent) {
  return new Promise<{ status: number; text: string }>((resolve) => {
    const options = { host: '127.0.0.1', port, path: target, method, headers, agent: agent ?? false };
    const request = http.request(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => {
        text += part;
      });
      response.on('error', () => resolve({ status: 0, text: 'broken off' }));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', (error) => resolve({ status: 0, text: error.message }));
    request.end(body);
  });
}

const paths = [
  '/de',
  '/de/termine',
  '/de/stuecke/nora/101',
  '/de/search?q=',
  '/de/api/events/',
  '/en/venues',
];

test('no request fails, on reused and new connections', async () => {
  const sent = { reads: 0, saves: 0 };
  const wrong: string[] = [];
  const saved: number[] = [];
  let isOver = false;
  const goesOn = () => !isOver || sent.reads + sent.saves < requests;

  async function read(worker: number): Promise<void> {
    const agent = worker % 2 ? new http.Agent({ keepAlive: true, maxSockets: 1 }) : undefined;
    while (goesOn()) {
      const target = paths[sent.reads % paths.length] ?? '/de';
      const { status, text } = await send({
        path: target.endsWith('=') ? `${target}wort${sent.reads}` : target,
        agent,
      });
      sent.reads += 1;
      if (status !== 200) wrong.push(`${target}: ${status} ${text.slice(0, 80)}`);
    }
    agent?.destroy();
  }

  async function write(): Promise<void> {
    while (goesOn()) {
      const body = JSON.stringify({ parent: null, title: { de: `Probe ${sent.saves}` }, is_online: false });
      const { status, text } = await send({
        path: '/de/pageeditor-api/pages',
        method: 'POST',
        headers: editor.headers,
        body,
      });
      sent.saves += 1;
      if (status === 201) saved.push(JSON.parse(text).id);
      else wrong.push(`save: ${status} ${text.slice(0, 80)}`);
      await sleep(20);
    }
  }

  const load = [0, 1, 2, 3].map(read);
  load.push(write());
  const stops: number[] = [];
  for (let round = 0; round < restarts; round += 1) {
    const instance = instances[round % instances.length] as SiteProcess;
    await sleep(200);
    const { code, took } = await instance.stop();
    expect(code).toBe(0);
    stops.push(Math.round(took));
    await instance.start();
    await balancer.sendsTo(instance.port);
  }
  isOver = true;
  await Promise.all(load);
  console.info(
    `rolling restart: ${sent.reads} reads, ${sent.saves} saves, ${restarts} restarts of ${stops.join(', ')} ms`,
  );
  expect({ wrong, failed: balancer.failed }).toEqual({ wrong: [], failed: [] });
  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM pages WHERE id = ANY($1)', [
    saved,
  ]);
  expect(rows[0]?.count).toBe(saved.length);
});
