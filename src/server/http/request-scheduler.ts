// Schedules requests under load: editors first, visitors in a fair queue by network.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import { databaseWithReplica } from '#server/db/replica.ts';
import { databaseForVisitors } from '#server/db/visitors-pool.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import type { QueuedClient } from '#server/http/fair-queue.ts';
import { createRenderQueue, OverloadedError } from '#server/http/render-queue.ts';
import { authSecret } from '#server/services/accounts/auth-secret.ts';
import { hasSessionCookie, tokenIn } from '#server/services/accounts/sessions-cookie.ts';

/** Timeout of a render, in milliseconds. */
const maxRenderTime = 10_000;
/** Maximum connections per page, so that visitors' pages leave some of the pool to editors. */
const connectionsPerPage = 3;
/** Connections reserved for editors, forms, logins and jobs. */
const reserved = 3;
/** Queue length from which readers get an earlier page instead of waiting for the new one. */
const crowdSize = 8;

export interface RequestScheduler {
  /** For visitors' pages: its queries leave connections to others and yield to editors. */
  database: Database;
  /** For shared pages, which only read: the replica if there is one, else the primary. */
  sharedDatabase: Database;
  /** Resolves when no editor is waiting. Called before a visitor's page is rendered, which blocks the event loop. */
  pass(): Promise<void>;
  /** Number of running and of queued requests. */
  load(): { running: number; waiting: number };
  /** Whether the queue is so long that an earlier page is better than a late one. */
  isUnderLoad(): boolean;
  renderClientOf(request: IncomingMessage, isUrgent?: boolean): QueuedClient;
  /**
   * Runs a visitor's work in the queue.
   * @throws OverloadedError if its turn does not come, or on a timeout
   */
  inTurn<T>(client: QueuedClient, work: () => Promise<T>): Promise<T>;
  /** Runs work of a logged-in client. */
  first<T>(work: () => Promise<T>): Promise<T>;
  /** Runs an API request. Its turn ends with the response headers, so that a slow client does not hold it. */
  forApiRequest(request: IncomingMessage, response: ServerResponse, work: () => Promise<void>): Promise<void>;
}

/** @param contentVersion the latest known one, which shared pages must have */
export function createRequestScheduler(
  { config, database, replica }: Pick<AppContext, 'config' | 'database' | 'replica'>,
  contentVersion: () => number,
): RequestScheduler {
  const connections = database.pool.options.max ?? config.DATABASE_POOL_SIZE;
  const queue = createRenderQueue({ max: Math.max(1, Math.floor(connections / connectionsPerPage)) });

  function renderClientOf({ headers, socket }: IncomingMessage, isUrgent = false): QueuedClient {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',') || null;
    const { remoteAddress } = socket;
    return { network: networkOf(clientAddress({ forwarded, remoteAddress }, config.TRUST_PROXY)), isUrgent };
  }

  /** Whether the request has a session cookie with a valid signature. No query. */
  async function isSigned({ headers: { cookie } }: IncomingMessage): Promise<boolean> {
    if (!hasSessionCookie(cookie)) return false;
    const secret = await authSecret(database).catch(() => null);
    return secret !== null && tokenIn(cookie, config, secret) !== null;
  }

  const forVisitors = databaseForVisitors(database, {
    max: Math.max(1, connections - reserved),
    pass: queue.pass,
  });
  return {
    database: forVisitors,
    sharedDatabase: replica ? databaseWithReplica(forVisitors, replica, contentVersion) : forVisitors,
    pass: queue.pass,
    load: () => ({ running: queue.running, waiting: queue.waiting }),
    isUnderLoad: () => queue.waiting >= crowdSize,
    renderClientOf,
    inTurn: (client, work) => queue.run(client, () => inTime(work())),
    first: (work) => queue.runFirst(work),
    async forApiRequest(request, response, work) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const isEditor = await isSigned(request);
      // Other writes are rate limited by address and do not queue, since their bodies may be slow.
      if (!isEditor && !isRead) return work();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const untilBegun = () => {
        const beginning = awaitHeaders(response);
        work().then(resolve, reject);
        return Promise.race([beginning, promise]);
      };
      await (isEditor ? queue.runFirst(untilBegun) : queue.run(renderClientOf(request), untilBegun));
      return promise;
    },
  };
}

/** Resolves when the headers are sent or the client has disconnected. */
function awaitHeaders(response: ServerResponse): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { writeHead } = response;
  response.writeHead = ((...parts: Parameters<typeof writeHead>) => {
    resolve();
    return writeHead.apply(response, parts);
  }) as typeof writeHead;
  response.once('close', resolve);
  return promise;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new OverloadedError()), maxRenderTime);
  // Rejections reach the requests that wait; the turn ends with the work itself, which always settles.
  work.catch(() => undefined);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
