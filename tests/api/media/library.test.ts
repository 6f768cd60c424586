import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { sendPicture } from './send-picture.ts';

interface Entry {
  id: number;
  alt: { de: string } | null;
  picture: { alt: string; sources: { full: { url: string }[] } };
}

let api: TestApi;
let editor: TestLogin;

beforeAll(async () => {
  api = await openTestApi('media_library');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());
beforeEach(() => api.database.db.execute(sql`delete from media`));

const upload = (content: Uint8Array, name?: string, fields?: Record<string, string>, path?: string) =>
  sendPicture(api, editor, content, { name, fields, path });

const change = (id: number, fields: object) =>
  api.ask(`/de/pageeditor-api/media/${id}`, {
    method: 'PUT',
    headers: editor.headers,
    body: JSON.stringify(fields),
  });

const find = async (query: string) => {
  const path = `/de/pageeditor-api/media?query=${encodeURIComponent(query)}`;
  const given = await api.ask(path, { headers: { Cookie: editor.cookie } });
  expect(given.status).toBe(200);
  return (await given.json()) as { count: number; results: Entry[] };
};

const picture = (red = 200, width = 600) =>
  sharp({ create: { width, height: 400, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody', Artist: '<script>alert(1)</script>' } })
    .toBuffer();

describe('an upload', () => {
  it('is read into memory when the one before it is stored', async () => {
    const { bytes } = Blob.prototype;
    const storedBefore: number[] = [];
    vi.spyOn(Blob.prototype, 'bytes').mockImplementation(async function (this: Blob) {
      storedBefore.push(await api.database.db.$count(media));
      return bytes.call(this);
    });
    const contents = await Promise.all([10, 20, 30, 40].map((red) => picture(red)));
    const given = await Promise.all(contents.map((content) => upload(content)));
    vi.restoreAllMocks();
    expect(given.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(storedBefore).toEqual([0, 1, 2, 3]);
  });
  it('is encoded again, described and found', async () => {
    const given = await upload(await picture(), '../../etc/<b>Probe</b> 100%.jpg', {
      alt_de: 'Eine rote Fläche.',
      alt_en: 'A red area.',
      credit: ' Foto:  Mila Brandt ',
    });
    expect(given.status).toBe(201);
    const entry = (await given.json()) as Entry;
    expect(entry).toMatchObject({
      file_name: 'b> 100%.jpg',
      width: 600,
      height: 400,
      alt: { de: 'Eine rote Fläche.', en: 'A red area.' },
      credit: 'Foto: Mila Brandt',
      picture: { alt: 'Eine rote Fläche.' },
    });
    const [row] = await api.database.db.select().from(media);
    expect(row?.storage_key).toMatch(/^pictures\/[a-z0-9-]+\.jpg$/);
    const stored = Buffer.from((await api.store.get(row?.storage_key as string)) as Uint8Array);
    expect(stored.includes('script')).toBe(false);
    expect(await find('mila fläche')).toMatchObject({ count: 1, results: [{ id: entry.id }] });
    expect(await find('100%')).toMatchObject({ count: 1 });
    for (const nothing of ['mila nichts', '%', '_____________', "' or 1=1 --", '\\']) {
      expect([nothing, (await find(nothing)).count]).toEqual([nothing, nothing === '%' ? 1 : 0]);
    }
  });

  it('of the same file is the same picture', async () => {
    const file = await picture();
    const ids = await Promise.all(
      [1, 2, 3].map(async () => ((await (await upload(file)).json()) as Entry).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await api.database.db.$count(media)).toBe(1);
  });

  it('of the same pixels in another file, described by another camera, is the same picture', async () => {
    const file = await picture();
    const other = await sharp(file)
      .keepExif()
      .withExifMerge({ IFD0: { Artist: 'another' } })
      .png()
      .toBuffer();
    const same = await sharp(file).png().toBuffer();
    const ids = [];
    for (const content of [same, other]) ids.push(((await (await upload(content)).json()) as Entry).id);
    expect(ids[1]).toBe(ids[0]);
    expect(await api.database.db.$count(media)).toBe(1);
  });

  it('has derivatives within seconds, and new ones with another focal point', async () => {
    const log = { info() {}, warn() {}, error() {} };
    const jobs = await startJobs({
      database: api.database,
      store: api.store,
      now: () => new Date(),
      log,
    });
    // The job has found nothing and looks again in fifteen seconds, unless notified.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const made = async (id: number) => {
      for (let tries = 0; tries < 120; tries++) {
        const rows = await api.database.db
          .select()
          .from(media_derivatives)
          .where(eq(media_derivatives.media_id, id));
        if (rows.length > 0) return rows.map((row) => row.id);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('Nothing was made within six seconds.');
    };
    const { id } = (await (await upload(await picture())).json()) as Entry;
    const first = await made(id);
    expect((await change(id, { focal_x: 0.9, focal_y: 0.1 })).status).toBe(200);
    const second = await made(id);
    expect(second.some((row) => first.includes(row))).toBe(false);
    expect((await change(id, { alt: { de: 'Neu' } })).status).toBe(200);
    expect(await made(id)).toEqual(second);
    await jobs.stop();
  });
});

describe('replacing the file of a picture', () => {
  const replace = (id: number, content: Uint8Array, name = 'neu.png') =>
    upload(content, name, {}, `media/${id}/file`);

  it('keeps its id and texts and makes new derivatives', async () => {
    const { id } = (await (await upload(await picture(), 'alt.jpg', { alt_de: 'Rot' })).json()) as Entry;
    await api.database.db.insert(media_derivatives).values({
      media_id: id,
      crop: 'full',
      format: 'webp',
      width: 480,
      height: 320,
      bytes: 1,
      storage_key: 'pictures/made-480.webp',
    });
    const given = await replace(id, await picture(10, 900));
    expect(given.status).toBe(200);
    expect(await given.json()).toMatchObject({
      id,
      file_name: 'neu.png',
      width: 900,
      alt: { de: 'Rot' },
      picture: { alt: 'Rot', sources: { full: [{ width: 900 }] } },
    });
    expect(await api.database.db.$count(media_derivatives)).toBe(0);
    // The same once more changes nothing.
    expect((await replace(id, await picture(10, 900))).status).toBe(200);
  });

  it('is rejected with the file of another picture or an invalid one', async () => {
    const { id } = (await (await upload(await picture())).json()) as Entry;
    const other = (await (await upload(await picture(20, 700))).json()) as Entry;
    const rejected = await replace(id, await picture(20, 700), 'bild.png');
    expect(rejected.status).toBe(422);
    expect(await rejected.text()).toContain(`Nummer ${other.id}`);
    expect((await replace(id, Buffer.from('kein Bild'))).status).toBe(422);
    expect((await replace(2_000_000_000, await picture())).status).toBe(404);
    const { results } = await find('');
    expect(results.map((each) => each.id).sort()).toEqual([id, other.id].sort());
  });
});

describe('the texts of a picture', () => {
  it('are changed by field and visible on pages at once', async () => {
    const { id } = (await (await upload(await picture())).json()) as Entry;
    const given = await change(id, {
      alt: { de: ' Rot ', en: 'Red' },
      caption: { de: 'Zeile\r\nzwei' },
      credit: 'x',
    });
    expect(await given.json()).toMatchObject({
      alt: { de: 'Rot', en: 'Red' },
      caption: { de: 'Zeile\nzwei' },
      credit: 'x',
      focal_x: 0.5,
    });
    expect(await (await change(id, { is_decorative: true })).json()).toMatchObject({
      alt: { de: 'Rot' },
      picture: { alt: '' },
    });
  });

  it.each<[object, number]>([
    [{ focal_x: 1.1 }, 422],
    [{ focal_y: 'x' }, 422],
    [{ print: 'three-inks' }, 422],
    [{ alt: { en: 'x' } }, 422],
    [{ storage_key: 'pictures/x.jpg' }, 422],
    [{ upright_id: 1 }, 422],
    [{ checksum: 'x' }, 422],
    [{}, 200],
  ])('%j responds with %i', async (fields, status) => {
    const { id } = (await (await upload(await picture())).json()) as Entry;
    const [before] = await api.database.db.select().from(media);
    expect((await change(id, fields)).status).toBe(status);
    expect((await api.database.db.select().from(media))[0]).toEqual(before);
    expect((await change(2147483648, {})).status).toBe(404);
  });
});

describe('the pickers', () => {
  const ask = async (path: string) => {
    const given = await api.ask(`/de/pageeditor-api/${path}`, { headers: { Cookie: editor.cookie } });
    return { status: given.status, body: (await given.json()) as { count: number; results: never[] } };
  };

  it('find possible link targets', async () => {
    const { body } = await ask('link-targets?query=nora');
    expect(body.results).toContainEqual(
      expect.objectContaining({
        target: { kind: 'production', id: expect.any(Number) },
        url: expect.stringMatching(/^\/de\/stuecke\/nora\/\d+$/),
      }),
    );
    expect((await ask('link-targets?query=termine')).body.results[0]).toEqual({
      target: { kind: 'screen', name: 'events' },
      title: 'Termine',
      url: '/de/termine',
      urls: { de: '/de/termine', en: '/en/event-calendar' },
      is_online: true,
    });
    for (const name of ['spielplan', 'Kalender']) {
      const [first] = (await ask(`link-targets?query=${name}`)).body.results;
      expect(first, name).toMatchObject({ target: { kind: 'screen', name: 'events' } });
    }
    await api.database.pool.query(`insert into persons (slug, first_name, last_name)
      values ('amira-adam', 'Amira', 'Adam'), ('mira-zart', 'Mira', 'Zart')`);
    const people: { title: string }[] = (await ask('link-targets?query=mira')).body.results;
    const names = people.map(({ title }) => title).filter((name) => /Adam|Zart/.test(name));
    expect(names).toEqual(['Mira Zart', 'Amira Adam']);
    await api.database.pool.query(`insert into pages (path_de, path_en, title)
      values ('besuch/bahn', 'visit/train', '{"de": "Anfahrt"}')`);
    const pages: { title: string }[] = (await ask('link-targets?query=visit/tr')).body.results;
    expect(pages.map(({ title }) => title)).toEqual(['Anfahrt']);
    expect((await ask('link-targets')).body.count).toBeGreaterThan(5);
    expect((await ask('link-targets?query=gibtesnicht')).body).toEqual({ count: 0, results: [] });
  });

  it('find events from a day on', async () => {
    const all = await ask('event-search?date=2000-01-01&page_size=100');
    const found = await ask('event-search?date=2000-01-01&query=NORA');
    expect(found.body.count).toBeGreaterThan(0);
    expect(found.body.count).toBeLessThan(all.body.count);
    expect((await ask('event-search?date=2999-01-01')).body.count).toBe(0);
  });

  it.each(["'", '%00', '%ff', 'a'.repeat(101), '%5C%25_', '%E2%80%AE', '('])(
    'treat %s as text',
    async (text) => {
      for (const path of ['link-targets', 'event-search', 'media']) {
        expect((await ask(`${path}?query=${text}`)).status, path).toBeLessThan(401);
      }
      expect(api.logged).toEqual([]);
    },
  );
});
