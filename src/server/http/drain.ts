// Graceful shutdown: `/readyz` fails first, so that load balancers stop sending, then requests in flight finish.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface DrainOptions {
  /** Number of 503 responses of `/readyz` before the port closes, if it is polled at all. */
  polls?: number;
  /** Maximum milliseconds of this phase. */
  maxNotice?: number;
  /** Maximum milliseconds for requests in flight afterwards. */
  maxDrain?: number;
}

export interface Drainable {
  /** After the signal, answers `/readyz` with 503 and closes connections after their response. */
  handle(request: IncomingMessage, response: ServerResponse, next: Handler): void;
  /** Signals the shutdown, then closes the port and waits for requests in flight. `endStreams` ends event streams. */
  drain(endStreams: () => Promise<unknown>): Promise<void>;
}

/** Milliseconds since the last poll after which `/readyz` counts as not polled. */
const pollTimeout = 30_000;
/** Milliseconds from the last 503 of `/readyz` until the port closes, since the poller may need time to react. */
const noticeTime = 1000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A load balancer stops sending after some failures of `/readyz` (three at most), so the port stays open until then; an
 * instance that is not polled stops immediately. After the signal every response closes its connection: a keep-alive
 * connection closed by the server while idle could lose a request that is just being sent.
 */
export function createDrain(
  server: Server,
  { polls = 3, maxNotice = 10_000, maxDrain = 10_000 }: DrainOptions = {},
): Drainable {
  let isDraining = false;
  let lastPolled = Number.NEGATIVE_INFINITY;
  let pollsLeft = polls;
  const noticed = Promise.withResolvers<void>();

  async function giveNotice(): Promise<void> {
    if (performance.now() - lastPolled > pollTimeout) return;
    const timer = setTimeout(noticed.resolve, maxNotice);
    await noticed.promise;
    clearTimeout(timer);
    await pause(noticeTime);
  }

  return {
    handle(request, response, next) {
      const isReadinessPoll = request.url === '/readyz';
      if (isReadinessPoll) lastPolled = performance.now();
      if (!isDraining) return next(request, response);
      response.shouldKeepAlive = false;
      if (!isReadinessPoll) return next(request, response);
      pollsLeft -= 1;
      if (pollsLeft <= 0) response.once('close', noticed.resolve);
      response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      response.end('{"ready":false}');
    },
    async drain(endStreams) {
      isDraining = true;
      await giveNotice();
      const closed = new Promise((resolve) => server.close(resolve));
      await endStreams();
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const late = setTimeout(() => server.closeAllConnections(), maxDrain);
      server.closeIdleConnections();
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}
