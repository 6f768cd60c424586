// The demo season for Vitest: imported once for each state of its sources, read in by the first test file of a run
// that needs it, copied by the others.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { berlinDay } from '#domain/dates/dates.ts';
import { loadDemoSeason } from '#season/load-demo.ts';
import { openDatabase } from '#server/db/client.server.ts';
import type { EmbeddedConnection } from '#server/db/embedded/transport.ts';
import { openMediaStore } from '#server/media/store.ts';
import { now } from '../api/fixture/ids.ts';
import { ensurePrepared } from './prepared.ts';
import { templateName } from './template.ts';

/** Key of the advisory lock during the import. */
const lockKey = 7_204_115;

/** For the hooks that ask for it, in milliseconds: it takes 15 s of a core, which others may need as well. */
export const demoSeasonTimeout = 600_000;

const sources = [
  ...['src/server', 'src/domain', 'src/modules', 'src/i18n', 'season'],
  ...['site.config.ts', 'package-lock.json', 'tests/setup', 'tests/api/fixture'],
];

const unfinished = `${templateName('demo')}_unfinished`;

/**
 * Makes sure that the template `demo` exists.
 * @returns the folder of the season's pictures, which is read-only
 */
export async function ensureDemoSeason(): Promise<string> {
  const server = inject('postgres');
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    const demo = templateName('demo');
    const kept = await ensurePrepared({
      name: 'demo-season',
      sources,
      make: (to) => exportSeason(server, to),
    });
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [demo]);
    if (found.rowCount === 0) {
      await inNewDatabase(server, (database) => readTables(database, path.join(kept, 'tables')));
      await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${demo}`);
    }
    return path.join(kept, 'media');
  } finally {
    await client.end();
  }
}

async function exportSeason(server: EmbeddedConnection, folder: string): Promise<void> {
  await inNewDatabase(server, async (client, connection) => {
    const database = await openDatabase(connection, { log: { warn() {} } });
    await loadDemoSeason(database, {
      today: berlinDay(now),
      store: openMediaStore(path.join(folder, 'media')),
      shopOrigin: 'https://shop.example.org',
    });
    await database.close();
    await writeTables(client, path.join(folder, 'tables'));
  });
}

/** Does something with a copy of the empty database, which is there until the next. */
async function inNewDatabase(
  server: EmbeddedConnection,
  work: (client: pg.Client, connection: EmbeddedConnection) => Promise<void>,
): Promise<void> {
  const connection = { ...server, database: unfinished };
  const maintenance = new pg.Client(server);
  await maintenance.connect();
  await maintenance.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await maintenance.query(`CREATE DATABASE ${unfinished} TEMPLATE ${templateName('empty')}`);
  await maintenance.end();
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await work(client, connection);
  } finally {
    await client.end();
  }
}

/** One file per table and the state of the sequences. The server writes them: it runs as the same user. */
async function writeTables(client: pg.Client, folder: string): Promise<void> {
  mkdirSync(folder);
  const { rows } = await client.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
  for (const { name } of rows)
    await client.query(`COPY "${name}" TO '${path.join(folder, name)}' (FORMAT binary)`);
  await client.query(
    `COPY (SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL)
     TO '${path.join(folder, sequences)}' (FORMAT binary)`,
  );
}

/** No table is called that. */
const sequences = '.sequences';

async function readTables(client: pg.Client, folder: string): Promise<void> {
  // Without triggers and foreign keys: the rows come in any order, and everything that they bring about is in a file.
  await client.query('SET session_replication_role = replica');
  const { rows } = await client.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'");
  for (const { name } of rows) {
    // Some begin with rows that a migration has written.
    await client.query(`DELETE FROM "${name}"`);
    await client.query(`COPY "${name}" FROM '${path.join(folder, name)}' (FORMAT binary)`);
  }
  await client.query('CREATE TEMP TABLE kept_sequences (name name, value bigint)');
  await client.query(`COPY kept_sequences FROM '${path.join(folder, sequences)}' (FORMAT binary)`);
  await client.query('SELECT setval(quote_ident(name)::regclass, value) FROM kept_sequences');
  await client.query('VACUUM ANALYZE');
}
