// Editors' pages on the built site: published content for visitors, and the working copy for editors only.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { menu_links, redirects } from '#server/db/schema/site.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { canary, fillPages } from '../../api/fixture/pages.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestSite, publicUrl, type TestSite } from '../setup/site.ts';

let site: TestSite;
let editor: TestLogin;
let eveningService: TestLogin;
beforeAll(async () => {
  site = await openTestSite(
    'edited_pages',
    {},
    {
      fill: async (database) => {
        await fillPages(database);
        await database.db.insert(redirects).values({ old_path: '/de/hin', new_path: '/de/besuch/anfahrt' });
      },
    },
  );
  editor = await loginAs(site.database, 'editor');
  eveningService = await loginAs(site.database, 'evening-service');
}, 180_000);
afterAll(() => site.close());

const as = ({ cookie }: TestLogin) => ({ headers: { cookie } });

test('a menu announces a page that is not there yet, not one that is offline', async () => {
  const link = (id: number, path: string) => ({
    id,
    list: 'menu' as const,
    menu_name: { de: 'Neu' },
    url: { de: `/de/${path}` },
    order: 90,
  });
  await site.database.db.insert(menu_links).values([link(900, 'kommt-noch'), link(901, 'besuch/geheim')]);
  await bumpContentVersion(site.database.db);
  await site.catchUp();
  expect((await site.get('/de/kommt-noch')).status).toBe(200);
  for (const path of ['/de/besuch/geheim', '/de/Besuch/geheim', '/de/besuch/geheim.data']) {
    expect([path, (await site.get(path)).status]).toEqual([path, 404]);
  }
});

test('a page has its modules, siblings and metadata', async () => {
  const { status, text } = await site.get('/de/besuch/anfahrt');
  expect(status).toBe(200);
  expect(text).toContain('Mit der <strong>U1</strong>.');
  expect(text).toMatch(/<title>[^<]+ – So kommen Sie zu uns<\/title>/);
  expect(text).toContain('content="Anfahrt, geteilt"');
  expect(text).toContain(`<link rel="canonical" href="${publicUrl}/de/besuch/anfahrt"`);
  expect(text).toContain(`href="${publicUrl}/en/visit/getting-here"`);
  expect(text).not.toContain('noindex');
  // Its tabs and breadcrumbs.
  expect(text).toMatch(/<a href="\/de\/besuch\/anfahrt" aria-current="page">Anfahrt<\/a>/);
  expect(text).toMatch(/<a href="\/de\/besuch\/essen">Essen<\/a>/);
  expect(text).toMatch(/<a href="\/de\/besuch">Besuch<\/a>/);
});

test('has English texts, and marks German ones', async () => {
  const { text } = await site.get('/en/visit/getting-here');
  expect(text).toContain('<p lang="de">Fünf Minuten vom Bahnhof.</p>');
  expect(text).toMatch(/<a href="\/en\/visit\/food" lang="de">Essen<\/a>/);
});

test.each([
  ['/de/visit/getting-here', '/de/besuch/anfahrt'],
  ['/en/besuch?tag=1', '/en/visit?tag=1'],
  ['/de/Besuch/ANFAHRT', '/de/besuch/anfahrt'],
  ['/en/Visit?tag=1', '/en/visit?tag=1'],
])('%s redirects to the same page in the language of the address', async (target, location) => {
  const { status, headers } = await site.get(target);
  expect([status, headers.location]).toEqual([301, location]);
});

test.each([
  ['/de/hin?edit', '/de/besuch/anfahrt?edit'],
  ['/de/hin?tag=1', '/de/besuch/anfahrt'],
])('for editors, the earlier address %s redirects to %s', async (target, location) => {
  const { status, headers } = await site.get(target, as(editor));
  expect([status, headers.location]).toEqual([301, location]);
});

test.each([
  '/de/besuch/geheim',
  '/de/weg',
  '/de/besuch/nichts',
  '/de/besuch/geheim?edit',
  '/de/besuch/geheim.data',
])('%s is not found for visitors', async (target) => {
  for (const options of [{}, as(eveningService)]) {
    const { status, text } = await site.get(target, options);
    expect(status).toBe(404);
    expect(text).not.toContain('Geheim');
  }
});

test('an offline page is available to editors and not indexed', async () => {
  const { status, text, headers } = await site.get('/de/besuch/geheim', as(editor));
  expect(status).toBe(200);
  expect(text).toContain('Offline');
  expect(text).toContain('noindex');
  expect(headers['cache-control']).toBe('private, no-store');
});

const places = ['/de/besuch/anfahrt', '/en/visit/getting-here', '/de/neu', '/de'];

test.each(places)('%s shows the working copy to editors who ask for it', async (path) => {
  for (const target of [`${path}?edit`, `${path}.data?edit`]) {
    expect((await site.get(target, as(editor))).text, target).toContain(canary);
  }
  expect((await site.get(path, as(editor))).text).not.toContain(canary);
});

test.each(places)('%s never shows it to others, also after an editor’s request', async (path) => {
  for (const query of ['', '?edit', '?edit=1&noToolbar', '?edit&_routes=page___de']) {
    for (const options of [{}, as(eveningService), { headers: { cookie: 'foyer_session=x' } }]) {
      for (const target of [path + query, `${path}.data${query}`]) {
        expect((await site.get(target, options)).text, target).not.toContain(canary);
      }
    }
  }
});

test('a request to edit has the same cached page', async () => {
  const plain = await site.get('/de/besuch/anfahrt');
  site.takeQueries();
  const editing = await site.get('/de/besuch/anfahrt?edit&noToolbar');
  expect(editing.body.equals(plain.body)).toBe(true);
  // To the browser it is: after a login the same address shows the working copy.
  expect(editing.headers['cache-control']).toBe('private, no-store');
  expect(plain.headers['cache-control']).toMatch(/^public/);
  expect(site.takeQueries()).toEqual([]);
});

test('slots of screens show their published modules', async () => {
  for (const [target, words] of [
    ['/de', 'Aus der Küche'],
    ['/en', 'From the kitchen'],
  ] as const) {
    expect((await site.get(target)).text.replaceAll('<!-- -->', '')).toContain(words);
  }
});
