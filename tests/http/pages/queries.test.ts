// The queries of a whole request from the address to the last loader: a constant number.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '#server/db/schema/pages.ts';
import {
  draftModules,
  fillContainer,
  fillPages,
  fillPictures,
  manyModules,
  page,
} from '../../api/fixture/pages.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestSite, type TestSite } from '../setup/site.ts';

let site: TestSite;
let editor: TestLogin;
beforeAll(async () => {
  site = await openTestSite(
    'request_queries',
    {},
    {
      fill: async (database) => {
        await fillPages(database);
        await fillPictures(database);
        // Two pages of one family, one with few modules and one with many.
        const { db } = database;
        await db.update(pages).set({ is_online: true, parent_id: page.visit }).where(eq(pages.id, page.food));
        for (const [id, owner, count] of [
          [11, page.food, 5],
          [12, page.neverPublished, 60],
        ] as const) {
          await db.execute(`delete from containers where slug = 'page-${owner}'`);
          const modules = manyModules(count, id * 100);
          await fillContainer(database, id, `page-${owner}`, modules, { modules: draftModules(id, modules) });
        }
        await db.update(pages).set({ parent_id: page.visit }).where(eq(pages.id, page.neverPublished));
      },
    },
  );
  editor = await loginAs(site.database, 'editor');
  // The secret of sessions is read once.
  await site.get('/de', { headers: { cookie: editor.cookie } });
}, 180_000);
afterAll(() => site.close());

async function queriesOf(target: string, headers: Record<string, string> = {}): Promise<number> {
  site.takeQueries();
  const { status } = await site.get(target, { headers });
  expect([target, status]).toEqual([target, 200]);
  return site.takeQueries().length;
}

const few = '/de/besuch/essen';
const many = '/de/neu';

/** Data shared by all pages is read again: redirects, menus, colours, settings and the events of two days. */
const inNextMinute = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000);
};

test.each([few, many])(
  '%s: one query for addresses, three for the shell, three for the page',
  async (path) => {
    inNextMinute();
    expect(await queriesOf(path)).toBe(7);
  },
);

test.each([few, many])('%s as a data request: the page’s queries only', async (path) => {
  await site.get('/de/presse');
  expect(await queriesOf(`${path}.data?_routes=page___de`)).toBe(3);
});

test.each([few, many])(
  '%s for an editor: one more query each for session, record drafts and working copy',
  async (path) => {
    expect(await queriesOf(`${path}?edit`, { cookie: editor.cookie })).toBe(10);
  },
);
