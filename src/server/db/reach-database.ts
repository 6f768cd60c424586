// Database access for commands that run beside the site, or without it.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { acceptsConnections, openTransport } from '#server/db/embedded/transport.ts';
import { type Database, openDatabase } from './client.server.ts';
import { migrateDatabase } from './migrate.ts';

interface Options {
  applicationName: string;
  poolSize: number;
  /** Whether migrations are run first. */
  isMigrated: boolean;
}

/** Opens the database for `run` and closes it in any case. */
export async function withDatabase<T>(
  config: Config,
  { isMigrated, ...options }: Options,
  run: (database: Database, connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const { connection, stop } = await reachDatabase(config);
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
): Promise<{ connection: DatabaseConnection; stop: () => Promise<void> }> {
  if (config.DATABASE_URL)
    return { connection: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  if (existsSync(config.DATA_DIR)) {
    const transport = await openTransport(path.join(realpathSync(config.DATA_DIR), 'postgres'));
    if (await acceptsConnections(transport))
      return { connection: transport.connection, stop: async () => {} };
  }
  return await startEmbedded({ dataDir: config.DATA_DIR, log: { ...console, info() {} } });
}
