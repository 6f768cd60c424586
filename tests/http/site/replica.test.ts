// Visitors' pages are read from a replica, but never older than the primary.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/client.server.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openReplica, type Replica } from '#server/db/replica.ts';
import { openLog } from '#server/log.ts';
import { openMediaStore } from '#server/media/store.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { fillFixture } from '../../api/fixture/fixture.ts';
import { now } from '../../api/fixture/ids.ts';
import { person } from '../../api/fixture/people.ts';
import { type Replicated, startReplicated } from '../../setup/replicated.ts';
import { clientDirectory, loadBuiltSite } from '../setup/built-site.ts';
import { ask } from '../setup/raw-request.ts';
import { publicUrl } from '../setup/site.ts';

let servers: Replicated;
let database: Database;
let replica: Replica;
let onReplica: pg.Client;
let get: (target: string) => ReturnType<typeof ask>;
let close: () => Promise<void>;
const logged: string[] = [];

beforeAll(async () => {
  const { createApp } = await loadBuiltSite();
  servers = await startReplicated();
  const log = openLog('info', { write: (line) => void logged.push(line) });
  await migrateDatabase(servers.primary.connection, { log });
  database = await openDatabase(servers.primary.connection, { log });
  await fillFixture(database);
  await bumpContentVersion(database.db);
  replica = openReplica(servers.replica.connection, database, { applicationName: 'foyer replica', log });
  onReplica = new pg.Client(servers.replica.connection);
  await onReplica.connect();
  onReplica.on('error', () => undefined);
  const app = createApp(
    {
      config: loadConfig({ PUBLIC_URL: publicUrl, DATA_DIR: os.tmpdir() }),
      database,
      replica,
      store: openMediaStore(os.tmpdir()),
      now: () => now,
      log,
    },
    { clientDirectory },
  );
  const listener = http.createServer(app.handle);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  get = (target) => ask((listener.address() as AddressInfo).port, target);
  close = async () => {
    listener.closeAllConnections();
    await new Promise((resolve) => listener.close(resolve));
    await app.close();
  };
}, 180_000);

afterAll(async () => {
  await close?.();
  await onReplica?.end().catch(() => undefined);
  await replica?.close();
  await database?.close();
  await servers?.close();
});

/** The last query that each connection to the replica has executed. */
async function askedOfReplica(): Promise<string[]> {
  const { rows } = await onReplica.query<{ query: string }>(
    `SELECT query FROM pg_stat_activity WHERE application_name = 'foyer replica'`,
  );
  return rows.map(({ query }) => query);
}

/** Changes a name that visitors read. */
const rename = (lastName: string) =>
  database.db.transaction(async (transaction) => {
    await transaction.execute(sql`UPDATE persons SET last_name = ${lastName} WHERE id = ${person.mira}`);
    await bumpContentVersion(transaction);
  });

const ensemble = async () => (await get('/de/ensemble')).text;

let words = 0;
/** Renders an uncached page and returns what was logged since the last one. */
const afterPage = async () => {
  expect((await get(`/de/search?q=wort${++words}`)).status).toBe(200);
  return logged.splice(0).join();
};

test('a page is read from the replica', async () => {
  // While the replica is slow to report its position, the first pages are read from the primary.
  await expect.poll(afterPage).toContain('read from the replica');
  expect((await get('/de/termine')).status).toBe(200);
  expect((await askedOfReplica()).join()).toMatch(/from "events"/);
});

test('publications are visible while the replica lags, and read from it once it has caught up', async () => {
  await onReplica.query('SELECT pg_wal_replay_pause()');
  const pausing = () => onReplica.query('SELECT pg_get_wal_replay_pause_state() AS state');
  await expect.poll(async () => (await pausing()).rows[0].state).toBe('paused');
  await rename('Neumann');
  await expect.poll(ensemble).toContain('Neumann');
  await expect.poll(afterPage).toContain('The replica is behind');
  await onReplica.query('SELECT pg_wal_replay_resume()');
  await expect.poll(afterPage).toContain('from the replica');
});

test('a stopped replica does not affect pages', async () => {
  await servers.replica.stop();
  await rename('Altmann');
  await expect.poll(ensemble).toContain('Altmann');
  await expect.poll(afterPage).toContain('The replica does not answer');
  await servers.replica.start();
});

test('without the primary, uncached pages are available', async () => {
  await rename('Neumann');
  await expect.poll(ensemble).toContain('Neumann');
  await expect.poll(afterPage).toContain('from the replica');
  const map = (await get('/sitemap-1.xml')).text;
  const addresses = [...map.matchAll(/<loc>[^<]*?(\/(?:de|en)[^<]*)<\/loc>/g)].map(([, path = '']) => path);
  expect(addresses.length).toBeGreaterThan(30);
  await servers.primary.stop();
  expect((await get(`/de/menschen/mira-okafor/${person.mira}`)).text).toContain('Neumann');
  const answers: string[] = [];
  for (const address of addresses) answers.push(`${(await get(address)).status} ${address}`);
  // A form has its own token, which requires the primary.
  const isMissing = (answer: string) => !answer.startsWith('200') && !answer.includes('/forms/');
  expect(answers.filter(isMissing)).toEqual([]);
});
