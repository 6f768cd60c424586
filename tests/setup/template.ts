// Fills the database that every test file gets a copy of.
import type { DatabaseConnection } from '../../src/server/db/connection.ts';
import { migrateDatabase } from '../../src/server/db/migrate.ts';

/** Once per run. No connection may stay open afterwards: PostgreSQL copies only what nobody uses. */
export async function prepareTemplate(connection: DatabaseConnection): Promise<void> {
  await migrateDatabase(connection);
}
