import { afterEach, expect, test, vi } from 'vitest';
import { createBrowserPorts } from './browser-ports.ts';

const hour = 3_600_000;
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['a computer that is an hour behind', hour, hour],
  ['a computer that is a year ahead', -365 * 24 * hour, -365 * 24 * hour],
  // A response is a few seconds old: a correct clock is not adjusted.
  ['a computer whose clock is right', -3000, 0],
  ['an answer without a time', Number.NaN, 0],
])('times are the server’s: %s', async (_, difference, expected) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-26T17:30:00Z') });
  const served = new Date(Date.now() + difference);
  const headers = new Headers();
  if (!Number.isNaN(difference)) headers.set('Date', served.toUTCString());
  vi.stubGlobal('fetch', async () => new Response('{}', { headers }));
  const { clock, transport } = createBrowserPorts();
  await transport.send({ method: 'GET', address: '/', headers: {} });
  expect(clock.now() - Date.now()).toBe(expected);
});

test.each([undefined, '{"version":1}'])('the body %j is sent as it is', async (body) => {
  const send = vi.fn(async (_address: string, _options: RequestInit) => new Response('{}'));
  vi.stubGlobal('fetch', send);
  const method = body === undefined ? 'GET' : 'PUT';
  const { transport } = createBrowserPorts();
  await transport.send({ method, address: '/', headers: {}, ...(body === undefined ? {} : { body }) });
  expect(send.mock.calls[0]?.[1].body).toBe(body);
});
