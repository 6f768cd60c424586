// Graceful shutdown: load balancers see it as not ready first, then requests under way finish.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface DrainOptions {
  /** Times that `/readyz` is answered 503 before the port shuts, where somebody asks it. */
  polls?: number;
  /** Milliseconds that this takes at most. */
  maxNotice?: number;
  /** Milliseconds that requests under way get afterwards. */
  maxDrain?: number;
}

export interface Drainable {
  /** Answers `/readyz` with 503 and closes connections after their answer, from the signal on. */
  handle(request: IncomingMessage, response: ServerResponse, next: Handler): void;
  /** Gives notice, then closes the port, and waits for what is under way. `endStreams` ends what never would. */
  drain(endStreams: () => Promise<unknown>): Promise<void>;
}

/** Milliseconds since the last question after which nobody is taken to ask `/readyz`. */
const pollTimeout = 30_000;
/** Milliseconds after the last notice until the port shuts: who reads it may be busy, and sends meanwhile. */
const noticeTime = 1000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * A balancer stops sending after some answers of `/readyz` (three by most), so the port stays open until then; a single
 * instance that nobody asks stops at once. Every answer from the signal on closes its connection: an idle one that is
 * closed by the server may just then be used again, and that request would be lost.
 */
export function createDrain(
  server: Server,
  { polls = 3, maxNotice = 10_000, maxDrain = 10_000 }: DrainOptions = {},
): Drainable {
  let isDraining = false;
  let lastAsked = Number.NEGATIVE_INFINITY;
  let left = polls;
  const told = Promise.withResolvers<void>();

  async function giveNotice(): Promise<void> {
    if (performance.now() - lastAsked > pollTimeout) return;
    const timer = setTimeout(told.resolve, maxNotice);
    await told.promise;
    clearTimeout(timer);
    await pause(noticeTime);
  }

  return {
    handle(request, response, next) {
      const isQuestion = request.url === '/readyz';
      if (isQuestion) lastAsked = performance.now();
      if (!isDraining) return next(request, response);
      response.shouldKeepAlive = false;
      if (!isQuestion) return next(request, response);
      left -= 1;
      if (left <= 0) response.once('close', told.resolve);
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
