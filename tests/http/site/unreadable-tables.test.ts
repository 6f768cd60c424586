// A table that cannot be read affects only the pages that consist of it.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchPath, pathFor } from '#domain/site/route-paths.ts';
import { type RouteName, routeTable } from '#domain/site/route-table.ts';
import { fillPages } from '../../api/fixture/pages.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

let site: TestSite;
/** One address of each screen. */
let addresses: Map<RouteName, string>;
beforeAll(async () => {
  site = await openTestSite('unreadable', {}, { fill: fillPages });
  addresses = await examples();
}, 180_000);
afterAll(() => site.close());

/** Those that the sitemap does not name. */
const others: Partial<Record<RouteName, string>> = {
  search: pathFor('search', 'de', {}, { q: 'nora' }),
  'productions-slug-id-booklet': pathFor('productions-slug-id-booklet', 'de', { slug: 'nora', id: 101 }),
};

async function examples(): Promise<Map<RouteName, string>> {
  const { text } = await site.get('/sitemap-1.xml');
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.slice(publicUrl.length));
  // Screens that share a file are one.
  const routes = new Map(routeTable.toReversed().map(({ name, screen }) => [screen, name]));
  return new Map(
    [...routes.values()].map((name) => [
      name,
      others[name] ??
        listed.find((path) => matchPath(path)?.name === name && matchPath(path)?.locale === 'de') ??
        pathFor(name as 'index', 'de'),
    ]),
  );
}

type Screens = readonly RouteName[];
const lists: Screens = ['events', 'productions', 'press', 'ensemble', 'subscriptions'];
const people: Screens = ['ensemble', 'people-teams', 'people-slug-id'];
const press: Screens = ['press', 'press-slug-id'];
const venues: Screens = ['venues', 'venues-slug-id'];
const subscriptions: Screens = ['subscriptions', 'subscriptions-slug-id'];
const production: Screens = ['productions-slug-id', 'productions-slug-id-booklet'];
const productions: Screens = ['productions', ...production];
const dates: Screens = ['events', 'led-screen', 'productions-slug-id'];
const published: Screens = ['page', 'productions-slug-id-booklet'];
const pictures: Screens = [
  ...productions,
  ...press,
  ...venues,
  ...subscriptions,
  'ensemble',
  'people-teams',
  'people-slug-id',
];
const parts: Screens = [...production, 'people-teams', 'people-slug-id'];

/** The screens that consist of a table's data. All others are served without it. */
const needs: Readonly<Record<string, Screens>> = {
  activities: [...dates, ...productions],
  booklet_sections: production,
  containers: published,
  // Names the version of the numbers of a list.
  content_version: lists,
  event_cast: [...dates, ...parts],
  event_tags: dates,
  // People have parts on single dates.
  events: [...dates, ...productions, 'people-teams', 'people-slug-id', 'search'],
  form_fields: ['forms-slug'],
  forms: ['forms-slug'],
  media: pictures,
  media_derivatives: pictures,
  pages: ['page'],
  person_categories: people,
  person_category_members: people,
  person_positions: people,
  persons: [...people, ...production],
  press_articles: press,
  production_cast: parts,
  production_credits: parts,
  production_pictures: production,
  production_quotes: production,
  production_tags: [...dates, ...productions],
  productions: [...dates, ...parts, 'productions', 'press-slug-id'],
  search_documents: ['search'],
  search_synonyms: ['search'],
  snapshots: published,
  subscriptions,
  // The search knows the filters of the schedule by their names.
  tags: [...dates, ...productions, 'search'],
  venues,
};

/** The status of each screen rendered a minute later, when earlier values are no longer cached. */
async function look(): Promise<Map<RouteName, number>> {
  site.clock.now = new Date(site.clock.now.getTime() + 61_000);
  const found = new Map<RouteName, number>();
  // A cookie without a session: the page is made for its reader alone.
  const headers = { cookie: '__Host-foyer_session=none' };
  for (const [name, address] of addresses) found.set(name, (await site.get(address, { headers })).status);
  return found;
}

/** Those whose status is another than `before`. */
const fallen = (before: Map<RouteName, number>, after: Map<RouteName, number>) =>
  [...after].flatMap(([name, status]) => (status === before.get(name) ? [] : [name]));

async function without<T>(tables: readonly string[], read: () => Promise<T>): Promise<T> {
  const { db } = site.database;
  for (const table of tables) {
    await db.execute(
      sql`alter table ${sql.identifier(table)} rename to ${sql.identifier(`hidden ${table}`)}`,
    );
  }
  try {
    return await read();
  } finally {
    for (const table of tables) {
      await db.execute(
        sql`alter table ${sql.identifier(`hidden ${table}`)} rename to ${sql.identifier(table)}`,
      );
    }
  }
}

test('an unreadable table affects only the pages that consist of it', async () => {
  const { rows } = await site.database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables = rows.map(({ name }) => name);
  expect(Object.keys(needs).filter((name) => !tables.includes(name))).toEqual([]);
  const before = await look();
  expect([...before].filter(([name, status]) => status !== (name === 'not-found' ? 404 : 200))).toEqual([]);
  // Tables without such pages can all be unavailable at once.
  const spare = tables.filter((name) => !needs[name]);
  expect(await without(spare, async () => fallen(before, await look())), spare.join()).toEqual([]);
  // Tables that affect the same screens are tested together.
  const groups = Map.groupBy(Object.entries(needs), ([, screens]) => [...new Set(screens)].sort().join(' '));
  for (const [screens, members] of groups) {
    const names = members.map(([name]) => name);
    const found = await without(names, async () => fallen(before, await look()));
    expect.soft(found.sort().join(' '), names.join(' ')).toBe(screens);
  }
}, 180_000);
