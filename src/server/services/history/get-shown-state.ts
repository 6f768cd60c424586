// A state of a slot as shown on its page, with its data in both languages.
import { eq } from 'drizzle-orm';
import type { ParsedStateRef } from '#domain/history/history.ts';
import type { DraftModule, ShownModule } from '#domain/modules/modules.ts';
import type { Database } from '#server/db/client.server.ts';
import { containers } from '#server/db/schema/pages.ts';
import { readState } from '#server/services/history/read-state.ts';
import { resolveModules } from '#server/services/modules/shown-modules.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';

export interface ShownState {
  /** The container's present version. */
  version: number;
  draft: DraftModule[];
  modules: ShownModule[];
}

/** Null if there is no such slot, or no such state. At most seven queries. */
export async function getShownState(
  database: Database,
  container: number,
  state: ParsedStateRef,
  requestContext: RequestContext,
): Promise<ShownState | null> {
  if (!isRecordId(container)) return null;
  const found = await database.db.transaction(
    async (queries) => {
      const [place] = await queries
        .select({ version: containers.version })
        .from(containers)
        .where(eq(containers.id, container));
      const draft = place ? await readState(queries, container, state) : null;
      return place && draft && { version: place.version, draft };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return found ? { ...found, modules: await resolveModules(database, found.draft, requestContext) } : null;
}
