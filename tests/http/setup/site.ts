// The whole site for tests: the built server on a database of its own, with a clock that can be set and a database connection that can be cut.
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { expect, inject, vi } from 'vitest';
import type { AppContext } from '#server/app-context.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.server.ts';
import { openLog } from '#server/log.ts';
import { openConfiguredStore, openMediaStore } from '#server/media/store.ts';
import { countInstances } from '#server/services/site/site-instances.ts';
import { now } from '../../api/fixture/ids.ts';
import type { Template } from '../../setup/template.ts';
import { createTestDatabase, type TestDatabase } from '../../setup/test-database.ts';
import { clientDirectory, loadBuiltSite } from './built-site.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import { type Answer, type AskOptions, ask } from './raw-request.ts';

export interface TestSite {
  port: number;
  /** Connects to the database directly, without the proxy. */
  database: TestDatabase;
  line: DatabaseProxy;
  /** The site's clock; milliseconds may be added. */
  clock: { now: Date };
  /** The queries since the last call, without polls of the content version. */
  takeQueries(): string[];
  /** Number of polls of the content version, which the site sends every few seconds in case a notification is lost. */
  polls(): number;
  /** Waits until the site serves the latest content version. */
  catchUp(): Promise<void>;
  logged: string[];
  get(target: string, options?: AskOptions): Promise<Answer>;
  close(): Promise<void>;
}

export const publicUrl = 'https://theatre.example';

interface Contents {
  /** Instead of the small season of the tests. */
  template?: Template;
  /** Adds to it. */
  fill?: (database: TestDatabase) => Promise<void>;
  /** The folder of pictures, which is read only; an empty one of its own without it. */
  media?: string;
  /** Milliseconds after which a silent database is probed. */
  maxSilence?: number;
}

export async function openTestSite(
  name: string,
  env: Record<string, string> = {},
  { template = 'fixture', fill, media, maxSilence }: Contents = {},
): Promise<TestSite> {
  const { createApp } = await loadBuiltSite();
  const database = await createTestDatabase(name, template);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-http-'));
  await fill?.(database);
  const server = inject('postgres');
  const line = await openDatabaseProxy(server);
  const { pathname } = new URL(database.url);
  const connection = { ...server, host: line.host, database: pathname.slice(1) };
  const logged: string[] = [];
  const log = openLog('info', { write: (line) => void logged.push(line) });
  const own = await openDatabase(connection, {
    poolSize: 4,
    applicationName: 'foyer site',
    log,
    ...(maxSilence === undefined ? {} : { maxSilence }),
  });
  let queries: string[] = [];
  let polls = 0;
  const counting =
    (query: (...parts: unknown[]) => unknown) =>
    (...parts: unknown[]) => {
      const [first] = parts as [string | { text: string }];
      const text = typeof first === 'string' ? first : first.text;
      // The periodic report of an instance belongs to no page.
      if (text.startsWith('SELECT version FROM content_version')) polls += 1;
      else if (!/content_version|site_instances/.test(text)) queries.push(text);
      return query(...parts);
    };
  const { pool } = own;
  pool.query = counting(pool.query.bind(pool) as never) as typeof pool.query;
  // Those of transactions as well, on a connection of their own.
  const connect = pool.connect.bind(pool) as (...parts: unknown[]) => Promise<pg.PoolClient>;
  pool.connect = (async (...parts: unknown[]) => {
    const client = await connect(...parts);
    if (parts.length > 0) return;
    const { release } = client;
    client.query = counting(client.query.bind(client) as never) as typeof client.query;
    client.release = (error) => {
      delete (client as Partial<pg.PoolClient>).query;
      release(error);
    };
    return client;
  }) as typeof pool.connect;

  const clock = { now };
  const config = loadConfig({ PUBLIC_URL: publicUrl, DATA_DIR: folder, ...env });
  const appContext: AppContext = {
    config,
    database: own,
    store: media ? openMediaStore(media) : await openConfiguredStore(config),
    now: () => clock.now,
    log,
  };
  const app = createApp(appContext, { clientDirectory });
  const listener = http.createServer(app.handle);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  return {
    port,
    database,
    line,
    clock,
    logged,
    polls: () => polls,
    async catchUp() {
      await vi.waitFor(
        async () => expect(await countInstances(database)).toEqual({ running: 1, current: 1 }),
        { timeout: 10_000, interval: 20 },
      );
    },
    get: (target, options) => ask(port, target, options),
    takeQueries() {
      const result = queries;
      queries = [];
      return result;
    },
    async close() {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
      await app.close();
      await own.close();
      await line.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
