// A dedicated connection for LISTEN that reconnects. Used for the content version and for presence.
import pg from 'pg';
import type { Log } from '#server/log.ts';
import type { Database } from './client.server.ts';

export interface NotificationListener {
  close(): Promise<void>;
}

interface ListenOptions {
  /** The connection's name in `pg_stat_activity`. */
  name: string;
  channels: readonly string[];
  onNotification(payload: string, channel: string): void;
  /** Called whenever listening starts or resumes: notifications in between are lost. */
  joined(): void;
  /** The log message for an interruption. */
  interrupted: string;
}

/** Milliseconds between two tries; doubled each time up to the maximum. */
const firstWait = 200;
const maxWait = 5000;

/** Reconnects with growing pauses until it is closed. */
export function listenForNotifications(
  { database, log }: { database: Database; log: Pick<Log, 'warn'> },
  { name, channels, onNotification, joined, interrupted }: ListenOptions,
): NotificationListener {
  let isClosed = false;
  let client: pg.Client | undefined;
  let wait = firstWait;
  let again: NodeJS.Timeout | undefined;

  async function join(): Promise<void> {
    if (isClosed) return;
    const { options } = database.pool;
    // The pool hides its password from copies.
    const { password } = options;
    const next = new pg.Client({ ...options, password, application_name: name, statement_timeout: 0 });
    client = next;
    next.on('notification', ({ channel, payload }) => onNotification(payload ?? '', channel));
    next.on('error', () => next.end().catch(() => undefined));
    next.on('end', () => {
      if (client === next) client = undefined;
      if (isClosed) return;
      again = setTimeout(join, wait);
      wait = Math.min(wait * 2, maxWait);
    });
    try {
      await next.connect();
      for (const channel of channels) await next.query(`LISTEN ${channel}`);
      wait = firstWait;
      joined();
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, interrupted);
      await next.end().catch(() => undefined);
    }
  }

  void join();
  return {
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
