// The mail queue: mails are stored in the transaction that they belong to and sent by a job.
import { lt } from 'drizzle-orm';
import { isEmail } from '#domain/forms/form-rules.ts';
import type { Database } from '#server/db/client.server.ts';
import { mails } from '#server/db/schema/forms.ts';
import { cleanLine, cleanPlain } from '#server/services/text/clean-text.ts';

export interface MailText {
  recipient: string;
  subject: string;
  text: string;
}

const maxSubjectLength = 150;
/** Milliseconds. Mails quote form entries, which editors can delete permanently. */
const retention = 30 * 24 * 3_600_000;

/**
 * Queues a mail, which is sent if a mail server is configured. Removes line breaks from subject and address to prevent
 * header injection.
 * @returns false if the address is invalid
 */
export async function queueMail(
  db: Pick<Database['db'], 'insert'>,
  { recipient, subject, text }: MailText,
): Promise<boolean> {
  if (!isEmail(recipient)) return false;
  const subjectLine = cleanLine(subject);
  await db.insert(mails).values({
    recipient,
    subject:
      subjectLine.length > maxSubjectLength ? `${subjectLine.slice(0, maxSubjectLength - 1)}…` : subjectLine,
    text: cleanPlain(text),
  });
  return true;
}

/** Deletes mails older than a month, sent or not. */
export async function deleteOldMails({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.delete(mails).where(lt(mails.created_at, new Date(Date.now() - retention)));
}
