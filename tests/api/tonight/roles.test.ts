// Permissions for tonight; the evening service has no others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginAs } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('tonight-roles');
});
afterAll(() => api.close());

test('the evening service can write only to tonight and its own account', async () => {
  const document = await api.read<{
    paths: Record<string, Record<string, { security?: unknown; requestBody?: unknown }>>;
  }>('/api/openapi.json');
  const allowed: string[] = [];
  for (const [address, methods] of Object.entries(document.paths)) {
    for (const [method, { security, requestBody }] of Object.entries(methods)) {
      if (method === 'get' || !security) continue;
      const login = await loginAs(api.database, 'evening-service');
      const path = address.replace(/\{\w*id\}/g, '2147483000').replace(/\{\w+\}/g, 'events');
      const response = await api.ask(`/de${path}`, {
        method: method.toUpperCase(),
        headers: login.headers,
        ...(requestBody ? { body: '{}' } : {}),
      });
      if (response.status !== 403) allowed.push(`${method} ${address}`);
    }
  }
  expect(allowed.filter((name) => name.includes('/tonight/'))).toEqual([
    'post /api/cms-hub/tonight/{id}/',
    'post /api/cms-hub/tonight/{id}/undo/',
  ]);
  const isOwn = (name: string) => name.includes(' /api/user/') || name === 'post /pageeditor-api/logout';
  expect(allowed.filter((name) => !name.includes('/tonight/') && !isOwn(name))).toEqual([]);
});

test('the press has no access', async () => {
  const press = await loginAs(api.database, 'press');
  expect((await api.ask('/de/api/cms-hub/tonight/', { headers: press.headers })).status).toBe(403);
});
