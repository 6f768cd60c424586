// Reads the lines of a change set from the log.

import { asc, eq, inArray } from 'drizzle-orm';
import { type ResourceName, resourceNames } from '#domain/resources/resource.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { tableOf } from '#server/db/schema/resource-tables.ts';
import { menu_links } from '#server/db/schema/site.ts';
import type { RecordDiff } from './change-set.ts';
import type { Row } from './read-records.ts';

const byTable = new Map<string, ResourceName>(
  // Of the two resources in the table of menus, the first.
  resourceNames.toReversed().map((name) => [tableOf(name), name]),
);

/** In the order of writing. Two queries. */
export async function readChangeSetDiffs(queries: Queries, change_set: number): Promise<RecordDiff[]> {
  const rows = await queries
    .select()
    .from(change_log)
    .where(eq(change_log.change_set, change_set))
    .orderBy(asc(change_log.id));
  const lines = rows.flatMap(({ record_table, record_id, before, after }): RecordDiff[] => {
    const resource = byTable.get(record_table);
    return resource
      ? [{ resource, id: Number(record_id), before: before as Row | null, after: after as Row | null }]
      : [];
  });
  const links = lines.filter(({ resource }) => resource === 'menu_links');
  if (links.length === 0) return lines;
  const below = await linksBelow(queries, links);
  return lines.map((line) => (below.has(line) ? { ...line, resource: 'submenu_links' } : line));
}

/** Links of submenus, which are in the table of their parents, and links that were moved into or out of one. */
async function linksBelow(queries: Queries, links: readonly RecordDiff[]): Promise<Set<RecordDiff>> {
  const ids = links.map(({ id }) => id);
  const rows = await queries
    .select({ id: menu_links.id, parent: menu_links.parent_id })
    .from(menu_links)
    .where(inArray(menu_links.id, ids));
  const parents = new Map(rows.map(({ id, parent }) => [id, parent]));
  return new Set(
    links.filter(({ id, before, after }) => {
      const parent = before?.parent ?? after?.parent ?? parents.get(id);
      return parent !== null && parent !== undefined;
    }),
  );
}
