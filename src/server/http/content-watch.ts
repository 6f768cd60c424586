// Hears of every change that visitors can see: by notification at once, by asking every few seconds behind it.
import pg from 'pg';
import type { House } from '#server/house.ts';

const pollMilliseconds = 5000;
const longestWait = 10_000;

export interface ContentWatch {
  /** The version as last heard of. */
  current(): number;
  close(): Promise<void>;
}

/**
 * Keeps one connection of its own for LISTEN, reconnecting with growing pauses; the poll covers the time without
 * it, so that a lost notification costs five seconds at most.
 */
export function watchContentVersion({ database, log }: House): ContentWatch {
  let version = 0;
  let closed = false;
  let client: pg.Client | undefined;
  let wait = 200;
  let reconnect: NodeJS.Timeout | undefined;

  const hear = (heard: number) => {
    if (Number.isSafeInteger(heard) && heard > version) version = heard;
  };

  async function poll(): Promise<void> {
    try {
      const { rows } = await database.pool.query<{ version: string }>(
        'SELECT version FROM content_version WHERE id = 1',
      );
      hear(Number(rows[0]?.version));
    } catch {
      // Pages go on from the cache while the database is away.
    }
  }

  async function listen(): Promise<void> {
    if (closed) return;
    const next = new pg.Client({
      ...database.pool.options,
      application_name: 'foyer-listen',
      statement_timeout: 0,
    });
    next.on('notification', ({ payload }) => hear(Number(payload)));
    next.on('error', () => next.end().catch(() => undefined));
    next.on('end', () => {
      if (client === next) client = undefined;
      if (closed) return;
      reconnect = setTimeout(listen, wait);
      wait = Math.min(wait * 2, longestWait);
    });
    try {
      client = next;
      await next.connect();
      await next.query('LISTEN foyer_content');
      wait = 200;
      await poll();
    } catch (error) {
      if (!closed) log.warn({ err: error }, 'Listening for changes was interrupted');
      await next.end().catch(() => undefined);
    }
  }

  void listen();
  const timer = setInterval(poll, pollMilliseconds);
  timer.unref();
  return {
    current: () => version,
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(reconnect);
      await client?.end().catch(() => undefined);
    },
  };
}
