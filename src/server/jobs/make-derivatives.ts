// The job that makes the web formats of pictures, one at a time, while the pages show what is there.
import { createHash } from 'node:crypto';
import type PgBoss from 'pg-boss';
import type { Log } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { listWaitingPictures, makeDerivatives, type WaitingPicture } from '#server/media/make-derivatives.ts';
import { untilNewPicture } from '#server/media/new-pictures.ts';
import type { MediaStore } from '#server/media/store.ts';
import { bumpContentVersion } from '#server/services/site/content-version.ts';

export const derivativesJob = 'make-derivatives';

/** How often new pictures are looked for, and how often pages are told of finished ones. Milliseconds. */
const lookAgainAfter = 15_000;
const tellPagesAfter = 10_000;
const reportEvery = 10;

interface Options {
  boss: PgBoss;
  database: Database;
  store: MediaStore;
  log: Log;
}

/** Every picture without web formats gets a job, whoever added it: the library itself is the list of what to do. */
export function startDerivatives({ boss, database, store, log }: Options): Jobs {
  const stopping = new AbortController();
  let toldAt = 0;
  let untold = 0;
  let made = 0;

  async function enqueue(): Promise<number> {
    const waiting = await listWaitingPictures(database.db);
    if (waiting.length > 0) {
      await boss.insert(
        waiting.map((picture) => ({ id: jobId(picture), name: derivativesJob, data: { id: picture.id } })),
      );
    }
    return waiting.length;
  }

  async function tellPages(): Promise<void> {
    if (untold === 0) return;
    untold = 0;
    toldAt = Date.now();
    await bumpContentVersion(database.db);
  }

  /** @returns whether there was anything to do */
  async function workOnce(): Promise<boolean> {
    const [job] = await boss.fetch<{ id: number }>(derivativesJob);
    if (!job) return false;
    try {
      const files = await makeDerivatives(database.db, store, job.data.id);
      await boss.complete(derivativesJob, job.id);
      // Its name is free again for the day on which the picture is cut anew.
      await boss.deleteJob(derivativesJob, job.id);
      if (files > 0) untold++;
      made++;
    } catch (error) {
      log.warn({ err: error, media: job.data.id }, 'The web formats of a picture could not be made');
      await boss.fail(derivativesJob, job.id, {
        message: error instanceof Error ? error.message : String(error),
      });
    }
    if (Date.now() - toldAt >= tellPagesAfter) await tellPages();
    return true;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const waiting = await enqueue();
        while (!stopping.signal.aborted && (await workOnce())) {
          if (made % reportEvery === 0) log.info({ made, waiting }, 'Making the web formats of pictures');
        }
        await tellPages();
        if (made > 0) log.info({ made }, 'Made the web formats of pictures');
        made = 0;
      } catch (error) {
        log.warn({ err: error }, 'Making the web formats of pictures was interrupted');
      }
      await untilNewPicture(lookAgainAfter, stopping.signal);
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

/** The same for the same state of a picture in every instance, so that it is queued once. */
function jobId({ id, mark }: WaitingPicture): string {
  const digits = createHash('sha256').update(`${id} ${mark}`).digest('hex');
  return digits.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
