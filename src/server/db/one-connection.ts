// A database on a single connection, which runs queries one after the other.
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './client.server.ts';
import * as schema from './schema/schema.ts';

/**
 * Reserves a connection for some work, whose queries run sequentially. A connection on which the work has failed is
 * closed.
 */
export async function onOneConnection<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (db: Database['db']) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let failed: Error | undefined;
  try {
    return await work(drizzle({ client: queued(client), schema }) as unknown as Database['db']);
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    client.release(failed);
  }
}

/** The driver's own queue is deprecated. */
function queued(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...args: Parameters<pg.PoolClient['query']>) => {
    const result = last.then(() => client.query(...args));
    last = result.catch(() => undefined);
    return result;
  };
  return { query } as unknown as pg.PoolClient;
}
