// Restricted files of the media library: those that only restricted press directories use.
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.server.ts';
import { unresolvedReferencesOf } from '#server/services/modules/shown-references.ts';
import { snapshotModules } from '#server/services/modules/snapshot-content.ts';

/**
 * All columns that refer to pictures, with the condition for being public. A test compares them with the database.
 */
export const pictureReferences: Readonly<Record<string, string>> = {
  'productions.picture_id': 'is_online',
  'production_pictures.media_id': 'production_id in (select id from productions where is_online)',
  'persons.portrait_id': 'is_online',
  'press_articles.picture_id': 'is_online',
  'subscriptions.picture_id': 'is_online',
  'pages.hero_image_id': 'is_online and deleted_at is null',
  'pages.og_image_id': 'is_online and deleted_at is null',
  'home_elements.picture_id': 'is_online',
  'venues.picture_id': 'true',
};

const shown = sql.raw(
  Object.entries(pictureReferences)
    .map(([name, when]) => {
      const [table, column] = name.split('.');
      return `select ${column} from ${table} where ${column} is not null and ${when}`;
    })
    .join(' union all '),
);

/**
 * The storage keys of all restricted files and their derivatives. A file that visitors see elsewhere (as the picture
 * of a play, in a published module, in a public directory) is not restricted. At most two queries.
 */
export async function listRestrictedKeys({ db }: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: number; keys: string[] }>(sql`
    select m.id, array[m.storage_key] || array(
      select made.storage_key from media_derivatives made where made.media_id = m.id) as keys
    from media m where m.id in (
      select d.media_id from downloads d join download_directories r on r.id = d.directory_id
      group by d.media_id having bool_and(r.is_restricted)
      except (${shown}))`);
  if (rows.length === 0) return new Set();
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const { rows: published } = await db.execute<{ content: unknown }>(sql`
    select s.content from containers c join snapshots s on s.id = c.published_snapshot_id
    where jsonb_path_exists(s.content, '$.modules[*].data.* ? (@ == $ids[*])',
      jsonb_build_object('ids', ${ids}::jsonb))`);
  const publicPictures = new Set(
    published.flatMap(({ content }) => unresolvedReferencesOf(snapshotModules(content)).pictures),
  );
  return new Set(rows.filter(({ id }) => !publicPictures.has(id)).flatMap(({ keys }) => keys));
}
