// Hostile content and invalid bodies in requests to the endpoints.
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { media } from '#server/db/schema/media.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { production } from '../fixture/ids.ts';
import { isClean, schemes, whole } from './hostile-payloads.ts';
import { openTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
let editor: TestLogin;

beforeAll(async () => {
  api = await openTestApi('hostile');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());

it('the endpoints store and return sanitised values for any input', async () => {
  const { db } = api.database;
  const send = (method: string, path: string, body: string) =>
    api.ask(`/en/pageeditor-api/${path}`, { method, headers: editor.headers, body });
  const created = await send('POST', 'container', JSON.stringify({ slug: 'index', content_type: 'screen' }));
  const { id: container } = (await created.json()) as { id: number };
  for (const payload of [...whole, ...schemes.map((scheme) => `<a href="${scheme}">x</a>`)]) {
    const data = { content: { de: `<p>a</p>${payload}`, en: payload } };
    const body = { operation_id: randomUUID(), container, parent: null, column: 0, order: 0, data };
    const given = await send('POST', 'module/text', JSON.stringify(body));
    expect([payload, given.status]).toEqual([payload, /\0|\ud800/.test(payload) ? 422 : 201]);
    expect(await given.text()).not.toMatch(/<script|<img|<iframe|javascript:[^"]*"/i);
  }
  const { rows } = await db.execute<{ data: { content: { de: string; en?: string } } }>(
    sql`select data from modules`,
  );
  expect(rows.length).toBeGreaterThan(50);
  for (const { data } of rows) {
    for (const html of Object.values(data.content)) expect([html, isClean(html)]).toEqual([html, true]);
  }
});

it('texts of a picture are stored and returned as plain text', async () => {
  const { db } = api.database;
  const [row] = await db.select({ id: media.id }).from(media).where(eq(media.kind, 'image')).limit(1);
  const id = row?.id as number;
  const change = (fields: object) =>
    api.ask(`/en/pageeditor-api/media/${id}`, {
      method: 'PUT',
      headers: editor.headers,
      body: JSON.stringify(fields),
    });
  for (const payload of [...whole, ...schemes].filter((text) => text.length <= 300)) {
    const isText = !/\0/.test(payload) && payload.isWellFormed();
    const given = await change({
      alt: { de: payload, en: payload },
      caption: { de: payload },
      credit: payload,
    });
    expect([payload, given.status]).toEqual([payload, isText ? 200 : 422]);
    if (!isText) continue;
    expect(given.headers.get('Content-Type')).toContain('application/json');
    const { alt, credit } = (await given.json()) as { alt: { de: string } | null; credit: string };
    // One line each without invisible characters; the page shows the rest as text.
    for (const text of [alt?.de ?? '', credit]) expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  }
  // Values that are not text are rejected in every field.
  for (const wrong of [
    { html: '<b>' },
    ['x'],
    7,
    { de: { de: 'x' } },
    { de: 'x', __proto__: { en: 'y' }, fr: 'z' },
  ]) {
    for (const field of ['alt', 'caption']) expect((await change({ [field]: wrong })).status).toBe(422);
  }
  expect((await change({ credit: { de: 'x' } })).status).toBe(422);
  expect((await change({ alt: { en: 'only' } })).status).toBe(422);
  expect(api.logged).toEqual([]);
});

it('cast lines and pasted tables are returned as plain text', async () => {
  const check = (path: string, text: string) =>
    api.ask(`/en/api/cms-hub/${path}/`, {
      method: 'POST',
      headers: editor.headers,
      body: JSON.stringify({ text }),
    });
  for (const payload of [...whole, ...schemes, '__proto__: constructor', 'a:'.repeat(9000)]) {
    for (const given of [
      await check(`cast/${production.nora}/lines`, `Nora: ${payload}\n${payload}`),
      await check('events/table', `Play\tBegin\tEnd\n${payload}\t1.4. 1930\t${payload}`),
      await check('events/table', `${payload}\t${payload}\nFaust\t${payload}`),
    ]) {
      expect([payload, [200, 422].includes(given.status)]).toEqual([payload, true]);
      expect(given.headers.get('Content-Type')).toMatch(/^application\/(problem\+)?json/);
    }
  }
  expect((await check(`cast/${production.nora}/lines`, 'x'.repeat(20_001))).status).toBe(422);
  expect(api.logged).toEqual([]);
});

it('invalid bodies never cause an internal error', async () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const bodies = [
    ...[
      '',
      'null',
      '[]',
      '7',
      '"x"',
      '{',
      '{"operation_id":"a\\u0000bcdefgh"}',
      '{"data":"\\ud800"}',
      deep,
      `{"data":${deep}}`,
    ],
    ...[
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"version":1e400}',
      '{"order":-1}',
    ],
    JSON.stringify({
      operation_id: randomUUID(),
      container: 2 ** 31,
      parent: null,
      column: 0,
      order: 0,
      data: {},
    }),
    JSON.stringify({
      operation_id: randomUUID(),
      container: 2 ** 53,
      parent: 2 ** 53,
      column: 0,
      order: 0,
      data: { content: { de: 'a' } },
    }),
    JSON.stringify({ operation_id: randomUUID(), version: 2 ** 40, data: { content: { de: 'a' } } }),
    JSON.stringify({ parent: 2 ** 31, title: { de: 'a' } }),
    JSON.stringify({ parent: 2 ** 31, order: 2 ** 31 }),
    JSON.stringify({ version: 2 ** 31, hero_image: 2 ** 31 }),
  ];
  const calls = [
    ...([
      'POST module/text',
      'PUT module/text/1',
      'PUT module/text/2147483648',
      'POST module/text/1/restore',
    ] as const),
    ...([
      'PUT reorder/1',
      'POST container',
      'POST pages',
      'PUT pages/1',
      'PUT pages/1/place',
      'PUT media/1',
    ] as const),
    ...(['POST container/1/restore', 'POST container/1/schedule', 'PUT schedule/1', 'POST media'] as const),
  ];
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    for (const body of bodies) {
      const given = await api.ask(`/de/pageeditor-api/${path}`, {
        method,
        headers: editor.headers,
        body,
      });
      expect([call, body.slice(0, 60), given.status >= 400 && given.status < 500]).toEqual([
        call,
        body.slice(0, 60),
        true,
      ]);
    }
  }
  expect(api.logged).toEqual([]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

it.each(['gzip', 'br', 'x-unknown', 'gzip, gzip'])(
  'content with the encoding %s is not parsed',
  async (encoding) => {
    const responses = await Promise.all(
      ['pageeditor-api/login', 'api/forms-entries/', 'api/temp-files/', 'api/cms-hub/import/'].map((path) =>
        api.ask(`/de/${path}`, {
          method: 'POST',
          headers: { ...editor.headers, 'Content-Encoding': encoding },
          body: gzipSync('{}'),
        }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([415, 415, 415, 415]);
    expect(responses[0]?.headers.get('Accept-Encoding')).toBe('identity');
  },
);

it('a rejection names fifty fields at most, and no endless names', async () => {
  const fields = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}${'x'.repeat(500)}`, 1]));
  const response = await api.ask('/en/pageeditor-api/container', {
    method: 'POST',
    headers: editor.headers,
    body: JSON.stringify(fields),
  });
  expect(response.status).toBe(422);
  expect((await response.text()).length).toBeLessThan(50_000);
});
