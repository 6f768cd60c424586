// The job that publishes and takes offline at the time that was planned, on whichever instance comes first.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { runNextDue } from '#server/services/publishing/run-due.ts';
import { nextDueAt } from '#server/services/publishing/schedule.ts';

/** How often it is looked for what another instance has planned meanwhile. Milliseconds. */
const lookAgainAfter = 10_000;
/** Somebody else is at what is due: not asked for in every breath. */
const soonest = 250;

interface Options {
  database: Database;
  now: () => Date;
  log: Log;
}

/** The plan is in the database, so what fell due while no instance ran is done as soon as one does. */
export function startSchedule({ database, now, log }: Options): Jobs {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function workOff(): Promise<void> {
    for (;;) {
      const done = signal.aborted ? null : await runNextDue(database, now());
      if (!done) return;
      const { error, ...what } = done;
      if (error) log.error({ err: error, ...what }, 'Something scheduled went wrong');
      else if (what.failure) log.warn(what, 'Something scheduled could not be done');
      else log.info(what, 'Done as scheduled');
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      let pause = lookAgainAfter;
      try {
        await workOff();
        const next = await nextDueAt(database);
        if (next) pause = Math.min(Math.max(next.getTime() - now().getTime(), soonest), lookAgainAfter);
      } catch (error) {
        log.warn({ err: error }, 'What is scheduled could not be looked at');
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
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
