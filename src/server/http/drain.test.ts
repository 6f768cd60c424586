import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createDrain, type DrainOptions } from './drain.ts';

const agentOf = () => new http.Agent({ keepAlive: true, maxSockets: 1 });

/** A server whose responses to `/slow` wait for a call. */
async function serve(options?: DrainOptions) {
  let answerSlow = () => {};
  const slow = new Promise<void>((resolve) => {
    answerSlow = resolve;
  });
  const server = http.createServer((request, response) =>
    drainable.handle(request, response, async () => {
      if (request.url === '/slow') await slow;
      response.end(request.url);
    }),
  );
  const drainable = createDrain(server, options);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, agent?: http.Agent) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, path, agent: agent ?? false }, (response) => {
          response.resume();
          response.on('end', () =>
            resolve({ status: response.statusCode, connection: response.headers.connection }),
          );
        })
        .on('error', reject);
    });
  return { drainable, get, answerSlow: () => answerSlow() };
}

const noStreams = async () => {};

it('tells health checks before the port closes, and closes connections after their response', async () => {
  const { drainable, get } = await serve({ polls: 2 });
  const agent = agentOf();
  expect((await get('/readyz', agent)).status).toBe(200);
  expect(await get('/page', agent)).toEqual({ status: 200, connection: 'keep-alive' });
  let isClosed = false;
  const drained = drainable.drain(noStreams).then(() => {
    isClosed = true;
  });
  expect((await get('/readyz')).status).toBe(503);
  expect(await get('/page', agent)).toEqual({ status: 200, connection: 'close' });
  expect(isClosed).toBe(false);
  expect((await get('/readyz')).status).toBe(503);
  await drained;
  await expect(get('/page')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  agent.destroy();
});

it('lets requests in flight finish, and stops at once if `/readyz` is not polled', async () => {
  const { drainable, get, answerSlow } = await serve();
  const agent = agentOf();
  await get('/page', agent);
  const slow = get('/slow');
  await get('/page', agent);
  const drained = drainable.drain(noStreams);
  await expect.poll(() => get('/page').catch((error: Error) => error.message)).toContain('ECONNREFUSED');
  answerSlow();
  expect((await slow).status).toBe(200);
  await drained;
  agent.destroy();
});

it('limits the wait for polls and for requests in flight', async () => {
  const { drainable, get } = await serve({ maxNotice: 10, maxDrain: 10 });
  await get('/readyz');
  const slow = get('/slow').catch((error: Error) => error.message);
  await get('/page');
  await drainable.drain(noStreams);
  expect(await slow).toContain('hang up');
});
