import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts';
import { StartError } from '../start-error.ts';
import { DatabaseUnreachableError, openDatabase } from './client.server.ts';

describe('openDatabase', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase('client');
  });
  afterAll(() => test.close());

  it('limits the duration of statements and idle transactions', async () => {
    const { rows } = await test.pool.query(
      `SELECT current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS waiting,
        current_setting('application_name') AS name`,
    );
    expect(rows).toEqual([{ statement: '10s', waiting: '30s', name: 'foyer tests' }]);
  });

  it('opens a database by its URL', async () => {
    const other = await openDatabase({ connectionString: test.url });
    const { rows } = await other.pool.query('SELECT current_database() AS name');
    await other.close();
    expect(test.url.endsWith(`/${rows[0].name}`)).toBe(true);
  });

  it('retries one of two deadlocked transactions', async () => {
    await test.pool.query(
      'CREATE TABLE seats (id int PRIMARY KEY, taken int); INSERT INTO seats VALUES (1, 0), (2, 0)',
    );
    let waiting = 0;
    const take = (first: number, second: number) =>
      test.db.transaction(async (queries) => {
        const one = (id: number) => queries.execute(sql`UPDATE seats SET taken = taken + 1 WHERE id = ${id}`);
        await one(first);
        waiting += 1;
        // Both lock a row before they request that of the other.
        while (waiting < 2) await new Promise((resolve) => setTimeout(resolve, 5));
        await one(second);
      });
    await Promise.all([take(1, 2), take(2, 1)]);
    const { rows } = await test.pool.query('SELECT taken FROM seats');
    expect(rows).toEqual([{ taken: 2 }, { taken: 2 }]);
  });

  it('opens no more connections than the pool size', async () => {
    const small = await openDatabase({ connectionString: test.url }, { poolSize: 2 });
    await Promise.all(Array.from({ length: 10 }, () => small.pool.query('SELECT pg_sleep(0.01)')));
    expect(small.pool.totalCount).toBe(2);
    await small.close();
  });

  it('survives a terminated idle connection', async () => {
    const warnings: string[] = [];
    const log = { warn: (_: unknown, message = '') => warnings.push(message) };
    const cut = await openDatabase({ connectionString: test.url }, { log, applicationName: 'foyer cut' });
    await test.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'foyer cut'`,
    );
    await expect.poll(() => warnings).toEqual([expect.stringContaining('idle database connection was lost')]);
    expect((await cut.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await cut.close();
  });

  it('replaces a connection that broke when a transaction began', async () => {
    const small = await openDatabase({ connectionString: test.url }, { poolSize: 1 });
    small.pool.once('acquire', (client) => void (client as PoolClient).end());
    await expect(small.db.transaction(async () => 'never')).rejects.toThrow();
    await expect(small.db.transaction(async () => 'again')).resolves.toBe('again');
    await small.close();
  });

  it('allows releasing a terminated connection', async () => {
    const small = await openDatabase(
      { connectionString: test.url },
      { poolSize: 1, applicationName: 'foyer lent' },
    );
    const client = await small.pool.connect();
    await test.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'foyer lent'`,
    );
    await expect.poll(() => small.pool.totalCount).toBe(0);
    client.release();
    expect((await small.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    await small.close();
  });

  it('distinguishes a rejection from an unavailable server', async () => {
    const server = inject('postgres');
    const missing = openDatabase({ ...server, database: 'no_such_database' });
    await expect(missing).rejects.toThrow(StartError);
    await expect(missing).rejects.toThrow('"no_such_database" does not exist');
    const nobody = openDatabase({ connectionString: 'postgresql://foyer@127.0.0.1:9/foyer' });
    await expect(nobody).rejects.toThrow(DatabaseUnreachableError);
  });

  it('rejects servers older than 18', async () => {
    // A database that answers in the old server's name: its own function hides the real one.
    const old = await createTestDatabase('old');
    await old.pool.query(`CREATE FUNCTION public.current_setting(text) RETURNS text LANGUAGE sql
      AS $$ SELECT CASE $1 WHEN 'server_version_num' THEN '170006' ELSE '17.6' END $$`);
    await old.pool.query(`DO $$ BEGIN EXECUTE format(
      'ALTER DATABASE %I SET search_path = public, pg_catalog', current_database()); END $$`);
    const opening = openDatabase({ connectionString: old.url }, { log: { warn() {} } });
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow('PostgreSQL 17.6, and Foyer needs version 18 or newer');
    await old.close();
  });
});
