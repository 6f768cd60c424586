// The job that executes scheduled actions (publish, take offline, change records), on any one instance.

import type { Database } from '#server/db/client.server.ts';
import { startWorker, type Worker } from '#server/jobs/worker.ts';
import type { Log } from '#server/log.ts';
import { runNextDue } from '#server/services/publishing/run-due.ts';
import { nextDueAt } from '#server/services/publishing/schedule.ts';
import { runNextScheduledChange } from '#server/services/records/drafts/run-scheduled-changes.ts';

/** Milliseconds between polls for actions scheduled by other instances. */
const maxPause = 10_000;
/** Milliseconds to wait while another instance executes what is due. */
const minPause = 250;

interface Options {
  database: Database;
  now: () => Date;
  log: Log;
}

/** The schedule is in the database, so overdue actions are executed as soon as an instance runs. */
export function startScheduledActions({ database, now, log }: Options): Worker {
  const round = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      const done = (await runNextScheduledChange(database, now())) ?? (await runNextDue(database, now()));
      if (!done) break;
      const { error, ...what } = done;
      if (error) log.error({ err: error, ...what }, 'A scheduled action failed');
      else if (what.failure) log.warn(what, 'A scheduled action could not be executed');
      else log.info(what, 'Done as scheduled');
    }
    const next = await nextDueAt(database);
    return next ? Math.min(Math.max(next.getTime() - now().getTime(), minPause), maxPause) : undefined;
  };
  return startWorker(round, { pause: maxPause, log, failure: 'What is scheduled could not be looked at' });
}
