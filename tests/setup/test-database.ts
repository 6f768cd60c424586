// A database of its own for a test file: a copy of the template, made in some 20 milliseconds.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/server/db/client.server.ts';
import { type Template, templateName } from './template.ts';

export type TestDatabase = Database & {
  /** For code that takes a DATABASE_URL. */
  url: string;
};

/**
 * Call it in `beforeAll`, and the database's `close()` in `afterAll`: that also drops it.
 * @param template what it holds
 * @param name for the list of databases, while a test is looked into
 */
export async function createTestDatabase(name = 'test', template: Template = 'empty'): Promise<TestDatabase> {
  const server = inject('postgres');
  const database = `${name}_${randomBytes(6).toString('hex')}`;
  await administrate(`CREATE DATABASE "${database}" TEMPLATE ${templateName(template)} STRATEGY file_copy`);
  const opened = await openDatabase({ ...server, database }, { poolSize: 5, applicationName: 'foyer tests' });
  return {
    ...opened,
    url: `postgresql://${server.user}@${encodeURIComponent(server.host)}:${server.port}/${database}`,
    close: async () => {
      await opened.close();
      await administrate(`DROP DATABASE "${database}" WITH (FORCE)`);
    },
  };
}

async function administrate(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
