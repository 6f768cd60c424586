// Pages are renamed, moved, taken away and brought back: their old addresses go on leading to them.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { redirects } from '#server/db/schema/site.ts';
import { findRedirect } from '#server/services/site/redirects.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let editor: TestLogin;

beforeAll(async () => {
  api = await openTestApi('page_addresses');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());
beforeEach(() => api.database.db.execute(sql`truncate pages, containers, redirects cascade`));

const call = (method: string, path: string, body?: unknown) => api.edit(editor, method, path, body);

const written = (method: string, path: string, body?: unknown) => done<DraftPage>(call(method, path, body));

const create = (de: string, parent: number | null = null, more: object = {}) =>
  written('POST', 'pages', { parent, title: { de }, is_online: true, ...more });
const update = async (page: DraftPage, fields: object) => {
  const { version } = await written('GET', `pages/${page.id}`);
  return written('PUT', `pages/${page.id}`, { version, ...fields });
};
const versionOf = async (id: number) => (await written('GET', `pages/${id}`)).version;
const place = async (id: number, to: object) =>
  written('PUT', `pages/${id}/place`, { version: await versionOf(id), ...to });
const remove = async (id: number) => written('DELETE', `pages/${id}?version=${await versionOf(id)}`);
const pathOf = async ({ id }: DraftPage) => (await written('GET', `pages/${id}`)).path;
const status = async (path: string) => (await api.ask(`/de/pageeditor-api/page/${path}`)).status;
const leadsTo = (path: string) => findRedirect(api.database, path);

async function rejection(method: string, path: string, body: unknown): Promise<string> {
  const given = await call(method, path, body);
  expect(given.status).toBe(422);
  const { errors } = (await given.json()) as { errors: { field: string; message: string }[] };
  return errors.map(({ field, message }) => `${field}: ${message}`).join('\n');
}

describe('another address', () => {
  it('moves all pages below along, and every old address leads on, in both languages', async () => {
    const above = await written('POST', 'pages', {
      parent: null,
      title: { de: 'Besuch', en: 'Visit' },
      is_online: true,
    });
    const below = await create('Anfahrt', above.id);
    const deep = await create('Bahn', below.id);
    await update(above, { slug: { de: 'ihr-besuch', en: 'your-visit' } });
    expect(await pathOf(deep)).toEqual({ de: 'ihr-besuch/anfahrt/bahn', en: 'your-visit/anfahrt/bahn' });
    for (const rest of ['', '/anfahrt', '/anfahrt/bahn']) {
      expect(await leadsTo(`/de/besuch${rest}`)).toBe(`/de/ihr-besuch${rest}`);
      expect(await leadsTo(`/en/visit${rest}`)).toBe(`/en/your-visit${rest}`);
      expect(await status(`ihr-besuch${rest}`)).toBe(200);
    }
  });

  it('again and again and back makes neither chains nor circles', async () => {
    const page = await create('Eins');
    for (const de of ['zwei', 'drei', 'eins', 'vier']) await update(page, { slug: { de } });
    const entries = await api.database.db.select().from(redirects).where(sql`old_path like '/de/%'`);
    expect(entries.map(({ old_path, new_path }) => [old_path, new_path]).sort()).toEqual([
      ['/de/drei', '/de/vier'],
      ['/de/eins', '/de/vier'],
      ['/de/zwei', '/de/vier'],
    ]);
  });

  it('in one language leaves the other alone', async () => {
    const page = await create('Eins');
    await update(page, { slug: { en: 'one' } });
    expect(await pathOf(page)).toEqual({ de: 'eins', en: 'one' });
    expect(await api.database.db.$count(redirects)).toBe(1);
  });

  it('that is taken is refused, and nothing has changed', async () => {
    const page = await create('Eins');
    const { id } = await create('Zwei');
    expect(
      await rejection('PUT', `pages/${page.id}`, { version: 1, is_online: false, slug: { de: 'zwei' } }),
    ).toMatch(/gibt es schon/);
    expect(await rejection('PUT', `pages/${page.id}`, { version: 1, slug: { de: 'stuecke' } })).toMatch(
      /Website/,
    );
    expect(await written('GET', `pages/${page.id}`)).toMatchObject({
      is_online: true,
      version: 1,
      path: { de: 'eins' },
    });
    expect(id).not.toBe(page.id);
    expect(await api.database.db.$count(redirects)).toBe(0);
  });
});

describe('another place', () => {
  it('below another page brings another address', async () => {
    const [a, b] = [await create('A'), await create('B')];
    const inner = await create('Innen', a.id);
    await place(a.id, { parent: b.id, order: 0 });
    expect(await pathOf(inner)).toEqual({ de: 'b/a/innen', en: 'b/a/innen' });
    expect(await leadsTo('/de/a/innen')).toBe('/de/b/a/innen');
    for (const parent of [a.id, inner.id, 2147483000]) {
      const version = await versionOf(a.id);
      expect(await rejection('PUT', `pages/${a.id}/place`, { version, parent, order: 0 })).toMatch(/parent/);
    }
    await place(a.id, { parent: null, order: 0 });
    expect(await pathOf(a)).toMatchObject({ de: 'a' });
    expect(await leadsTo('/de/b/a')).toBe('/de/a');
    expect(await leadsTo('/de/a')).toBeNull();
  });

  it('among its siblings changes the order only', async () => {
    const made = [await create('A'), await create('B'), await create('C')];
    await place(made[2]?.id ?? 0, { parent: null, order: 0 });
    const tree = (await (await call('GET', 'pages')).json()) as {
      pages: { title: { de: string }; order: number }[];
    };
    expect(tree.pages.map(({ title, order }) => [title.de, order])).toEqual([
      ['C', 0],
      ['A', 1],
      ['B', 2],
    ]);
    expect(await api.database.db.$count(redirects)).toBe(0);
  });
});

describe('taken away', () => {
  it('with all below it, and brought back together', async () => {
    const above = await create('Besuch');
    const below = await create('Anfahrt', above.id);
    const gone = await create('Früher', above.id);
    await remove(gone.id);
    await remove(above.id);
    expect([await status('besuch'), await status('besuch/anfahrt')]).toEqual([404, 404]);
    const tree = (await (await call('GET', 'pages')).json()) as { pages: []; removed: { id: number }[] };
    expect(tree.pages).toEqual([]);
    expect(tree.removed.map(({ id }) => id).sort()).toEqual([above.id, below.id, gone.id]);
    expect(await rejection('POST', `pages/${below.id}/restore`, undefined)).toMatch(/parent/);
    await written('POST', `pages/${above.id}/restore`);
    expect([await status('besuch'), await status('besuch/anfahrt')]).toEqual([200, 200]);
    expect(await status('besuch/frueher')).toBe(404);
  });

  it('it gives its address to another', async () => {
    const old = await create('Besuch');
    await remove(old.id);
    expect((await create('Besuch')).path.de).toBe('besuch');
    const back = await written('POST', `pages/${old.id}/restore`);
    expect(back.path.de).toBe(`besuch-entfernt-${old.id}`);
  });
});
