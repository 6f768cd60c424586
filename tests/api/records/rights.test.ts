// Permissions to write records: every role, resource and endpoint.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { roles } from '#domain/accounts/account.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { writableResources } from '#server/api/records/records-schema.ts';
import type { Role } from '#server/db/schema/users.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import type { TestApi } from '../endpoint/test-api.ts';
import { base, openRecords, operation } from './record-requests.ts';
import { samples } from './samples.ts';

let api: TestApi;
let logins: Map<Role, TestLogin>;

beforeAll(async () => {
  ({ api } = await openRecords('record_rights'));
  const pairs = roles.map(async (role) => [role, await loginAs(api.database, role)] as const);
  logins = new Map(await Promise.all(pairs));
});
afterAll(() => api.close());

/** An id without a record: with permission the request fails later, with 404. */
const nowhere = 2_147_483_000;

const writes: [string, (name: ResourceName) => { method: string; path: string; body?: object }][] = [
  ['create', (name) => ({ method: 'POST', path: base(name), body: { operation_id: operation(), data: {} } })],
  [
    'update',
    (name) => ({
      method: 'POST',
      path: base(name, `${nowhere}/`),
      body: { operation_id: operation(), version: 1, data: {} },
    }),
  ],
  [
    'remove',
    (name) => ({
      method: 'DELETE',
      path: `${base(name, `${nowhere}/`)}?version=1&seen=0&operation_id=${operation()}`,
    }),
  ],
  [
    'restore',
    (name) => ({
      method: 'POST',
      path: base(name, `${nowhere}/restore/`),
      body: { operation_id: operation() },
    }),
  ],
];

async function ask(role: Role, { method, path, body }: { method: string; path: string; body?: object }) {
  const headers = logins.get(role)?.headers ?? {};
  return api.ask(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
}

/** Everything but what presents itself with each request. */
async function written(): Promise<unknown> {
  const { rows } = await api.database.pool.query('select count(*), max(id) from change_log');
  return rows;
}

const pressWrites = new Set(['press_articles', 'download_categories', 'download_directories']);

it.each(roles)('the role %s writes exactly what its permissions allow', async (role) => {
  const before = await written();
  const found: [string, boolean][] = [];
  const expected: [string, boolean][] = [];
  for (const name of writableResources) {
    for (const [kind, request] of writes) {
      // Creating is tried only where it is forbidden: an empty record may be a valid one.
      const isAllowed =
        ['administrator', 'editor'].includes(role) || (role === 'press' && pressWrites.has(name));
      if (kind === 'create' && isAllowed) continue;
      const response = await ask(role, request(name));
      found.push([`${kind} ${name}`, response.status !== 403]);
      expected.push([`${kind} ${name}`, isAllowed]);
      if (response.status === 403) {
        const { detail } = (await response.json()) as { detail: string };
        expect(detail).toMatch(/\.$/);
      }
    }
  }
  expect(found).toEqual(expected);
  expect(await written()).toEqual(before);
});

it('the press creates articles, download categories and directories', async () => {
  for (const name of ['press_articles', 'download_categories', 'download_directories'] as const) {
    const body = { operation_id: operation(), data: samples[name][0] };
    const response = await ask('press', { method: 'POST', path: base(name), body });
    expect(response.status, name).toBe(201);
  }
});

it('the press reads records like editors, and the evening service reads none', async () => {
  const statuses = async (role: Role) =>
    Promise.all(
      ['productions', 'press_articles'].map(
        async (name) => (await ask(role, { method: 'GET', path: base(name) })).status,
      ),
    );
  expect(await statuses('editor')).toEqual([200, 200]);
  expect(await statuses('press')).toEqual([200, 200]);
  expect(await statuses('evening-service')).toEqual([403, 403]);
});

it('the press cannot read form entries', async () => {
  const response = await ask('press', { method: 'GET', path: '/de/api/cms-hub/forms/1/entries/' });
  expect(response.status).toBe(403);
});
