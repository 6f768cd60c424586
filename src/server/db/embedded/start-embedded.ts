// The embedded database: a private PostgreSQL inside the data directory.
import { chmodSync, existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { makeFolder } from '#server/make-folder.ts';
import { StartError } from '#server/start-error.ts';
import { findBinaries } from './binaries.ts';
import { createCluster } from './cluster.ts';
import { claimDataLock } from './data-lock.ts';
import { chooseIdentity, chownToIdentity } from './identity.ts';
import { type ClusterLog, rejectForeignServer, stopLeftover } from './leftover.ts';
import { removeSocketDirectory, supervise } from './supervisor.ts';
import { type EmbeddedConnection, openDatabaseTransport, type Transport } from './transport.ts';

export type Embedded = {
  connection: EmbeddedConnection;
  /** Stops the server, waits until no process is left, and releases the data directory. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Created if missing; the database is in its folder `postgres`. */
  dataDir: string;
  log: ClusterLog;
  /** Additional settings of the server, such as `fsync=off` for tests. */
  settings?: Record<string, string>;
  /** Replaces the transport that this system would get. */
  transport?: (directory: string) => Transport | Promise<Transport>;
  /** Called when the server process runs but does not accept connections yet. */
  whileWaiting?: (() => void) | undefined;
};

/**
 * Starts the embedded database, creating it on the first start. It is restarted if it dies. After a kill -9 of this
 * process it goes on running, and the next start stops it first.
 * @throws StartError with a sentence: another Foyer runs here, no PostgreSQL for this machine, ...
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log } = options;
  const { dataDir, directory, cluster } = await openDirectory(options.dataDir);
  const binaries = findBinaries(directory);
  const opened = await (options.transport ?? openDatabaseTransport)(directory);
  const transport = { ...opened, settings: { ...options.settings, ...opened.settings } };
  await rejectForeignServer(cluster, transport);
  const unlock = await claimDataLock(path.join(directory, 'foyer.lock'), dataDir, (text) => log.warn(text));
  let stopServer: (() => Promise<void>) | undefined;
  const stop = async () => {
    await stopServer?.();
    removeSocketDirectory(directory, transport);
    unlock();
  };
  try {
    await stopLeftover(cluster, transport, log);
    const identity = chooseIdentity(binaries, directory);
    chownToIdentity(directory, identity);
    if (transport.socketDirectory) chownToIdentity(transport.socketDirectory, identity);
    if (await createCluster(cluster, { binaries, identity, transport })) log.info('Created the database.');
    const logFile = path.join(directory, 'server.log');
    stopServer = await supervise(
      { cluster, logFile, binaries, identity, transport, log },
      options.whileWaiting,
    );
    await createDatabase(transport.connection);
  } catch (error) {
    await stop();
    throw error;
  }
  return { connection: transport.connection, stop };
}

/**
 * Real paths, because they are compared with those of running processes. Access is closed at every start: copies of a
 * data directory often have open permissions, which PostgreSQL rejects.
 */
async function openDirectory(given: string) {
  try {
    await makeFolder(given);
    const dataDir = realpathSync(given);
    const directory = path.join(dataDir, 'postgres');
    const cluster = path.join(directory, 'cluster');
    await makeFolder(directory);
    for (const folder of [directory, cluster]) if (existsSync(folder)) chmodSync(folder, 0o700);
    return { dataDir, directory, cluster };
  } catch (error) {
    throw new StartError(
      `The data directory ${given} cannot be used: ${(error as Error).message}. ` +
        'Give it to the account that runs Foyer, or set DATA_DIR to another folder.',
    );
  }
}

async function createDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres', application_name: 'foyer start' });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [connection.database]);
    if (found.rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(connection.database)}`);
  } finally {
    await client.end();
  }
}
