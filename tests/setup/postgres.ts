// Vitest's global setup: one PostgreSQL server per run with the template databases.
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/server/db/client.server.ts';
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';
import type { EmbeddedConnection } from '../../src/server/db/embedded/transport.ts';
import { migrateDatabase } from '../../src/server/db/migrate.ts';
import { fillFixture } from '../api/fixture/fixture.ts';
import { copyPrepared } from './prepared.ts';
import { templateName } from './template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection to the server's maintenance database. */
    postgres: EmbeddedConnection;
    /** Removed after the run. */
    runFolder: string;
  }
}

interface Running {
  folder: string;
  server: EmbeddedConnection;
  stop(): Promise<void>;
  /** Number of projects that use it. */
  users: number;
}

/** Each project loads this module again, so shared state is on `globalThis`. */
const shared = globalThis as { testPostgres?: Promise<Running> };

/** No durability and no autovacuum: the server is discarded after the run. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_compression: 'off',
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_wal_size: '2GB',
};
const log = { info() {}, warn: console.warn, error: console.error };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testPostgres ??= start();
  const running = await shared.testPostgres;
  running.users += 1;
  project.provide('postgres', running.server);
  project.provide('runFolder', running.folder);
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    delete shared.testPostgres;
    await running.stop();
  };
}

/** Maximum size of all databases of a run in bytes. */
const roomOfRun = 3e9;

/**
 * In memory if there is enough: disks are slow at creating files after others were deleted, as by each
 * TRUNCATE.
 */
function placeOfRun(): string {
  const inMemory = '/dev/shm';
  if (!existsSync(inMemory) || os.freemem() < 2 * roomOfRun) return os.tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize < roomOfRun ? os.tmpdir() : inMemory;
}

async function start(): Promise<Running> {
  const dataDir = mkdtempSync(path.join(placeOfRun(), 'foyer-test-'));
  const clear = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    await copyPrepared(cluster, dataDir);
    const { connection, stop } = await startEmbedded({ dataDir, log, settings });
    return {
      folder: dataDir,
      server: { ...connection, database: 'postgres' },
      stop: () => stop().finally(clear),
      users: 0,
    };
  } catch (error) {
    clear();
    throw error;
  }
}

/** A server whose templates exist already. */
const cluster = {
  name: 'postgres',
  sources: [
    'src/server',
    'src/domain',
    'src/modules',
    'site.config.ts',
    'package-lock.json',
    'tests/api/fixture',
    'tests/setup',
  ],
  async make(folder: string) {
    const { connection, stop } = await startEmbedded({ dataDir: folder, log, settings });
    await prepareTemplates(connection).finally(stop);
  },
};

/** Closes all connections, since PostgreSQL cannot copy a database in use. */
async function prepareTemplates(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  const [empty, fixture] = [templateName('empty'), templateName('fixture')];
  await client.query(`CREATE DATABASE ${empty}`);
  await migrateDatabase({ ...connection, database: empty });
  await client.query(`CREATE DATABASE ${fixture} TEMPLATE ${empty}`);
  const database = await openDatabase({ ...connection, database: fixture }, { log: { warn() {} } });
  await fillFixture(database);
  await database.pool.query('VACUUM ANALYZE');
  await database.close();
  await client.end();
}
