// Adds accounts to a test site. Written into its embedded database, since no screen creates accounts.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { openDatabaseTransport } from '#server/db/embedded/transport.ts';
import { hashPassword } from '#server/services/accounts/password-hash.ts';
import { colleagues } from './accounts.ts';

/** @param dataDir of a running site */
export async function addColleagues(dataDir: string): Promise<void> {
  const { connection } = await openDatabaseTransport(path.join(dataDir, 'postgres'));
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const { id, email, name, role, password } of colleagues) {
      await client.query(
        'insert into users (id, name, email, email_verified, role) values ($1, $2, $3, true, $4)',
        [id, name, email, role],
      );
      await client.query(
        "insert into accounts (id, account_id, provider_id, user_id, password) values ($1, $2, 'credential', $2, $3)",
        [randomUUID(), id, await hashPassword(password)],
      );
    }
  } finally {
    await client.end();
  }
}
