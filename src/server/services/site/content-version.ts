// The content version: raised by every change that visitors can see, so that every instance renews its pages.
import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/query-builder.ts';
import { content_version } from '#server/db/schema/site.ts';

/**
 * Raises the version and notifies all instances. Inside a transaction both happen with its commit.
 * @returns the new version
 */
export async function bumpContentVersion(queries: Queries): Promise<number> {
  const [row] = await queries
    .insert(content_version)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({
      target: content_version.id,
      set: { version: sql`${content_version.version} + 1`, changed_at: sql`now()` },
    })
    .returning({ version: content_version.version });
  const version = row?.version as number;
  await queries.execute(sql`SELECT pg_notify('foyer_content', ${String(version)})`);
  return version;
}
