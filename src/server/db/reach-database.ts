// Database access for commands that run beside the site, or without it.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
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

/** Opens the database for `run` and closes it in any case. */
export async function withDatabase<T>(
  config: Config,
  { isMigrated, mayCreate, ...options }: Options,
  run: (database: Database, connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const { connection, stop } = await reachDatabase(config, mayCreate);
  try {
    if (isMigrated) await migrateDatabase(connection, { log: { info() {}, warn: console.warn } });
    const database = await openDatabase(connection, options);
    try {
      return await run(database, connection);
    } finally {
      await database.close();
    }
  } finally {
    await stop();
  }
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
