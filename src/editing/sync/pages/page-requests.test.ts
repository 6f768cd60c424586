import { beforeEach, expect, test } from 'vitest';
import { createFakeServer } from '../fake-server-fixture.ts';
import type { EditingSession } from '../session.ts';
import { createTestSession } from '../session-fixture.ts';
import type { EditedPage } from './edited-page.ts';
import { openHome, openPage } from './open-page.ts';
import { pageCreation } from './page-creation.ts';
import { changedSettings } from './page-merge.ts';
import {
  createPage,
  getPageTree,
  getRemovedPages,
  removePage,
  restorePage,
  updatePage,
} from './page-requests.ts';
import { pageInTree } from './page-tree.ts';
import { savePage } from './save-page.ts';

const base = {
  id: 3,
  version: 5,
  parent: null,
  order: 0,
  title: { de: 'Besuch' },
  slug: { de: 'b', en: 'v' },
  path: { de: 'b', en: 'v' },
  in_menu: false,
} as unknown as EditedPage;

let server: ReturnType<typeof createFakeServer>;
let session: EditingSession;
let left: (string | undefined)[];

beforeEach(() => {
  let version = 5;
  server = createFakeServer(({ method, body }) =>
    method === 'GET'
      ? { status: 200, body: { pages: [{ id: 1, children: [] }], removed: [{ id: 2 }] } }
      : { status: 200, body: { ...base, ...body, version: ++version } },
  );
  left = [];
  session = createTestSession({ transport: server.transport });
  session.ports.page.leave = (address) => void left.push(address);
});

const sent = () => server.requests.map(({ method, path, body }) => [`${method} ${path}`, body]);

test('the page tree and removed pages come from one endpoint', async () => {
  expect(await getPageTree(session)).toEqual([{ id: 1, children: [] }]);
  expect(await getRemovedPages(session)).toEqual([{ id: 2 }]);
  expect(pageInTree([], null)).toBeUndefined();
});

test('a removed title is sent as an empty one, so that the server names its field', async () => {
  await createPage(session, { parent: null, title: null });
  await createPage(session, { parent: null, title: { de: 'A' } });
  await updatePage(session, 3, { version: 5, in_menu: true });
  await removePage(session, { id: 3, version: 5 });
  await restorePage(session, 3);
  expect(sent()).toEqual([
    ['POST pages', { parent: null, title: {} }],
    ['POST pages', { parent: null, title: { de: 'A' } }],
    ['PUT pages/3', { version: 5, in_menu: true }],
    ['DELETE pages/3?version=5', undefined],
    ['POST pages/3/restore', undefined],
  ]);
});

test('a saved page sends its changed fields first, then its position', async () => {
  expect(await savePage(session, base, base)).toBe(base);
  await savePage(session, base, { ...base, order: 2 });
  await savePage(session, base, { ...base, in_menu: true });
  expect(sent()).toEqual([
    ['PUT pages/3/place', { version: 5, parent: null, order: 2 }],
    ['PUT pages/3', { version: 5, in_menu: true }],
  ]);
  server.requests.length = 0;
  const between: [EditedPage, EditedPage][] = [];
  const wanted = { ...base, in_menu: true, parent: 1, order: 4 };
  await savePage(session, base, wanted, (stored, next) => between.push([stored, next]));
  expect(sent()).toEqual([
    ['PUT pages/3', { version: 5, in_menu: true }],
    ['PUT pages/3/place', { version: 8, parent: 1, order: 4 }],
  ]);
  expect(between).toMatchObject([
    [
      { in_menu: true, version: 8, parent: null, order: 0 },
      { in_menu: true, version: 8, parent: 1, order: 4 },
    ],
  ]);
});

test('a page whose creation was not answered is found, and not created again', async () => {
  const created = { ...base, id: 9, title: { de: 'Neu' }, children: [] };
  server = createFakeServer(({ method }) =>
    method === 'GET' ? { status: 200, body: { pages: [created], removed: [] } } : new Error('away'),
  );
  session = createTestSession({ transport: server.transport });
  const create = pageCreation([]);
  const wanted = { parent: null, title: { de: 'Neu' } };
  await expect(create(session, wanted)).rejects.toMatchObject({ status: 0 });
  expect(await create(session, wanted)).toMatchObject({ id: 9 });
  expect(server.requestLines().map((line) => line.split(' ', 1)[0])).toEqual(['POST', 'GET']);
});

test('changed settings are listed by field, including address and position', () => {
  expect(changedSettings(base, { ...base })).toBe(null);
  const after = { ...base, slug: { de: 'b', en: 'visit' }, order: 2, in_menu: true };
  expect(changedSettings(base, after)).toEqual({
    from: { 'slug.en': 'v', place: { parent: null, order: 0 }, in_menu: false },
    to: { 'slug.en': 'visit', place: { parent: null, order: 2 }, in_menu: true },
  });
});

test('a page opens for editing in the given language', async () => {
  await openPage(session, { de: 'besuch/anfahrt', en: 'visit/directions' }, 'en');
  openHome(session, 'de');
  expect(left).toEqual(['/en/visit/directions?edit', '/de']);
});
