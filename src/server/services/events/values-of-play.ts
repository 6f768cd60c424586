// What a new date of a play begins with.
import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { productions } from '#server/db/schema/productions.ts';

/** The stage that the play stands on; nothing without a play. One query. */
export async function valuesOfPlay(
  { db }: Pick<Database, 'db'>,
  production: unknown,
): Promise<{ stage_name?: string }> {
  if (typeof production !== 'number') return {};
  const [play] = await db
    .select({ stage_name: productions.stage_name })
    .from(productions)
    .where(eq(productions.id, production));
  return play ?? {};
}
