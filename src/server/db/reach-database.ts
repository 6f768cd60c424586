// Database access for commands that run beside the site, or without it.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { acceptsConnections, openDatabaseTransport } from '#server/db/embedded/transport.ts';
import { StartError } from '#server/start-error.ts';
import { type Database, openDatabase } from './client.server.ts';
import { migrateDatabase } from './migrate.ts';

interface Options {
  applicationName: string;
  poolSize: number;
  /** Whether migrations are run first. */
  isMigrated: boolean;
  /** Whether the embedded database may be missing, and is created then. */
  mayCreate: boolean;
}

/** Milliseconds in which an interrupted command may clean up, without the embedded database. */
const graceTime = 2_000;

/**
 * Opens the database for `run` and closes it in any case: a signal stops the embedded database, which ends the queries
 * and the open transaction.
 * @throws AbortError after a signal; `run` may be under way still, and is ended with the process
 */
export async function withDatabase<T>(
  config: Config,
  { isMigrated, mayCreate, ...options }: Options,
  run: (database: Database, connection: DatabaseConnection, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const signal = signalOfProcess();
  // That connections are lost after a signal says nothing.
  const log = { warn: (...texts: unknown[]) => (signal.aborted ? undefined : console.warn(...texts)) };
  const work = async (connection: DatabaseConnection) => {
    signal.throwIfAborted();
    if (isMigrated) await migrateDatabase(connection, { log: { info() {}, ...log } });
    const database = await openDatabase(connection, { ...options, log });
    try {
      return await run(database, connection, signal);
    } finally {
      await database.close();
    }
  };
  let stop = async () => {};
  const interruption = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () =>
      stop()
        .then(() => sleep(graceTime))
        .finally(() => reject(signal.reason)),
    );
  });
  interruption.catch(() => undefined);
  try {
    const reached = await reachDatabase(config, mayCreate);
    stop = reached.stop;
    return await Promise.race([work(reached.connection), interruption]);
  } catch (error) {
    // What fails after an interruption fails because of it.
    signal.throwIfAborted();
    throw error;
  } finally {
    await stop();
  }
}

/** Aborted by the signals that end a process, which no longer end this one. */
function signalOfProcess(): AbortSignal {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => ending.abort());
  return ending.signal;
}

/** The operator's server, or the embedded one, which a running Foyer may have started. */
async function reachDatabase(
  config: Config,
  mayCreate: boolean,
): Promise<{ connection: DatabaseConnection; stop: () => Promise<void> }> {
  if (config.DATABASE_URL)
    return { connection: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  // A backup of a new, empty database would look like one.
  if (!mayCreate && !existsSync(path.join(config.DATA_DIR, 'postgres', 'cluster', 'PG_VERSION'))) {
    throw new StartError(
      `There is no database in ${config.DATA_DIR}. Set DATA_DIR, or DATABASE_URL, as the site has it.`,
    );
  }
  if (existsSync(config.DATA_DIR)) {
    const transport = await openDatabaseTransport(path.join(realpathSync(config.DATA_DIR), 'postgres'));
    if (await acceptsConnections(transport))
      return { connection: transport.connection, stop: async () => {} };
  }
  return await startEmbedded({ dataDir: config.DATA_DIR, log: { ...console, info() {} } });
}
