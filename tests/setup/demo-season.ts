// The demo season as a data directory and as tables: imported once for each state of its sources by the program's first
// start, for the sites of the browser tests and the databases of Vitest.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import type { EmbeddedConnection } from '#server/db/embedded/transport.ts';
import { startFirst } from './first-start.ts';
import { ensurePrepared } from './prepared.ts';

/** The time of the season in all runs: one of today's events is past, the others are not. */
export const afternoon = '2026-03-12T14:00:00+01:00';

/** A port of its own lets two checkouts be tried side by side. */
export const testPort = Number(process.env.FOYER_TEST_PORT ?? 4310);

/** Tickets link to the demo shop, which is on the port after that of the site. */
export const shopOriginBeside = (port: number) => `http://localhost:${port + 1}`;

export const seasonSources = [
  ...['src/server', 'src/domain', 'src/modules', 'src/i18n', 'season'],
  ...['site.config.ts', 'package-lock.json', 'tests/setup'],
];

/**
 * Takes up to a minute of CPU time, once per state of the sources: most of it renders line screens.
 * @param port of the site
 * @returns a folder with `data`, the data directory after the first start, and the season's rows in `tables`; it must
 * not be changed
 */
export function ensureSeason(port: number): Promise<string> {
  return ensurePrepared({
    name: `season-of-${port}`,
    sources: seasonSources,
    make: (to) => makeSeason(port, to),
  });
}

async function makeSeason(port: number, folder: string): Promise<void> {
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  await startFirst({ dataDir, clock: afternoon, shopOrigin: shopOriginBeside(port) });
  const log = { info() {}, warn: console.warn, error: console.error };
  const { connection, stop } = await startEmbedded({ dataDir, log });
  try {
    await withClient(connection, async (client) => {
      await forgetWebFormats(client, path.join(dataDir, 'media'));
      await client.query('BEGIN');
      for (const name of ofStarts) await client.query(`DELETE FROM "${name}"`);
      await writeTables(client, path.join(folder, 'tables'));
      await client.query('ROLLBACK');
    });
  } finally {
    await stop();
  }
}

/** Deletes web formats and their jobs: how many were generated before the stop is random. */
async function forgetWebFormats(client: pg.Client, media: string): Promise<void> {
  const { rows } = await client.query<{ storage_key: string }>(
    "DELETE FROM media_derivatives WHERE format <> 'svg' RETURNING storage_key",
  );
  for (const { storage_key } of rows) rmSync(path.join(media, storage_key));
  // Otherwise each copy of the site would process them.
  await client.query('DELETE FROM jobs.job');
}

/** Tables with rows written by a start: the first account, and the instance. */
const ofStarts = ['accounts', 'users', 'site_instances'];

/** One file per table and the state of the sequences. The server writes them: it runs as the same user. */
async function writeTables(client: pg.Client, folder: string): Promise<void> {
  mkdirSync(folder);
  for (const name of await tablesOf(client))
    await client.query(`COPY "${name}" TO '${path.join(folder, name)}' (FORMAT binary)`);
  await client.query(
    `COPY (SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL)
     TO '${path.join(folder, sequences)}' (FORMAT binary)`,
  );
}

/** Not the name of a table. */
const sequences = '.sequences';

/** Fills a migrated database with the season. @param season the folder of {@link ensureSeason} */
export async function readSeason(connection: EmbeddedConnection, season: string): Promise<void> {
  const folder = path.join(season, 'tables');
  await withClient(connection, async (client) => {
    // Without triggers and foreign keys: rows come in any order, and the effects of triggers are in the files.
    await client.query('SET session_replication_role = replica');
    for (const name of await tablesOf(client)) {
      // Some tables have rows inserted by a migration.
      await client.query(`DELETE FROM "${name}"`);
      await client.query(`COPY "${name}" FROM '${path.join(folder, name)}' (FORMAT binary)`);
    }
    await client.query('CREATE TEMP TABLE kept_sequences (name name, value bigint)');
    await client.query(`COPY kept_sequences FROM '${path.join(folder, sequences)}' (FORMAT binary)`);
    await client.query('SELECT setval(quote_ident(name)::regclass, value) FROM kept_sequences');
    await client.query('VACUUM ANALYZE');
  });
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
  return rows.map(({ tablename }) => tablename);
}

/** Does something on a connection of its own. */
export async function withClient<T>(
  connection: EmbeddedConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
