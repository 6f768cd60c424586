// Distinguishes records of the same name in choices: by a picture and a short text.
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { formatDate } from '#domain/dates/date-format.ts';
import { isDay } from '#domain/dates/dates.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { type ListedReference, textIn } from '#domain/resources/list-row.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { resourceTables } from '#server/db/schema/resource-tables.ts';
import { columnsOf } from '#server/db/table-columns.ts';
import { mediaUrl } from '#server/media/serve.ts';
import { listValue } from '../lists/list-values.ts';

export interface RecordCard {
  /** "Schauspiel", "Henrik Ibsen, 2025/26"; empty if the name is enough. */
  detail: string;
  /** The address of a thumbnail; empty without one. */
  thumbnail: string;
}

/** The fields shown below the name. */
const details: Partial<Record<ResourceName, readonly string[]>> = {
  persons: ['position'],
  productions: ['author', 'season'],
  runs: ['production', 'stage_name'],
  events: ['stage_name'],
  internal_dates: ['stage_name'],
  booklet_sections: ['production'],
  submenu_links: ['parent'],
  subscriptions: ['season'],
  download_directories: ['category'],
  press_articles: ['date'],
  media: ['credit'],
};

/** By number. One query. */
export async function readCards(
  queries: Queries,
  name: ResourceName,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, RecordCard>> {
  if (ids.length === 0) return new Map();
  const { table } = resourceTables[name];
  const { id } = columnsOf(table);
  const own = details[name] ?? [];
  // Nothing among these depends on the time.
  const values = own.flatMap((field) => listValue(name, field, { now: new Date(0) }) ?? sql`null`);
  const { rows } = await queries.execute<{ id: number; details: unknown[]; key: string | null }>(
    sql`select ${id} as id, jsonb_build_array(${sql.join(values, sql`, `)}) as details, ${thumbnailOf(name)} as key
      from ${table} where ${id} = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(
    rows.map((row) => {
      const detail = row.details.map((value) => shown(value, locale)).filter(Boolean);
      return [
        Number(row.id),
        { detail: detail.join(', '), thumbnail: row.key === null ? '' : mediaUrl(row.key) },
      ];
    }),
  );
}

function shown(value: unknown, locale: Locale): string {
  const named =
    value && typeof value === 'object' && 'name' in value ? (value as ListedReference).name : value;
  const text = textIn(named, locale);
  return isDay(text) ? formatDate(text) : text;
}

/** The storage key of a small version of the record's picture, as a column of a query from its table. */
function thumbnailOf(name: ResourceName): SQL {
  const picture = pictureOf(name);
  if (!picture) return sql`null::text`;
  return sql`(select coalesce(
      (select d.storage_key from media_derivatives d where d.media_id = m.id and d.format in ('webp', 'jpg')
        order by d.crop <> 'horizontal', d.width, d.format desc limit 1), m.storage_key)
    from media m where m.id = ${picture} and m.kind = 'image')`;
}

/** The number of its first picture; of an event that of its production. */
function pictureOf(name: ResourceName): PgColumn | SQL | undefined {
  const columns = columnsOf(resourceTables[name].table);
  if (name === 'media') return columns.id;
  if (name === 'events') {
    return sql`(select p.picture_id from productions p where p.id = ${columns.production_id})`;
  }
  const field = Object.entries(fieldsOf(name)).find(
    ([, each]) => each.kind === 'reference' && each.to === 'media',
  );
  return field && columns[`${field[0]}_id`];
}
