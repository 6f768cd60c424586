// Updates the search index for changed records and for documents that contain their texts.
import { type SQL, sql } from 'drizzle-orm';
import type { ScreenSlot } from '#domain/pages/screen-slots.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { type SearchKind, searchKinds } from '#domain/search/search.ts';
import type { Queries } from '#server/db/query-builder.ts';
import { screens } from '#server/services/search/screens.ts';
import { indexRecords } from '#server/services/search/write-index.ts';

/** Ids of documents by their kind. */
export type Indexed = ReadonlyMap<SearchKind, ReadonlySet<number>>;

const itself = (kind: SearchKind) => (ids: SQL) => sql`select ${kind} as kind, unnest(${ids}) as id`;
const screen = (at: ScreenSlot) => () =>
  sql`select 'screen' as kind, ${screens.find(({ place }) => place === at)?.id ?? 0}::int as id`;

/** The documents that contain texts of a record, by the array of their ids. */
const documents: Partial<Record<ResourceName, (ids: SQL) => SQL>> = {
  tags: (
    ids,
  ) => sql`select 'production' as kind, production_id as id from production_tags where tag_id = any(${ids})
    union select 'event', event_id from event_tags where tag_id = any(${ids})`,
  activities: (ids) => sql`select 'event' as kind, id from events where activity_id = any(${ids})`,
  positions: (ids) => sql`select 'person' as kind, id from persons where position_id = any(${ids})`,
  categories: (ids) =>
    sql`select 'person' as kind, person_id as id from person_category_members where category_id = any(${ids})`,
  persons: itself('person'),
  productions: (ids) => sql`select 'production' as kind, unnest(${ids}) as id
    union select 'event', id from events where production_id = any(${ids})
    union select 'booklet', id from booklet_sections where production_id = any(${ids})
    union select 'person', person_id from production_cast
      where production_id = any(${ids}) and person_id is not null
    union select 'person', person_id from production_credits
      where production_id = any(${ids}) and person_id is not null`,
  booklet_sections: itself('booklet'),
  events: (ids) => sql`select 'event' as kind, unnest(${ids}) as id
    union select 'production', production_id from events where id = any(${ids}) and production_id is not null
    union select 'person', person_id from event_cast where event_id = any(${ids}) and person_id is not null`,
  venues: itself('venue'),
  home_elements: screen('index'),
  news_teasers: screen('index'),
  press_articles: itself('press'),
  download_directories: screen('list-press'),
  subscriptions: itself('subscription'),
  forms: itself('form'),
};

/**
 * The documents that records concern at present. Ask before and after a change: they may leave one and enter another.
 * One query.
 */
export async function indexedBy(
  queries: Queries,
  name: ResourceName,
  ids: readonly number[],
): Promise<Indexed> {
  const select = documents[name];
  if (!select || ids.length === 0) return new Map();
  const array = sql`${sql.param([...ids])}::int[]`;
  const { rows } = await queries.execute<{ kind: SearchKind; id: number }>(select(array));
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, found]) => [kind, new Set(found.map((row) => row.id))]));
}

/** Call it last in the transaction. */
export async function reindex(queries: Queries, ...concerned: readonly Indexed[]): Promise<void> {
  for (const kind of searchKinds) {
    const ids = new Set(concerned.flatMap((each) => [...(each.get(kind) ?? [])]));
    await indexRecords(queries, kind, [...ids]);
  }
}
