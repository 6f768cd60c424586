// Writes the rows of a database as one script of COPY commands, all of the same moment.
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

export interface DatabaseDump {
  /** The moment of which all rows are. */
  taken_at: Date;
  /** The newest migration of the tables, in milliseconds as in Drizzle's journal. */
  migration: number;
  /** The server's version, such as `18.4`. */
  postgres: string;
  /** Rows per table. */
  tables: Record<string, number>;
  /** The store's keys that the rows name. */
  keys: string[];
}

interface Table {
  name: string;
  columns: string[];
}

/**
 * Dumps all tables in one snapshot, concurrently with writes. The format is that of `pg_dump --data-only`, so psql can
 * restore it into migrated tables. The tables of the job queue are left out: the program recreates them.
 * @param client must not be reused if the iteration ends early
 * @returns the script in chunks, then a summary of its contents
 */
export async function* dumpDatabase(client: pg.PoolClient): AsyncGenerator<Buffer | string, DatabaseDump> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
  const facts = await readFacts(client);
  yield `${header(facts)}\n`;
  const tables: Record<string, number> = {};
  for (const table of await listTables(client)) tables[table.name] = yield* dumpTable(client, table);
  // Sequences are not transactional: read after the rows, they are never behind them.
  for (const { name, value, is_called } of await readSequences(client))
    yield `SELECT pg_catalog.setval('${name}', ${value}, ${is_called});\n`;
  const keys = await listKeys(client);
  await client.query('COMMIT');
  return { ...facts, tables, keys };
}

type Facts = Pick<DatabaseDump, 'taken_at' | 'migration' | 'postgres'>;

async function readFacts(client: pg.PoolClient): Promise<Facts> {
  const { rows } = await client.query<{ taken_at: Date; postgres: string; migration: string }>(
    `SELECT now() AS taken_at, current_setting('server_version') AS postgres,
       (SELECT max(created_at) FROM drizzle.__drizzle_migrations) AS migration`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database says nothing about itself.');
  return { ...row, migration: Number(row.migration) };
}

const header = ({ taken_at, migration, postgres }: Facts) =>
  [
    `-- All rows of a Foyer, as they were on ${taken_at.toISOString()}.`,
    `-- Tables: migration ${migration}. Written by PostgreSQL ${postgres}.`,
  ].join('\n');

/** Tables of the site with their columns, without those that the server computes. */
export async function listTables(client: Pick<pg.ClientBase, 'query'>): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return rows;
}

/** @returns the number of rows */
async function* dumpTable(
  client: pg.PoolClient,
  { name, columns }: Table,
): AsyncGenerator<Buffer | string, number> {
  const place = `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;
  yield `COPY ${place} FROM stdin;\n`;
  const rows = client.query(copyTo(`COPY ${place} TO STDOUT`));
  for await (const lines of rows) yield lines as Buffer;
  yield '\\.\n';
  return rows.rowCount ?? 0;
}

/** Quoted as in the script, so that any name is restored unchanged. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

async function readSequences(client: pg.PoolClient) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`,
  );
  const found: { name: string; value: string; is_called: boolean }[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; is_called: boolean }>(
      `SELECT last_value::text AS value, is_called FROM public.${name}`,
    );
    for (const row of state.rows) found.push({ name: `public.${name}`, ...row });
  }
  return found;
}

/** The storage keys in all columns that have any, found by the catalog. */
async function listKeys(client: pg.PoolClient): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'storage_key' ORDER BY table_name`,
  );
  const keys: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ key: string }>(`SELECT storage_key AS key FROM public.${name}`);
    for (const { key } of rows) keys.push(key);
  }
  return keys;
}
