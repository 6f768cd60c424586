// Responses while the program starts: to visitors, API requests and health checks.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { respondWhileStarting } from './while-starting.ts';

const server = http.createServer(respondWhileStarting);
let origin = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each([
  ['/de/termine', 503, 'text/html; charset=utf-8', 'Das Haus wird gerade geöffnet.'],
  ['/de/api/events/?page=2', 503, 'application/problem+json', '"title":"Gerade nicht erreichbar"'],
  ['/en/pageeditor-api/user', 503, 'application/problem+json', '"title":"Not available"'],
  ['/readyz', 503, 'application/json', '{"ready":false}'],
  ['/healthz', 200, 'application/json', '{"alive":true}'],
])('%s', async (path, status, type, text) => {
  const response = await fetch(origin + path);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([status, type]);
  expect(await response.text()).toContain(text);
});

test('LED screens reload themselves, pages do not', async () => {
  expect((await fetch(`${origin}/en/led-screen-2`)).headers.get('Refresh')).toBe('30');
  expect((await fetch(`${origin}/de`)).headers.get('Refresh')).toBeNull();
});
