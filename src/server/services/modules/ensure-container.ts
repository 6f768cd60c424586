// Creates the container of a slot when an editor first opens it.
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { isScreenSlot } from '#domain/pages/screen-slots.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { containers, pages } from '#server/db/schema/pages.ts';
import { insertHead } from '#server/services/pages/head/stored-head.ts';
import { isRecordId } from '#server/services/record-id.ts';

/** Slots of records: prefix of their slugs, and the record's table. */
const recordTables: Readonly<Record<string, SQL>> = {
  page: sql`pages where deleted_at is null and`,
  production: sql`productions where`,
  'booklet-section': sql`booklet_sections where`,
  person: sql`persons where`,
  press: sql`press_articles where`,
  subscription: sql`subscriptions where`,
  venue: sql`venues where`,
};

export interface EnsuredContainer {
  id: number;
  slug: string;
  content_type: string;
  version: number;
}

/**
 * The container of a slug; created if the slug is that of a screen or an existing record. Null for every other slug.
 * Two requests at once get the same one.
 */
export async function ensureContainer({ db }: Database, slug: string): Promise<EnsuredContainer | null> {
  const owner = ownerOf(slug);
  if (!owner) return null;
  return db.transaction(async (queries) => {
    const there = await readContainerOfSlug(queries, slug);
    if (there) return there;
    if (owner.record !== null && !(await isThere(queries, owner))) return null;
    const { content_type } = owner;
    await queries.insert(containers).values({ slug, content_type }).onConflictDoNothing();
    const made = await readContainerOfSlug(queries, slug);
    if (made && content_type === 'page') {
      const isWithout = and(eq(pages.id, owner.record as number), isNull(pages.container_id));
      await queries.update(pages).set({ container_id: made.id }).where(isWithout);
      await insertHead(queries, made.id);
    }
    return made;
  });
}

interface Owner {
  content_type: string;
  /** Null for slots of screens. */
  record: number | null;
}

/** The screen or record of a slug; null for an unknown one. */
function ownerOf(slug: string): Owner | null {
  if (isScreenSlot(slug)) return { content_type: 'screen', record: null };
  const [, kind = '', digits = ''] = /^([a-z-]+)-([1-9]\d{0,9})$/.exec(slug) ?? [];
  const record = Number(digits);
  return Object.hasOwn(recordTables, kind) && isRecordId(record) ? { content_type: kind, record } : null;
}

async function isThere(queries: Queries, { content_type, record }: Owner): Promise<boolean> {
  const { rows } = await queries.execute(sql`select 1 from ${recordTables[content_type]} id = ${record}`);
  return rows.length > 0;
}

async function readContainerOfSlug(queries: Queries, slug: string): Promise<EnsuredContainer | null> {
  const [row] = await queries
    .select({
      id: containers.id,
      slug: containers.slug,
      content_type: containers.content_type,
      version: containers.version,
    })
    .from(containers)
    .where(eq(containers.slug, slug));
  return row ?? null;
}
