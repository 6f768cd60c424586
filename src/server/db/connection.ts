// How to reach a database: the embedded one, or the operator's.
import type pg from 'pg';

export type DatabaseConnection =
  | { connectionString: string }
  | { host: string; port?: number; database: string; user: string; password?: string };

/** Shared by every connection Foyer opens. Time-outs in milliseconds. */
export function clientOptions(connection: DatabaseConnection, application_name: string): pg.ClientConfig {
  return { ...connection, application_name, connectionTimeoutMillis: 3_000, keepAlive: true };
}
