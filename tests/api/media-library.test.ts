// Editors find, upload and describe pictures; nothing but pixels gets in.
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { media, media_derivatives } from '#server/db/schema/media.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { loginAs, type TestLogin } from '../setup/login.ts';
import { openTestApi, type TestApi } from './test-api.ts';

interface Entry {
  id: number;
  alt: { de: string } | null;
  picture: { alt: string; sources: { full: { url: string }[] } };
}

let house: TestApi;
let editor: TestLogin;

beforeAll(async () => {
  house = await openTestApi('media_library');
  editor = await loginAs(house.database, 'editor');
});
afterAll(() => house.close());
beforeEach(() => house.database.db.execute(sql`delete from media`));

function upload(
  content: Uint8Array,
  name = 'bild.png',
  fields: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([content as Uint8Array<ArrayBuffer>], name, { type: 'image/png' }));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const { 'Content-Type': _, ...headers } = editor.headers;
  return house.ask('/de/pageeditor-api/media', { method: 'POST', headers, body: form });
}

const change = (id: number, fields: object) =>
  house.ask(`/de/pageeditor-api/media/${id}`, {
    method: 'PUT',
    headers: editor.headers,
    body: JSON.stringify(fields),
  });

const find = async (query: string) => {
  const path = `/de/pageeditor-api/media?query=${encodeURIComponent(query)}`;
  const given = await house.ask(path, { headers: { Cookie: editor.cookie } });
  expect(given.status).toBe(200);
  return (await given.json()) as { count: number; results: Entry[] };
};

const picture = (red = 200, width = 600) =>
  sharp({ create: { width, height: 400, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody', Artist: '<script>alert(1)</script>' } })
    .toBuffer();

describe('an upload', () => {
  it('is written anew, described and found', async () => {
    const given = await upload(await picture(), '../../etc/<b>Probe</b> 100%.jpg', {
      ...{ alt_de: 'Eine rote Fläche.', alt_en: 'A red area.', credit: ' Foto:  Mila Brandt ' },
    });
    expect(given.status).toBe(201);
    const entry = (await given.json()) as Entry;
    expect(entry).toMatchObject({
      ...{ file_name: 'b> 100%.jpg', width: 600, height: 400 },
      ...{ alt: { de: 'Eine rote Fläche.', en: 'A red area.' }, credit: 'Foto: Mila Brandt' },
      ...{ picture: { alt: 'Eine rote Fläche.' } },
    });
    const [row] = await house.database.db.select().from(media);
    expect(row?.storage_key).toMatch(/^pictures\/[a-z0-9-]+\.jpg$/);
    const stored = Buffer.from((await house.store.get(row?.storage_key as string)) as Uint8Array);
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
    expect(await house.database.db.$count(media)).toBe(1);
  });

  it('has its smaller files within seconds, and anew with another focal point', async () => {
    const log = { info() {}, warn() {}, error() {} };
    const jobs = await startJobs({ database: house.database, store: house.store, log });
    // The job has looked once and found nothing; it looks again in a quarter of a minute, unless it is told.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const made = async (id: number) => {
      for (let tries = 0; tries < 120; tries++) {
        const rows = await house.database.db
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

/** A PNG that says how large it is and has next to nothing in it. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc(1_000_000), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const hostile: [string, () => Buffer | Promise<Buffer>][] = [
  ['a drawing', () => Buffer.from(svg)],
  ['a drawing behind a declaration', () => Buffer.from(`<?xml version="1.0"?>\n<!-- x -->${svg}`)],
  ['a drawing in UTF-16', () => Buffer.from(`\ufeff${svg}`, 'utf16le')],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a zip', () => Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(Buffer.alloc(1000))])],
  ['a gzip', () => gzipSync(Buffer.from(svg))],
  ['a PDF', () => Buffer.from('%PDF-1.7\n')],
  ['a bomb of 400 megapixels', () => bomb(20_000, 20_000)],
  ['a bomb of four thousand million pixels', () => bomb(65_500, 65_500)],
  ['half a picture', async () => (await picture()).subarray(0, 900)],
  ['the head of a picture with a page behind it', () => Buffer.from(`\xff\xd8\xff\xe0${svg}`, 'latin1')],
  ['a GIF that is a script', () => Buffer.from('GIF89a/*<svg onload=alert(1)>*/=1;alert(1)')],
  ['nothing', () => Buffer.alloc(0)],
  ['noise', () => Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256))],
];

it.each(hostile)('%s is refused in a sentence, whatever it is called', async (_name, file) => {
  const content = await file();
  for (const name of ['bild.png', 'bild.svg', 'a'.repeat(3000), '..\\..\\x.jpg', '.htaccess']) {
    const given = await upload(content, name);
    expect([name, given.status]).toEqual([name, 422]);
    const { errors } = (await given.json()) as { errors: { field: string; message: string }[] };
    expect(errors).toEqual([{ field: 'file', message: expect.stringMatching(/\. Bitte .*\.$|Bildpunkte/) }]);
  }
  expect(await house.database.db.$count(media)).toBe(0);
});

it('a picture with something behind it keeps its pixels only', async () => {
  const given = await upload(Buffer.concat([await picture(), Buffer.from(svg)]));
  expect(given.status).toBe(201);
  const [row] = await house.database.db.select().from(media);
  const stored = Buffer.from((await house.store.get(row?.storage_key as string)) as Uint8Array);
  expect(stored.includes('<svg')).toBe(false);
});

it('refuses what is no upload', async () => {
  const { 'Content-Type': _, ...headers } = editor.headers;
  const send = async (body: BodyInit, type?: string) => {
    const more: Record<string, string> = type ? { 'Content-Type': type } : {};
    const path = '/de/pageeditor-api/media';
    return (await house.ask(path, { method: 'POST', headers: { ...headers, ...more }, body })).status;
  };
  const form = (fields: Record<string, string>) => {
    const made = new FormData();
    for (const [field, value] of Object.entries(fields)) made.set(field, value);
    return made;
  };
  expect(await send('{}', 'application/json')).toBeLessThan(500);
  expect(await send('garbage', 'multipart/form-data; boundary=x')).toBeLessThan(500);
  expect(await send('garbage', 'multipart/form-data')).toBeLessThan(500);
  expect(await send(form({}))).toBe(422);
  expect(await send(form({ file: 'a text' }))).toBe(422);
  expect(await send(form({ storage_key: 'pictures/x.jpg', file: 'x' }))).toBe(422);
  expect((await upload(Buffer.alloc(10_200_000))).status).toBe(413);
  expect((await upload(await picture(), 'a.png', { alt_en: 'English alone' })).status).toBe(422);
  expect((await upload(await picture(), 'a.png', { alt_de: 'a\0b' })).status).toBe(422);
  expect((await upload(await picture(), 'a.png', { id: '7' })).status).toBe(422);
  expect(await house.database.db.$count(media)).toBe(0);
  expect(house.logged).toEqual([]);
});

describe('what is said about a picture', () => {
  it('changes by field, and shows on pages at once', async () => {
    const { id } = (await (await upload(await picture())).json()) as Entry;
    const given = await change(id, {
      alt: { de: ' Rot ', en: 'Red' },
      caption: { de: 'Zeile\r\nzwei' },
      credit: 'x',
    });
    expect(await given.json()).toMatchObject({
      ...{ alt: { de: 'Rot', en: 'Red' }, caption: { de: 'Zeile\nzwei' }, credit: 'x', focal_x: 0.5 },
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
  ])('%j answers %i', async (fields, status) => {
    const { id } = (await (await upload(await picture())).json()) as Entry;
    const [before] = await house.database.db.select().from(media);
    expect((await change(id, fields)).status).toBe(status);
    expect((await house.database.db.select().from(media))[0]).toEqual(before);
    expect((await change(2147483648, {})).status).toBe(404);
  });
});

describe('the pickers', () => {
  const ask = async (path: string) => {
    const given = await house.ask(`/de/pageeditor-api/${path}`, { headers: { Cookie: editor.cookie } });
    return { status: given.status, body: (await given.json()) as { count: number; results: never[] } };
  };

  it('find what a link may lead to', async () => {
    const { body } = await ask('link-targets?query=nora');
    expect(body.results).toContainEqual(
      expect.objectContaining({
        target: { kind: 'production', id: expect.any(Number) },
        url: expect.stringMatching(/^\/de\/stuecke\/nora\/\d+$/),
      }),
    );
    expect((await ask('link-targets?query=termine')).body.results[0]).toEqual({
      ...{
        target: { kind: 'screen', name: 'events' },
        title: 'Termine',
        url: '/de/termine',
        is_online: true,
      },
    });
    expect((await ask('link-targets')).body.count).toBeGreaterThan(5);
    expect((await ask('link-targets?query=gibtesnicht')).body).toEqual({ count: 0, results: [] });
  });

  it('find evenings from a day on', async () => {
    const all = await ask('event-search?date=2000-01-01&page_size=100');
    const found = await ask('event-search?date=2000-01-01&query=NORA');
    expect(found.body.count).toBeGreaterThan(0);
    expect(found.body.count).toBeLessThan(all.body.count);
    expect((await ask('event-search?date=2999-01-01')).body.count).toBe(0);
  });

  it.each(["'", '%00', '%ff', 'a'.repeat(101), '%5C%25_', '%E2%80%AE', '('])(
    'take %s for a text',
    async (text) => {
      for (const path of ['link-targets', 'event-search', 'media']) {
        expect((await ask(`${path}?query=${text}`)).status, path).toBeLessThan(401);
      }
      expect(house.logged).toEqual([]);
    },
  );
});
