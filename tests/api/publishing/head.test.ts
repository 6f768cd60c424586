// The head of a page is edited and published like its modules, in the chosen languages.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Localized } from '#domain/languages/localized.ts';
import { type DraftModule, isHead, type ModuleData } from '#domain/modules/modules.ts';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { runNextDue } from '#server/services/publishing/run-due.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';

const canary = 'Kanarienvogel7Q2X';

let api: TestApi;
let editor: TestLogin;
let page: DraftPage;
let container: number;
let path: string;

beforeAll(async () => {
  api = await openTestApi('heads');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());
beforeEach(async () => {
  path = `kopf-${randomUUID().slice(0, 8)}`;
  page = await answer<DraftPage>('POST', 'pages', {
    parent: null,
    title: both('Alt', 'Old'),
    slug: { de: path },
  });
  container = page.container as number;
  await answer('PUT', `pages/${page.id}`, { version: page.version, is_online: true, in_menu: true });
  await publish();
});

const both = (de: string, en: string): Localized => ({ de, en });
const call = (method: string, address: string, body?: unknown) => api.edit(editor, method, address, body);
const answer = <T>(method: string, address: string, body?: unknown) => done<T>(call(method, address, body));

interface WorkingCopy {
  draft: DraftModule[];
  version: number;
  is_changed: boolean;
}
const copy = () => answer<WorkingCopy>('GET', `container/by-slug/page-${page.id}?edit`);
const head = async () => (await copy()).draft.find(isHead) as DraftModule;

async function write(fields: ModuleData): Promise<DraftModule> {
  const { id, version, data } = await head();
  const body = { operation_id: randomUUID(), version, data: { ...data, ...fields } };
  return (await answer<{ draft: DraftModule }>('PUT', `module/head/${id}`, body)).draft;
}

const publish = async (more: object = {}) =>
  answer('POST', `container/${container}/publish`, { version: (await copy()).version, ...more });

/** What visitors get, in German and English. */
async function titles(): Promise<string[]> {
  const { rows } = await api.database.pool.query('select title, path_en from pages where id = $1', [page.id]);
  const [{ title, path_en }] = rows as [{ title: Localized; path_en: string }];
  const shown = async (address: string) =>
    ((await (await api.ask(address)).json()) as { title: string }).title;
  expect(await shown(`/de/pageeditor-api/page/${path}`)).toBe(title.de);
  expect(await shown(`/en/pageeditor-api/page/${path_en}`)).toBe(title.en ?? title.de);
  return [title.de, title.en ?? ''];
}

const version = async () =>
  (await api.database.pool.query('select version::int from content_version')).rows[0]?.version as number;

describe('a change of the head', () => {
  it('is not public before it is published', async () => {
    const before = await version();
    const text = both(canary, canary);
    const words = { title: text, headline: text, hero_text: text, meta_title: text, og_title: text };
    await write({
      ...words,
      meta_description: text,
      og_description: text,
      hero_link: `https://a.example/${canary}`,
    });
    expect((await copy()).is_changed).toBe(true);
    const open = [
      'nav',
      `page/${path}`,
      `page/${path}?edit`,
      `container/by-slug/page-${page.id}`,
      'redirect',
    ];
    const addresses = [
      ...open.map((each) => `/de/pageeditor-api/${each}`),
      `/de/api/search/?q=${canary}`,
      '/api/openapi.json',
    ];
    for (const address of addresses) {
      const { status, body } = await bodyOf(address);
      expect(status, address).toBeLessThan(500);
      if (!address.includes('?q=')) expect(body, address).not.toContain(canary);
      else expect(JSON.parse(body), address).toMatchObject({ content: { count: 0 } });
    }
    expect(await version()).toBe(before);
    await publish();
    expect(await titles()).toEqual([canary, canary]);
    expect(await version()).toBeGreaterThan(before);
    expect((await bodyOf('/de/pageeditor-api/nav')).body).toContain(canary);
    expect((await copy()).is_changed).toBe(false);
  });

  it('is shown to editors on the edited page', async () => {
    await write({ title: both('Neu', 'New'), hero_text: both('Mehr', 'More') });
    const edited = await answer<{ title: string; hero_text: string; modules: unknown[] }>(
      'GET',
      `page/${path}?edit`,
    );
    expect(edited).toMatchObject({ title: 'Neu', hero_text: 'Mehr', modules: [] });
    expect(await answer('GET', `pages/${page.id}`)).toMatchObject({ title: both('Neu', 'New') });
  });

  it('is published in the chosen languages', async () => {
    await write({ title: both('Neu', 'New') });
    await publish({ languages: ['de'] });
    expect(await titles()).toEqual(['Neu', 'Old']);
    expect((await copy()).is_changed).toBe(true);
    await publish({ languages: ['en'] });
    expect(await titles()).toEqual(['Neu', 'New']);
    expect((await copy()).is_changed).toBe(false);
  });

  it('is not published without a German title', async () => {
    const { id, version: seen, data } = await head();
    const body = { operation_id: randomUUID(), version: seen, data: { ...data, title: null } };
    expect((await call('PUT', `module/head/${id}`, body)).status).toBe(422);
    await api.database.db.execute(sql`update modules set data = data || '{"title": null}' where id = ${id}`);
    const refused = await call('POST', `container/${container}/publish`, { version: (await copy()).version });
    expect(refused.status).toBe(422);
    expect(await titles()).toEqual(['Alt', 'Old']);
  });

  it('is published at its planned time, and not earlier by an outdated request', async () => {
    await write({ title: both('Neu', 'New') });
    const at = '2026-03-13T10:00';
    await answer('POST', `container/${container}/schedule`, {
      action: 'publish',
      at,
      languages: ['de', 'en'],
    });
    const refused = await call('POST', `container/${container}/publish`, { version: (await copy()).version });
    expect(refused.status).toBe(409);
    expect(await titles()).toEqual(['Alt', 'Old']);
    await runNextDue(api.database, new Date(`${at}+01:00`));
    expect(await titles()).toEqual(['Neu', 'New']);
  });

  it('is in the history and can be restored', async () => {
    await write({ title: both('Neu', 'New') });
    await publish();
    await write({ title: both('Falsch', 'Wrong'), hero_text: both('Weg', 'Gone') });
    const { entries } = await answer<{
      entries: { kind: string; after: string; modules?: { title: string }[] }[];
    }>('GET', `container/${container}/history`);
    expect(entries[0]?.modules?.[0]?.title).toBe('Falsch');
    const published = entries.find(({ kind }) => kind === 'publication')?.after as string;
    const restore = { operation_id: randomUUID(), state: published, version: (await copy()).version };
    await answer('POST', `container/${container}/restore`, {
      ...restore,
      module: null,
      languages: ['de', 'en'],
    });
    expect((await head()).data).toMatchObject({ title: both('Neu', 'New'), hero_text: null });
    const past = await answer<{ draft: DraftModule[] }>(
      'GET',
      `container/${container}/states/before-1000000`,
    ).catch(() => null);
    expect(past).toBeNull();
    const session = entries[0]?.after as string;
    const then = await answer<{ draft: DraftModule[] }>('GET', `container/${container}/states/${session}`);
    expect(then.draft.find(isHead)?.data).toMatchObject({ title: both('Falsch', 'Wrong') });
  });

  it('requires the current version', async () => {
    const { id, version: seen, data } = await head();
    await write({ title: both('Neu', 'New') });
    const body = {
      operation_id: randomUUID(),
      version: seen,
      data: { ...data, title: both('Anders', 'Other') },
    };
    const refused = await call('PUT', `module/head/${id}`, body);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ draft: { data: { title: both('Neu', 'New') } } });
  });

  it('cannot delete, move or create one', async () => {
    const { id, data } = await head();
    const { version: seen } = await copy();
    const operation_id = () => randomUUID();
    const place = { container, parent: null, column: 0, order: 0 };
    const tries = [
      call('DELETE', `module/head/${id}?version=${seen}&operation_id=${operation_id()}`),
      call('PUT', `reorder/${id}`, { operation_id: operation_id(), version: seen, ...place }),
      call('POST', 'module/head', { operation_id: operation_id(), ...place, data }),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(422);
    expect((await head()).data).toEqual(data);
  });

  it('applies to settings saved by an earlier version of the program too', async () => {
    const { version: seen } = await answer<DraftPage>('GET', `pages/${page.id}`);
    const saved = await answer<DraftPage>('PUT', `pages/${page.id}`, {
      version: seen,
      title: both('Neu', 'New'),
      in_footer: true,
    });
    expect(saved).toMatchObject({ title: both('Neu', 'New'), in_footer: true });
    expect(await titles()).toEqual(['Alt', 'Old']);
    expect((await head()).data.title).toEqual(both('Neu', 'New'));
    await publish();
    expect(await titles()).toEqual(['Neu', 'New']);
  });
});

async function bodyOf(address: string): Promise<{ status: number; body: string }> {
  const given = await api.ask(address);
  return { status: given.status, body: await given.text() };
}
