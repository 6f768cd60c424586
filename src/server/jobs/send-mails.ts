// The job that sends mails, once each, with retries for a limited number of days.
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Database } from '#server/db/client.server.ts';
import { mails } from '#server/db/schema/forms.ts';
import { jobId, startWorker, type Worker } from '#server/jobs/worker.ts';
import type { Log } from '#server/log.ts';
import type { SendMail } from '#server/mail/smtp.ts';

/** Ten retries: the first after half a minute, the last after some hours. Seconds. */
export const mailsQueue = {
  name: 'send-mails',
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 120,
};

/** Milliseconds between polls for new mails. */
const pause = 5000;
/** Milliseconds; older mails are not sent: when a mail server is configured at last, they are of no use. */
const maxAge = 3 * 24 * 3_600_000;
const batchSize = 100;

interface Options {
  boss: PgBoss;
  database: Database;
  log: Log;
  sendMail: SendMail;
}

/** Mails that are older than three days are no longer sent. */
export function startMails({ boss, database: { db }, log, sendMail }: Options): Worker {
  async function enqueue(): Promise<void> {
    const waiting = await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.sent_at), gt(mails.created_at, new Date(Date.now() - maxAge))))
      .orderBy(asc(mails.id))
      .limit(batchSize);
    if (waiting.length === 0) return;
    await boss.insert(
      waiting.map(({ id }) => ({ id: jobId(`mail ${id}`), name: mailsQueue.name, data: { id } })),
    );
  }

  /** @returns whether there was any work */
  async function sendNext(): Promise<boolean> {
    const [job] = await boss.fetch<{ id: number }>(mailsQueue.name);
    if (!job) return false;
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, job.data.id), isNull(mails.sent_at)));
    try {
      if (mail) {
        await sendMail(mail);
        await db.update(mails).set({ sent_at: new Date(), failure: null }).where(eq(mails.id, mail.id));
      }
      await boss.complete(mailsQueue.name, job.id);
    } catch (error) {
      const failure = (error instanceof Error ? error.message : String(error)).slice(0, 300);
      log.warn({ mail: job.data.id, failure }, 'A mail could not be sent');
      await db.update(mails).set({ failure }).where(eq(mails.id, job.data.id));
      await boss.fail(mailsQueue.name, job.id, { message: failure });
    }
    return true;
  }

  const round = async (signal: AbortSignal) => {
    await enqueue();
    while (!signal.aborted && (await sendNext()));
    return undefined;
  };
  return startWorker(round, { pause, log, failure: 'Sending mails was interrupted' });
}
