// The checks of a container on a database: findings, language, and what prevents publishing.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Locale } from '#domain/languages/locales.ts';
import { type DraftModule, isHead, type ModuleName } from '#domain/modules/modules.ts';
import { checkListSchema } from '#server/api/checks/checks-schema.ts';
import { events } from '#server/db/schema/events.ts';
import { media } from '#server/db/schema/media.ts';
import { modules, pages } from '#server/db/schema/pages.ts';
import { color_groups, redirects } from '#server/db/schema/site.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let editor: TestLogin;
let page: { id: number; container: number };

beforeAll(async () => {
  api = await openTestApi('checks');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.execute(sql`truncate module_operations, editing_sessions cascade`);
  const title = { de: `Probe ${randomUUID()}`, en: `Trial ${randomUUID()}` };
  page = await answer('POST', 'pages', { parent: null, title, is_online: true });
});

const call = (method: string, path: string, body?: unknown, locale: Locale = 'de') =>
  api.edit(editor, method, path, body, locale);

const answer = <T>(method: string, path: string, body?: unknown, locale: Locale = 'de') =>
  done<T>(call(method, path, body, locale));

async function create(module: ModuleName, data: object, parent: number | null = null): Promise<DraftModule> {
  const place = { container: page.container, parent, column: 0, order: 1000 };
  const body = { operation_id: randomUUID(), ...place, data };
  return (await answer<{ draft: DraftModule }>('POST', `module/${module}`, body)).draft;
}

async function checks(locale: Locale = 'de') {
  const list = await answer<unknown>('GET', `container/${page.container}/checks`, undefined, locale);
  return checkListSchema.parse(list);
}

const rules = async () =>
  (await checks()).results.map(({ rule, module_name, field, language }) =>
    [rule, module_name ?? 'page', field, language].filter(Boolean).join(' '),
  );

const text = (de: string, en = 'English') => ({ content: { de, en } });

it('a correct page has no findings', async () => {
  await create('headline', text('Titel'));
  await create('text', text('<p>Text</p>', '<p>Text</p>'));
  expect(await checks()).toEqual({ count: 0, blocking: 0, results: [] });
});

it('reports problem and place in the language of the request', async () => {
  const { id } = await create('headline', { content: { de: 'Anfahrt mit der Bahn' }, headline_level: 3 });
  const entry = {
    severity: 'warning',
    module: id,
    module_name: 'headline',
    language: 'en',
    field: 'content',
  };
  expect((await checks()).results[0]).toEqual({
    ...entry,
    rule: 'missing-english',
    message: '„Überschrift“ fehlt auf Englisch. Bis dahin steht dort Deutsch.',
    where: 'Überschrift: Anfahrt mit der Bahn',
  });
  expect((await checks('en')).results.map(({ message }) => message)).toEqual([
    '“Headline” has no English text. Until then, German stands there.',
    'The first headline is of level 3. Choose level 2.',
  ]);
  expect((await checks('en')).results.map(({ where }) => where)).toEqual([
    'Headline: Anfahrt mit der Bahn',
    'Headline: Anfahrt mit der Bahn',
  ]);
});

it('follows internal links to their target', async () => {
  const other = await answer<{ id: number; path: { de: string } }>('POST', 'pages', {
    parent: null,
    title: { de: `Ziel ${randomUUID()}` },
    is_online: true,
  });
  await api.database.db
    .insert(redirects)
    .values({ old_path: '/de/frueher/', new_path: `/de/${other.path.de}` });
  const [event] = await api.database.db.select({ id: events.production_id }).from(events).limit(1);
  const alive = [
    ...[`/de/${other.path.de}`, `/de/${other.path.de}/?a=1#b`, '/de/termine', '/en', '/', '/media/x.pdf'],
    ...['/de/frueher', `/de/stuecke/egal/${event?.id}`, `/de/stuecke/egal/${event?.id}/programmheft`],
    ...['https://example.org/nirgends', 'mailto:a@theatre.example', `${publicUrl}/de/${other.path.de}`],
  ];
  const dead = ['/de/nirgends', '/nirgends', '/de/stuecke/egal/99999', `${publicUrl}/de/nirgends`];
  const linked = (addresses: string[]) =>
    `<p>${addresses.map((address) => `<a href="${address}">x</a>`).join(' ')}</p>`;
  await create('text', { content: { de: linked([...alive, ...dead]), en: '<p>x</p>' } });
  const link = { kind: 'page', id: other.id };
  await create('link', { content: { de: 'Weiter', en: 'On' }, link });
  const found = (await checks()).results;
  expect(found.map(({ rule }) => rule)).toEqual(dead.map(() => 'dead-link'));
  dead.forEach((address, at) => {
    expect(found[at]?.message).toContain(`: ${address}.`);
  });
  await api.database.db.update(pages).set({ is_online: false }).where(eq(pages.id, other.id));
  expect(await rules()).toContain('dead-link link link');
});

it('checks pictures, events, outdated English, colours and the page itself', async () => {
  const { db } = api.database;
  const [picture] = await db.select({ id: media.id }).from(media).where(eq(media.kind, 'image')).limit(1);
  const image = picture?.id as number;
  await db
    .update(media)
    .set({ alt: null, is_decorative: false, print: 'line-screen' })
    .where(eq(media.id, image));
  const { draft } = await answer<{ draft: DraftModule[] }>('GET', `container/by-slug/page-${page.id}?edit`);
  const head = draft.find(isHead) as DraftModule;
  await answer('PUT', `module/head/${head.id}`, {
    operation_id: randomUUID(),
    version: head.version,
    data: { ...head.data, hero_image: image, hero_text: { de: 'nur deutsch' } },
  });
  const [first] = await db.select({ id: events.id }).from(events).orderBy(events.date_start).limit(1);
  const list = await create('event-list', {});
  await create('event-item', { event: first?.id }, list.id);
  await create('image', { image });
  const title = await create('headline', text('Titel'));
  await answer('PUT', `module/headline/${title.id}`, {
    operation_id: randomUUID(),
    version: 1,
    data: text('Neuer Titel'),
  });
  const nebel = { name: 'Nebel', base_color: '#eeeeee', secondary_color: '#ffffff' };
  const [group] = await db.select().from(color_groups).limit(1);
  await db
    .update(color_groups)
    .set(nebel)
    .where(eq(color_groups.id, group?.id as number));
  await db
    .update(events)
    .set({ date_start: new Date('2020-01-01'), date_end: null })
    .where(eq(events.id, first?.id as number));
  expect(await rules()).toEqual([
    'alt-missing head hero_image de',
    'missing-english head hero_text en',
    'past-event event-item event',
    'alt-missing image image de',
    'contrast image',
    'stale-english headline content en',
  ]);
  expect((await checks()).results[4]?.message).toBe(
    'Im Farbpaar Nebel ist der Kontrast 1,1 : 1, nötig ist 3 : 1.',
  );
  await db
    .update(color_groups)
    .set(group ?? {})
    .where(eq(color_groups.id, group?.id as number));
});

it('a page with blocking findings is not published, and they explain why', async () => {
  await create('faq', {});
  const list = await create('event-list', {});
  const video = await create('video', { video_url: 'https://www.youtube.com/watch?v=Foyer-Faust' });
  const data = { ...video.data, video_url: { provider: 'elsewhere', id: 'x' } };
  await api.database.db.update(modules).set({ data }).where(eq(modules.id, video.id));
  const found = await checks();
  expect(found).toMatchObject({ count: 3, blocking: 2 });
  const { version } = await answer<{ version: number }>('GET', `container/by-slug/page-${page.id}?edit`);
  const rejected = await call('POST', `container/${page.container}/publish`, { version });
  expect(rejected.status).toBe(422);
  const { entries } = (await rejected.json()) as { entries: unknown[] };
  expect(entries).toEqual(found.results.slice(0, 2));
  expect(entries).toMatchObject([{ module: list.id }, { module: video.id, rule: 'embed-host' }]);
});

it('needs the same number of queries for one module and for fifty', async () => {
  const count = async () => {
    let queries = 0;
    const { pool } = api.database;
    const before = pool.query.bind(pool);
    pool.query = ((...sent: Parameters<typeof pool.query>) => {
      queries += 1;
      return before(...sent);
    }) as typeof pool.query;
    await checks();
    pool.query = before as typeof pool.query;
    return queries;
  };
  await create('text', text('<p><a href="/de/termine">x</a></p>', '<p>x</p>'));
  const one = await count();
  expect(one).toBeGreaterThan(3);
  expect(one).toBeLessThanOrEqual(8);
  for (let at = 0; at < 50; at += 1)
    await create('text', text(`<p><a href="/de/weg-${at}">x</a></p>`, '<p>x</p>'));
  expect(await count()).toBeLessThanOrEqual(one + 1);
  expect((await call('GET', 'container/2147483647/checks')).status).toBe(404);
  expect((await call('GET', 'container/99999999999/checks')).status).toBe(404);
});
