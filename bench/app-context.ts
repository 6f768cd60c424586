// An application context for benchmarks: a temporary embedded database, and its content.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { berlinDay } from '#domain/dates/dates.ts';
import { loadDemoSeason } from '#season/load-demo.ts';
import { type Database, openDatabase } from '#server/db/client.server.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import type { EmbeddedConnection } from '#server/db/embedded/transport.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { openMediaStore } from '#server/media/store.ts';

const quiet = { info() {}, warn: console.warn, error: console.error };

export interface BenchApp {
  folder: string;
  /** A new database with the program's tables, without rows. */
  createDatabase(name: string): Promise<{ connection: EmbeddedConnection; database: Database }>;
  close(): Promise<void>;
}

export async function openBenchApp(): Promise<BenchApp> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-bench-'));
  const { connection: server, stop } = await startEmbedded({ dataDir: folder, log: quiet });
  const open: Database[] = [];
  return {
    folder,
    async createDatabase(name) {
      const client = new pg.Client({ ...server, database: 'postgres' });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      const connection = { ...server, database: name };
      await migrateDatabase(connection);
      const database = await openDatabase(connection, { poolSize: 4 });
      open.push(database);
      return { connection, database };
    },
    async close() {
      for (const database of open) await database.close();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The demo season around today, as a new visitor finds it. */
export async function fillWithDemo(database: Database, folder: string): Promise<void> {
  const store = openMediaStore(path.join(folder, 'media'));
  await loadDemoSeason(database, {
    today: berlinDay(new Date()),
    store,
    shopOrigin: 'https://shop.example.org',
  });
}
