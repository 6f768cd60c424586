// Migrates a database to this program's version, one instance at a time.
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { projectRoot } from '#server/project-root.ts';
import { clientOptions, type DatabaseConnection } from './connection.ts';

/** Folder of the program's migrations. */
export const ownMigrations = path.join(projectRoot, 'src/server/db/migrations');

/** The key of the advisory lock: any number, the same in every instance. */
const lockKey = 1_870_329_251;

export type MigrateOptions = {
  /** Folder with the SQL files and Drizzle's journal. */
  migrationsFolder?: string;
  log?: { info(message: string): void; warn(message: string): void };
};

/**
 * Runs the missing migrations in one transaction, on a connection without timeouts. Instances that start together
 * wait for each other.
 * @returns how many ran
 */
export async function migrateDatabase(
  connection: DatabaseConnection,
  { migrationsFolder = ownMigrations, log = console }: MigrateOptions = {},
): Promise<number> {
  const client = new pg.Client({ ...clientOptions(connection, 'foyer migrations'), statement_timeout: 0 });
  client.on('error', () => {
    // The query under way reports it; without a listener the process would end.
  });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    const before = await appliedMigrations(client);
    await migrate(drizzle({ client }), { migrationsFolder });
    const after = await appliedMigrations(client);
    const own = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
    const skipped = own.filter((moment) => !after.includes(moment));
    // Drizzle silently skips a migration that is older than the newest applied one.
    if (skipped.length > 0)
      throw new Error(`Migrations were passed over, out of order: ${skipped.join(', ')}`);
    if (after.some((moment) => !own.includes(moment))) {
      log.warn('The database was brought up to date by a newer Foyer than this one.');
    }
    return after.length - before.length;
  } finally {
    await client.end();
  }
}

/** Their timestamps in milliseconds; empty for a new database. */
async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const table = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`);
  if (!table.rows[0]?.name) return [];
  const { rows } = await client.query<{ created_at: string }>(
    'SELECT created_at FROM drizzle.__drizzle_migrations',
  );
  return rows.map(({ created_at }) => Number(created_at));
}
