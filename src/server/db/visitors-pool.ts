// The pool as visitors' pages see it: fewer connections, and none while something more urgent is under way.
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './client.server.ts';
import * as schema from './schema/schema.ts';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

interface Options {
  /** How many connections visitors' pages use at a time. */
  max: number;
  /** Ends when a query may be sent. */
  pass(): Promise<void>;
}

/** Has no connections of its own, and hands out those of another pool. */
class VisitorsPool extends pg.Pool {
  readonly #pool: pg.Pool;
  readonly #pass: Options['pass'];
  readonly #max: number;
  readonly #waiting: (() => void)[] = [];
  #used = 0;

  constructor(pool: pg.Pool, { max, pass }: Options) {
    super(pool.options);
    this.#pool = pool;
    this.#max = max;
    this.#pass = pass;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const taken = this.#take();
    if (!callback) return taken;
    taken.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return;
  }

  async #take(): Promise<pg.PoolClient> {
    if (this.#used < this.#max) this.#used += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      await this.#pass();
      const client = await this.#pool.connect();
      const { release } = client;
      let isReleased = false;
      client.release = (error) => {
        if (!isReleased) this.#free();
        isReleased = true;
        release.call(client, error);
      };
      return client;
    } catch (error) {
      this.#free();
      throw error;
    }
  }

  /** Passes a place on to whoever waits. */
  #free(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#used -= 1;
  }
}

/** A database whose queries leave connections to others, and wait for `pass`. */
export function databaseForVisitors({ pool, close }: Database, options: Options): Database {
  const own = new VisitorsPool(pool, options);
  return { db: drizzle({ client: own, schema }), pool: own, close };
}
