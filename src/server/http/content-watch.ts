// Follows the content version: by notification at once, and by a poll in case a notification was lost.

import { randomUUID } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { listen } from '#server/db/listen.ts';
import { removeInstance, reportInstance } from '#server/services/site/site-instances.ts';

const pollMilliseconds = 5000;

/** Milliseconds for which a version that was followed by another may still be shown to a crowd. */
const grace = 1000;

export interface ContentWatch {
  /** The latest known version. */
  current(): number;
  /** The latest that has been known for a second: this one and later ones may be shown in a crowd. */
  settled(): number;
  close(): Promise<void>;
}

/** A lost notification costs five seconds at most. */
export function watchContentVersion(appContext: AppContext): ContentWatch {
  let version = 0;
  let settled = 0;
  /** The versions of the last second, oldest first. */
  const news: { version: number; heardAt: number }[] = [];
  const instance = randomUUID();

  const hear = (newVersion: number) => {
    if (Number.isSafeInteger(newVersion) && newVersion > version) {
      version = newVersion;
      news.push({ version, heardAt: performance.now() });
    }
    // Reports to all instances which version is served here. Not while the database is away.
    void reportInstance(appContext.database, instance, version).catch(() => undefined);
  };

  async function poll(): Promise<void> {
    try {
      const { rows } = await appContext.database.pool.query<{ version: string }>(
        'SELECT version FROM content_version WHERE id = 1',
      );
      hear(Number(rows[0]?.version));
    } catch {
      // Pages come from the cache while the database is away.
    }
  }

  const listening = listen(appContext, {
    name: 'foyer-listen',
    channels: ['foyer_content'],
    hear: (payload) => hear(Number(payload)),
    joined: () => void poll(),
    interrupted: 'Listening for changes was interrupted',
  });
  const timer = setInterval(poll, pollMilliseconds);
  timer.unref();
  return {
    current: () => version,
    settled() {
      while (news[0] && performance.now() - news[0].heardAt >= grace)
        settled = news.shift()?.version ?? settled;
      return settled;
    },
    async close() {
      clearInterval(timer);
      await listening.close();
      await removeInstance(appContext.database, instance).catch(() => undefined);
    },
  };
}
