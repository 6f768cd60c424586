// A database for one test file: a copy of a template, made in about 20 ms.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../src/server/db/client.server.ts';
import { type Template, templateName } from './template.ts';

export type TestDatabase = Database & {
  /** For code that needs a DATABASE_URL. */
  url: string;
};

/**
 * For `beforeAll`, with its `close()` in `afterAll`. The database is deleted with the folder of the run:
 * dropping it takes ten times as long as copying it, since ext4 delays the reuse of inodes.
 * @param template its content
 * @param name identifies it in the list of databases when debugging
 */
export async function createTestDatabase(name = 'test', template: Template = 'empty'): Promise<TestDatabase> {
  const server = inject('postgres');
  const database = `${name}_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`CREATE DATABASE "${database}" TEMPLATE ${templateName(template)} STRATEGY file_copy`);
  await client.end();
  const opened = await openDatabase({ ...server, database }, { poolSize: 5, applicationName: 'foyer tests' });
  return {
    ...opened,
    url: `postgresql://${server.user}@${encodeURIComponent(server.host)}:${server.port}/${database}`,
  };
}
