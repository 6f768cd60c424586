// The secret for signing cookies and tokens: created once, stored in the database, shared by all instances.
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { secrets } from '#server/db/schema/users.ts';

const name = 'sessions';

/** By connection pool, since tests and previews open several databases in one process. */
const secretsByPool = new WeakMap<Database['pool'], Promise<string>>();

/** 256 bits as text. Reads the database once per process; instances that start together agree on one secret. */
export function authSecret(database: Database): Promise<string> {
  const found = secretsByPool.get(database.pool);
  if (found) return found;
  const secret = readOrCreate(database);
  secretsByPool.set(database.pool, secret);
  // After a failure the next request tries again.
  secret.catch(() => secretsByPool.delete(database.pool));
  return secret;
}

async function readOrCreate({ db }: Database): Promise<string> {
  const read = () => db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  let [row] = await read();
  if (!row) {
    await db
      .insert(secrets)
      .values({ name, value: randomBytes(32).toString('base64url') })
      .onConflictDoNothing();
    [row] = await read();
  }
  if (!row) throw new Error('The secret of the sessions could not be kept.');
  return row.value;
}
