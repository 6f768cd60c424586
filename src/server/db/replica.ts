// Reads visitors' pages from a replica of the operator's PostgreSQL, as long as it has the required content version.
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#server/log.ts';
import { type Database, type DatabaseOptions, openPool } from './client.server.ts';
import type { DatabaseConnection } from './connection.ts';
import { databaseOnPool, LendingPool } from './lending-pool.ts';

type State = 'current' | 'behind' | 'away' | 'no replica';

/** Milliseconds until the next check, by state. */
const pauses: Record<State, number> = { current: 0, behind: 20, away: 1000, 'no replica': 60_000 };
/** Milliseconds that a page waits for the answer. */
const timeout = 200;

export interface Replica {
  /** Its pool if it has everything up to this content version; null while it has not, or does not answer. */
  poolAt(contentVersion: number): Promise<pg.Pool | null>;
  close(): Promise<void>;
}

const sentences: Record<State, string> = {
  current: 'Visitors\u2019 pages are read from the replica.',
  behind: 'The replica is behind: visitors\u2019 pages are read from the primary until it has caught up.',
  away: 'The replica does not answer: visitors\u2019 pages are read from the primary.',
  'no replica': 'DATABASE_REPLICA_URL leads to a server that is no replica: pages are read from the primary.',
};

/**
 * Never fails: whatever the replica lacks is read from the primary.
 * @param primary asked once for the WAL position that the replica has to have replayed: the one after the migrations of
 *   this start
 */
export function openReplica(
  connection: DatabaseConnection,
  primary: Database,
  { log, ...options }: Omit<DatabaseOptions, 'log'> & { log: Log },
): Replica {
  const pool = openPool(connection, { ...options, log });
  let start: string | undefined;
  /** The version that the replica has at least; it never decreases. */
  let replicaVersion = -1;
  let state: State | undefined;
  let checking: Promise<void> | undefined;
  let nextCheckAt = 0;

  function setState(next: State): void {
    if (next !== state) (next === 'current' ? log.info : log.warn)(sentences[next]);
    state = next;
    nextCheckAt = performance.now() + pauses[next];
  }

  async function checkReplica(requiredVersion: number): Promise<void> {
    try {
      start ??= (await primary.pool.query<{ place: string }>('SELECT pg_current_wal_lsn() AS place')).rows[0]
        ?.place;
      const { rows } = await pool.query<{ has_start: boolean | null; version: string }>(
        `SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS has_start,
          (SELECT version FROM content_version WHERE id = 1) AS version`,
        [start],
      );
      const [found] = rows;
      if (found?.has_start) replicaVersion = Math.max(replicaVersion, Number(found.version));
      if (found?.has_start === null) setState('no replica');
      else setState(replicaVersion >= requiredVersion ? 'current' : 'behind');
    } catch {
      setState('away');
    }
  }

  return {
    async poolAt(contentVersion) {
      if (replicaVersion >= contentVersion) return pool;
      if (!checking && performance.now() >= nextCheckAt)
        checking = checkReplica(contentVersion).finally(() => {
          checking = undefined;
        });
      await Promise.race([checking, sleep(timeout, undefined, { ref: false })]);
      return replicaVersion >= contentVersion ? pool : null;
    },
    close: () => pool.end(),
  };
}

class ReplicaFirstPool extends LendingPool {
  readonly #primary: pg.Pool;
  readonly #choose: () => Promise<pg.Pool | null>;

  constructor(primary: pg.Pool, choose: () => Promise<pg.Pool | null>) {
    super(primary.options);
    this.#primary = primary;
    this.#choose = choose;
  }

  protected override async take(): Promise<pg.PoolClient> {
    const replica = await this.#choose();
    const client = await replica?.connect().catch(() => null);
    return client ?? this.#primary.connect();
  }
}

/**
 * A read-only database that uses the replica if it is recent enough, else the primary.
 * @param contentVersion the latest known one; each query sees it or a later one
 */
export const databaseWithReplica = (
  primary: Database,
  replica: Replica,
  contentVersion: () => number,
): Database =>
  databaseOnPool(new ReplicaFirstPool(primary.pool, () => replica.poolAt(contentVersion())), primary);
