// The scope of the role `press` among pages and slots: the press section, and the slots of press articles.
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { containers, modules, pages, scheduled_publications } from '#server/db/schema/pages.ts';
import { press_sections } from '#site';

/** The target of a request, by the id or slug that it names. */
export type EditTarget =
  | { slug: string }
  | { container: number }
  | { module: number }
  | { scheduled: number };

/**
 * Whether a target is in the press section: the slot of the press room, slots of press articles, and pages at or below
 * the German paths of `press_sections` in `site.config.ts`. At most two queries. True for a missing target, which the
 * endpoint reports.
 */
export async function isWithinPressScope(database: Database, target: EditTarget): Promise<boolean> {
  const slug = 'slug' in target ? target.slug : await slugOf(database, target);
  if (slug === null) return true;
  const [, page] = /^page-([1-9]\d{0,8})$/.exec(slug) ?? [];
  if (!page) return slug === 'list-press' || /^press-\d+$/.test(slug);
  const [row] = await database.db
    .select({ path: pages.path_de })
    .from(pages)
    .where(eq(pages.id, Number(page)));
  return !row || press_sections.some((section) => `${row.path}/`.startsWith(`${section}/`));
}

/** The slug of the target's container; null if there is none. */
async function slugOf(
  { db }: Database,
  target: Exclude<EditTarget, { slug: string }>,
): Promise<string | null> {
  const [row] = await db
    .select({ slug: containers.slug })
    .from(containers)
    .where(eq(containers.id, containerOf(target)));
  return row?.slug ?? null;
}

function containerOf(target: Exclude<EditTarget, { slug: string }>) {
  if ('container' in target) return sql`${target.container}::int`;
  return 'module' in target
    ? sql`(select ${modules.container_id} from ${modules} where ${modules.id} = ${target.module})`
    : sql`(select ${scheduled_publications.container_id} from ${scheduled_publications}
        where ${scheduled_publications.id} = ${target.scheduled})`;
}
