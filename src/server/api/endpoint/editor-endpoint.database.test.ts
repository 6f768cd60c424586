import os from 'node:os';
import { z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorResponse, HttpError } from '#server/api/endpoint/failure.ts';
import { idParameter } from '#server/api/endpoint/parameters.ts';
import { loadConfig } from '#server/config.ts';
import { openMediaStore } from '#server/media/store.ts';
import { loginAs, type TestLogin } from '../../../../tests/setup/login.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import { editorEndpoint, jsonContent, silentEndpoint } from './editor-endpoint.ts';
import { editorOf, withEndpoints } from './editor-endpoint-guard.ts';
import { createEndpointApp } from './endpoint.ts';

const change = z.strictObject({
  headline: z.string().min(1).max(20),
  level: z.literal([2, 3, 4]).optional(),
  tags: z.array(z.string()).max(2).optional(),
  inner: z.unknown().optional(),
  link: z
    .string()
    .refine((text) => text.startsWith('/'), {
      params: { message: { de: 'link beginnt nicht mit /.', en: 'link does not begin with /.' } },
    })
    .optional(),
});

const put = editorEndpoint({
  method: 'put',
  path: '/pageeditor-api/trial/{id}',
  tag: 'Trial',
  summary: 'Change',
  action: 'edit-pages',
  target: 'nothing',
  request: { params: z.object({ id: idParameter }), body: jsonContent(change) },
  response: z.object({ by: z.string(), headline: z.string() }),
  responseDescription: 'Changed.',
});
const upload = silentEndpoint({
  method: 'post',
  path: '/pageeditor-api/trial',
  tag: 'Trial',
  summary: 'Upload',
  action: 'upload-media',
  request: { body: { content: { 'multipart/form-data': { schema: z.strictObject({}) } }, required: true } },
  responseDescription: 'Uploaded.',
});
const remove = silentEndpoint({
  method: 'delete',
  path: '/pageeditor-api/trial/{id}',
  tag: 'Trial',
  summary: 'Remove',
  action: 'manage-users',
  request: { params: z.object({ id: idParameter }) },
  responseDescription: 'Removed.',
});

let database: TestDatabase;
let editor: TestLogin;
let app: Hono;
let failing: unknown = null;
const written: unknown[] = [];

beforeAll(async () => {
  database = await createTestDatabase('editor_call');
  editor = await loginAs(database, 'editor');
  const log = { info() {}, warn() {}, error() {} };
  const config = loadConfig({ PUBLIC_URL: 'https://theatre.example' });
  const locale = 'en' as const;
  const endpoints = {
    app: createEndpointApp(locale),
    appContext: { database, store: openMediaStore(os.tmpdir()), config, log, now: () => new Date() },
    locale,
  };
  endpoints.app.use(withEndpoints(endpoints));
  endpoints.app.openapi(put, (context) => {
    const { headline } = context.req.valid('json');
    if (failing) throw failing;
    written.push(headline);
    return context.json({ by: editorOf(context).user.email, headline }, 200);
  });
  endpoints.app.openapi(upload, (context) => context.body(null, 204));
  endpoints.app.openapi(remove, (context) => context.body(null, 204));
  app = new Hono().route('/en', endpoints.app);
  app.onError((error, context) => errorResponse(error, locale, context.req.path, log));
});
afterAll(() => database.close());

async function send(body: string, headers: Record<string, string> = {}, id = '7') {
  const init = { method: 'PUT', headers: { ...editor.headers, ...headers }, body };
  const response = await app.request(`/en/pageeditor-api/trial/${id}`, init);
  return { status: response.status, body: await response.json() };
}

const fieldsOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  (body.errors as { field: string; message: string }[]).map(({ field, message }) => `${field}: ${message}`);

test('valid data reaches the endpoint with the user', async () => {
  const { status, body } = await send('{"headline":"Nora"}');
  expect([status, body]).toEqual([200, { by: editor.email, headline: 'Nora' }]);
});

const notText =
  'The text contains a character that is no text, such as half an emoji. Write that part again.';

test.each<[string, string[]]>([
  ['{}', ['headline: headline is missing. Fill it in.']],
  ['{"headline":""}', ['headline: headline is empty. Fill it in.']],
  [`{"headline":"${'x'.repeat(21)}"}`, ['headline: headline must be at most 20 characters long.']],
  ['{"headline":7}', ['headline: headline must be a text.']],
  ['{"headline":"x","level":7}', ['level: level does not know this value. Choose one of these: 2, 3, 4.']],
  ['{"headline":"x","tags":["a","b","c"]}', ['tags: tags must have at most 2 entries.']],
  ['{"headline":"x","tags":["a",5]}', ['tags.1: tags.1 must be a text.']],
  ['{"headline":"x","link":"evil"}', ['link: link does not begin with /.']],
  ['{"headline":"x","id":8}', ['id: id does not exist here. Leave the field out.']],
  [
    '{"headline":"x","a":1,"b":2}',
    ['a: a does not exist here. Leave the field out.', 'b: b does not exist here. Leave the field out.'],
  ],
  ['[]', [': The content must be an object.']],
  ['null', [': The content must be an object.']],
  ['{"headline":"a\\u0000b"}', [`headline: ${notText}`]],
  ['{"headline":"\\ud800"}', [`headline: ${notText}`]],
  ['{"headline":"x","tags":["ok","\\u0000"]}', [`tags.1: ${notText}`]],
])('%s is rejected with 422', async (body, errors) => {
  const answer = await send(body);
  expect(answer.status).toBe(422);
  expect(fieldsOf(answer)).toEqual(errors);
});

test('prototype pollution keys change nothing', async () => {
  const answer = await send('{"headline":"x","__proto__":{"role":"administrator"},"constructor":1}');
  expect(answer.status).toBe(422);
  expect(({} as { role?: string }).role).toBeUndefined();
});

test('deeply nested lists are rejected', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  expect((await send(`{"headline":"x","inner":${deep}}`)).status).toBe(422);
});

test.each(['', '{', 'headline=x', '{"headline":"x"', '\ufffd'])(
  'the invalid JSON %o is rejected with 400',
  async (body) => {
    expect((await send(body)).status).toBe(400);
  },
);

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'a body of type %o is rejected with 400',
  async (type) => {
    expect((await send('{"headline":"x"}', { 'Content-Type': type })).status).toBe(400);
  },
);

test('an invalid id is rejected with 400', async () => {
  const answer = await send('{"headline":"x"}', {}, 'nora');
  expect(answer.status).toBe(400);
  expect(fieldsOf(answer)[0]).toContain('id: id must be a number');
});

describe('a body that is too large', () => {
  const large = `{"headline":"${'x'.repeat(1_048_576)}"}`;

  test('is rejected by its length', async () => {
    expect((await send(large, { 'Content-Length': String(large.length) })).status).toBe(413);
  });

  test('is rejected while it is received', async () => {
    const stream = new Blob([large]).stream();
    const init = { method: 'PUT', headers: editor.headers, body: stream, duplex: 'half' } as RequestInit;
    expect((await app.request('/en/pageeditor-api/trial/7', init)).status).toBe(413);
  });

  test('is not read without permission', async () => {
    expect((await send(large, { Cookie: '' })).status).toBe(401);
  });
});

// Clients that hang up look like a lost database otherwise, and operators get an alert.
test.each([
  ['PUT', '/7', 'application/json', '{"headline":"'],
  ['POST', '', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
  ['POST', '', 'application/x-www-form-urlencoded', 'a='],
])('the sender of a %s%s of %s hangs up: 400', async (method, id, type, begun) => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(begun)),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const headers = { ...editor.headers, 'Content-Type': type };
  const init = { method, headers, body, duplex: 'half' } as RequestInit;
  expect((await app.request(`/en/pageeditor-api/trial${id}`, init)).status).toBe(400);
});

test('a request without permission is rejected before anything else', async () => {
  const ask = (login: TestLogin) =>
    app.request('/en/pageeditor-api/trial/7', { method: 'DELETE', headers: login.headers });
  expect((await ask(editor)).status).toBe(403);
  const response = await ask(await loginAs(database, 'administrator'));
  expect([response.status, await response.text(), response.headers.get('Cache-Control')]).toEqual([
    204,
    '',
    'no-store',
  ]);
});

test.each<[string, unknown, number, object]>([
  [
    'a conflict brings what is stored',
    new HttpError(409, { also: { current: { version: 3 } } }),
    409,
    { current: { version: 3 }, title: 'Changed meanwhile' },
  ],
  [
    'a full disk',
    Object.assign(new Error('x'), { cause: Object.assign(new Error('no space'), { code: '53100' }) }),
    507,
    { title: 'No space left' },
  ],
  ['a full file store', Object.assign(new Error('x'), { code: 'ENOSPC' }), 507, {}],
  ['too many connections', Object.assign(new Error('x'), { code: '53300' }), 503, {}],
  ['a fault', new TypeError('x'), 500, { title: 'Internal error' }],
])('%s', async (_, error, status, body) => {
  failing = error;
  const answer = await send('{"headline":"x"}');
  failing = null;
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ type: 'about:blank', status, ...body });
});

test('rejected requests have not reached the endpoint', () => {
  expect(written).toEqual(['Nora']);
});
