// Deletes what crashes left in the file store, expired uploads without a form entry, expired rate limit counts, and old mails.

import type { Database } from '#server/db/client.server.ts';
import { startWorker, type Worker } from '#server/jobs/worker.ts';
import type { Log } from '#server/log.ts';
import type { MediaStore } from '#server/media/store.ts';
import { deleteOldCounts } from '#server/services/accounts/rate-limit.ts';
import { removeOldTempFiles } from '#server/services/forms/temp-files.ts';
import { deleteOldMails } from '#server/services/mail/mails.ts';

/** Milliseconds between two rounds. */
const pause = 10 * 60_000;
/** Milliseconds; no limit has a longer window. */
const maxCountAge = 24 * 3_600_000;
/** Milliseconds between two looks at all files. */
const sweepPause = 24 * 3_600_000;

interface Options {
  database: Database;
  store: MediaStore;
  log: Log;
  now: () => Date;
}

/** Safe to run on several instances at once. */
export function startUploadCleanup({ database, store, log, now }: Options): Worker {
  let sweptAt = Number.NEGATIVE_INFINITY;
  const clear = async (signal: AbortSignal) => {
    while (!signal.aborted && (await removeOldTempFiles(database, store, now())) > 0);
    await deleteOldCounts(database, maxCountAge);
    await deleteOldMails(database);
    if (performance.now() - sweptAt >= sweepPause) {
      // Real time, as that of the files.
      const removed = await store.removeUnfinished(new Date());
      if (removed > 0) log.info({ removed }, 'Unfinished files were removed');
      sweptAt = performance.now();
    }
    return undefined;
  };
  return startWorker(clear, { pause, log, failure: 'Old uploads could not be removed' });
}
