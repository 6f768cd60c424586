// One connection of its own for LISTEN, found again when it is lost. Serves the pages' version and who is where.
import pg from 'pg';
import type { AppContext } from '#server/app-context.ts';

export interface Listening {
  close(): Promise<void>;
}

interface Heard {
  /** The connection's name, as the database lists it. */
  name: string;
  /** What is listened to. */
  channels: readonly string[];
  hear(payload: string, channel: string): void;
  /** Listening begins, for the first time or again: what was said meanwhile was not heard. */
  joined(): void;
  /** What the log says when it is interrupted. */
  interrupted: string;
}

/** Milliseconds between two tries: twice as many each time, up to the longest. */
const firstWait = 200;
const longestWait = 5000;

/** Tries again with growing pauses for as long as it is not closed. */
export function listen(
  { database, log }: Pick<AppContext, 'database' | 'log'>,
  { name, channels, hear, joined, interrupted }: Heard,
): Listening {
  let isClosed = false;
  let client: pg.Client | undefined;
  let wait = firstWait;
  let again: NodeJS.Timeout | undefined;

  async function join(): Promise<void> {
    if (isClosed) return;
    const next = new pg.Client({ ...database.pool.options, application_name: name, statement_timeout: 0 });
    client = next;
    next.on('notification', ({ channel, payload }) => hear(payload ?? '', channel));
    next.on('error', () => next.end().catch(() => undefined));
    next.on('end', () => {
      if (client === next) client = undefined;
      if (isClosed) return;
      again = setTimeout(join, wait);
      wait = Math.min(wait * 2, longestWait);
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
