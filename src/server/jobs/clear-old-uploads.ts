// Clears away what nobody asks for any more: uploads that no entry names, counts of what was done too often.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { MediaStore } from '#server/media/store.ts';
import { forgetOldCounts } from '#server/services/accounts/rate-limit.ts';
import { removeOldTempFiles } from '#server/services/forms/temp-files.ts';

/** Milliseconds. */
const every = 10 * 60_000;
/** No count is asked for longer. */
const countsFor = 24 * 3_600_000;

interface Options {
  database: Database;
  store: MediaStore;
  log: Log;
  now: () => Date;
}

/** Several instances may do it at once: what one has removed the other does not find. */
export function startClearing({ database, store, log, now }: Options): Jobs {
  const stopping = new AbortController();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        while (!stopping.signal.aborted && (await removeOldTempFiles(database, store, now())) > 0);
        await forgetOldCounts(database, countsFor);
      } catch (error) {
        log.warn({ err: error }, 'Old uploads could not be removed');
      }
      await sleep(every, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
