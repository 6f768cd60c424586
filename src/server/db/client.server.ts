// Opens the database: the one place where Foyer gets its connections from.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '#server/start-error.ts';
import { clientOptions, type DatabaseConnection } from './connection.ts';
import * as schema from './schema/schema.ts';

export type Database = {
  db: NodePgDatabase<typeof schema> & { $client: pg.Pool };
  pool: pg.Pool;
  /** Waits for the queries that run, then closes every connection. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  poolSize?: number;
  /** What the server shows for our connections in `pg_stat_activity`. */
  applicationName?: string;
  log?: { warn(message: string): void };
};

/** The server does not answer at present; the same call may succeed in a moment. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}

/** The German stemmer changed in 18: an older server would search differently. */
const oldestVersion = 18;

/** SQLSTATEs of a server that starts, stops or is full: worth another try. */
const passing = /^(57P0[123]|53300|08\d\d\d)$/;

/**
 * Opens a pool and proves it with one query.
 * A statement is cut off after 10 s, a transaction that waits for us after 30 s; whoever needs longer
 * (an import, a backup) says so with `SET LOCAL statement_timeout`.
 * @throws StartError if the server refuses us or is older than 18
 * @throws DatabaseUnreachableError if it cannot be reached now
 */
export async function openDatabase(
  connection: DatabaseConnection,
  { poolSize = 10, applicationName = 'foyer', log = console }: DatabaseOptions = {},
): Promise<Database> {
  const pool = new pg.Pool({
    ...clientOptions(connection, applicationName),
    max: poolSize,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // Without a listener, a connection that breaks while nobody uses it would end the process.
  pool.on('error', (error) => log.warn(`An idle database connection was lost: ${error.message}`));
  // Likewise one that breaks between two statements of a transaction: the next statement says so.
  pool.on('connect', (client) => client.on('error', () => undefined).once('end', () => takeBack(client)));
  try {
    await checkVersion(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : explain(error as Error & { code?: string });
  }
  return { db: drizzle({ client: pool, schema }), pool, close: () => pool.end() };
}

/**
 * Gives a connection that has ended back to its pool. Drizzle begins a transaction before it makes sure to release: one
 * that broke in that moment would be lent out for ever, a place less in the pool, and the pool would never end.
 */
function takeBack(client: pg.PoolClient): void {
  const { release } = client;
  // Whoever still has it may release it later, as if nothing had been.
  client.release = () => undefined;
  try {
    release.call(client, true);
  } catch {
    // It was not lent out.
  }
}

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string; number: number }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number`,
  );
  const [found] = rows;
  if (found && found.number >= oldestVersion * 10_000) return;
  throw new StartError(
    `The database server is PostgreSQL ${found?.version}, and Foyer needs version ${oldestVersion} or newer. ` +
      'Upgrade the server, or leave DATABASE_URL out: then Foyer starts its own.',
  );
}

/** An answer from the server is a refusal; everything else is the way to it. */
function explain(error: Error & { code?: string }): Error {
  const refused = /^[0-9A-Z]{5}$/.test(error.code ?? '') && !passing.test(error.code ?? '');
  return refused
    ? new StartError(`The database server refuses the connection: ${error.message}. Check DATABASE_URL.`)
    : new DatabaseUnreachableError(`The database does not answer: ${error.message}`, { cause: error });
}
