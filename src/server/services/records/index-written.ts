// Renews the search index for a changed record and for those that show its words.
import { type SQL, sql } from 'drizzle-orm';
import type { ResourceName } from '#domain/resources/resource.ts';
import { type SearchKind, searchKinds } from '#domain/search/search.ts';
import { screens } from '#server/services/search/screens.ts';
import { indexRecords } from '#server/services/search/write-index.ts';
import type { Queries } from '#server/services/site/content-version.ts';

/** Ids of documents by their kind. */
export type Indexed = ReadonlyMap<SearchKind, ReadonlySet<number>>;

const home = screens.find(({ place }) => place === 'index')?.id ?? 0;
const itself = (kind: SearchKind) => (id: number) => sql`select ${kind} as kind, ${id}::int as id`;
const homePage = () => sql`select 'screen' as kind, ${home}::int as id`;

/** The documents that hold words of a record. */
const documents: Partial<Record<ResourceName, (id: number) => SQL>> = {
  tags: (id) => sql`select 'production' as kind, production_id as id from production_tags where tag_id = ${id}
    union select 'event', event_id from event_tags where tag_id = ${id}`,
  activities: (id) => sql`select 'event' as kind, id from events where activity_id = ${id}`,
  positions: (id) => sql`select 'person' as kind, id from persons where position_id = ${id}`,
  categories: (id) =>
    sql`select 'person' as kind, person_id as id from person_category_members where category_id = ${id}`,
  persons: itself('person'),
  productions: (id) => sql`select 'production' as kind, ${id}::int as id
    union select 'event', id from events where production_id = ${id}
    union select 'booklet', id from booklet_sections where production_id = ${id}
    union select 'person', person_id from production_cast where production_id = ${id} and person_id is not null
    union select 'person', person_id from production_credits where production_id = ${id} and person_id is not null`,
  booklet_sections: itself('booklet'),
  events: (id) => sql`select 'event' as kind, ${id}::int as id
    union select 'production', production_id from events where id = ${id} and production_id is not null`,
  venues: itself('venue'),
  home_elements: homePage,
  news_teasers: homePage,
  press_articles: itself('press'),
  subscriptions: itself('subscription'),
  forms: itself('form'),
};

/** The documents that a record concerns at present. Ask before and after a change: it may leave one and enter another. */
export async function indexedBy(queries: Queries, name: ResourceName, id: number): Promise<Indexed> {
  const select = documents[name];
  if (!select) return new Map();
  const { rows } = await queries.execute<{ kind: SearchKind; id: number }>(select(id));
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, found]) => [kind, new Set(found.map((row) => row.id))]));
}

/** Call it last in the transaction. */
export async function indexAnew(queries: Queries, ...concerned: readonly Indexed[]): Promise<void> {
  for (const kind of searchKinds) {
    const ids = new Set(concerned.flatMap((each) => [...(each.get(kind) ?? [])]));
    await indexRecords(queries, kind, [...ids]);
  }
}
