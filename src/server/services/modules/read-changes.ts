// The changes since a client's version: changed modules, and the current structure.
import { eq } from 'drizzle-orm';
import { type DraftModule, type ShownModule, shownModulesById } from '#domain/modules/modules.ts';
import type { Database } from '#server/db/client.server.ts';
import { containers } from '#server/db/schema/pages.ts';
import { type ContainerChange, changesSince } from '#server/services/modules/changes.ts';
import { readWorkingCopy, subtreeOf } from '#server/services/modules/rows.ts';
import { isChangedSincePublished } from '#server/services/pages/changed-since-published.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { resolveModules } from './shown-modules.ts';

export interface SeenChanges {
  version: number;
  is_changed: boolean;
  /** False if some changes are unknown; then all modules are returned. */
  is_complete: boolean;
  changes: ContainerChange[];
  modules: { draft: DraftModule; shown: ShownModule | null }[];
  places: { id: number; parent: number | null; column: number }[];
}

/**
 * A consistent read, in which the version matches the modules. Null if there is no such container. At most six queries.
 */
export async function readChanges(
  database: Database,
  container: number,
  since: number,
  requestContext: RequestContext,
): Promise<SeenChanges | null> {
  if (!isRecordId(container)) return null;
  const stored = await database.db.transaction(
    async (queries) => {
      const [row] = await queries
        .select({ version: containers.version })
        .from(containers)
        .where(eq(containers.id, container));
      if (!row) return null;
      const { changes, isComplete } = await changesSince(queries, container, since, row.version);
      return { version: row.version, changes, isComplete, all: await readWorkingCopy(queries, container) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (!stored) return null;
  const { version, changes, all } = stored;
  const is_complete = stored.isComplete && changes.every(({ id }) => id !== null);
  const changed = is_complete ? changedOf(changes, all) : all;
  const shown = shownModulesById(
    changed.length > 0 ? await resolveModules(database, all, requestContext) : [],
  );
  return {
    version,
    is_changed: await isChangedSincePublished(database, container, all),
    is_complete,
    changes,
    modules: changed.map((draft) => ({ draft, shown: shown.get(draft.id) ?? null })),
    places: all.map(({ id, parent, column }) => ({ id, parent, column })),
  };
}

/** Includes all children of created and restored modules. */
function changedOf(changes: readonly ContainerChange[], all: readonly DraftModule[]): DraftModule[] {
  const ids = new Set<number>();
  for (const { id, kind } of changes) {
    if (id === null) continue;
    const concerned = kind === 'update' ? all.filter((module) => module.id === id) : subtreeOf(all, id);
    for (const module of concerned) ids.add(module.id);
  }
  return all.filter(({ id }) => ids.has(id));
}
