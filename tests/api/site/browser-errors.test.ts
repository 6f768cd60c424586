// Reports of browser errors: what is logged and what is rejected.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('browser_errors');
});
afterAll(() => api.close());

const report = { message: 'x is undefined', page: '/de/termine', place: '/assets/main.js:1:5' };

const send = (body: unknown, headers: Record<string, string> = {}) =>
  api.ask('/de/api/browser-errors/', {
    method: 'POST',
    headers: { Origin: publicUrl, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

it('logs reports, at most sixty a minute', async () => {
  for (let sent = 0; sent < 70; sent += 1) expect((await send(report)).status).toBe(204);
  const lines = api.logged.filter((line) => line.includes('An error in a browser'));
  expect(lines).toHaveLength(60);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject(report);
});

it.each([
  ['a query, which may hold what somebody typed', { ...report, page: '/de/search?q=Ada' }],
  ['more fields', { ...report, user: 'Ada' }],
  ['a long message', { ...report, message: 'x'.repeat(201) }],
  ['no message', { page: '/de', place: '' }],
])('rejects %s', async (_, body) => {
  expect((await send(body)).status).toBe(422);
});

it('rejects other sites and reports that are too long', async () => {
  expect((await send(report, { Origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await send({ ...report, message: 'x'.repeat(3000) })).status).toBe(413);
});
