// Initial values of a new event: those of its run, else the stage of its production.
import { eq } from 'drizzle-orm';
import type { Values } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import { productions } from '#server/db/schema/productions.ts';
import { getExistingRun } from '../plan/existing-run.ts';

/** Empty without a run and a play. At most three queries. */
export async function valuesOfNewDate(
  database: Pick<Database, 'db'>,
  { run, production }: Values,
): Promise<Values> {
  const existing = await getExistingRun(database, run);
  if (existing) return existing.fields;
  if (typeof production !== 'number') return {};
  const [play] = await database.db
    .select({ stage_name: productions.stage_name })
    .from(productions)
    .where(eq(productions.id, production));
  return play ?? {};
}
