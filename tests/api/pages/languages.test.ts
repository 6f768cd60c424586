// Publishing both languages or one, and outdated English texts.
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Locale } from '#domain/languages/locales.ts';
import type { DraftModule, ModuleName } from '#domain/modules/modules.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { snapshots } from '#server/db/schema/pages.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let editor: TestLogin;
let container: number;

beforeAll(async () => {
  api = await openTestApi('languages');
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

async function create(module: ModuleName, data: object): Promise<DraftModule> {
  const place = { container, parent: null, column: 0, order: 1000 };
  const body = { operation_id: randomUUID(), ...place, data };
  return (await answer<{ draft: DraftModule }>('POST', `module/${module}`, body)).draft;
}

async function write({ module, id, version }: DraftModule, data: object): Promise<DraftModule> {
  const body = { operation_id: randomUUID(), version, data };
  return (await answer<{ draft: DraftModule }>('PUT', `module/${module}/${id}`, body)).draft;
}

/** Publishes the current version. */
async function publishing(languages?: readonly string[]): Promise<Response> {
  const { version } = await answer<{ version: number }>('GET', 'container/by-slug/index?edit');
  return call('POST', `container/${container}/publish`, { version, ...(languages ? { languages } : {}) });
}

async function publish(...languages: Locale[]) {
  const given = await publishing(languages.length > 0 ? languages : undefined);
  expect(given.status).toBe(200);
  return (await given.json()) as { id: number; languages: Locale[]; is_changed: boolean };
}

const remove = async ({ module, id }: DraftModule) => {
  const { version } = await answer<{ version: number }>('GET', 'container/by-slug/index?edit');
  await answer('DELETE', `module/${module}/${id}?operation_id=${randomUUID()}&version=${version}`);
};
const title = (de: string, en?: string) => ({ content: en === undefined ? { de } : { de, en } });

/** The texts that visitors of a language get, with those that fell back to German. */
async function read(locale: Locale): Promise<string[]> {
  const given = await api.ask(`/${locale}/pageeditor-api/container/by-slug/index`);
  if (given.status === 404) return [];
  const { modules } = (await given.json()) as {
    modules: { content: { content: string }; in_german: string[] }[];
  };
  return modules.map(({ content, in_german }) => content.content + (in_german.length > 0 ? ' (de)' : ''));
}

const stale = async () =>
  (
    await answer<{ results: { id: number; english_for: Record<string, string> }[] }>(
      'GET',
      `container/${container}/translations`,
    )
  ).results;

it('publishing German keeps the published English', async () => {
  const first = await create('headline', title('eins', 'one'));
  expect(await publish()).toMatchObject({ languages: ['de', 'en'], is_changed: false });
  await write(first, title('zwei', 'two'));
  await create('headline', title('neu', 'new'));
  expect(await publish('de')).toMatchObject({ languages: ['de'], is_changed: true });
  expect(await read('de')).toEqual(['zwei', 'neu']);
  expect(await read('en')).toEqual(['one', 'neu (de)']);
  expect(await publish('de', 'en')).toMatchObject({ languages: ['de', 'en'], is_changed: false });
  expect(await read('en')).toEqual(['two', 'new']);
});

it('publishing English changes only English texts', async () => {
  const first = await create('headline', title('eins', 'one'));
  const second = await create('headline', title('fort', 'gone'));
  await publish();
  await write(first, { ...title('halb fertig', 'one, mended'), headline_level: 3 });
  await remove(second);
  await create('headline', title('noch nicht', 'not yet'));
  expect(await publish('en')).toMatchObject({ languages: ['en'], is_changed: true });
  expect(await read('de')).toEqual(['eins', 'fort']);
  expect(await read('en')).toEqual(['one, mended', 'gone']);
  const [row] = await api.database.db.select().from(snapshots).orderBy(sql`id desc`).limit(1);
  expect(row?.languages).toEqual(['en']);
  expect(JSON.stringify(row?.content)).not.toContain('"headline_level":3');
  // An incomplete text in the other language does not prevent publishing.
  await api.database.db.execute(sql`update modules set data = '{}' where id = ${first.id}`);
  expect((await publishing(['en'])).status).toBe(200);
  expect((await publishing(['de'])).status).toBe(422);
});

it('the first publication includes German', async () => {
  await create('headline', title('eins', 'one'));
  const rejected = await publishing(['en']);
  expect(rejected.status).toBe(422);
  expect(await rejected.json()).toMatchObject({ errors: [{ field: 'languages' }] });
  expect(await read('en')).toEqual([]);
  await publish('de');
  expect(await read('en')).toEqual(['eins (de)']);
  for (const wrong of [['fr'], []]) expect((await publishing(wrong)).status).toBe(422);
});

it('publishing a language without changes writes nothing', async () => {
  const first = await create('headline', title('eins', 'one'));
  await publish();
  await write(first, title('eins', 'two'));
  expect(await publish('de')).toMatchObject({ is_changed: true });
  expect(await api.database.db.$count(snapshots)).toBe(1);
  const { results } = await answer<{ results: { languages: Locale[] }[] }>(
    'GET',
    `container/${container}/snapshots`,
  );
  expect(results).toMatchObject([{ languages: ['de', 'en'] }]);
});

it('English is marked with its original German once German changes', async () => {
  let module = await create('headline', { ...title('Anfahrt', 'Getting here'), preline: { de: 'Besuch' } });
  expect(await stale()).toEqual([]);
  module = await write(module, { ...module.data, ...title('Anfahrt mit der Bahn', 'Getting here') });
  module = await write(module, { ...module.data, ...title('Anfahrt mit der S-Bahn', 'Getting here') });
  expect(await stale()).toEqual([{ id: module.id, english_for: { content: 'Anfahrt' } }]);
  // English is updated and then reverted, so it is outdated again.
  module = await write(module, { ...module.data, ...title('Anfahrt mit der S-Bahn', 'By train') });
  expect(await stale()).toEqual([]);
  module = await write(module, { ...module.data, ...title('Anfahrt mit der S-Bahn', 'Getting here') });
  expect(await stale()).toEqual([{ id: module.id, english_for: { content: 'Anfahrt' } }]);
  module = await write(module, { ...module.data, ...title('Anfahrt', 'Getting here') });
  expect(await stale()).toEqual([]);
});

it('restoring a published state restores its mark', async () => {
  let module = await create('headline', title('Anfahrt', 'Getting here'));
  module = await write(module, title('Anfahrt mit der Bahn', 'Getting here'));
  const { id } = await publish();
  module = await write(module, title('Anfahrt mit der Bahn', 'By train'));
  const { version } = await answer<{ version: number }>('GET', 'container/by-slug/index?edit');
  const state = { operation_id: randomUUID(), version, state: `snapshot-${id}` };
  const all = { module: null, languages: ['de', 'en'] };
  await answer('POST', `container/${container}/restore`, { ...state, ...all });
  expect(await stale()).toEqual([{ id: module.id, english_for: { content: 'Anfahrt' } }]);
});

it('a confirmed translation loses its mark if the version is current', async () => {
  const old = await create('headline', title('Anfahrt', 'Getting here'));
  const module = await write(old, title('Die Anfahrt', 'Getting here'));
  const right = (version: number, fields = ['content'], id = module.id, name = 'headline') =>
    call('PUT', `module/${name}/${id}/english`, { version, fields });
  const wrong = () =>
    call('PUT', `module/headline/${module.id}/english`, {
      version: module.version,
      fields: ['content'],
      is_right: false,
    });
  expect((await right(old.version)).status).toBe(409);
  expect((await right(module.version, ['content'], module.id, 'text')).status).toBe(404);
  expect((await right(module.version, ['content'], 2 ** 31)).status).toBe(404);
  expect((await right(module.version, [])).status).toBe(422);
  expect((await right(module.version, ['subline'])).status).toBe(200);
  expect(await stale()).toHaveLength(1);
  for (const _ of [1, 2]) {
    const given = await right(module.version);
    expect(await given.json()).toEqual({ id: module.id, english_for: {} });
  }
  expect(await stale()).toEqual([]);
  const isOfModule = and(eq(change_log.record_table, 'modules'), eq(change_log.record_id, String(module.id)));
  const log = await api.database.db.select().from(change_log).where(isOfModule);
  expect(log).toMatchObject([{ actor: editor.user_id, before: { english_for: { content: 'Anfahrt' } } }]);
  // Taken back, and done again.
  for (const _ of [1, 2]) expect((await wrong()).status).toBe(200);
  expect(await stale()).toEqual([{ id: module.id, english_for: { content: 'Anfahrt' } }]);
  expect((await right(module.version)).status).toBe(200);
  // From now on the English text belongs to the current German text.
  await write(module, title('Der Weg', 'Getting here'));
  expect(await stale()).toEqual([{ id: module.id, english_for: { content: 'Die Anfahrt' } }]);
  expect((await call('GET', 'container/2147483647/translations')).status).toBe(404);
});
