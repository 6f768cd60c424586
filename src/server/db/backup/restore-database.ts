// Restores a dump into a database: the tables of its version, their rows, then later migrations.
import { once } from 'node:events';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ownMigrations } from '#server/db/migrate.ts';
import { StartError } from '#server/start-error.ts';
import { listTables } from './dump-database.ts';
import { readDump } from './read-dump.ts';

export interface DatabaseToRestore {
  /** The newest migration of the dump's tables. */
  migration: number;
  /** Expected number of rows per table. */
  tables: Record<string, number>;
}

type Migration = ReturnType<typeof readMigrationFiles>[number];

/**
 * Runs in one transaction: all or nothing. Existing contents are removed. Nobody is logged in afterwards, and links of
 * accounts are invalid.
 * @param client has to be closed after a failure, which ends the transaction even within a COPY
 * @param script the dump's text
 * @throws StartError if this program is older than the dump
 * @throws Error if a row violates a constraint, or a count differs
 */
export async function restoreDatabase(
  client: pg.PoolClient,
  { migration, tables }: DatabaseToRestore,
  script: AsyncIterable<Buffer>,
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: ownMigrations });
  if (!migrations.some(({ folderMillis }) => folderMillis === migration)) {
    throw new StartError(
      'The backup was made by a newer Foyer than this one, or by another program. Update Foyer, then restore.',
    );
  }
  await client.query('BEGIN');
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
  await clear(client);
  await run(
    client,
    migrations.filter(({ folderMillis }) => folderMillis <= migration),
  );
  const enforce = await suspendRules(client);
  checkCounts(tables, await copyRows(client, script));
  await enforce();
  await run(
    client,
    migrations.filter(({ folderMillis }) => folderMillis > migration),
  );
  // Otherwise sessions and links that have ended since the backup would be valid again.
  await client.query('TRUNCATE sessions, verifications');
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

/**
 * Drops tables and functions, but not the schema `public` and the objects of extensions, which may belong to another
 * role. `jobs` is the queue, `drizzle` the list of migrations.
 */
async function clear(client: pg.PoolClient): Promise<void> {
  await client.query('SET LOCAL client_min_messages = warning');
  await client.query('DROP SCHEMA IF EXISTS jobs CASCADE; DROP SCHEMA IF EXISTS drizzle CASCADE');
  const { rows } = await client.query<{ statement: string }>(
    `SELECT 'DROP TABLE IF EXISTS ' || c.oid::regclass || ' CASCADE' AS statement FROM pg_class c
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
     UNION ALL SELECT 'DROP FUNCTION IF EXISTS ' || p.oid::regprocedure || ' CASCADE' FROM pg_proc p
       WHERE pronamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`,
  );
  for (const { statement } of rows) await client.query(statement);
  // The same definition as Drizzle's.
  await client.query(
    `CREATE SCHEMA drizzle;
     CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
  );
}

async function run(client: pg.PoolClient, migrations: readonly Migration[]): Promise<void> {
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/**
 * Drops foreign keys and triggers, since rows come in any order and the effects of triggers are in the rows; the owner
 * of the tables may do so on any server. Also deletes rows inserted by migrations.
 * @returns restores them and validates all rows
 */
async function suspendRules(client: pg.PoolClient): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS rule
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`,
  );
  const names = (await listTables(client)).map(({ name }) => client.escapeIdentifier(name));
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await client.query(`TRUNCATE ${names.join(', ')}`);
  return async () => {
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    for (const { table, name, rule } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${rule}`);
  };
}

/** @returns the number of rows per table */
async function copyRows(
  client: pg.PoolClient,
  script: AsyncIterable<Buffer>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let current: { name: string; rows: ReturnType<typeof copyFrom>; done: Promise<unknown> } | undefined;
  for await (const part of readDump(script)) {
    if (part.kind === 'sequence') await client.query(part.statement);
    else if (part.kind === 'table') {
      const rows = client.query(copyFrom(part.copy));
      const done = once(rows, 'finish');
      // Awaited at the end of the table; until then a rejection must not be unhandled.
      done.catch(() => undefined);
      current = { name: part.name, rows, done };
    } else if (current && part.kind === 'rows') {
      if (!current.rows.write(part.lines)) await Promise.race([once(current.rows, 'drain'), current.done]);
    } else if (current) {
      current.rows.end();
      await current.done;
      counts[current.name] = current.rows.rowCount ?? 0;
      current = undefined;
    }
  }
  return counts;
}

function checkCounts(expected: Record<string, number>, found: Record<string, number>): void {
  for (const name of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    if (expected[name] === found[name]) continue;
    throw new Error(`The table ${name} should have ${expected[name] ?? 0} rows and has ${found[name] ?? 0}.`);
  }
}
