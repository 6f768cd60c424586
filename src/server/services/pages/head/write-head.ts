// Writes fields of a page's head into its working copy, as one operation of its container.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { DraftModule, ModuleData } from '#domain/modules/modules.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { modules } from '#server/db/schema/pages.ts';
import { logOperation } from '#server/services/modules/operation.ts';
import { draftOf, lockContainers, readModule } from '#server/services/modules/rows.ts';
import { raiseContainerVersions } from '#server/services/modules/slots.ts';
import { findTranslationSources, writtenAt } from '#server/services/modules/written-at.ts';

/**
 * @param fields those that are different; valid, as they are stored
 * @param user_id null for an import
 */
export async function writeHead(
  queries: Queries,
  container: number | null,
  fields: ModuleData,
  user_id: string | null,
): Promise<void> {
  if (container === null || Object.keys(fields).length === 0) return;
  await lockContainers(queries, [container]);
  const [row] = await queries
    .select({ id: modules.id })
    .from(modules)
    .where(and(eq(modules.container_id, container), eq(modules.module, 'head')));
  const current = row ? await readModule(queries, row.id) : null;
  if (!current) return;
  const data = { ...current.data, ...fields };
  if (canonicalJson(data) === canonicalJson(current.data)) return;
  const earlier = await findTranslationSources(queries, current, data);
  const version = current.version + 1;
  await queries
    .update(modules)
    .set({ data, version, written_at: writtenAt('head', data, current, earlier), updated_at: sql`now()` })
    .where(eq(modules.id, current.id));
  const container_version = await raiseContainerVersions(queries, [container]);
  const before: DraftModule = draftOf(current);
  await logOperation(queries, {
    operation_id: randomUUID(),
    kind: 'update',
    user_id,
    container_id: container,
    module_id: current.id,
    before: { module: before, container_version: container_version - 1 },
    after: {
      module: { ...before, data, version },
      container_version,
      ...(user_id === null ? { is_import: true } : {}),
    },
  });
}
