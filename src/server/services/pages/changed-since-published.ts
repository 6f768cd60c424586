// Whether the working copy of a slot differs in content from what is published.
import { eq } from 'drizzle-orm';
import { emptyData } from '#domain/modules/module-fields.ts';
import type { DraftModule } from '#domain/modules/modules.ts';
import { schemaOf } from '#modules/schemas.ts';
import { canonicalJson } from '#server/db/canonical.ts';
import type { Database } from '#server/db/client.server.ts';
import { containers, pages, snapshots } from '#server/db/schema/pages.ts';
import { bySlotOrder } from '#server/services/modules/rows.ts';
import { snapshotModules } from '#server/services/modules/snapshot-content.ts';
import { headIn, publishedHead } from '#server/services/pages/head/stored-head.ts';
import { slotHasDraft } from '#server/services/records/drafts/publish-record-drafts.ts';

/**
 * Whether two lists of modules render the same page. Ignores versions (a change may have been undone) and gaps in the
 * order of siblings.
 */
export function haveSameContent(some: readonly DraftModule[], others: readonly DraftModule[]): boolean {
  return meaningOf(some) === meaningOf(others);
}

function meaningOf(modules: readonly DraftModule[]): string {
  const sorted = modules.toSorted(bySlotOrder);
  const byParent = Map.groupBy(sorted, ({ parent }) => parent);
  const below = (parent: number | null): unknown[] =>
    (byParent.get(parent) ?? []).map(({ id, column, module, data }) => [
      id,
      column,
      module,
      { ...emptyData(schemaOf(module)), ...data },
      below(id),
    ]);
  return canonicalJson(below(null));
}

/**
 * Whether publishing would change anything public: the head of a page, its modules, or the record with a draft. An
 * empty slot that was never published is unchanged. At most two queries.
 */
export async function isChangedSincePublished(
  { db }: Pick<Database, 'db'>,
  container: number,
  draft: readonly DraftModule[],
): Promise<boolean> {
  const [row] = await db
    .select({ slug: containers.slug, content: snapshots.content, page: pages })
    .from(containers)
    .leftJoin(snapshots, eq(snapshots.id, containers.published_snapshot_id))
    .leftJoin(pages, eq(pages.container_id, containers.id))
    .where(eq(containers.id, container));
  const head = headIn(draft);
  const shown = head && row?.page ? [publishedHead(head, row.page)] : [];
  if (!haveSameContent([...shown, ...snapshotModules(row?.content)], draft)) return true;
  return row !== undefined && slotHasDraft(db, row.slug);
}
