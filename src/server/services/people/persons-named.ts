// Finds people by their full names.
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';

/** The ids of online persons by name; unknown and ambiguous names are missing. One query. */
export async function personsNamed(
  { db }: Pick<Database, 'db'>,
  names: readonly string[],
): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const { rows } = await db.execute<{ name: string; ids: number[] }>(sql`
    select trim(first_name || ' ' || last_name) as name, array_agg(id) as ids from persons
    where is_online and trim(first_name || ' ' || last_name) = any(${sql.param([...names])}::text[])
    group by 1`);
  return new Map(
    rows.flatMap(({ name, ids: [id, another] }) => (id && !another ? [[name, id] as const] : [])),
  );
}
