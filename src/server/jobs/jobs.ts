// Background jobs, queued in the same database: of all instances, one does each job.
import type { Pool, PoolClient, QueryResult } from 'pg';
import PgBoss from 'pg-boss';
import type { Database } from '#server/db/client.server.ts';
import { startUploadCleanup } from '#server/jobs/clear-old-uploads.ts';
import { derivativesJob, startDerivatives } from '#server/jobs/make-derivatives.ts';
import { startScheduledActions } from '#server/jobs/run-scheduled-actions.ts';
import { mailsQueue, startMails } from '#server/jobs/send-mails.ts';
import type { Worker } from '#server/jobs/worker.ts';
import type { Log } from '#server/log.ts';
import type { SendMail } from '#server/mail/smtp.ts';
import type { MediaStore } from '#server/media/store.ts';

export interface JobsOptions {
  database: Database;
  store: MediaStore;
  /** The application's clock. */
  now: () => Date;
  log: Log;
  /** Null if no mail server is configured: mails stay in the database. */
  sendMail?: SendMail | null;
}

/** The key of the advisory lock: one instance at a time sets the queue up. */
const lockKey = 1_870_329_253;

/**
 * Sets up the queue's tables (schema `jobs`) and starts the workers. The queue shares the connection pool: it queries
 * seldom, and each connection costs the database memory.
 */
export async function startJobs({
  database,
  store,
  now,
  log,
  sendMail = null,
}: JobsOptions): Promise<Worker> {
  const db = new QueueConnection(database);
  const boss = new PgBoss({ db, schema: 'jobs', schedule: false });
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue reported an error'));
  // Two instances that create the same tables at once would deadlock.
  await db.exclusively(async () => {
    await boss.start();
    const queue = { name: derivativesJob, retryLimit: 2, retryDelay: 60, expireInSeconds: 300 };
    await boss.createQueue(derivativesJob, queue);
    await boss.createQueue(mailsQueue.name, mailsQueue);
  });
  const running = [
    startDerivatives({ boss, database, store, log }),
    startUploadCleanup({ database, store, log, now }),
    startScheduledActions({ database, now, log }),
  ];
  if (sendMail) running.push(startMails({ boss, database, log, sendMail }));
  return {
    async stop() {
      await Promise.all(running.map((worker) => worker.stop()));
      await boss.stop({ graceful: false });
    },
  };
}

/** The queue's access to the database. */
class QueueConnection implements PgBoss.Db {
  readonly #pool: Pool;
  #held: PoolClient | undefined;

  constructor({ pool }: Database) {
    this.#pool = pool;
  }

  /** The queue sends whole transactions as one text; a connection on which one failed is closed. */
  async executeSql(text: string, values: unknown[]): Promise<QueryResult> {
    if (this.#held) return await this.#held.query(text, values);
    const client = await this.#pool.connect();
    try {
      const result = await client.query(text, values);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Runs all queries of `work` on the connection that holds the lock, which is closed afterwards. */
  async exclusively(work: () => Promise<void>): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
      this.#held = client;
      await work();
    } finally {
      this.#held = undefined;
      client.release(true);
    }
  }
}
