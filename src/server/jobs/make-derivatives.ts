// The job that generates the web formats of pictures, one at a time; until then pages show the original.
import type PgBoss from 'pg-boss';
import { databaseFailure } from '#server/database-failure.ts';
import type { Database } from '#server/db/client.server.ts';
import { jobId, startWorker, type Worker } from '#server/jobs/worker.ts';
import type { Log } from '#server/log.ts';
import { listWaitingPictures, makeDerivatives } from '#server/media/make-derivatives.ts';
import { takeNewPicture, waitForNewPicture } from '#server/media/new-pictures.ts';
import type { MediaStore } from '#server/media/store.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';
import { storeFailureKind } from '#server/store-failure.ts';

export const derivativesJob = 'make-derivatives';

/** Milliseconds between polls for pictures added by other instances or imports. */
const pause = 15_000;
/** Milliseconds between two rises of the content version, while one picture after another is finished. */
const publishAfter = 10_000;
const reportEvery = 10;

interface Options {
  boss: PgBoss;
  database: Database;
  store: MediaStore;
  log: Log;
}

/**
 * Queues a job for every picture without web formats: the media library is the source of the queue. The newest is next,
 * so that what an editor uploads does not wait for the hundreds of an import.
 */
export function startDerivatives({ boss, database, store, log }: Options): Worker {
  let publishedAt = Number.NEGATIVE_INFINITY;
  let unpublished = 0;
  let made = 0;

  async function enqueue(): Promise<number> {
    const waiting = await listWaitingPictures(database.db);
    if (waiting.length > 0) {
      await boss.insert(
        waiting.map(({ id, mark }) => ({
          id: jobId(`${id} ${mark}`),
          name: derivativesJob,
          data: { id },
          priority: id,
        })),
      );
    }
    return waiting.length;
  }

  async function publish(): Promise<void> {
    if (unpublished === 0) return;
    unpublished = 0;
    publishedAt = performance.now();
    await bumpContentVersion(database.db);
  }

  /** @returns whether there was any work */
  async function processNext(): Promise<boolean> {
    const [job] = await boss.fetch<{ id: number }>(derivativesJob);
    if (!job) return false;
    try {
      const files = await makeDerivatives(database.db, store, job.data.id);
      await boss.complete(derivativesJob, job.id);
      // Frees the job's id for the next change of the picture.
      await boss.deleteJob(derivativesJob, job.id);
      if (files > 0) unpublished++;
      made++;
    } catch (error) {
      if (storeFailureKind(error) || databaseFailure(error)) {
        // The picture's files are unavailable, which is not its fault: it waits without a limit of attempts.
        await boss.deleteJob(derivativesJob, job.id).catch(() => undefined);
        throw error;
      }
      log.warn({ err: error, media: job.data.id }, 'The web formats of a picture could not be made');
      await boss.fail(derivativesJob, job.id, {
        message: error instanceof Error ? error.message : String(error),
      });
    }
    if (performance.now() - publishedAt >= publishAfter) await publish();
    return true;
  }

  async function round(signal: AbortSignal): Promise<undefined> {
    let waiting = await enqueue();
    while (!signal.aborted && (await processNext())) {
      if (takeNewPicture()) waiting = await enqueue();
      if (made % reportEvery === 0) log.info({ made, waiting }, 'Making the web formats of pictures');
    }
    await publish();
    if (made > 0) log.info({ made }, 'Made the web formats of pictures');
    made = 0;
  }

  const failure = 'Making the web formats of pictures was interrupted';
  return startWorker(round, { pause, log, failure, wait: waitForNewPicture });
}
