// The number of queries of a page, and the position of pages in the navigation.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getShownContainer } from '#server/services/pages/containers.ts';
import { getDraftPage, getPage } from '#server/services/pages/pages.ts';
import { getNavigation } from '#server/services/site/navigation.ts';
import { createTestDatabase, type TestDatabase } from '../../setup/test-database.ts';
import { now } from '../fixture/ids.ts';
import {
  draftModules,
  fillPages,
  fillPictures,
  manyModules,
  page,
  publishContent,
} from '../fixture/pages.ts';

const requestContext = { locale: 'de', now } as const;
const visitor = { isEditor: false };

let database: TestDatabase;
let queries = 0;

beforeAll(async () => {
  database = await createTestDatabase('page_queries', 'fixture');
  await fillPictures(database);
  const { pool } = database;
  const query = pool.query.bind(pool) as (...parts: unknown[]) => unknown;
  pool.query = ((...parts: unknown[]) => {
    queries += 1;
    return query(...parts);
  }) as typeof pool.query;
});
beforeEach(() => fillPages(database));
afterAll(() => database.close());

async function countOf(task: () => Promise<unknown>): Promise<number> {
  queries = 0;
  await task();
  return queries;
}

describe('the number of queries', () => {
  it.each([5, 60])('of a page with %i modules is three', async (count) => {
    await publishContent(database, 1, { modules: draftModules(1, manyModules(count)) });
    expect(await countOf(() => getPage(database, 'besuch/anfahrt', requestContext, visitor))).toBe(3);
    expect(await countOf(() => getShownContainer(database, `page-${page.way}`, requestContext))).toBe(3);
    expect(await countOf(() => getDraftPage(database, 'besuch/anfahrt', requestContext))).toBeLessThanOrEqual(
      4,
    );
  });

  it('is one if there is nothing to look up, and zero for an impossible address', async () => {
    expect(await countOf(() => getPage(database, 'besuch', requestContext, visitor))).toBe(1);
    expect(await countOf(() => getShownContainer(database, 'index', requestContext))).toBe(1);
    expect(await countOf(() => getPage(database, '\0', requestContext, visitor))).toBe(0);
  });
});

describe('the navigation', () => {
  const urls = async (locale: 'de' | 'en' = 'de') => {
    const { menu, footer } = await getNavigation(database, { locale });
    return {
      menu: menu.map(({ url, children }) =>
        children.length > 0 ? [url, children.map((child) => child.url)] : url,
      ),
      footer: footer.map(({ url }) => url),
    };
  };
  const ofTheHouse = ['/de/termine', ['/de/stuecke', ['/de/stuecke?is_premiere=true']]];
  const mark = (change: string) => database.db.execute(sql.raw(`update pages set ${change}`));

  it('contains marked pages with their children below them', async () => {
    await mark(
      `in_menu = true where id in (${page.visit}, ${page.way}, ${page.food}, ${page.offline}, ${page.deleted})`,
    );
    await mark(`in_footer = true where id in (${page.food}, ${page.offline})`);
    expect(await urls()).toEqual({
      menu: [...ofTheHouse, ['/de/besuch', ['/de/besuch', '/de/besuch/essen', '/de/besuch/anfahrt']]],
      footer: ['/de/impressum', '/de/besuch/essen'],
    });
    expect((await urls('en')).footer).toEqual(['/de/impressum', '/en/visit/food']);
    expect(await countOf(() => getNavigation(database, requestContext))).toBe(1);
  });

  it('lists nothing twice that the theatre has added itself', async () => {
    await mark(`in_menu = true, in_footer = true, path_de = 'termine' where id = ${page.visit}`);
    await mark(`in_footer = true, path_de = 'impressum' where id = ${page.food}`);
    expect(await urls()).toEqual({ menu: ofTheHouse, footer: ['/de/impressum', '/de/termine'] });
  });

  it('puts a child below the link to its parent, marked or not', async () => {
    await mark(`path_de = 'stuecke' where id = ${page.visit}`);
    await mark(`in_menu = true where id = ${page.food}`);
    expect((await urls()).menu).toEqual([
      '/de/termine',
      ['/de/stuecke', ['/de/stuecke?is_premiere=true', '/de/besuch/essen']],
    ]);
  });

  it('shows an unclickable page only for its children', async () => {
    await mark(`in_menu = true, is_clickable = false where id in (${page.visit}, ${page.neverPublished})`);
    await mark(`in_menu = true where id = ${page.food}`);
    expect((await urls()).menu).toEqual([...ofTheHouse, ['/de/besuch', ['/de/besuch/essen']]]);
  });
});
