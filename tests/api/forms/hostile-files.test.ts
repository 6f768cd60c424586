// Invalid or disguised pictures: only pixels are stored.
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { media } from '#server/db/schema/media.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { sendPicture } from '../media/send-picture.ts';

let api: TestApi;
let editor: TestLogin;

beforeAll(async () => {
  api = await openTestApi('hostile_files');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());
beforeEach(() => api.database.db.execute(sql`delete from media`));

const upload = (content: Uint8Array, name?: string, fields?: Record<string, string>) =>
  sendPicture(api, editor, content, { name, fields });

const picture = (red = 200, width = 600) =>
  sharp({ create: { width, height: 400, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody', Artist: '<script>alert(1)</script>' } })
    .toBuffer();

/** A PNG whose header claims large dimensions, with hardly any data. */
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

it.each(hostile)('%s is rejected with a message under any name', async (_name, file) => {
  const content = await file();
  for (const name of ['bild.png', 'bild.svg', 'a'.repeat(3000), '..\\..\\x.jpg', '.htaccess']) {
    const given = await upload(content, name);
    expect([name, given.status]).toEqual([name, 422]);
    const { errors } = (await given.json()) as { errors: { field: string; message: string }[] };
    expect(errors).toEqual([{ field: 'file', message: expect.stringMatching(/\. Bitte .*\.$|Bildpunkte/) }]);
  }
  expect(await api.database.db.$count(media)).toBe(0);
});

it('a picture with appended data keeps only its pixels', async () => {
  const given = await upload(Buffer.concat([await picture(), Buffer.from(svg)]));
  expect(given.status).toBe(201);
  const [row] = await api.database.db.select().from(media);
  const stored = Buffer.from((await api.store.get(row?.storage_key as string)) as Uint8Array);
  expect(stored.includes('<svg')).toBe(false);
});

it('rejects invalid uploads', async () => {
  const { 'Content-Type': _, ...headers } = editor.headers;
  const send = async (body: BodyInit, type?: string) => {
    const more: Record<string, string> = type ? { 'Content-Type': type } : {};
    const path = '/de/pageeditor-api/media';
    return (await api.ask(path, { method: 'POST', headers: { ...headers, ...more }, body })).status;
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
  expect(await api.database.db.$count(media)).toBe(0);
  expect(api.logged).toEqual([]);
});
