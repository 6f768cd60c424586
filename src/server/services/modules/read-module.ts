// A module of the working copy as data and as shown, as endpoints answer it.
import { eq } from 'drizzle-orm';
import { type DraftModule, itemNameOf, type ModuleName, type ShownModule } from '#domain/modules/modules.ts';
import type { Database } from '#server/db/client.server.ts';
import { containers } from '#server/db/schema/pages.ts';
import { draftOf, readModule, readWorkingCopy, subtreeOf } from '#server/services/modules/rows.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { resolveModule } from './shown-modules.ts';

export interface ModuleWithDraft {
  draft: DraftModule;
  /** With its children. */
  shown: ShownModule | null;
  container_version: number;
}

/** One module of the working copy; null if it is removed or of another kind. Not for visitors. */
export async function getDraftModule(
  database: Database,
  module: ModuleName,
  id: number,
  requestContext: RequestContext,
): Promise<ModuleWithDraft | null> {
  const found = await readModule(database.db, id);
  if (!found || found.deleted_at || found.module !== module) return null;
  const [container] = await database.db
    .select({ version: containers.version })
    .from(containers)
    .where(eq(containers.id, found.container));
  const draft = draftOf(found);
  const shown = await resolveDraft(database, draft, requestContext);
  return { draft, shown, container_version: container?.version as number };
}

/** A module as shown with this data, in the working copy or not. */
export async function resolveDraft(
  database: Database,
  draft: DraftModule,
  requestContext: RequestContext,
): Promise<ShownModule | null> {
  const isAlone = draft.module !== 'container' && itemNameOf(draft.module) === null;
  const below = isAlone ? [] : subtreeOf(await readWorkingCopy(database.db, draft.container), draft.id);
  const modules = [draft, ...below.filter(({ id }) => id !== draft.id)];
  return resolveModule(database, draft.id, modules, requestContext);
}
