// Creating pages and changing their fields.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageSession } from '#domain/history/page-history.ts';
import { change_log } from '#server/db/schema/change-log.ts';
import { media } from '#server/db/schema/media.ts';
import { pages } from '#server/db/schema/pages.ts';
import { redirects } from '#server/db/schema/site.ts';
import { loginAs } from '../../setup/login.ts';
import { openPages, type PageRequests } from './page-requests.ts';

let requests: PageRequests;
beforeAll(async () => {
  requests = await openPages('page_tree');
});
afterAll(() => requests.api.close());
beforeEach(() => requests.clear());

describe('a new page', () => {
  it('has an address made from its titles and a container, and is offline', async () => {
    const above = await requests.written('POST', 'pages', {
      parent: null,
      title: { de: 'Ihr Besuch', en: 'Your visit' },
    });
    expect(above).toMatchObject({
      path: { de: 'ihr-besuch', en: 'your-visit' },
      is_online: false,
      version: 1,
    });
    const below = await requests.create('Über uns & Größe', above.id);
    expect(below.path).toEqual({ de: 'ihr-besuch/ueber-uns-groesse', en: 'your-visit/ueber-uns-groesse' });
    expect(below).toMatchObject({ parent: above.id, order: 0 });
    const created = await requests.call('POST', 'container', {
      slug: `page-${below.id}`,
      content_type: 'page',
    });
    expect(await created.json()).toMatchObject({ id: below.container });
  });

  it('gets another address than existing pages and screens', async () => {
    expect((await requests.create('Termine')).path.de).toBe('termine-2');
    expect((await requests.create('Besuch')).path.de).toBe('besuch');
    expect((await requests.create('Besuch')).path.de).toBe('besuch-2');
    expect((await requests.create('404')).path.de).toBe('404-2');
    expect((await requests.create('API')).path.de).toBe('api-2');
    expect((await requests.create('???')).path.de).toBe('seite');
  });

  it.each<[object, RegExp]>([
    [{ title: { de: ' ', en: 'Visit' } }, /title: „Titel“ fehlt auf Deutsch/],
    [{ title: {} }, /title: „Titel“ ist leer/],
    [{ slug: { de: 'termine' } }, /slug.de: .* Adresse der Website/],
    [{ slug: { en: 'event-calendar' } }, /slug.en: .* Adresse der Website/],
    [{ slug: { de: 'pageeditor-api' } }, /slug.de/],
    [{ slug: { de: '../x' } }, /slug.de: .* kleine Buchstaben/],
    [{ slug: { de: 'a/b' } }, /slug.de/],
    [{ parent: 2147483000 }, /parent/],
    [{ hero_link: 'javascript:alert(1)' }, /hero_link/],
    [{ hero_video: 'https://youtube.com.evil.example/watch?v=abcdefghijk' }, /hero_video/],
    [{ hero_image: 2147483000 }, /hero_image/],
    [{ id: 7 }, /id/],
    [{ path_de: 'x' }, /path_de/],
    [{ deleted_at: null }, /deleted_at/],
    [{ is_online: 'yes' }, /is_online/],
    [{ meta_title: { de: 'x', fr: 'y' } }, /fr/],
  ])('is rejected with %j', async (more, sentence) => {
    expect(
      await requests.rejection('POST', 'pages', { parent: null, title: { de: 'Seite' }, ...more }),
    ).toMatch(sentence);
    expect(await requests.api.database.db.$count(pages)).toBe(0);
  });

  it('is at most six levels deep', async () => {
    let parent: number | null = null;
    for (let depth = 1; depth <= 6; depth++) parent = (await requests.create(`Ebene ${depth}`, parent)).id;
    expect(await requests.rejection('POST', 'pages', { parent, title: { de: 'Ebene 7' } })).toMatch(
      /So tief/,
    );
    const page = await requests.create('Woanders');
    expect(
      await requests.rejection('PUT', `pages/${page.id}/place`, { version: 1, parent, order: 0 }),
    ).toMatch(/So tief/);
  });

  it('accepts a video by its address or embed code', async () => {
    const frame = '<iframe src="https://player.vimeo.com/video/123456789" onload="alert(1)"></iframe>';
    expect((await requests.create('A', null, { hero_video: frame })).hero_video).toBe(
      'https://vimeo.com/123456789',
    );
  });

  it('takes precedence over an old redirect', async () => {
    await requests.api.database.db
      .insert(redirects)
      .values({ old_path: '/de/sommer', new_path: '/de/termine' });
    await requests.create('Sommer');
    expect(await requests.leadsTo('/de/sommer')).toBeNull();
  });

  it('created at the same time as others of the same name gets its own address', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => requests.create('Anfahrt')));
    expect(made.map(({ path }) => path.de).sort()).toEqual([
      'anfahrt',
      'anfahrt-2',
      'anfahrt-3',
      'anfahrt-4',
    ]);
  });
});

describe('fields', () => {
  it('require the current version and are logged', async () => {
    const page = await requests.create('Besuch');
    const picture = {
      kind: 'image' as const,
      file_name: 'a',
      content_type: 'image/webp',
      checksum: 'a',
      bytes: 1,
    };
    const [image] = await requests.api.database.db
      .insert(media)
      .values({ ...picture, storage_key: `pictures/page-${page.id}.webp` })
      .returning();
    const fields = {
      title: { de: ' Ihr\u0000\nBesuch ' },
      in_menu: true,
      hero_image: image?.id,
      og_type: 'article',
      hero_link: ' https://example.org ',
      meta_description: { de: 'Kurz', en: '' },
    };
    expect((await requests.call('PUT', `pages/${page.id}`, { version: 1, ...fields })).status).toBe(422);
    const clean = { ...fields, title: { de: ' Ihr\nBesuch ' } };
    expect(await requests.written('PUT', `pages/${page.id}`, { version: 1, ...clean })).toMatchObject({
      title: { de: 'Ihr Besuch' },
      in_menu: true,
      hero_image: image?.id,
      og_type: 'article',
      version: 2,
      hero_link: 'https://example.org/',
      meta_description: { de: 'Kurz' },
      path: { de: 'besuch' },
    });
    const late = await requests.call('PUT', `pages/${page.id}`, { version: 1, is_online: false });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      page: { version: 2, is_online: true },
      changed_by: 'Test editor',
    });
    const log = await requests.api.database.db
      .select()
      .from(change_log)
      .where(eq(change_log.record_id, String(page.id)));
    expect(log.at(-1)).toMatchObject({
      actor: requests.editor.user_id,
      action: 'update',
      record_table: 'pages',
      before: { in_menu: false },
      after: { in_menu: true },
    });
  });

  it('are in the history before and after each session', async () => {
    const page = await requests.create('Besuch');
    await requests.update(page, { title: { de: 'Ihr Besuch' }, slug: { de: 'anfahrt' } });
    const colleague = await loginAs(requests.api.database, 'editor');
    await requests.api.ask(`/de/pageeditor-api/pages/${page.id}`, {
      method: 'PUT',
      headers: colleague.headers,
      body: JSON.stringify({ version: 2, in_menu: true }),
    });
    const response = await requests.call('GET', `pages/${page.id}/history`);
    const { entries } = (await response.json()) as { entries: PageSession[] };
    expect(entries).toMatchObject([
      { origin: 'person', before: { in_menu: false }, after: { in_menu: true } },
      { before: null, after: { title: { de: 'Besuch' }, slug: { de: 'anfahrt' }, in_menu: false } },
    ]);
    expect((await requests.call('GET', 'pages/2147483647/history')).status).toBe(404);
  });

  it('put a page online and offline', async () => {
    const page = await requests.create('Besuch', null, { is_online: false });
    expect(await requests.status('besuch')).toBe(404);
    await requests.update(page, { is_online: true });
    expect(await requests.status('besuch')).toBe(200);
    await requests.update(page, { is_online: false });
    expect(await requests.status('besuch')).toBe(404);
  });
});

it('unknown ids are not found', async () => {
  for (const id of ['2147483648', '99999999999999999999', '0', '7777']) {
    expect((await requests.call('GET', `pages/${id}`)).status).toBe(404);
    expect((await requests.call('PUT', `pages/${id}`, { version: 1 })).status).toBe(404);
    expect(
      (await requests.call('PUT', `pages/${id}/place`, { version: 1, parent: null, order: 0 })).status,
    ).toBe(404);
    expect((await requests.call('DELETE', `pages/${id}?version=1`)).status).toBe(404);
    expect((await requests.call('POST', `pages/${id}/restore`)).status).toBe(404);
  }
});
