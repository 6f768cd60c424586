// Pictures restricted to the press are not available by their address either; others are unaffected.
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import { download_directories, downloads } from '#server/db/schema/press.ts';
import { createMediaGuard } from '#server/http/media-guard.ts';
import { mediaRoutes, mediaUrl } from '#server/media/serve.ts';
import { pictureReferences } from '#server/services/media/restricted-files.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';
import { german, production } from '../fixture/ids.ts';

let api: TestApi;
let site: Hono;
let service: TestLogin;
let version = 1;
const forEver = 'public, max-age=31536000, immutable';
const closed = { picture: 951, made: 'made/closed-951.webp' };
const directory = { open: 51, closed: 52 };

const keyOf = (id: number) => `pictures/picture-${id}.jpg`;
const ask = (key: string, login?: TestLogin, more: Record<string, string> = {}) =>
  site.request(mediaUrl(key), {
    headers: { ...(login ? { Cookie: login.cookie } : {}), ...more },
  });
const statusOf = async (key: string, login?: TestLogin) => (await ask(key, login)).status;

/** As after any change that visitors can see. */
async function change(statement: string): Promise<void> {
  await api.database.pool.query(statement);
  version += 1;
}

beforeAll(async () => {
  api = await openTestApi('restricted_media');
  service = await loginAs(api.database, 'evening-service');
  const { db } = api.database;
  const row = (id: number) => ({
    id,
    kind: 'image' as const,
    file_name: 'Bild.jpg',
    content_type: 'image/jpeg',
    storage_key: keyOf(id),
    checksum: `restricted-${id}`,
    bytes: 4,
  });
  await db.insert(media).values([row(closed.picture), row(952)]);
  await db.insert(media_derivatives).values({
    media_id: closed.picture,
    crop: 'horizontal',
    format: 'webp',
    width: 400,
    height: 226,
    bytes: 4,
    storage_key: closed.made,
  });
  for (const key of [keyOf(closed.picture), keyOf(952), closed.made]) {
    await api.store.put(key, Buffer.from('data'), 'image/jpeg');
  }
  await db.insert(download_directories).values([
    { id: directory.open, name: german('Für alle') },
    { id: directory.closed, name: german('Vorab'), is_restricted: true },
  ]);
  const config = loadConfig({ PUBLIC_URL: publicUrl });
  const guard = createMediaGuard({ database: api.database, config }, () => version);
  site = new Hono().route('/media', mediaRoutes(api.store, guard));
});
afterAll(() => api.close());
beforeEach(async () => {
  await change('truncate downloads');
  await api.database.db.insert(downloads).values([
    { directory_id: directory.closed, media_id: closed.picture },
    { directory_id: directory.open, media_id: 952 },
  ]);
});

it('is denied to visitors, for the original and its derivatives', async () => {
  for (const key of [keyOf(closed.picture), closed.made]) {
    const rejected = await ask(key, undefined, { 'If-None-Match': '*' });
    expect([rejected.status, rejected.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    const given = await ask(key, service);
    expect([given.status, given.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
  }
  const forged = { ...service, cookie: `${service.cookie}x` };
  expect(await statusOf(keyOf(closed.picture), forged)).toBe(404);
});

it('a public picture may be cached forever, whoever requests it', async () => {
  for (const login of [undefined, service]) {
    const given = await ask(keyOf(952), login);
    expect([given.status, given.headers.get('Cache-Control')]).toEqual([200, forEver]);
  }
});

it.each([
  [
    'in a directory for everybody as well',
    `insert into downloads (directory_id, media_id) values (${directory.open}, ${closed.picture})`,
    'truncate downloads',
  ],
  [
    'the picture of a play',
    `update productions set picture_id = ${closed.picture} where id = ${production.nora}`,
    `update productions set picture_id = null where id = ${production.nora}`,
  ],
  [
    'in a published module',
    `with c as (insert into containers (slug, content_type) values ('index', 'screen') returning id),
      s as (insert into snapshots (container_id, content, languages) select id, '{"modules": [{"id": 1, "container": 1,
        "module": "image", "data": {"image": ${closed.picture}}}]}', '["de", "en"]' from c returning id, container_id)
      select * from s`,
    'delete from containers',
  ],
])('is public if it is %s', async (_, show, hide) => {
  await change(show);
  await change(
    'update containers c set published_snapshot_id = (select id from snapshots s where s.container_id = c.id)',
  );
  expect(await statusOf(keyOf(closed.picture))).toBe(200);
  await api.database.pool.query(hide);
  await change(
    `insert into downloads (directory_id, media_id) select ${directory.closed}, ${closed.picture}`,
  );
  expect(await statusOf(keyOf(closed.picture))).toBe(404);
});

it('an offline play does not make a picture public, nor does an unknown id', async () => {
  await change(`update productions set picture_id = ${closed.picture} where id = ${production.offline}`);
  expect(await statusOf(keyOf(closed.picture))).toBe(404);
});

it('every column that refers to a picture is checked', async () => {
  const { rows } = await api.database.pool.query<{ name: string }>(`
    select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass`);
  const others = ['downloads.media_id', 'media_derivatives.media_id'];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(pictureReferences), ...others].toSorted(),
  );
});
