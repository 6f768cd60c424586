// The baseline of a start: starts the embedded PostgreSQL and reads one row.
import pg from 'pg';
import { clientOptions } from '#server/db/connection.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';

const { connection, stop } = await startEmbedded({ dataDir: process.env.DATA_DIR as string, log: console });
const client = new pg.Client(clientOptions(connection, 'bare start'));
await client.connect();
await client.query('SELECT count(*) FROM events');
process.once('SIGTERM', async () => {
  await client.end();
  await stop();
});
console.log('Open');
