// An hour of visits, searches and saves with faults in between: nothing acknowledged is lost, nothing piles up.
// `FOYER_MINUTES` names another length.
import { execFileSync } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { processesOn } from '#server/db/embedded/processes.ts';
import { openDatabaseTransport } from '#server/db/embedded/transport.ts';
import { type SeasonSite, seasonSite } from './season-site.ts';
import { seededRandom, seedOf } from './seeded-random.ts';
import { siteAddresses } from './site-addresses.ts';

const minutes = Number(process.env.FOYER_MINUTES) || 60;
/** In MB. */
const maxMemory = 400;

let site: SeasonSite;
let addresses: string[];
let headers: Record<string, string>;
beforeAll(async () => {
  site = await seasonSite('hour');
  await site.start();
  headers = await site.logIn();
  addresses = await siteAddresses(site.origin, 400);
});
afterAll(() => site?.close());

const cluster = () => path.join(site.dataDir, 'postgres', 'cluster');
const postmaster = () => {
  const command = ['-o', '-f', `postgres -D ${cluster()}`];
  return Number(execFileSync('pgrep', command, { encoding: 'utf8' }).split('\n')[0]);
};

/** Injected faults; returns whether the process was restarted. */
const faults: Record<string, () => Promise<void>> = {
  async 'the program is killed'() {
    await site.kill();
    await site.start();
  },
  async 'the database is killed'() {
    process.kill(postmaster(), 'SIGKILL');
    await sleep(5000);
  },
  async 'the database hangs'() {
    const stopped = processesOn(cluster(), postmaster());
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    await sleep(8000);
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  },
  async 'connections are cut'() {
    const open = Array.from({ length: 200 }, (_, at) => {
      const socket = net.connect(site.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        at % 2
          ? 'POST /de/forms/newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\nx'
          : 'GET /de',
      );
      return socket;
    });
    await sleep(2000);
    for (const socket of open) socket.destroy();
  },
};

test('an hour of traffic and faults loses nothing', { timeout: (minutes + 10) * 60_000 }, async () => {
  const random = seededRandom(seedOf('mixed hour'));
  const until = performance.now() + minutes * 60_000;
  const statuses: Record<string, number> = {};
  const count = (what: string) => {
    statuses[what] = (statuses[what] ?? 0) + 1;
  };
  const ask = (target: string, init: RequestInit = {}) =>
    fetch(site.origin + target, { redirect: 'manual', signal: AbortSignal.timeout(40_000), ...init })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => ({ status: 0, text: '' }));

  async function visit(): Promise<void> {
    while (performance.now() < until) {
      const dice = random();
      const target =
        dice < 0.8
          ? (addresses[Math.floor(random() * addresses.length)] ?? '/de')
          : dice < 0.9
            ? `/de/search?q=wort${Math.floor(random() * 1e6)}`
            : '/de/api/events/';
      count(`read ${(await ask(target)).status}`);
      await sleep(50);
    }
  }

  const saved: number[] = [];
  async function save(): Promise<void> {
    while (performance.now() < until) {
      const body = JSON.stringify({
        parent: null,
        title: { de: `Stunde ${saved.length}` },
        is_online: random() < 0.05,
      });
      const { status, text } = await ask('/de/pageeditor-api/pages', { method: 'POST', headers, body });
      count(`save ${status}`);
      if (status === 201) saved.push(JSON.parse(text).id);
      await sleep(300);
    }
  }

  /** Connections after ten seconds without requests. */
  const states: string[] = [];
  const note = (what: string) => {
    const { now, peak } = site.memory();
    states.push(`${what}: ${now} MB, at most ${peak} MB, ${site.openFiles()} open files`);
    return { now, peak, files: site.openFiles() };
  };
  const first = note('at rest');
  const load = [visit(), visit(), visit(), visit(), save()];
  const pause = Math.min(60_000, (minutes * 60_000) / 12);
  /** Of the last program, once everything had been loaded. */
  let warm = first;
  let peak = first.peak;
  for (let round = 0; performance.now() + pause + 20_000 < until; round += 1) {
    await sleep(pause);
    peak = Math.max(peak, note(`round ${round}`).peak);
    // Kills happen in the first third only, so that leaks of a long-running process show.
    const isEarly = round < 2;
    const [name, fault] =
      Object.entries(faults)[isEarly ? round % 4 : 1 + (round % 3)] ??
      ([] as unknown as [string, () => Promise<void>]);
    states.push(name);
    await fault();
    if (round === 2) warm = note('warm');
  }
  await Promise.all(load);
  await sleep(10_000);
  const last = note('at rest');
  console.info(states.join('\n'));
  console.info(`${minutes} minutes: ${JSON.stringify(statuses)}`);

  const { connection } = await openDatabaseTransport(path.join(site.dataDir, 'postgres'));
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query('SELECT count(*)::int AS count FROM pages WHERE id = ANY($1)', [saved]);
  await client.end();
  expect(rows[0]?.count).toBe(saved.length);
  expect(saved.length).toBeGreaterThan(minutes);
  expect(Object.keys(statuses).filter((what) => / 5(?!03)/.test(what))).toEqual([]);
  expect(Math.max(peak, last.peak)).toBeLessThanOrEqual(maxMemory);
  expect(last.files).toBeLessThanOrEqual(Math.max(first.files, warm.files) + 20);
});
