// The demo season for Vitest: imported by the first test file of a run that needs it, copied by the others.
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { berlinDay } from '#domain/dates/dates.ts';
import { loadDemoSeason } from '#season/load-demo.ts';
import { openDatabase } from '#server/db/client.server.ts';
import { openMediaStore } from '#server/media/store.ts';
import { now } from '../api/fixture/ids.ts';
import { templateName } from './template.ts';

/** Key of the advisory lock during the import. */
const lockKey = 7_204_115;

/** For the hooks that ask for it, in milliseconds: it takes 15 s of a core, which others may need as well. */
export const demoSeasonTimeout = 600_000;

/**
 * Makes sure that the template `demo` exists.
 * @returns the folder of the season's pictures, which is read-only
 */
export async function ensureDemoSeason(): Promise<string> {
  const server = inject('postgres');
  const media = path.join(inject('runFolder'), 'demo-media');
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    const demo = templateName('demo');
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [demo]);
    if (found.rowCount === 0) {
      const unfinished = `${demo}_unfinished`;
      await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
      await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${templateName('empty')}`);
      const database = await openDatabase({ ...server, database: unfinished }, { log: { warn() {} } });
      const store = openMediaStore(media);
      await loadDemoSeason(database, {
        today: berlinDay(now),
        store,
        shopOrigin: 'https://shop.example.org',
      });
      await database.close();
      await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${demo}`);
    }
  } finally {
    await client.end();
  }
  return media;
}
