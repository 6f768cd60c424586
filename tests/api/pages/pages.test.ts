// Pages and their containers for visitors and for editors.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { DraftModule } from '#domain/modules/modules.ts';
import { type containerSchema, pageSchema } from '#server/api/pages/pages-schema.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { event, production } from '../fixture/ids.ts';
import { canary, draftModules, fillPages, page, publishContent } from '../fixture/pages.ts';

type Page = z.infer<typeof pageSchema>;
type Container = z.infer<typeof containerSchema>;

const way = '/de/pageeditor-api/page/besuch/anfahrt';

let api: TestApi;
let editor: TestLogin;
let eveningService: TestLogin;

beforeAll(async () => {
  api = await openTestApi('pages_read');
  editor = await loginAs(api.database, 'editor');
  eveningService = await loginAs(api.database, 'evening-service');
});
beforeEach(() => fillPages(api.database));
afterAll(() => api.close());

const as = ({ cookie }: TestLogin) => ({ headers: { Cookie: cookie } });
const statusOf = async (address: string, init?: RequestInit) => (await api.ask(address, init)).status;

describe('a page', () => {
  it('returns exactly what its schema describes, in the language of the request', async () => {
    const german = await api.read<Page>(way);
    expect(pageSchema.parse(german)).toEqual(german);
    expect(german).toMatchObject({
      id: page.way,
      urls: { de: '/de/besuch/anfahrt', en: '/en/visit/getting-here' },
      title: 'Anfahrt',
      headline: 'Straßenbahnhaltestelle',
      meta_title: 'So kommen Sie zu uns',
      og_title: 'Anfahrt, geteilt',
      hero_link: { url: '/de/besuch/essen', title: 'Essen' },
      settings_url: '/de/besuch/anfahrt?edit',
      container: 1,
      is_draft: false,
      in_german: [],
    });
    expect(german).not.toHaveProperty('draft');
    const english = await api.read<Page>('/en/pageeditor-api/page/visit/getting-here/');
    expect(english).toMatchObject({
      title: 'Getting here',
      headline: 'Straßenbahnhaltestelle',
      hero_text: 'Fünf Minuten vom Bahnhof.',
      hero_link: { url: '/en/visit/food', title: 'Essen' },
      in_german: ['headline', 'hero_text'],
    });
    expect(english.parents).toEqual([
      {
        id: page.visit,
        title: 'Your visit',
        urls: { de: '/de/besuch', en: '/en/visit' },
        is_clickable: true,
        in_german: [],
      },
    ]);
  });

  it('lists its online siblings in order, including itself', async () => {
    const { siblings } = await api.read<Page>(way);
    expect(siblings.map(({ id }) => id)).toEqual([page.food, page.way]);
    expect((await api.read<Page>('/de/pageeditor-api/page/besuch')).siblings).toEqual([]);
  });

  it('has its modules as trees with the page editor’s names', async () => {
    const { modules } = await api.read<Page>('/en/pageeditor-api/page/visit/getting-here');
    expect(modules.map(({ id, model, parent, order }) => [id, model, parent, order])).toEqual([
      [1, 'modules.headline', null, 0],
      [2, 'modules.text', null, 1],
      [3, 'modules.link', null, 2],
      [4, 'modules.container', null, 3],
    ]);
    expect(modules[1]).toMatchObject({
      content: { content: '<p>Mit der <strong>U1</strong>.</p>', anchor: 'bahn' },
      in_german: ['content'],
    });
    expect(modules[2]?.content.link).toEqual({ url: '/en/visit/food', title: 'Essen' });
    expect(modules[3]).toMatchObject({ content: { layout: '50-50' }, layout_index: 3 });
    expect(modules[3]?.children).toMatchObject([
      { id: 6, parent: 4, column: 0, order: 0, content: { content: '<p>Left</p>' } },
      { id: 5, parent: 4, column: 1, order: 0, content: { content: '<p>Right</p>' } },
    ]);
  });

  it.each([
    '/de/pageeditor-api/page/besuch%2Fanfahrt',
    '/de/pageeditor-api/page/besuch/anfahrt/',
    '/de/pageeditor-api/page/besuch/anfahrt?page=2',
  ])('is available under %s as well', async (address) => {
    expect(await api.read<Page>(address)).toEqual(await api.read<Page>(way));
  });

  it.each([
    '/de/pageeditor-api/page/nichts',
    '/de/pageeditor-api/page/besuch/geheim',
    '/de/pageeditor-api/page/weg',
    '/de/pageeditor-api/page/visit/getting-here',
    '/de/pageeditor-api/page/Besuch',
    '/de/pageeditor-api/page/%00',
    '/de/pageeditor-api/page/besuch%20or%201=1',
    `/de/pageeditor-api/page/${'a'.repeat(3000)}`,
    '/de/pageeditor-api/container/by-slug/nichts',
    '/de/pageeditor-api/container/by-slug/%00',
    `/de/pageeditor-api/container/by-slug/page-${page.neverPublished}`,
  ])('%s does not exist', async (address) => {
    const response = await api.ask(address);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      404,
      'application/problem+json',
    ]);
  });
});

describe('links in modules', () => {
  const targets = [
    { kind: 'page', id: page.food },
    { kind: 'page', id: page.offline },
    { kind: 'page', id: page.deleted },
    { kind: 'page', id: 4711 },
    { kind: 'production', id: production.nora },
    { kind: 'production', id: production.offline },
    { kind: 'production', id: 2 ** 40 },
    { kind: 'screen', name: 'events' },
    { kind: 'screen', name: 'productions-slug-id' },
    { kind: 'screen', name: 'no-such-screen' },
    { kind: 'planet', id: 3 },
    'besuch',
  ];

  it('lead to current addresses, and nowhere if the target is gone', async () => {
    const list = targets.map((link, at) => ({ id: 100 + at, module: 'link' as const, data: { link } }));
    await publishContent(api.database, 1, { modules: draftModules(1, list) });
    const { modules } = await api.read<Page>('/en/pageeditor-api/page/visit/getting-here');
    expect(modules.map(({ content }) => (content.link as { url: string } | null)?.url ?? null)).toEqual([
      '/en/visit/food',
      null,
      null,
      null,
      `/en/whats-on/a-dolls-house/${production.nora}`,
      null,
      null,
      '/en/event-calendar',
      null,
      null,
      null,
      null,
    ]);
  });

  it('follow a page that moves', async () => {
    await api.database.db.execute(sql`update pages set path_de = 'kantine' where id = ${page.food}`);
    const { modules, hero_link } = await api.read<Page>(way);
    expect(modules[2]?.content.link).toMatchObject({ url: '/de/kantine' });
    // A typed address is resolved.
    expect(hero_link).toBeNull();
  });
});

it('the events of a list are those visible to visitors, with current data', async () => {
  const ids = [
    event.premiereSoldOut,
    event.cancelledTomorrow,
    event.offline,
    event.ofOfflineProduction,
    4711,
  ];
  const list = [
    { id: 200, module: 'event-list' as const },
    ...ids.map((id, at) => ({
      id: 201 + at,
      module: 'event-item' as const,
      parent: 200,
      data: { event: id },
    })),
  ];
  await publishContent(api.database, 1, { modules: draftModules(1, list) });
  const { modules } = await api.read<Page>(way);
  const shown = modules[0]?.children.map(
    ({ content }) => content.event as { id: number; outcome?: string } | null,
  );
  expect(shown?.map((one) => one?.id ?? null)).toEqual([ids[0], ids[1], null, null, null]);
  expect(shown?.[1]).toMatchObject({ outcome: 'cancelled', is_on_tour: false });
});

it.each([
  [
    {
      modules: [
        { id: 1, module: 'hologram', data: {} },
        { id: 2, module: 'text', data: { content: 7, x: 1 } },
      ],
    },
    1,
  ],
  [{ modules: 'many' }, 0],
  [[], 0],
  [
    {
      modules: [
        { id: 1, module: 'image', data: { image: 'one' } },
        { id: 2, module: 'image', data: null },
      ],
    },
    2,
  ],
])('a snapshot of another version is shown as far as it is valid: %j', async (content, count) => {
  await publishContent(api.database, 1, content);
  expect((await api.read<Page>(way)).modules).toHaveLength(count);
});

describe('the working copy', () => {
  it('is in no public response', async () => {
    const addresses = [
      way,
      `${way}?edit`,
      '/en/pageeditor-api/page/visit/getting-here?edit=1',
      '/de/pageeditor-api/page/neu?edit',
      '/de/pageeditor-api/container/by-slug/index?edit',
      '/de/pageeditor-api/container/by-slug/index',
      `/de/pageeditor-api/container/by-slug/page-${page.way}`,
    ];
    for (const address of addresses) {
      for (const init of [{}, as(eveningService), { headers: { Cookie: `${editor.cookie}x` } }]) {
        const response = await api.ask(address, init);
        expect(response.status, address).toBe(200);
        // After a login the browser must not show it to an editor.
        if (address.includes('?edit')) expect(response.headers.get('Cache-Control')).toBe('no-store');
        const text = await response.text();
        expect(text).not.toContain(canary);
        expect(text).not.toContain('"draft"');
      }
    }
  });

  it('is returned to editors on request and must not be cached', async () => {
    const response = await api.ask(`${way}?edit`, as(editor));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const body: Page = await response.json();
    expect(pageSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ is_draft: true, container: 1, container_version: 3 });
    expect(JSON.stringify(body.modules)).toContain(canary);
    expect((body.draft as DraftModule[]).map(({ id, version }) => [id, version])).toEqual(
      expect.arrayContaining([
        [90, 1],
        [6, 1],
      ]),
    );
    expect(body.draft?.[0]).toMatchObject({ data: { content: { de: 'Anfahrt', en: 'Getting here' } } });
    const place = await api.ask('/de/pageeditor-api/container/by-slug/index?edit', as(editor));
    const container: Container = await place.json();
    expect(container).toMatchObject({ slug: 'index', is_draft: true, version: 3, draft: [{ id: 92 }] });
  });

  it('excludes deleted modules and their descendants', async () => {
    await api.database.db.execute(sql`update modules set deleted_at = now() where id = 4`);
    const body = (await (await api.ask(`${way}?edit`, as(editor))).json()) as Page;
    expect(body.draft?.map(({ id }) => id)).toEqual([1, 2, 3, 90]);
    expect(body.modules.map(({ id }) => id)).toEqual([1, 2, 3, 90]);
  });

  it('is not returned to editors without a request for it', async () => {
    const response = await api.ask(way, as(editor));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).not.toContain(canary);
  });

  it('of a page without a container is empty', async () => {
    const body = (await (await api.ask('/de/pageeditor-api/page/besuch?edit', as(editor))).json()) as Page;
    expect(body).toMatchObject({ container: null, modules: [], draft: [], container_version: 0 });
    expect(await statusOf('/de/pageeditor-api/container/by-slug/production-7?edit', as(editor))).toBe(404);
  });
});

it('an offline page is only for editors, and marked as offline', async () => {
  const address = '/de/pageeditor-api/page/besuch/geheim';
  expect(await statusOf(address, as(eveningService))).toBe(404);
  const body: Page = await (await api.ask(address, as(editor))).json();
  expect(body).toMatchObject({ id: page.offline, is_online: false });
  // It is among its own siblings only.
  expect(body.siblings.map(({ id }) => id)).toContain(page.offline);
  expect(await statusOf('/de/pageeditor-api/page/weg', as(editor))).toBe(404);
});
