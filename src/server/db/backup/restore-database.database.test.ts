import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/setup/test-database.ts';
import { migrateDatabase, ownMigrations } from '../migrate.ts';
import { type DatabaseDump, dumpDatabase } from './dump-database.ts';
import { readDump } from './read-dump.ts';
import { restoreDatabase } from './restore-database.ts';

test('a backup of older tables is migrated, and one of newer tables is rejected', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-older-'));
  cpSync(ownMigrations, folder, { recursive: true });
  const journal = path.join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const olderEntries = entries.slice(0, -2);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: olderEntries }));
  const older = await createTestDatabase('older', 'empty');
  await older.pool.query('DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public');
  const connection = { connectionString: older.url };
  expect(await migrateDatabase(connection, { migrationsFolder: folder, log: console })).toBe(
    olderEntries.length,
  );
  await older.pool.query(`INSERT INTO tags (name) VALUES ('{"de": "von früher"}')`);

  const client = await older.pool.connect();
  const parts: Buffer[] = [];
  const reading = dumpDatabase(client);
  let dump: DatabaseDump | undefined;
  while (!dump) {
    const part = await reading.next();
    if (part.done) dump = part.value;
    else parts.push(Buffer.from(part.value));
  }
  client.release();

  const today = await createTestDatabase('today', 'empty');
  const into = await today.pool.connect();
  const script = async function* () {
    yield* parts;
  };
  await restoreDatabase(into, dump, script());
  const { rows } = await into.query('SELECT name FROM tags');
  expect(rows).toEqual([{ name: { de: 'von früher' } }]);
  expect(await migrateDatabase({ connectionString: today.url }, { log: console })).toBe(0);
  await expect(restoreDatabase(into, { ...dump, migration: dump.migration + 1 }, script())).rejects.toThrow(
    /^The backup was made by a newer Foyer/,
  );
  into.release();
  await Promise.all([older.close(), today.close()]);
  rmSync(folder, { recursive: true });
});

async function partsOf(...chunks: string[]): Promise<string[]> {
  const script = async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk);
  };
  const parts: string[] = [];
  for await (const part of readDump(script()))
    parts.push(part.kind === 'rows' ? part.lines.toString() : part.kind);
  return parts;
}

test('a script is read in any chunks, and only rows and sequences are restored', async () => {
  const script =
    '-- One\nCOPY public."tags" ("id", "na""me") FROM stdin;\n1\tä\\\\.\n\\\\.\n\\.\n' +
    'COPY public."empty" ("id") FROM stdin;\n\\.\nSELECT pg_catalog.setval(\'public.a_seq\', 3, true);\n';
  for (let at = 0; at < script.length; at++) {
    const parts = await partsOf(script.slice(0, at), script.slice(at));
    const rows = parts.filter((part) => /\t|\\/.test(part));
    expect(rows.join('')).toBe('1\tä\\\\.\n\\\\.\n');
    expect(parts.filter((part) => !rows.includes(part))).toEqual([
      'table',
      'table-end',
      'table',
      'table-end',
      'sequence',
    ]);
  }
  await expect(partsOf('DROP TABLE users;\n')).rejects.toThrow(/^Not a line of a backup/);
  await expect(partsOf(`${script}COPY public."tags" ("id") FROM stdin;\n1\n`)).rejects.toThrow(/ends before/);
  await expect(partsOf("SELECT pg_catalog.setval('a'||'b', 3, true);\n")).rejects.toThrow(/^Not a line/);
});
