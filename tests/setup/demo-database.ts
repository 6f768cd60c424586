// The template database `demo` of a run of Vitest: filled by the first test file that needs it, copied by the others.
import path from 'node:path';
import { inject } from 'vitest';
import { ensureSeason, readSeason, testPort, withClient } from './demo-season.ts';
import { templateName } from './template.ts';

/** Key of the advisory lock while it is filled. */
const lockKey = 7_204_115;

/** Timeout in milliseconds for hooks that need it: the import takes up to a minute of CPU time. */
export const demoSeasonTimeout = 600_000;

/**
 * Makes sure that the template `demo` exists.
 * @returns the folder of the season's pictures, which is read-only
 */
export async function ensureDemoSeason(): Promise<string> {
  const server = inject('postgres');
  const [demo, unfinished] = [templateName('demo'), `${templateName('demo')}_unfinished`];
  return withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    const season = await ensureSeason(testPort);
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [demo]);
    if (found.rowCount === 0) {
      await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
      await client.query(`CREATE DATABASE ${unfinished} TEMPLATE ${templateName('empty')}`);
      await readSeason({ ...server, database: unfinished }, season);
      await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${demo}`);
    }
    return path.join(season, 'data', 'media');
  });
}
