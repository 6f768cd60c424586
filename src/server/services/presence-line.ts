// The line on which instances tell each other who is where: one connection of its own while anybody edits here.
import pg from 'pg';
import type { House } from '#server/house.ts';

export interface PresenceLine {
  close(): Promise<void>;
}

interface Heard {
  /** What is listened to. */
  channels: readonly string[];
  hear(channel: string, payload: string): void;
  /** Listening begins, for the first time or again: what was said meanwhile was not heard. */
  joined(): void;
}

const firstWait = 200;
const longestWait = 5000;

/** Tries again with growing pauses for as long as it is not closed. */
export function openPresenceLine(
  { database, log }: Pick<House, 'database' | 'log'>,
  { channels, hear, joined }: Heard,
): PresenceLine {
  let isClosed = false;
  let client: pg.Client | undefined;
  let wait = firstWait;
  let again: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    if (isClosed) return;
    const next = new pg.Client({
      ...database.pool.options,
      application_name: 'foyer-presence',
      statement_timeout: 0,
    });
    client = next;
    next.on('notification', ({ channel, payload }) => hear(channel, payload ?? ''));
    next.on('error', () => next.end().catch(() => undefined));
    next.on('end', () => {
      if (client === next) client = undefined;
      if (isClosed) return;
      again = setTimeout(listen, wait);
      wait = Math.min(wait * 2, longestWait);
    });
    try {
      await next.connect();
      for (const channel of channels) await next.query(`LISTEN ${channel}`);
      wait = firstWait;
      joined();
    } catch (error) {
      if (!isClosed) log.warn({ err: error }, 'Listening for other editors was interrupted');
      await next.end().catch(() => undefined);
    }
  }

  void listen();
  return {
    async close() {
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
}
