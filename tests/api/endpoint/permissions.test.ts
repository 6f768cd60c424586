// Every restricted endpoint with every method, requested without permission. The endpoints come from the document, so
// that new ones are included.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#domain/accounts/account.ts';
import type { ApiDocument } from '#server/api/openapi/document-example.ts';
import { type Role, sessions, users } from '#server/db/schema/users.ts';
import { type Action, mayDo } from '#server/services/accounts/permissions.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from './test-api.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Guarded {
  name: string;
  method: string;
  path: string;
  action: Action | 'any login';
  isJson: boolean;
}

let api: TestApi;
let document: ApiDocument;
let guarded: Guarded[] = [];
let open: string[] = [];

beforeAll(async () => {
  api = await openTestApi('permissions');
  document = await api.read<ApiDocument>('/api/openapi.json');
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
  open = operations
    .filter(({ method, operation }) => method !== 'get' && !operation.security)
    .map(({ method, path }) => `${method} ${path}`);
  guarded = operations
    .filter(({ operation }) => operation.security)
    .map(({ method, path, operation }) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      // Ids without a record: a rejection must not reveal what exists.
      path: path.replace(/\{\w*id\}/g, '2147483000').replace(/\{\w+\}/g, 'wort'),
      action: operation['x-action'] as Action | 'any login',
      isJson: JSON.stringify(operation.requestBody ?? '').includes('application/json'),
    }));
});
afterAll(() => api.close());

/** What all the tables hold, as one text for each row: the proof that nothing was written. */
async function everything(): Promise<string[]> {
  const { rows } = await api.database.pool.query(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const texts: string[] = [];
  for (const { name } of rows) {
    const found = await api.database.pool.query(`select t::text as row from "${name}" t order by 1`);
    texts.push(...found.rows.map(({ row }: { row: string }) => `${name} ${row}`));
  }
  return texts;
}

function ask({ method, path, isJson }: Guarded, headers: Record<string, string>): Promise<Response> {
  return api.ask(`/de${path}`, { method, headers, ...(isJson ? { body: '{}' } : {}) });
}

/** Requests all guarded endpoints with the same headers; returns their responses, and whether anything was written. */
async function statusesFor(headers: (call: Guarded) => Record<string, string>, calls = guarded) {
  const before = await everything();
  const statuses: [string, number][] = [];
  for (const call of calls) {
    const response = await ask(call, headers(call));
    statuses.push([call.name, response.status]);
    expect(response.headers.get('Cache-Control'), call.name).toBe('no-store');
    expect(response.headers.get('Content-Type'), call.name).toBe('application/problem+json');
  }
  expect(await everything()).toEqual(before);
  return statuses;
}

const all = (status: number, calls = guarded) => calls.map(({ name }) => [name, status]);
const without = (login: TestLogin, ...names: string[]) =>
  Object.fromEntries(Object.entries(login.headers).filter(([name]) => !names.includes(name)));
const writing = () => guarded.filter(({ method }) => method !== 'GET');

it('only logging in, password links, visitors’ forms and error reports write without a session', () => {
  expect(open.toSorted()).toEqual([
    'post /api/browser-errors/',
    ...['post /api/forms-entries/', 'post /api/temp-files/', 'post /api/user/invitation/'],
    ...['post /api/user/password-reset/', 'post /api/user/password-reset/confirm/'],
    'post /pageeditor-api/login',
  ]);
  expect(guarded.map(({ name }) => name)).toContain('POST /pageeditor-api/logout');
});

describe('access is denied', () => {
  it('to visitors without a session', async () => {
    const login = await loginAs(api.database, 'administrator');
    expect(await statusesFor(() => without(login, 'Cookie'))).toEqual(all(401));
  });

  it('with an expired session', async () => {
    const login = await loginAs(api.database, 'administrator');
    await api.database.db
      .update(sessions)
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where(eq(sessions.id, login.session_id));
    expect(await statusesFor(() => login.headers)).toEqual(all(401));
  });

  it('with a disabled account', async () => {
    const login = await loginAs(api.database, 'administrator');
    await api.database.db.update(users).set({ is_disabled: true }).where(eq(users.id, login.user_id));
    expect(await statusesFor(() => login.headers)).toEqual(all(401));
  });

  it.each<Role>(roles)('to the role %s beyond its permissions', async (role) => {
    const login = await loginAs(api.database, role);
    const forbidden = guarded.filter(({ action }) => action !== 'any login' && !mayDo(role, action));
    api.logged.splice(0);
    expect(await statusesFor(() => login.headers, forbidden)).toEqual(all(403, forbidden));
    const noted = api.logged.filter((line) => line.includes(`"user":"${login.user_id}"`));
    expect(noted.filter((line) => line.includes('"reason":"role"'))).toHaveLength(forbidden.length);
  });
});

describe('access is granted', () => {
  it.each<Role>(roles)('to the role %s within its permissions', async (role) => {
    for (const call of guarded.filter(({ action }) => action === 'any login' || mayDo(role, action))) {
      const response = await ask(call, (await loginAs(api.database, role)).headers);
      expect([401, 403, 405], `${call.name} as ${role}`).not.toContain(response.status);
      expect(response.status, call.name).toBeLessThan(500);
      expect(response.headers.get('Cache-Control'), call.name).toBe('no-store');
    }
  });
});

describe('another site', () => {
  let login: TestLogin;
  beforeAll(async () => {
    login = await loginAs(api.database, 'administrator');
  });

  const elsewhere: [string, Record<string, string>][] = [
    ['a form on another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    [
      'a form on a neighbouring host',
      { Origin: 'https://www.theatre.example', 'Sec-Fetch-Site': 'same-site' },
    ],
    ['a host that looks alike', { Origin: 'https://theatre.example.evil.example' }],
    ['our host without encryption', { Origin: 'http://theatre.example' }],
    ['another port', { Origin: 'https://theatre.example:8443' }],
    ['a frame without an origin', { Origin: 'null' }],
    ['an origin in capitals', { Origin: 'HTTPS://THEATRE.EXAMPLE' }],
    [
      'a browser that contradicts itself',
      { Origin: 'https://theatre.example', 'Sec-Fetch-Site': 'cross-site' },
    ],
    ['who says nothing', {}],
    ['who brings the host along', { Origin: 'https://evil.example', Host: 'evil.example' }],
  ];

  it.each(elsewhere)('%s gets a 403, and nothing is written', async (_, headers) => {
    const sent = { ...without(login, 'Origin', 'Sec-Fetch-Site'), ...headers };
    expect(await statusesFor(() => sent, writing())).toEqual(all(403, writing()));
  });

  it.each(elsewhere)('%s cannot log in either', async (_, headers) => {
    const init = { method: 'POST', body: '{"email":"a@b.example","password":"x"}' };
    const response = await api.ask('/en/pageeditor-api/login', {
      ...init,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    expect(response.status).toBe(403);
  });

  // A client without these headers is not a browser and has no cookies of a user.
  const saidElsewhere = elsewhere.filter(([, headers]) => Object.keys(headers).length > 0);
  it.each(saidElsewhere)('%s can send neither a form nor a file', async (_, headers) => {
    const before = await everything();
    const { token } = await api.read<{ token: string }>('/de/api/forms-token/');
    const entry = { form: 1, field_values: { name: 'Eve', email: 'eve@example.org' }, token };
    const sent = { 'Content-Type': 'application/json', 'X-CSRFToken': token, ...headers };
    const init = { method: 'POST', headers: sent, body: JSON.stringify(entry) };
    expect((await api.ask('/de/api/forms-entries/', init)).status).toBe(403);
    const body = new FormData();
    body.append('file', new File(['Wort'], 'wort.txt'));
    const upload = { method: 'POST', headers: { 'X-CSRFToken': token, ...headers }, body };
    expect((await api.ask('/en/api/temp-files/', upload)).status).toBe(403);
    expect(await everything()).toEqual(before);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'the login rejects %s',
    async (type) => {
      const headers = { 'Content-Type': type, Origin: 'https://theatre.example' };
      const body = '{"email":"a@b.example","password":"x"}';
      expect((await api.ask('/de/pageeditor-api/login', { method: 'POST', headers, body })).status).toBe(400);
    },
  );
});

describe('the session’s token', () => {
  it.each(['', 'x', 'undefined'])('%o is rejected', async (token) => {
    const login = await loginAs(api.database, 'administrator');
    const sent = { ...login.headers, 'X-CSRFToken': token };
    expect(await statusesFor(() => sent, writing())).toEqual(all(403, writing()));
  });

  it('is required', async () => {
    const login = await loginAs(api.database, 'administrator');
    const sent = without(login, 'X-CSRFToken');
    expect(await statusesFor(() => sent, writing())).toEqual(all(403, writing()));
  });

  it('of somebody else is rejected', async () => {
    const [login, other] = [
      await loginAs(api.database, 'administrator'),
      await loginAs(api.database, 'administrator'),
    ];
    const sent = { ...login.headers, 'X-CSRFToken': other.csrf_token };
    expect(await statusesFor(() => sent, writing())).toEqual(all(403, writing()));
  });
});

it('responds to other methods with the allowed ones', async () => {
  const login = await loginAs(api.database, 'administrator');
  for (const path of new Set(guarded.map((call) => call.path))) {
    const response = await api.ask(`/en${path}`, { method: 'PATCH', headers: login.headers });
    expect(response.status, path).toBe(405);
    const allowed = response.headers.get('Allow')?.split(', ');
    for (const { method } of guarded.filter((call) => call.path === path)) expect(allowed).toContain(method);
  }
});
