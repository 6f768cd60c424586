// Opens the database and its replica: the only place that creates a connection pool.
import type pg from 'pg';
import { StartError } from '#server/start-error.ts';
import { BoundedPool } from './bounded-pool.ts';
import { clientOptions, type DatabaseConnection } from './connection.ts';
import { queryBuilder } from './query-builder.ts';

export type Database = {
  db: ReturnType<typeof queryBuilder>;
  pool: pg.Pool;
  /** Waits for running queries, then closes all connections. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  poolSize?: number;
  /** The name of the connections in `pg_stat_activity`. */
  applicationName?: string;
  log?: { warn(data: object | string, message?: string): void };
  /** Milliseconds of silence after which a server is probed. */
  maxSilence?: number;
};

/** The server does not answer; another try may succeed in a moment. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError';
}

/** The German stemmer changed in 18, so an older server would produce other search results. */
const minVersion = 18;

/** SQLSTATEs of a server that starts, stops or is full: another try may succeed. */
const passing = /^(57P0[123]|53300|08\d\d\d)$/;

/**
 * Opens a pool and tests it with one query. A statement is cancelled after 10 s, one that waits for a lock after 4 s,
 * an idle transaction after 30 s; longer work (an import, a backup) sets `SET LOCAL statement_timeout` and
 * `lock_timeout`. A server that hangs counts as unavailable within seconds ({@link BoundedPool}). Transactions with
 * serialisation failures or deadlocks are retried ({@link queryBuilder}).
 * @throws StartError if the server rejects the connection or is older than 18
 * @throws DatabaseUnreachableError if it cannot be reached now
 */
export async function openDatabase(
  connection: DatabaseConnection,
  options: DatabaseOptions = {},
): Promise<Database> {
  const pool = openPool(connection, options);
  try {
    await checkVersion(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : explain(error as Error & { code?: string });
  }
  return { db: queryBuilder(pool), pool, close: () => pool.end() };
}

/** Opens a pool without testing the connection; timeouts are those of {@link openDatabase}. */
export function openPool(
  connection: DatabaseConnection,
  { poolSize = 10, applicationName = 'foyer', log = console, maxSilence }: DatabaseOptions,
): pg.Pool {
  const pool = new BoundedPool(
    {
      ...clientOptions(connection, applicationName),
      max: poolSize,
      idleTimeoutMillis: 30_000,
      statement_timeout: 10_000,
      lock_timeout: 4_000,
      idle_in_transaction_session_timeout: 30_000,
    },
    { log, maxSilence },
  );
  // Without a listener, an error on an idle connection would end the process.
  pool.on('error', (error) => {
    // A pool that ends does not wait until the server has closed its connections, which may be stopped first.
    if (!pool.ending) log.warn({ err: error }, 'An idle database connection was lost');
  });
  // Likewise one that breaks between two statements of a transaction; the next statement reports it.
  pool.on('connect', (client) =>
    client.on('error', () => undefined).once('end', () => releaseBroken(client)),
  );
  return pool;
}

/**
 * Releases a broken connection. Drizzle sends BEGIN outside of the `try` that releases it: a connection that breaks at
 * that moment would never return to the pool, and the pool could not be closed.
 */
function releaseBroken(client: pg.PoolClient): void {
  const { release } = client;
  // A later release by its holder does nothing.
  client.release = () => undefined;
  try {
    release.call(client, true);
  } catch {
    // It was idle in the pool.
  }
}

async function checkVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: string; number: number }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number`,
  );
  const [found] = rows;
  if (found && found.number >= minVersion * 10_000) return;
  throw new StartError(
    `The database server is PostgreSQL ${found?.version}, and Foyer needs version ${minVersion} or newer. ` +
      'Upgrade the server, or leave DATABASE_URL out: then Foyer starts its own.',
  );
}

/** An SQLSTATE is an answer of the server; any other error is a connection failure. */
function explain(error: Error & { code?: string }): Error {
  const rejected = /^[0-9A-Z]{5}$/.test(error.code ?? '') && !passing.test(error.code ?? '');
  return rejected
    ? new StartError(`The database server refuses the connection: ${error.message}. Check DATABASE_URL.`)
    : new DatabaseUnreachableError(`The database does not answer: ${error.message}`, { cause: error });
}
