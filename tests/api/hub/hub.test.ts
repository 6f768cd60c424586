// The hub: its content, texts and permissions.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formatDayShort } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Hub, IssueKind } from '#domain/hub/hub.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { now } from '../fixture/ids.ts';
import { person } from '../fixture/people.ts';

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
  const response = await api.ask(path, {
    method,
    headers: editor.headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status >= 300) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
const hub = (locale = 'de') => call('GET', `/${locale}/api/cms-hub/`) as Promise<Hub>;
const newPage = (title: object, more: object = {}) =>
  call('POST', '/de/pageeditor-api/pages', { parent: null, title, ...more });
const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

/** An event of a play that is online, so many days from now. @returns its id */
async function event(days: number, more: Record<string, string>): Promise<number> {
  const columns = Object.keys(more).map((name) => sql`, ${sql.identifier(name)}`);
  const values = Object.values(more).map((value) => sql`, ${value}`);
  const { rows } = await api.database.db.execute<{ id: number }>(sql`
    insert into events (production_id, stage_name, date_start${sql.join(columns)})
      select id, 'Bühne', ${at(days)}${sql.join(values)} from productions where is_online order by id limit 1
      returning id`);
  return rows[0]?.id as number;
}

const careFor = async (kind: IssueKind) => (await hub()).care.find((group) => group.kind === kind);

it('is only for users who may edit pages', async () => {
  const evening = await loginAs(api.database, 'evening-service');
  expect((await api.ask('/de/api/cms-hub/')).status).toBe(401);
  expect((await api.ask('/de/api/cms-hub/', { headers: evening.headers })).status).toBe(403);
});

it('lists recent changes, the newest first, with page titles in the reader’s language', async () => {
  const page = await newPage({ de: 'Ihr Besuch', en: 'Your visit' });
  await call('PUT', `/de/pageeditor-api/pages/${page.id}`, { version: page.version, is_online: true });
  const { changes } = await hub('en');
  expect(changes.map(({ action, subject, title, url }) => [action, subject, title, url])).toEqual([
    ['update', 'pages', 'Your visit', '/en/your-visit'],
    ['create', 'pages', 'Your visit', '/en/your-visit'],
  ]);
  expect(changes[0]?.who).not.toBe('');
  // Users who may not read the log see their own changes.
  const press = await loginAs(api.database, 'press');
  const seen = await (await api.ask('/de/api/cms-hub/', { headers: press.headers })).json();
  expect(seen.changes).toEqual([]);
});

it('links a changed record to its form, and a removed one to nothing', async () => {
  const made = await call('POST', '/de/api/cms-hub/redirects/', {
    operation_id: crypto.randomUUID(),
    data: { old_path: '/de/alt', new_path: '/de/neu' },
  });
  expect((await hub()).changes[0]).toMatchObject({ title: '/de/alt', url: `/cms/redirects/${made.id}` });
  const query = `version=${made.version}&operation_id=${crypto.randomUUID()}&seen=0`;
  await api.ask(`/de/api/cms-hub/redirects/${made.id}/?${query}`, {
    method: 'DELETE',
    headers: editor.headers,
  });
  expect((await hub()).changes[0]).toMatchObject({ action: 'remove', url: '' });
});

it('shows today’s public events, or those of the next day with events', async () => {
  expect(await hub()).toMatchObject({ day: null, events: [] });
  await event(2, { is_online: 'false' });
  await event(3, {});
  await event(4, {});
  const next = await hub();
  expect([next.day, next.events.length]).toEqual([berlinDay(at(3)), 1]);
  await event(0, { outcome: 'cancelled' });
  const today = await hub();
  expect([today.day, today.events.map((shown) => shown.event.outcome)]).toEqual([
    berlinDay(now),
    ['cancelled'],
  ]);
});

it('lists planned publications, and presales with their number of events', async () => {
  const page = await newPage({ de: 'Sommerfest' });
  await api.database.db.execute(sql`insert into scheduled_publications (container_id, action, languages, due_at)
    select container_id, 'publish', '["de"]', ${at(2)} from pages where id = ${page.id}`);
  await event(9, { presale_start: at(1) });
  await event(10, { presale_start: at(1) });
  await event(11, { presale_start: at(-1) });
  await event(12, { presale_start: at(1), is_online: 'false' });
  const { planned } = await hub();
  expect(
    planned.map(({ action, title, url, count, languages }) => [action, title, url, count, languages]),
  ).toEqual([
    ['presale', expect.any(String), '', 2, []],
    ['publish', 'Sommerfest', '/de/sommerfest?edit', 0, ['de']],
  ]);
});

it('lists people who were recently active, except the reader', async () => {
  const { people } = await hub();
  expect(people.length).toBeGreaterThan(0);
  const long = new Date(Date.now() + 3_600_000);
  await api.database.db.execute(sql`update sessions set expires_at = ${long.toISOString()}`);
  expect((await hub()).people).toEqual([]);
});

it('finds failed publications', async () => {
  const page = await newPage({ de: 'Geplant' });
  await api.database.db.execute(sql`insert into scheduled_publications (container_id, action, languages, due_at, failure)
    select container_id, 'publish', '["de", "en"]', ${at(-1)}, 'x' from pages where id = ${page.id}`);
  expect((await careFor('plan-failed'))?.entries).toEqual([{ title: 'Geplant', url: '/de/geplant?edit' }]);
});

it('lists drafts and planned changes of records, and failed changes', async () => {
  const { db } = api.database;
  const { rows } = await db.execute<{ id: number; name: { de: string } }>(
    sql`select id, name from productions order by id limit 1`,
  );
  const { id, name } = rows[0] as (typeof rows)[number];
  const url = `/cms/productions/${id}`;
  await db.execute(sql`insert into record_drafts (resource, record_id, data, base, operation_id, updated_at)
    values ('productions', ${id}, '{}', '{}', 'a draft', ${at(-20)})`);
  for (const [operation, days, failure] of [
    ['planned', 2, null],
    ['failed', -1, '{"reason": "conflict"}'],
  ] as const) {
    await db.execute(sql`insert into planned_changes (resource, record_id, data, base, operation_id, due_at, failure)
      values ('productions', ${id}, '{}', '{}', ${operation}, ${at(days)}, ${failure}::jsonb)`);
  }
  const { planned, drafts, draft_count } = await hub();
  expect(planned).toMatchObject([{ action: 'change', title: name.de, url, due_at: at(2) }]);
  expect(drafts).toMatchObject([{ title: name.de, url }]);
  expect(draft_count).toBe(1);
  const entries = [{ title: name.de, url }];
  expect(await careFor('plan-failed')).toMatchObject({ count: 1, entries });
  expect(await careFor('old-draft')).toMatchObject({ count: 1, entries });
  await db.execute(sql`truncate record_drafts, planned_changes`);
});

it('finds offline pages in a menu, however they got there', async () => {
  await newPage({ de: 'Im Menü' }, { in_menu: true });
  await newPage({ de: 'Verlinkt' });
  await newPage({ de: 'Einfach offline' });
  await api.database.db.execute(sql`insert into menu_links (list, menu_name, url)
    values ('menu', '{"de": "Verlinkt"}', '{"de": "/de/verlinkt"}')`);
  const found = await careFor('offline-in-menu');
  expect(found?.count).toBe(2);
  expect(found?.entries.map(({ title }) => title)).toEqual(['Im Menü', 'Verlinkt']);
});

it('finds upcoming events without tickets, with a link to the field', async () => {
  const id = await event(3, { min_price_normal_excl_e: '12' });
  await event(-3, {});
  await event(4, { outcome: 'cancelled' });
  await event(5, { status: 'soldout' });
  await event(6, { secondary_ticket_link: 'https://shop.example/1' });
  await event(7, { is_online: 'false' });
  const found = await careFor('event-without-tickets');
  expect(found?.count).toBe(1);
  expect(found?.entries[0]?.url).toBe(`/cms/events/${id}?field=ticket_url_external`);
  expect(found?.entries[0]?.title).toContain(formatDayShort(berlinDay(at(3)), 'de'));
  const press = await loginAs(api.database, 'press');
  const seen = await (await api.ask('/de/api/cms-hub/', { headers: press.headers })).json();
  expect(seen.care.map(({ kind }: { kind: IssueKind }) => kind)).not.toContain('event-without-tickets');
});

it('finds upcoming events without a price, except free, external and touring ones', async () => {
  const id = await event(3, {});
  await event(4, { min_price_normal_excl_e: '12' });
  await event(5, { prices: '[{"name": {"de": "Karte"}, "amount": "9.00"}]' });
  await event(6, { short_price_info: '{"de": "Eintritt frei"}' });
  await event(7, { is_on_tour: 'true' });
  await event(-3, {});
  const found = await careFor('event-without-price');
  expect(found?.entries.map(({ url }) => url)).toEqual([`/cms/events/${id}?field=prices`]);
});

it('finds offline plays with online events', async () => {
  const { db } = api.database;
  const [offline] = (
    await db.execute<{ id: number }>(sql`select id from productions where not is_online limit 1`)
  ).rows;
  await db.execute(
    sql`insert into events (production_id, stage_name, date_start) values (${offline?.id}, 'Bühne', ${at(3)})`,
  );
  const found = await careFor('play-offline-with-dates');
  expect(found?.entries.map(({ url }) => url)).toEqual([`/cms/productions/${offline?.id}?field=is_online`]);
});

it('finds plays without a picture', async () => {
  const found = await careFor('play-without-picture');
  const { rows } = await api.database.db.execute(
    sql`select id from productions where is_online and show_in_production_list and picture_id is null`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(found?.count).toBe(rows.length);
  expect(found?.entries[0]?.url).toMatch(/^\/cms\/productions\/\d+\?field=picture$/);
});

it('finds missing English, with the text that lacks it', async () => {
  const { db } = api.database;
  await db.execute(
    sql`update productions set lead = null, text = null, subtitle = null, name = '{"de": "X", "en": "X"}'`,
  );
  const before = (await careFor('missing-english'))?.count ?? 0;
  const [play] = (
    await db.execute<{ id: number }>(sql`update productions set lead = '{"de": "Nur deutsch"}'
      where id = (select id from productions where is_online order by id limit 1) returning id`)
  ).rows;
  await db.execute(sql`update productions set text = '{"de": "Offline"}' where not is_online`);
  const found = await careFor('missing-english');
  expect(found?.count).toBe(before + 1);
  expect(found?.entries.map(({ url }) => url)).toContain(`/cms/productions/${play?.id}?field=lead.en`);
});

it('finds frequently requested missing addresses, with a link to create a redirect', async () => {
  const { db } = api.database;
  await db.execute(sql`insert into redirects (old_path, new_path) values ('/de/umgezogen/', '/de/neu')`);
  await db.execute(sql`insert into missed_addresses (path, hits, last_at)
    values ('/de/alt', 5, now()), ('/de/selten', 4, now()), ('/de/umgezogen', 9, now())`);
  expect(await careFor('not-found-address')).toEqual({
    kind: 'not-found-address',
    count: 1,
    entries: [{ title: '/de/alt', url: '/cms/redirects/new?old_path=%2Fde%2Falt&field=new_path' }],
  });
});

it('finds pictures without alternative text or credit, under the record that shows them', async () => {
  const { db } = api.database;
  const picture = async (name: string, more: { alt?: string; credit?: string; is_decorative?: boolean }) => {
    const { alt = '{"de": "Eine Bühne"}', credit = 'Foto: Ida', is_decorative = false } = more;
    const { rows } = await db.execute(sql`insert into media (kind, file_name, content_type, storage_key,
      checksum, bytes, alt, credit, is_decorative) values ('image', ${name}, 'image/jpeg', ${name}, ${name}, 1,
      ${alt}::jsonb, ${credit}, ${is_decorative}) returning id`);
    return Number(rows[0]?.id);
  };
  await picture('stumm.jpg', { alt: '{"de": " "}' });
  await picture('zier.jpg', { alt: '{}', credit: '', is_decorative: true });
  await picture('gut.jpg', {});
  const shown = await picture('fremd.jpg', { credit: '' });
  await db.execute(sql`update persons set portrait_id = ${shown} where id = ${person.mira}`);
  expect(await careFor('picture-without-alt')).toEqual({
    kind: 'picture-without-alt',
    count: 1,
    entries: [{ title: 'stumm.jpg', url: '/cms/media?q=stumm.jpg' }],
  });
  expect((await careFor('picture-without-credit'))?.entries).toEqual([
    { title: expect.stringContaining('Mira'), url: `/cms/persons/${person.mira}?field=portrait` },
  ]);
});

it('finds unpublished changes', async () => {
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
  const { drafts, draft_count } = await hub();
  expect(draft_count).toBe(1);
  expect(drafts).toMatchObject([{ title: 'Entwurf', url: '/de/entwurf?edit', who: 'Test editor' }]);
  expect(await careFor('old-draft')).toBeUndefined();
  await api.database.db.execute(sql`update module_operations set created_at = ${at(-15)}`);
  expect((await careFor('old-draft'))?.entries).toEqual([{ title: 'Entwurf', url: '/de/entwurf?edit' }]);
  await call('POST', `/de/pageeditor-api/container/${place.id}/publish`, { version: place.version });
  expect(await hub()).toMatchObject({ drafts: [], draft_count: 0 });
});

it('lists at most eight entries per kind with the total number', async () => {
  for (let at = 0; at < 9; at++) await newPage({ de: `Seite ${at}` }, { in_menu: true });
  const found = await careFor('offline-in-menu');
  expect([found?.count, found?.entries.length]).toEqual([9, 8]);
});
