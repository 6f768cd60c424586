// Changes are public once published, all at once.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { modules, snapshots } from '#server/db/schema/pages.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let editor: TestLogin;
let container: number;

beforeAll(async () => {
  api = await openTestApi('publishing');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.execute(sql`truncate containers, module_operations, editing_sessions cascade`);
  container = (await answer<{ id: number }>('POST', 'container', { slug: 'index', content_type: 'screen' }))
    .id;
});

const call = (method: string, path: string, body?: unknown) => api.edit(editor, method, path, body);

const answer = <T>(method: string, path: string, body?: unknown) => done<T>(call(method, path, body));

async function create(module: ModuleName, data: object, parent: number | null = null): Promise<DraftModule> {
  const body = { operation_id: randomUUID(), container, parent, column: 0, order: 1000, data };
  return (await answer<{ draft: DraftModule }>('POST', `module/${module}`, body)).draft;
}

/** Returns the current version. */
const currentVersion = async () => {
  const { rows } = await api.database.pool.query('select version from containers where id = $1', [container]);
  return { version: rows[0]?.version as number };
};
const publish = async () => call('POST', `container/${container}/publish`, await currentVersion());
const content = (de: string) => ({ content: { de } });

/** The texts that visitors see, in their order. */
async function shown(): Promise<unknown[]> {
  const given = await api.ask('/de/pageeditor-api/container/by-slug/index');
  if (given.status === 404) return [];
  const { modules: list } = (await given.json()) as { modules: { content: { content: string } }[] };
  return list.map((module) => module.content.content);
}

const version = async () =>
  (await api.database.pool.query('select version::int from content_version')).rows[0]?.version as number;

it('visitors see exactly the published working copy and no drafts', async () => {
  const canary = 'Kanarienvogel-7Q2X';
  const first = await create('text', content('<p>eins</p>'));
  expect(await shown()).toEqual([]);
  const before = await version();
  expect((await publish()).status).toBe(200);
  expect(await version()).toBe(before + 1);
  expect(await shown()).toEqual(['<p>eins</p>']);

  await create('text', content(`<p>${canary}</p>`));
  const body = { operation_id: randomUUID(), version: 1, data: content(`<p>anders ${canary}</p>`) };
  await answer('PUT', `module/text/${first.id}`, body);
  expect(await shown()).toEqual(['<p>eins</p>']);
  const open = [
    'container/by-slug/index',
    'container/by-slug/index?edit',
    'nav',
    'page/index',
    `module/text/${first.id}`,
  ];
  const paths = [...open.map((path) => `/de/pageeditor-api/${path}`), '/api/openapi.json', '/de/api/events/'];
  for (const path of paths) expect(await (await api.ask(path)).text(), path).not.toContain(canary);

  await publish();
  expect(await shown()).toEqual([`<p>anders ${canary}</p>`, `<p>${canary}</p>`]);
});

it('publishing again without changes writes nothing', async () => {
  await create('text', content('<p>eins</p>'));
  const first = await answer<{ id: number }>(
    'POST',
    `container/${container}/publish`,
    await currentVersion(),
  );
  const before = await version();
  expect(await answer('POST', `container/${container}/publish`, await currentVersion())).toMatchObject({
    id: first.id,
  });
  expect(await version()).toBe(before);
  expect(await api.database.db.$count(snapshots)).toBe(1);
});

it('reports whether publishing would change anything by comparing contents', async () => {
  const isChanged = async () =>
    (await answer<{ is_changed: boolean }>('GET', 'container/by-slug/index?edit')).is_changed;
  expect(await isChanged()).toBe(false);
  const first = await create('text', content('<p>eins</p>'));
  const second = await create('text', content('<p>zwei</p>'));
  expect(await isChanged()).toBe(true);
  await publish();
  expect(await isChanged()).toBe(false);

  let version = 1;
  const write = (de: string) =>
    answer('PUT', `module/text/${first.id}`, {
      operation_id: randomUUID(),
      version: version++,
      data: content(de),
    });
  await write('<p>anders</p>');
  expect(await isChanged()).toBe(true);
  await write('<p>eins</p>');
  expect(await isChanged()).toBe(false);

  const move = async (order: number) =>
    answer('PUT', `reorder/${second.id}`, {
      operation_id: randomUUID(),
      container,
      parent: null,
      column: 0,
      order,
      ...(await currentVersion()),
    });
  await move(0);
  expect(await isChanged()).toBe(true);
  await move(1);
  expect(await isChanged()).toBe(false);
  await answer('DELETE', `module/text/${second.id}?version=${(await currentVersion()).version}`);
  expect(await isChanged()).toBe(true);
  // No other instance is notified.
  const visitors = await api.ask('/de/pageeditor-api/container/by-slug/index');
  expect(await visitors.json()).not.toHaveProperty('is_changed');
});

it('logs who published', async () => {
  await create('text', content('<p>eins</p>'));
  await publish();
  const log = await api.database.db
    .select()
    .from(change_log)
    .where(and(eq(change_log.record_table, 'containers'), eq(change_log.record_id, String(container))));
  expect(log).toMatchObject([{ actor: editor.user_id, action: 'publish', record_id: String(container) }]);
  const list = await answer<{ results: unknown[] }>('GET', `container/${container}/snapshots`);
  expect(list).toMatchObject({
    count: 1,
    results: [{ published_by: 'Test editor', is_published: true, modules: 1 }],
  });
});

it('an invalid module prevents publishing and is reported', async () => {
  await create('text', content('<p>eins</p>'));
  const list = await create('event-list', {});
  const old = await create('headline', content('Titel'));
  await api.database.db.update(modules).set({ data: {} }).where(eq(modules.id, old.id));
  const rejected = await publish();
  expect(rejected.status).toBe(422);
  expect(await rejected.json()).toMatchObject({
    errors: [
      {
        field: `modules.${list.id}.children`,
        message: 'Terminliste: Die Liste hat keinen Termin. Wählen Sie einen, oder löschen Sie die Liste.',
      },
      {
        field: `modules.${old.id}.content`,
        message: 'Überschrift: „Überschrift“ ist leer. Füllen Sie das Feld aus.',
      },
    ],
    entries: [
      { rule: 'empty-events', severity: 'blocking', module: list.id, where: 'Terminliste' },
      { rule: 'incomplete', severity: 'blocking', module: old.id, field: 'content', language: 'de' },
    ],
  });
  expect(await shown()).toEqual([]);
});

it('the working copy can be reset to an earlier publication, which can be undone', async () => {
  const keptModule = await create('text', content('<p>eins</p>'));
  const faq = await create('faq', {});
  const item = await create('faq-item', content('Frage?'), faq.id);
  const first = await answer<{ id: number }>(
    'POST',
    `container/${container}/publish`,
    await currentVersion(),
  );
  await answer('PUT', `module/text/${keptModule.id}`, {
    operation_id: randomUUID(),
    version: 1,
    data: content('<p>zwei</p>'),
  });
  await answer('DELETE', `module/faq/${faq.id}?version=${(await currentVersion()).version}`);
  const later = await create('text', content('<p>drei</p>'));
  await publish();

  const operation_id = randomUUID();
  const { version } = await currentVersion();
  const then = { version, state: `snapshot-${first.id}`, module: null, languages: ['de', 'en'] };
  for (const _ of [1, 2]) await answer('POST', `container/${container}/restore`, { operation_id, ...then });
  const rows = await api.database.db
    .select()
    .from(modules)
    .where(sql`deleted_at is null`)
    .orderBy(modules.id);
  expect(rows.map(({ id }) => id)).toEqual([keptModule.id, faq.id, item.id]);
  expect(rows[0]).toMatchObject({ version: 3, data: content('<p>eins</p>') });
  // Visitors see the last publication until the next one.
  expect(await shown()).toEqual(['<p>zwei</p>', '<p>drei</p>']);
  const { rows: noted } = await api.database.pool.query(
    `select before, after from module_operations where operation_id = $1`,
    [operation_id],
  );
  expect(noted).toHaveLength(1);
  expect(noted[0].before.modules.map((module: DraftModule) => module.id)).toEqual([keptModule.id, later.id]);
  await publish();
  expect((await shown())[0]).toBe('<p>eins</p>');
});

it('unknown ids are not found', async () => {
  for (const id of ['2147483648', '99999999999999999999', '0', '7777']) {
    expect((await call('POST', `container/${id}/publish`, { version: 1 })).status).toBe(404);
    expect((await call('GET', `container/${id}/snapshots`)).status).toBe(404);
  }
  expect((await call('POST', 'container/-1/publish', { version: 1 })).status).toBe(400);
});
