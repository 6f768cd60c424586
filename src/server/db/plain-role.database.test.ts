import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../../tests/setup/test-database.ts';
import { type DatabaseDump, dumpDatabase } from './backup/dump-database.ts';
import { restoreDatabase } from './backup/restore-database.ts';
import { openDatabase } from './client.server.ts';
import { migrateDatabase } from './migrate.ts';

test('a role that only owns its database can create tables and restore backups', async () => {
  const server = inject('postgres');
  const name = `plain_${randomBytes(6).toString('hex')}`;
  const superuser = new pg.Client(server);
  await superuser.connect();
  await superuser.query(`CREATE ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS`);
  await superuser.query(`CREATE DATABASE ${name} OWNER ${name}`);
  await superuser.end();
  const connection = { ...server, user: name, database: name };
  expect(await migrateDatabase(connection, { log: console })).toBeGreaterThan(10);

  const theatre = await createTestDatabase('theatre', 'fixture');
  const reader = await theatre.pool.connect();
  const parts: Buffer[] = [];
  const reading = dumpDatabase(reader);
  let dump: DatabaseDump | undefined;
  while (!dump) {
    const part = await reading.next();
    if (part.done) dump = part.value;
    else parts.push(Buffer.from(part.value));
  }
  reader.release();
  await theatre.close();

  const plain = await openDatabase(connection, { poolSize: 2 });
  const into = await plain.pool.connect();
  const script = async function* () {
    yield* parts;
  };
  await restoreDatabase(into, dump, script());
  into.release();
  const { rows } = await plain.pool.query(
    'SELECT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS is_super, (SELECT count(*)::int FROM events) AS events',
  );
  expect(rows).toEqual([{ is_super: false, events: dump.tables.events }]);
  await plain.close();
});
