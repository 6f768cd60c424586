// Tracks the content version by notification, and by polling in case a notification is lost.

import { randomUUID } from 'node:crypto';
import type { AppContext } from '#server/app-context.ts';
import { listenForNotifications } from '#server/db/listen.ts';
import { removeInstance, reportInstance } from '#server/services/site/site-instances.ts';

const pollMilliseconds = 5000;

/** Milliseconds for which a replaced version may still be served under load. */
const grace = 1000;

export interface ContentWatch {
  /** The latest known version. */
  current(): number;
  /** The latest version that is at least a second old; under load, this one and later ones may be served. */
  settled(): number;
  close(): Promise<void>;
}

/** A lost notification delays a change by five seconds at most. */
export function watchContentVersion(appContext: AppContext): ContentWatch {
  let version = 0;
  let settled = 0;
  /** The versions of the last second, oldest first. */
  const news: { version: number; heardAt: number }[] = [];
  const instance = randomUUID();

  const onVersion = (newVersion: number) => {
    if (Number.isSafeInteger(newVersion) && newVersion > version) {
      version = newVersion;
      news.push({ version, heardAt: performance.now() });
    }
    // Reports the version that this instance serves. Fails silently while the database is away.
    void reportInstance(appContext.database, instance, version).catch(() => undefined);
  };

  async function poll(): Promise<void> {
    try {
      const { rows } = await appContext.database.pool.query<{ version: string }>(
        'SELECT version FROM content_version WHERE id = 1',
      );
      onVersion(Number(rows[0]?.version));
    } catch {
      // The database is away; pages are served from the cache.
    }
  }

  const listening = listenForNotifications(appContext, {
    name: 'foyer-listen',
    channels: ['foyer_content'],
    onNotification: (payload) => onVersion(Number(payload)),
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
