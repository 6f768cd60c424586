// Pages are renamed, moved, deleted and restored: their old addresses redirect to them.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { redirects } from '#server/db/schema/site.ts';
import { openPages, type PageRequests } from './page-requests.ts';

let requests: PageRequests;
beforeAll(async () => {
  requests = await openPages('page_addresses');
});
afterAll(() => requests.api.close());
beforeEach(() => requests.clear());

const versionOf = async (id: number) => (await requests.written('GET', `pages/${id}`)).version;
const place = async (id: number, to: object) =>
  requests.written('PUT', `pages/${id}/place`, { version: await versionOf(id), ...to });
const remove = async (id: number) => requests.written('DELETE', `pages/${id}?version=${await versionOf(id)}`);
const pathOf = async ({ id }: DraftPage) => (await requests.written('GET', `pages/${id}`)).path;

describe('changing an address', () => {
  it('moves descendants along and redirects every old address in both languages', async () => {
    const above = await requests.written('POST', 'pages', {
      parent: null,
      title: { de: 'Besuch', en: 'Visit' },
      is_online: true,
    });
    const below = await requests.create('Anfahrt', above.id);
    const deep = await requests.create('Bahn', below.id);
    await requests.update(above, { slug: { de: 'ihr-besuch', en: 'your-visit' } });
    expect(await pathOf(deep)).toEqual({ de: 'ihr-besuch/anfahrt/bahn', en: 'your-visit/anfahrt/bahn' });
    for (const rest of ['', '/anfahrt', '/anfahrt/bahn']) {
      expect(await requests.leadsTo(`/de/besuch${rest}`)).toBe(`/de/ihr-besuch${rest}`);
      expect(await requests.leadsTo(`/en/visit${rest}`)).toBe(`/en/your-visit${rest}`);
      expect(await requests.status(`ihr-besuch${rest}`)).toBe(200);
    }
  });

  it('repeatedly and back creates neither chains nor loops', async () => {
    const page = await requests.create('Eins');
    for (const de of ['zwei', 'drei', 'eins', 'vier']) await requests.update(page, { slug: { de } });
    const entries = await requests.api.database.db.select().from(redirects).where(sql`old_path like '/de/%'`);
    expect(entries.map(({ old_path, new_path }) => [old_path, new_path]).sort()).toEqual([
      ['/de/drei', '/de/vier'],
      ['/de/eins', '/de/vier'],
      ['/de/zwei', '/de/vier'],
    ]);
  });

  it('in one language keeps the other', async () => {
    const page = await requests.create('Eins');
    await requests.update(page, { slug: { en: 'one' } });
    expect(await pathOf(page)).toEqual({ de: 'eins', en: 'one' });
    expect(await requests.api.database.db.$count(redirects)).toBe(1);
  });

  it('to one that exists is rejected and changes nothing', async () => {
    const page = await requests.create('Eins');
    const { id } = await requests.create('Zwei');
    expect(
      await requests.rejection('PUT', `pages/${page.id}`, {
        version: 1,
        is_online: false,
        slug: { de: 'zwei' },
      }),
    ).toMatch(/gibt es schon/);
    expect(
      await requests.rejection('PUT', `pages/${page.id}`, { version: 1, slug: { de: 'stuecke' } }),
    ).toMatch(/Website/);
    expect(await requests.written('GET', `pages/${page.id}`)).toMatchObject({
      is_online: true,
      version: 1,
      path: { de: 'eins' },
    });
    expect(id).not.toBe(page.id);
    expect(await requests.api.database.db.$count(redirects)).toBe(0);
  });
});

describe('moving', () => {
  it('below another page changes the address', async () => {
    const [a, b] = [await requests.create('A'), await requests.create('B')];
    const inner = await requests.create('Innen', a.id);
    await place(a.id, { parent: b.id, order: 0 });
    expect(await pathOf(inner)).toEqual({ de: 'b/a/innen', en: 'b/a/innen' });
    expect(await requests.leadsTo('/de/a/innen')).toBe('/de/b/a/innen');
    for (const parent of [a.id, inner.id, 2147483000]) {
      const version = await versionOf(a.id);
      expect(await requests.rejection('PUT', `pages/${a.id}/place`, { version, parent, order: 0 })).toMatch(
        /parent/,
      );
    }
    await place(a.id, { parent: null, order: 0 });
    expect(await pathOf(a)).toMatchObject({ de: 'a' });
    expect(await requests.leadsTo('/de/b/a')).toBe('/de/a');
    expect(await requests.leadsTo('/de/a')).toBeNull();
  });

  it('among siblings changes only the order', async () => {
    const made = [await requests.create('A'), await requests.create('B'), await requests.create('C')];
    await place(made[2]?.id ?? 0, { parent: null, order: 0 });
    const tree = (await (await requests.call('GET', 'pages')).json()) as {
      pages: { title: { de: string }; order: number }[];
    };
    expect(tree.pages.map(({ title, order }) => [title.de, order])).toEqual([
      ['C', 0],
      ['A', 1],
      ['B', 2],
    ]);
    expect(await requests.api.database.db.$count(redirects)).toBe(0);
  });
});

describe('deleting', () => {
  it('includes descendants, which are restored together', async () => {
    const above = await requests.create('Besuch');
    const below = await requests.create('Anfahrt', above.id);
    const removedEarlier = await requests.create('Früher', above.id);
    await remove(removedEarlier.id);
    await remove(above.id);
    expect([await requests.status('besuch'), await requests.status('besuch/anfahrt')]).toEqual([404, 404]);
    const tree = (await (await requests.call('GET', 'pages')).json()) as {
      pages: [];
      removed: { id: number }[];
    };
    expect(tree.pages).toEqual([]);
    expect(tree.removed.map(({ id }) => id).sort()).toEqual([above.id, below.id, removedEarlier.id]);
    expect(await requests.rejection('POST', `pages/${below.id}/restore`, undefined)).toMatch(/parent/);
    await requests.written('POST', `pages/${above.id}/restore`);
    expect([await requests.status('besuch'), await requests.status('besuch/anfahrt')]).toEqual([200, 200]);
    expect(await requests.status('besuch/frueher')).toBe(404);
  });

  it('closes the gap among its siblings, which restoring opens again', async () => {
    const orderOf = async ({ id }: DraftPage) => (await requests.written('GET', `pages/${id}`)).order;
    const [first, second, third] = [
      await requests.create('A'),
      await requests.create('B'),
      await requests.create('C'),
    ] as const;
    await remove(second.id);
    expect([await orderOf(first), await orderOf(third)]).toEqual([0, 1]);
    await requests.written('POST', `pages/${second.id}/restore`);
    expect([await orderOf(first), await orderOf(second), await orderOf(third)]).toEqual([0, 1, 2]);
  });

  it('frees the address for another page', async () => {
    const old = await requests.create('Besuch');
    await remove(old.id);
    expect((await requests.create('Besuch')).path.de).toBe('besuch');
    const back = await requests.written('POST', `pages/${old.id}/restore`);
    expect(back.path.de).toBe(`besuch-entfernt-${old.id}`);
  });
});
