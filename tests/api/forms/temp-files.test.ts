// Files uploaded for a form: validation, ownership and expiry.
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form_entries } from '#server/db/schema/forms.ts';
import { temp_files } from '#server/db/schema/media.ts';
import { rate_limits } from '#server/db/schema/users.ts';
import { removeOldTempFiles } from '#server/services/forms/temp-files.ts';
import { loginAs } from '../../setup/login.ts';
import { openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';
import { form } from '../fixture/forms.ts';
import { now } from '../fixture/ids.ts';

let api: TestApi;
let photo: Buffer;
beforeAll(async () => {
  api = await openTestApi('temp_files');
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a41' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody at home' } })
    .toBuffer();
});
afterAll(() => api.close());

const tokenOf = async () => (await api.read<{ token: string }>('/de/api/forms-token/')).token;
const storedFiles = () => api.database.db.select().from(temp_files);

async function upload(content: Uint8Array | string, name: string, token?: string): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([content as Uint8Array<ArrayBuffer>], name));
  await api.database.db.delete(rate_limits);
  return api.ask('/de/api/temp-files/', {
    method: 'POST',
    headers: { Origin: publicUrl, 'X-CSRFToken': token ?? (await tokenOf()) },
    body,
  });
}

/** An archive with these entries, as office programs write it. */
function archive(entries: Record<string, string>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const isStored = name === 'mimetype';
    const data = isStored ? Buffer.from(text) : deflateRawSync(text);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(isStored ? 0 : 8, 4);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(text.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), data]);
    files.push(local);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, tail, Buffer.from(name)]));
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const docx = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' };
const odt = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office/>' };

describe('accepts', () => {
  it('a photograph, encoded again from its pixels', async () => {
    const response = await upload(photo, '../../Klasse 7b.JPEG');
    expect(response.status).toBe(201);
    const file = await response.json();
    expect(file).toMatchObject({ file_name: 'Klasse 7b.jpg', content_type: 'image/jpeg' });
    const row = (await storedFiles()).find(({ id }) => id === file.id);
    expect(row?.storage_key).toMatch(/^uploads\/[0-9a-f]{32}\.jpg$/);
    const written = await api.store.get(row?.storage_key ?? '');
    expect(Buffer.from(written ?? []).includes('Somebody at home')).toBe(false);
    expect((await sharp(Buffer.from(written ?? [])).metadata()).width).toBe(300);
  });

  it.each<[string, Buffer | string, string]>([
    ['liste.pdf', '%PDF-1.7\n1 0 obj', 'application/pdf'],
    ['liste.docx', archive(docx), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['liste.odt', archive(odt), 'application/vnd.oasis.opendocument.text'],
    ['liste.txt', 'Ada\nBen\nCoşkun', 'text/plain'],
  ])('%s', async (name, content, content_type) => {
    const response = await upload(content, name);
    expect([response.status, await response.json()]).toMatchObject([201, { file_name: name, content_type }]);
  });
});

describe('rejects', () => {
  it.each<[string, Buffer | string]>([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a drawing that calls itself a photograph', '<?xml version="1.0"?><svg onload="x"/>'],
    ['a page', '<!DOCTYPE html><script>1</script>'],
    ['an archive', archive({ 'a.txt': 'a' })],
    ['an archive that calls itself a document', archive({ 'word/document.xml': '' })],
    ['a document with a macro', archive({ ...docx, 'word/vbaProject.bin': 'x' })],
    ['a document that leads out of its folder', archive({ ...docx, '../../x.xml': 'x' })],
    ['a document without its directory', archive(docx).subarray(0, -22)],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['an old document', Buffer.from('d0cf11e0a1b11ae10000000000000000', 'hex')],
    ['half a photograph', Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ['nothing', ''],
  ])('%s', async (_, content) => {
    const before = await storedFiles();
    const response = await upload(content, 'klasse.jpg');
    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(errors).toEqual([{ field: 'file', message: expect.stringMatching(/[Bb]itte|wählen/) }]);
    expect(await storedFiles()).toEqual(before);
  });

  it('files that are too large before reading them completely', async () => {
    expect((await upload(Buffer.alloc(10_200_000), 'gross.pdf')).status).toBe(413);
    expect((await upload(Buffer.alloc(10_000_001, '%PDF-1.7 '), 'gross.pdf')).status).toBe(422);
  });

  it('a picture with too many pixels', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect((await upload(bomb, 'bombe.png')).status).toBe(422);
  });

  it('uploads without the token of a page', async () => {
    for (const token of ['x', '']) expect((await upload(photo, 'a.jpg', token)).status).toBe(403);
    const token = await tokenOf();
    api.clock.now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await upload(photo, 'a.jpg', token)).status).toBe(403);
    api.clock.now = now;
  });

  it('a body that is no upload', async () => {
    const headers = { Origin: publicUrl, 'X-CSRFToken': await tokenOf() };
    const send = (body: BodyInit, type: string) =>
      api.ask('/de/api/temp-files/', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': type },
        body,
      });
    expect((await send('x', 'multipart/form-data; boundary=y')).status).toBe(400);
    expect((await send('{}', 'application/json')).status).toBe(400);
    expect((await send(new URLSearchParams({ file: 'x' }), 'application/x-www-form-urlencoded')).status).toBe(
      422,
    );
  });
});

it('accepts the token of a login, too', async () => {
  const { cookie, csrf_token } = await loginAs(api.database, 'editor');
  const body = () => {
    const form = new FormData();
    form.append('file', new File(['Wort'], 'wort.txt'));
    return form;
  };
  const ask = (headers: Record<string, string>) =>
    api.ask('/de/api/temp-files/', { method: 'POST', headers, body: body() });
  expect((await ask({ Cookie: cookie, 'X-CSRFToken': csrf_token })).status).toBe(201);
  expect((await ask({ 'X-CSRFToken': csrf_token })).status).toBe(403);
});

describe('ownership', () => {
  async function send(token: string, datei: string) {
    return api.ask('/de/api/forms-entries/', {
      method: 'POST',
      headers: { Origin: publicUrl, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        form: form.all,
        field_values: { name: 'Ida', email: 'ida@example.org', datei },
        token,
      }),
    });
  }

  it('belongs to the token, and after sending to the entry', async () => {
    const token = await tokenOf();
    const { id } = await (await upload(photo, 'klasse.jpg', token)).json();
    const stranger = await tokenOf();
    api.clock.now = new Date(now.getTime() + 5000);
    expect((await send(stranger, id)).status).toBe(422);
    expect((await send(token, id)).status).toBe(201);
    const entries = await api.database.db.select().from(form_entries);
    expect(entries.map(({ field_values }) => field_values.datei)).toEqual([
      expect.objectContaining({ file_name: 'klasse.jpg', content_type: 'image/jpeg' }),
    ]);
    // Sending it again returns the same entry, and the file belongs to no other.
    expect((await send(token, id)).status).toBe(201);
    expect(await api.database.db.select().from(form_entries)).toHaveLength(1);
    expect((await storedFiles()).some((file) => file.id === id)).toBe(false);
    const { storage_key } = (entries[0]?.field_values.datei ?? {}) as { storage_key: string };
    await removeOldTempFiles(api.database, api.store, new Date(now.getTime() + 48 * 3_600_000));
    expect(await api.store.get(storage_key)).not.toBeNull();
    api.clock.now = now;
  });

  it('unused files are deleted after a day with their rows', async () => {
    await upload('Ada', 'liste.txt');
    const before = await storedFiles();
    expect(before.length).toBeGreaterThan(0);
    const almost = new Date(now.getTime() + 24 * 3_600_000 - 1000);
    expect(await removeOldTempFiles(api.database, api.store, almost)).toBe(0);
    const then = new Date(almost.getTime() + 2000);
    expect(await removeOldTempFiles(api.database, api.store, then)).toBe(before.length);
    expect(await storedFiles()).toEqual([]);
    for (const { storage_key } of before) expect(await api.store.get(storage_key)).toBeNull();
  });
});

it('no upload has a public address', async () => {
  await upload(photo, 'klasse.jpg');
  const { mediaRoutes } = await import('#server/media/serve.ts');
  for (const { storage_key } of await storedFiles()) {
    expect(
      (await mediaRoutes(api.store, async () => 'everybody').request(`/media/${storage_key}`)).status,
    ).toBe(404);
  }
});

it('slow uploads keep nobody out', async () => {
  const lines: ReadableStreamDefaultController[] = [];
  const token = await tokenOf();
  const slow = Array.from({ length: 6 }, () =>
    api.ask('/de/api/temp-files/', {
      method: 'POST',
      headers: {
        Origin: publicUrl,
        'X-CSRFToken': token,
        'Content-Type': 'multipart/form-data; boundary=x',
      },
      body: new ReadableStream({ start: (line) => void lines.push(line) }),
      duplex: 'half',
    } as RequestInit),
  );
  expect((await upload(photo, 'Foto.jpg')).status).toBe(201);
  for (const line of lines) line.error(new Error('hung up'));
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(6).fill(400));
});

it('stores no file while the virus scanner is away', async () => {
  const scanning = await openTestApi('scanned_files', 'fixture', { CLAMD_ADDRESS: '/nowhere/clamd.sock' });
  try {
    for (const [locale, sentence] of [
      ['de', /nicht auf Schadprogramme geprüft werden/],
      ['en', /cannot be scanned for malware/],
    ] as const) {
      const { token } = await scanning.read<{ token: string }>(`/${locale}/api/forms-token/`);
      const body = new FormData();
      body.append('file', new File(['A short text'], 'text.txt'));
      const headers = { Origin: publicUrl, 'X-CSRFToken': token };
      const response = await scanning.ask(`/${locale}/api/temp-files/`, { method: 'POST', headers, body });
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('10');
      expect(await response.text()).toMatch(sentence);
    }
    expect(await scanning.database.db.select().from(temp_files)).toEqual([]);
    expect(scanning.logged.join('')).toContain('The virus scanner /nowhere/clamd.sock cannot be used');
  } finally {
    await scanning.close();
  }
});
