// The job that sends letters: each once, again later where the mail server was away, and none that has grown old.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Log } from '#server/app-context.ts';
import type { Database } from '#server/db/client.server.ts';
import { mails } from '#server/db/schema/forms.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { SendMail } from '#server/mail/smtp.ts';

/** Ten tries: the first after half a minute, the last after some hours. Seconds. */
export const mailsQueue = {
  name: 'send-mails',
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 120,
};

/** How often new letters are looked for. Milliseconds. */
const lookAgainAfter = 5000;
/** Older letters are not sent any more: nobody wants to hear of them when a mail server is configured at last. */
const sendWithin = 3 * 24 * 3_600_000;
const atOnce = 100;

interface Options {
  boss: PgBoss;
  database: Database;
  log: Log;
  sendMail: SendMail;
}

export function startMails({ boss, database: { db }, log, sendMail }: Options): Jobs {
  const stopping = new AbortController();

  async function enqueue(): Promise<void> {
    const waiting = await db
      .select({ id: mails.id })
      .from(mails)
      .where(and(isNull(mails.sent_at), gt(mails.created_at, new Date(Date.now() - sendWithin))))
      .orderBy(asc(mails.id))
      .limit(atOnce);
    if (waiting.length === 0) return;
    await boss.insert(waiting.map(({ id }) => ({ id: jobId(id), name: mailsQueue.name, data: { id } })));
  }

  /** @returns whether there was anything to do */
  async function workOnce(): Promise<boolean> {
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
      log.warn({ mail: job.data.id, failure }, 'A letter could not be sent');
      await db.update(mails).set({ failure }).where(eq(mails.id, job.data.id));
      await boss.fail(mailsQueue.name, job.id, { message: failure });
    }
    return true;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await enqueue();
        while (!stopping.signal.aborted && (await workOnce()));
      } catch (error) {
        log.warn({ err: error }, 'Sending letters was interrupted');
      }
      await sleep(lookAgainAfter, undefined, { signal: stopping.signal }).catch(() => undefined);
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

/** The same for the same letter in every instance, so that it is queued once. */
function jobId(id: number): string {
  const digits = createHash('sha256').update(`mail ${id}`).digest('hex');
  return digits.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
