// The editors' front page: what it names, in which words, and to whom.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Hub, IssueKind } from '#domain/hub/hub.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { now } from '../fixture/ids.ts';

let api: TestApi;
let editor: TestLogin;

beforeAll(async () => {
  api = await openTestApi('hub');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.database;
  await db.execute(sql`truncate pages, containers, menu_links, change_log, scheduled_publications cascade`);
  await db.execute(sql`delete from events`);
  await db.execute(sql`delete from media`);
});

async function call(method: string, path: string, body?: object) {
  const answer = await api.ask(path, {
    method,
    headers: editor.headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
const hub = (locale = 'de') => call('GET', `/${locale}/api/cms-hub/`) as Promise<Hub>;
const newPage = (title: object, more: object = {}) =>
  call('POST', '/de/pageeditor-api/pages', { parent: null, title, ...more });
const careFor = async (kind: IssueKind) => (await hub()).care.find((group) => group.kind === kind);

it('is for those who may edit pages', async () => {
  const evening = await loginAs(api.database, 'evening-service');
  expect((await api.ask('/de/api/cms-hub/')).status).toBe(401);
  expect((await api.ask('/de/api/cms-hub/', { headers: evening.headers })).status).toBe(403);
});

it('says who did what, the newest first, by the name of the page in the reader’s language', async () => {
  const page = await newPage({ de: 'Ihr Besuch', en: 'Your visit' });
  await call('PUT', `/de/pageeditor-api/pages/${page.id}`, { version: page.version, is_online: true });
  const { changes } = await hub('en');
  expect(changes.map(({ action, subject, title, url }) => [action, subject, title, url])).toEqual([
    ['update', 'page', 'Your visit', '/en/your-visit'],
    ['create', 'page', 'Your visit', '/en/your-visit'],
  ]);
  expect(changes[0]?.who).not.toBe('');
});

it('has all pages in their tree, those offline as well', async () => {
  const above = await newPage({ de: 'Besuch' }, { is_online: true });
  await newPage({ de: 'Anfahrt' }, { parent: above.id });
  expect((await hub()).pages).toEqual([
    { title: 'Besuch', url: '/de/besuch', depth: 0, is_online: true },
    { title: 'Anfahrt', url: '/de/besuch/anfahrt', depth: 1, is_online: false },
  ]);
});

it('finds pages that are offline and in a menu, whichever way they came there', async () => {
  await newPage({ de: 'Im Menü' }, { in_menu: true });
  await newPage({ de: 'Verlinkt' });
  await newPage({ de: 'Einfach offline' });
  await api.database.db.execute(sql`insert into menu_links (list, menu_name, url)
    values ('menu', '{"de": "Verlinkt"}', '{"de": "/de/verlinkt"}')`);
  const found = await careFor('offline-in-menu');
  expect(found?.count).toBe(2);
  expect(found?.entries.map(({ title }) => title)).toEqual(['Im Menü', 'Verlinkt']);
});

it('finds coming evenings that nobody can buy tickets for, and no others', async () => {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  const event = (days: number, more: Record<string, string>) => {
    const columns = Object.keys(more).map((name) => sql.identifier(name));
    const list = columns.length > 0 ? sql`, ${sql.join(columns, sql`, `)}` : sql``;
    const values =
      columns.length > 0
        ? sql`, ${sql.join(
            Object.values(more).map((value) => sql`${value}`),
            sql`, `,
          )}`
        : sql``;
    return api.database.db.execute(sql`insert into events (production_id, stage_name, date_start${list})
      select id, 'Bühne', ${at(days)}${values} from productions where is_online order by id limit 1`);
  };
  await event(3, {});
  await event(-3, {});
  await event(4, { outcome: 'cancelled' });
  await event(5, { status: 'soldout' });
  await event(6, { secondary_ticket_link: 'https://shop.example/1' });
  expect((await careFor('event-without-tickets'))?.count).toBe(1);
});

it('finds pictures without a text for those who do not see them', async () => {
  const picture = (name: string, more: string) =>
    api.database.db.execute(sql`insert into media (kind, file_name, content_type, storage_key, checksum, bytes, alt,
      is_decorative) values ('image', ${name}, 'image/jpeg', ${name}, ${name}, 1, ${more}::jsonb, ${name === 'zier.jpg'})`);
  await picture('stumm.jpg', '{"de": " "}');
  await picture('zier.jpg', '{}');
  await picture('gut.jpg', '{"de": "Eine Bühne"}');
  expect(await careFor('picture-without-alt')).toEqual({
    kind: 'picture-without-alt',
    count: 1,
    entries: [{ title: 'stumm.jpg', url: '' }],
  });
});

it('finds what was changed and not published', async () => {
  const page = await newPage({ de: 'Entwurf' }, { is_online: true });
  const place = await call('GET', `/de/pageeditor-api/container/by-slug/page-${page.id}?edit`);
  await call('POST', '/de/pageeditor-api/module/headline', {
    operation_id: crypto.randomUUID(),
    container: place.id,
    parent: null,
    column: 0,
    order: 0,
    data: { content: { de: 'Neu' }, headline_level: 2 },
  });
  expect((await careFor('unpublished'))?.entries).toEqual([{ title: 'Entwurf', url: '/de/entwurf' }]);
});

it('names at most eight of a kind and says how many there are', async () => {
  for (let at = 0; at < 9; at++) await newPage({ de: `Seite ${at}` }, { in_menu: true });
  const found = await careFor('offline-in-menu');
  expect([found?.count, found?.entries.length]).toEqual([9, 8]);
});
