// Which choices of a filter find nothing.
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/client.server.ts';

/** The keys of the conditions that none of the `listed` rows of a table meets. One query. */
export async function keysWithoutRows<K>(
  { db }: Pick<Database, 'db'>,
  table: PgTable,
  listed: SQL | undefined,
  conditions: readonly (readonly [key: K, condition: SQL | undefined])[],
): Promise<K[]> {
  const columns = conditions.map(([, condition], at) => [
    String(at),
    sql<boolean | null>`bool_or(${condition ?? sql`true`})`,
  ]);
  const [found] = await db.select(Object.fromEntries(columns)).from(table).where(listed);
  return conditions.filter((_, at) => !found?.[String(at)]).map(([key]) => key);
}
