// The pool for visitors' pages: a limited number of connections, and none while more urgent work is running.
import type pg from 'pg';
import type { Database } from './client.server.ts';
import { databaseOnPool, LendingPool } from './lending-pool.ts';

interface Options {
  /** How many connections visitors' pages use at a time. */
  max: number;
  /** Ends when a query may be sent. */
  pass(): Promise<void>;
}

class VisitorsPool extends LendingPool {
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

  protected override async take(): Promise<pg.PoolClient> {
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

  /** Passes a free slot to the next waiting task. */
  #free(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#used -= 1;
  }
}

/** A database that limits its connections and waits for `pass` before queries. */
export const databaseForVisitors = (database: Database, options: Options): Database =>
  databaseOnPool(new VisitorsPool(database.pool, options), database);
