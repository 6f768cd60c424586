// Downloads for the press: lists, single files, archives and restricted files.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DownloadDirectory, DownloadDirectoryFiles } from '#domain/press/download.ts';
import { media } from '#server/db/schema/media.ts';
import { download_categories, download_directories, downloads } from '#server/db/schema/press.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { both, german, production } from '../fixture/ids.ts';

const content = Buffer.from('not really a picture');
const open = '/de/api/download-directories/11/';
const closed = '/de/api/download-directories/12/';

let api: TestApi;
let editor: TestLogin;
let service: TestLogin;
beforeAll(async () => {
  api = await openTestApi('downloads');
  const { db } = api.database;
  const row = (id: number) => ({
    id,
    kind: 'image' as const,
    file_name: 'Nora.JPG',
    content_type: 'image/jpeg',
    storage_key: `pictures/press-${id}.jpg`,
    checksum: `press-${id}`,
    bytes: content.byteLength,
    width: 1240,
    height: 700,
    caption: german('Zweiter Akt'),
    credit: 'Ilka Beispiel',
  });
  await db.insert(media).values([row(901), row(902), row(903), row(904)]);
  for (const id of [901, 902]) await api.store.put(`pictures/press-${id}.jpg`, content, 'image/jpeg');
  await api.store.put('pictures/press-904.jpg', Buffer.alloc(4_000_000), 'image/jpeg');
  await db.insert(download_categories).values([
    { id: 1, name: both('Inszenierungen', 'Productions'), order: 2 },
    { id: 2, name: german('Haus'), order: 1 },
  ]);
  await db.insert(download_directories).values([
    { id: 11, name: both('Nora', 'Nora'), category_id: 1, production_id: production.nora },
    { id: 12, name: german('Vorab'), category_id: 2, production_id: production.offline, is_restricted: true },
    { id: 13, name: german('Leer') },
    { id: 14, name: german('Groß') },
  ]);
  await db.insert(downloads).values([
    { id: 21, directory_id: 11, media_id: 901, title: both('Größe "Nora"', 'Nora'), order: 2 },
    { id: 22, directory_id: 11, media_id: 902, title: both('Größe "Nora"', 'Nora'), order: 1 },
    // Of this one the store has no file any more.
    { id: 23, directory_id: 11, media_id: 903, title: german('Weg'), order: 3 },
    { id: 25, directory_id: 14, media_id: 904, title: german('Plakat') },
    { id: 24, directory_id: 12, media_id: 901, title: german('Geheim') },
  ]);
  editor = await loginAs(api.database, 'editor');
  service = await loginAs(api.database, 'evening-service');
});
afterAll(() => api.close());

test('categories and directories are in order, and restricted ones are listed', async () => {
  const { results } = await api.read<{ results: { name: string }[] }>('/en/api/download-categories/');
  expect(results.map(({ name }) => name)).toEqual(['Haus', 'Productions']);
  const list = await api.read<{ results: DownloadDirectory[] }>('/de/api/download-directories/');
  expect(list.results.map(({ id }) => id)).toEqual([12, 11, 13, 14]);
  expect(list.results[0]).toMatchObject({ is_restricted: true, production: null, count: 1 });
  expect(list.results[1]).toMatchObject({ count: 3, bytes: 60, production: { id: production.nora } });
  const some = await api.read<{ count: number }>('/de/api/download-directories/?category=2');
  expect(some.count).toBe(1);
});

test('a directory has captions, credits and links to its files', async () => {
  const { files, zip_url } = await api.read<DownloadDirectoryFiles>('/en/api/download-directories/11/');
  expect(files.map(({ id }) => id)).toEqual([22, 21, 23]);
  expect(files[0]).toMatchObject({
    title: 'Nora',
    file_name: 'nora.jpg',
    caption: 'Zweiter Akt',
    credit: 'Ilka Beispiel',
    width: 1240,
    in_german: ['caption'],
  });
  expect(zip_url).toBe('/en/api/download-directories/11/zip/');
});

test('a file is sent unchanged under a safe name', async () => {
  const response = await api.ask(`${open}files/21/`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="groesse-nora.jpg"');
  expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
});

test('the archive has every file once and a list of credits, and omits lost files', async () => {
  const response = await api.ask(`${open}zip/`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  // In the central directory each name is 46 bytes after the signature.
  const names = text
    .split('PK\u0001\u0002')
    .slice(1)
    .map((entry) => /^[a-z0-9-]+\.(?:txt|jpg)/.exec(entry.slice(42))?.[0] ?? '');
  expect(names.toSorted()).toEqual(['credits.txt', 'groesse-nora-2.jpg', 'groesse-nora.jpg']);
  expect(text.split(content.toString()).length - 1).toBe(2);
});

test('simultaneous archives are limited, and the limit is released', async () => {
  const large = '/de/api/download-directories/14/zip/';
  const answers = await Promise.all(Array.from({ length: 8 }, () => api.ask(large)));
  const bodies = answers.filter(({ status }) => status === 200);
  expect(bodies).toHaveLength(4);
  const waiting = answers.find(({ status }) => status === 503);
  expect(waiting?.headers.get('Retry-After')).toBe('10');
  // One request is read to the end, the others are aborted.
  expect((await bodies[0]?.arrayBuffer())?.byteLength).toBeGreaterThan(4_000_000);
  await Promise.all(bodies.slice(1).map(({ body }) => body?.cancel()));
  await expect
    .poll(async () => {
      const { status, body } = await api.ask(large);
      await body?.cancel();
      return status;
    })
    .toBe(200);
});

describe('restricted downloads', () => {
  const paths = ['', 'files/24/', 'zip/'].map((path) => closed + path);

  test.each(paths)('%s is rejected without a login, with a message', async (path) => {
    for (const headers of [
      { Cookie: 'a=b' },
      { Cookie: 'foyer_session=made-up' },
      { Cookie: '__Host-foyer_session=made-up' },
    ]) {
      const response = await api.ask(path, { headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({
        status: 401,
        detail: expect.stringContaining('Pressestelle'),
      });
      expect(response.headers.get('Cache-Control')).not.toMatch(/public/);
    }
  });

  test.each(paths)('%s is available with any login, and not cached', async (path) => {
    for (const { cookie } of [editor, service]) {
      const response = await api.ask(path, { headers: { Cookie: cookie } });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toMatch(/no-store/);
      await response.body?.cancel();
    }
  });

  test('a file of a restricted directory is not available through a public one', async () => {
    expect((await api.ask(`${open}files/24/`)).status).toBe(404);
  });
});

test.each([
  [`${open}files/23/`, 404],
  [`${open}files/99/`, 404],
  ['/de/api/download-directories/99/', 404],
  ['/de/api/download-directories/13/zip/', 404],
  ['/de/api/download-categories/99/', 404],
  ['/de/api/download-directories/x/', 400],
  ['/de/api/download-directories/99999999999/zip/', 404],
  [`${open}files/0/`, 404],
  ['/de/api/download-directories/?category=x', 400],
])('%s responds with %i', async (path, status) => {
  expect((await api.ask(path)).status).toBe(status);
});
