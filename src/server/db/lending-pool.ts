// A pool that lends connections of another pool.
import pg from 'pg';
import type { Database } from './client.server.ts';
import { queryBuilder } from './query-builder.ts';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

export abstract class LendingPool extends pg.Pool {
  /** Takes a connection; its own `release` returns it. */
  protected abstract take(): Promise<pg.PoolClient>;

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const client = this.take();
    if (!callback) return client;
    client.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return;
  }
}

/** The database on a pool; `close` is that of the database that owns the connections. */
export const databaseOnPool = (pool: LendingPool, { close }: Database): Database => ({
  db: queryBuilder(pool),
  pool,
  close,
});
