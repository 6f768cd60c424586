// Pages for the tests of the reading side: a small tree with published modules, and a working copy that nobody may see.
import { eq, sql } from 'drizzle-orm';
import type { DraftModule, ModuleData, ModuleName } from '#domain/modules/modules.ts';
import * as schema from '#server/db/schema/schema.ts';
import type { SnapshotContent } from '#server/services/modules/snapshot-content.ts';
import type { TestDatabase } from '../setup/test-database.ts';
import { both, event, german, production } from './fixture-ids.ts';

/** Pages by what they are there for. */
export const page = { visit: 1, way: 2, food: 3, offline: 4, neverPublished: 5, deleted: 6 } as const;

/** Stands in every working copy and in no snapshot. */
export const canary = 'Kanarienvogel im Entwurf';

type Queries = Pick<TestDatabase, 'db'>;

/** One module as a test writes it down; `order` is its place in the list. */
export interface FixtureModule {
  id: number;
  module: ModuleName;
  parent?: number;
  column?: number;
  data?: ModuleData;
}

/** Modules as a container holds them. */
export function draftModules(container: number, list: readonly FixtureModule[]): DraftModule[] {
  return list.map(({ parent = null, column = 0, data = {}, ...rest }, order) => ({
    ...rest,
    container,
    parent,
    column,
    order,
    data,
    version: 1,
  }));
}

/** A container with its working copy; `published` is what visitors see, undefined for nothing yet. */
export async function fillContainer(
  { db }: Queries,
  id: number,
  slug: string,
  draft: readonly FixtureModule[],
  published?: unknown,
): Promise<void> {
  await db
    .insert(schema.containers)
    .values({ id, slug, content_type: slug.startsWith('page-') ? 'page' : 'screen', version: 3 });
  for (const { container: container_id, parent: parent_id, ...row } of draftModules(id, draft)) {
    await db.insert(schema.modules).values({ ...row, container_id, parent_id });
  }
  if (published === undefined) return;
  await publishContent({ db }, id, published);
}

/** Publishes a document as it is, whatever it says. */
export async function publishContent({ db }: Queries, container: number, content: unknown): Promise<void> {
  const [row] = await db
    .insert(schema.snapshots)
    .values({ container_id: container, content, languages: ['de', 'en'] })
    .returning({ id: schema.snapshots.id });
  await db
    .update(schema.containers)
    .set({ published_snapshot_id: row?.id ?? null })
    .where(eq(schema.containers.id, container));
}

const visitModules: FixtureModule[] = [
  { id: 1, module: 'headline', data: { headline_level: 2, content: both('Anfahrt', 'Getting here') } },
  {
    id: 2,
    module: 'text',
    data: { content: german('<p>Mit der <strong>U1</strong>.<script>alert(1)</script></p>'), anchor: 'bahn' },
  },
  { id: 3, module: 'link', data: { content: both('Essen', 'Food'), link: { kind: 'page', id: page.food } } },
  { id: 4, module: 'container', data: { layout: '50-50' } },
  {
    id: 5,
    module: 'text',
    parent: 4,
    column: 1,
    data: { content: both('<p>Rechts</p>', '<p>Right</p>') },
  },
  { id: 6, module: 'text', parent: 4, column: 0, data: { content: both('<p>Links</p>', '<p>Left</p>') } },
];

const draftOnly = (id: number): FixtureModule => ({
  id,
  module: 'text',
  data: { content: both(`<p>${canary}</p>`, `<p>${canary}</p>`) },
});

/** Fills the tree of pages, and the container `index` of the front page. */
export async function fillPages({ db }: Queries): Promise<void> {
  await db.execute(sql`truncate pages, containers, modules, snapshots restart identity cascade`);
  const below = { parent_id: page.visit, is_online: true };
  await db.insert(schema.pages).values([
    {
      id: page.visit,
      path_de: 'besuch',
      path_en: 'visit',
      title: both('Besuch', 'Your visit'),
      is_online: true,
      order: 1,
    },
    {
      ...below,
      id: page.way,
      path_de: 'besuch/anfahrt',
      path_en: 'visit/getting-here',
      title: both('Anfahrt', 'Getting here'),
      headline: german('Straßenbahnhaltestelle'),
      meta_title: both('So kommen Sie zu uns', 'How to find us'),
      meta_description: both('Bahn, Bus, Rad', 'Train, bus, bike'),
      og_title: both('Anfahrt, geteilt', 'Getting here, shared'),
      hero_text: german('Fünf Minuten vom Bahnhof.'),
      hero_link: '/de/besuch/essen',
      has_tab_navigation: true,
      order: 2,
    },
    {
      ...below,
      id: page.food,
      path_de: 'besuch/essen',
      path_en: 'visit/food',
      title: german('Essen'),
      order: 1,
    },
    {
      ...below,
      id: page.offline,
      path_de: 'besuch/geheim',
      path_en: 'visit/secret',
      title: german('Geheim'),
      is_online: false,
    },
    { id: page.neverPublished, path_de: 'neu', path_en: 'new', title: german('Neu'), is_online: true },
    {
      id: page.deleted,
      path_de: 'weg',
      path_en: 'gone',
      title: german('Weg'),
      is_online: true,
      deleted_at: new Date('2026-01-01T00:00:00Z'),
    },
  ]);
  const content: SnapshotContent = { modules: draftModules(1, visitModules) };
  await fillContainer({ db }, 1, `page-${page.way}`, [...visitModules, draftOnly(90)], content);
  await fillContainer({ db }, 2, `page-${page.neverPublished}`, [draftOnly(91)]);
  await fillContainer({ db }, 3, 'index', [draftOnly(92)], {
    modules: draftModules(3, [
      { id: 80, module: 'headline', data: { content: both('Aus der Küche', 'From the kitchen') } },
    ]),
  });
}

/** Pictures for `manyModules`. */
export async function fillPictures({ db }: Queries): Promise<void> {
  await db.execute(sql`insert into media (id, kind, file_name, content_type, storage_key, checksum, bytes)
    select n, 'image', 'a.jpg', 'image/jpeg', 'a' || n, 'a' || n, 1 from generate_series(1000, 1060) n`);
}

/** Modules that all have something to be looked up: pictures, pages, evenings, productions. `first`: their lowest id. */
export function manyModules(count: number, first = 1000): FixtureModule[] {
  return Array.from({ length: count }, (_, at): FixtureModule => {
    const id = first + at;
    if (at % 5 === 0) return { id, module: 'image', data: { image: 1000 + at } };
    if (at % 5 === 1) return { id, module: 'link', data: { link: { kind: 'page', id: page.food } } };
    if (at % 5 === 2) return { id, module: 'event-list' };
    if (at % 5 === 3)
      return { id, module: 'event-item', parent: id - 1, data: { event: event.premiereSoldOut } };
    return { id, module: 'link', data: { link: { kind: 'production', id: production.nora } } };
  });
}
