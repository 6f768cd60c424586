// A pool without connections of its own, which hands out those of others.
import pg from 'pg';
import type { Database } from './client.server.ts';
import { queryBuilder } from './query-builder.ts';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

export abstract class LendingPool extends pg.Pool {
  /** Takes a connection; it is given back by its own `release`. */
  protected abstract take(): Promise<pg.PoolClient>;

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const taken = this.take();
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return;
  }
}

/** The database behind a pool; `close` is that of the database whose connections are handed out. */
export const databaseOnPool = (pool: LendingPool, { close }: Database): Database => ({
  db: queryBuilder(pool),
  pool,
  close,
});
