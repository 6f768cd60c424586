// Schedules requests under load: editors first, visitors in a fair queue by network.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import { databaseWithReplica } from '#server/db/replica.ts';
import { databaseForVisitors } from '#server/db/visitors-pool.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import { createRenderQueue, OverloadedError, type RenderClient } from '#server/http/render-queue.ts';
import { authSecret } from '#server/services/accounts/auth-secret.ts';
import { hasSessionCookie, tokenIn } from '#server/services/accounts/sessions-cookie.ts';

/** Milliseconds after which a page is no longer waited for. */
const maxRenderTime = 10_000;
/** Connections that one page may use at a time: so many visitors' pages leave some of the pool to editors. */
const connectionsPerPage = 3;
/** Connections that visitors' pages leave to editors, forms, logins and jobs. */
const reserved = 3;
/** How many wait when readers are sent an earlier page rather than wait for the new one. */
const crowdSize = 8;

export interface RequestScheduler {
  /** For visitors' pages: their queries leave connections to others and let editors pass. */
  database: Database;
  /** For pages that are the same for all, which only read: the replica where there is one, else the same. */
  sharedDatabase: Database;
  /** Before a visitor's page is rendered, which holds up everybody: ends when no editor is waiting. */
  pass(): Promise<void>;
  /** How many requests have their turn, and how many wait for it. */
  load(): { running: number; waiting: number };
  /** Whether so many wait that an earlier page is better than a late one. */
  isCrowded(): boolean;
  renderClientOf(request: IncomingMessage, isUrgent?: boolean): RenderClient;
  /** Work for a visitor, in turn. @throws OverloadedError if its turn does not come, or it does not end */
  inTurn<T>(client: RenderClient, work: () => Promise<T>): Promise<T>;
  /** Work for somebody who is logged in. */
  first<T>(work: () => Promise<T>): Promise<T>;
  /** A request to an endpoint: its turn is over when the answer begins, so that no slow reader holds it. */
  forApiRequest(request: IncomingMessage, response: ServerResponse, work: () => Promise<void>): Promise<void>;
}

/** @param contentVersion the latest known one, which shared pages have to show */
export function createRequestScheduler(
  { config, database, replica }: Pick<AppContext, 'config' | 'database' | 'replica'>,
  contentVersion: () => number,
): RequestScheduler {
  const connections = database.pool.options.max ?? config.DATABASE_POOL_SIZE;
  const queue = createRenderQueue({ max: Math.max(1, Math.floor(connections / connectionsPerPage)) });

  function renderClientOf({ headers, socket }: IncomingMessage, isUrgent = false): RenderClient {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',') || null;
    const { remoteAddress } = socket;
    return { network: networkOf(clientAddress({ forwarded, remoteAddress }, config.TRUST_PROXY)), isUrgent };
  }

  /** Whether a request comes from somebody who was logged in, by the signature of the cookie. No query. */
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
    isCrowded: () => queue.waiting >= crowdSize,
    renderClientOf,
    inTurn: (client, work) => queue.run(client, () => inTime(work())),
    first: (work) => queue.runFirst(work),
    async forApiRequest(request, response, work) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      const isEditor = await isSigned(request);
      // Others that write are limited by address; their bodies may be long in coming, and no turn waits for them.
      if (!isEditor && !isRead) return work();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const untilBegun = () => {
        const begun = begins(response);
        work().then(resolve, reject);
        return Promise.race([begun, promise]);
      };
      await (isEditor ? queue.runFirst(untilBegun) : queue.run(renderClientOf(request), untilBegun));
      return promise;
    },
  };
}

/** When the head of an answer is written, or nobody waits for it any more. */
function begins(response: ServerResponse): Promise<void> {
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
  // Who waits for the page is told; the turn ends with the work, whose waits all end by themselves.
  work.catch(() => undefined);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
