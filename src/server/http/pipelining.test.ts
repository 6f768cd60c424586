import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { oneAtATime } from './pipelining.ts';

let server: http.Server;
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

/** Sends requests in one part; each is answered with its number, later ones sooner. */
async function pipeline(count: number) {
  let running = 0;
  let most = 0;
  let started = 0;
  server = http.createServer(
    oneAtATime((request, response) => {
      running += 1;
      started += 1;
      most = Math.max(most, running);
      const number = Number(request.url?.slice(1));
      const answer = () => {
        running -= 1;
        response.end(`(${number})`);
      };
      // Some are answered within the handler, as pages of the cache are.
      if (number % 2) answer();
      else setTimeout(answer, 10 - number);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const numbers = Array.from({ length: count }, (_, at) => at);
  const text = await new Promise<string>((resolve) => {
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (part) => {
      received += part;
      if (received.includes(`(${count - 1})`)) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    socket.write(numbers.map((number) => `GET /${number} HTTP/1.1\r\nHost: house.test\r\n\r\n`).join(''));
  });
  return { answers: [...text.matchAll(/\((\d+)\)/g)].map(([, number]) => Number(number)), most, started };
}

it('handles pipelined requests in order, one at a time', async () => {
  expect(await pipeline(10)).toEqual({ answers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], most: 1, started: 10 });
});

it('disconnects a client with more than a few waiting requests, and starts none of them', async () => {
  const { most, started } = await pipeline(2000);
  expect({ most, started }).toEqual({ most: 1, started: 1 });
});
