// Work behind the pages, on the same database: of all instances, one does each job.
import PgBoss from 'pg-boss';
import type { Database } from '#server/db/client.server.ts';
import type { Log } from '#server/house.ts';
import { derivativesJob, startDerivatives } from '#server/jobs/make-derivatives.ts';
import type { MediaStore } from '#server/media/store.ts';

export interface Jobs {
  /** Lets the job that runs come to its end, then stops. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  database: Database;
  store: MediaStore;
  log: Log;
}

/**
 * Sets up the tables of the queue (schema `jobs`) and begins to work. The queue shares the pool of connections:
 * it asks seldom, and each connection costs the database memory.
 */
export async function startJobs({ database, store, log }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({ db: queueConnection(database), schema: 'jobs', schedule: false });
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue had to wait'));
  await boss.start();
  await boss.createQueue(derivativesJob, {
    name: derivativesJob,
    retryLimit: 2,
    retryDelay: 60,
    expireInSeconds: 300,
  });
  const derivatives = startDerivatives({ boss, database, store, log });
  return {
    async stop() {
      await derivatives.stop();
      await boss.stop({ graceful: false });
    },
  };
}

/** The queue sends whole transactions as one text; a connection on which one broke off is not used again. */
function queueConnection({ pool }: Database): PgBoss.Db {
  return {
    async executeSql(text, values) {
      const client = await pool.connect();
      try {
        const result = await client.query(text, values);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
  };
}
