// The database for commands that run beside the site, or without it.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { isAnswering, openTransport } from '#server/db/embedded/transport.ts';

/** The operator's server, or the embedded one, which a running Foyer may have started. */
export async function reachDatabase(
  config: Config,
): Promise<{ connection: DatabaseConnection; stop: () => Promise<void> }> {
  if (config.DATABASE_URL)
    return { connection: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  if (existsSync(config.DATA_DIR)) {
    const transport = await openTransport(path.join(realpathSync(config.DATA_DIR), 'postgres'));
    if (await isAnswering(transport)) return { connection: transport.connection, stop: async () => {} };
  }
  return await startEmbedded({ dataDir: config.DATA_DIR, log: { ...console, info() {} } });
}
