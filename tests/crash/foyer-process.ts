// Started by embedded.test.ts as a process of its own: an embedded database, and one row per start.
import pg from 'pg';
import { startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';
import { StartError } from '../../src/server/start-error.ts';

const log = { info: console.error, warn: console.error, error: console.error };

try {
  const { connection, stop } = await startEmbedded({ dataDir: process.argv[2] ?? '', log });
  process.once('SIGTERM', () => void stop());
  const client = new pg.Client(connection);
  client.on('error', () => {
    // The tests kill the server on purpose.
  });
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS starts (pid int)');
  await client.query('INSERT INTO starts VALUES ($1)', [process.pid]);
  const { rows } = await client.query<{ pid: number }>('SELECT pid FROM starts ORDER BY ctid');
  await client.end();
  console.log(JSON.stringify({ connection, starts: rows.map(({ pid }) => pid) }));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.log(JSON.stringify({ rejection: error.message }));
  process.exitCode = 1;
}
