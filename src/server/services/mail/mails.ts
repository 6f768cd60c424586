// Letters of the house: put down in the transaction that they belong to, sent by a job afterwards.
import { isEmail } from '#domain/forms/form-rules.ts';
import type { Database } from '#server/db/client.server.ts';
import { mails } from '#server/db/schema/forms.ts';
import { cleanLine, cleanPlain } from '#server/services/text/clean-text.ts';

export interface Letter {
  recipient: string;
  subject: string;
  text: string;
}

const longestSubject = 150;

/**
 * Keeps a letter; it is sent where a mail server is configured. Line ends can neither get into its subject nor into
 * its address, so nobody adds a header or a second reader.
 * @returns false where the address is none
 */
export async function keepLetter(
  db: Pick<Database['db'], 'insert'>,
  { recipient, subject, text }: Letter,
): Promise<boolean> {
  if (!isEmail(recipient)) return false;
  const line = cleanLine(subject);
  await db.insert(mails).values({
    recipient,
    subject: line.length > longestSubject ? `${line.slice(0, longestSubject - 1)}…` : line,
    text: cleanPlain(text),
  });
  return true;
}
