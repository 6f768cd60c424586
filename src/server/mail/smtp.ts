// Sends mails through the configured SMTP server.
import type { Config } from '#server/config.ts';
import * as site from '#site';

/** A mail to send. */
interface OutgoingMail {
  id: number | string;
  recipient: string;
  subject: string;
  text: string;
}

/** Resolves when the mail server has accepted the mail. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Milliseconds for each step of the SMTP dialogue. */
const timeout = 15_000;

/**
 * Null if no server is configured. Sender and recipient are single addresses without names, and a mail has the same
 * Message-ID on every attempt, so that mail programs detect duplicates.
 */
export function openMail({
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_URL,
}: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>): SendMail | null {
  if (!SMTP_URL) return null;
  const limits = {
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: 2 * timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const from = { name: site.full_name, address: MAIL_FROM ?? site.box_office.email };
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: SMTP_URL, ...limits }, { from });
  };
  let transport: ReturnType<typeof openTransport> | undefined;
  const host = new URL(PUBLIC_URL).hostname;
  return async ({ id, recipient, subject, text }) => {
    // A start does not wait for the mail client.
    transport ??= openTransport();
    await (await transport).sendMail({
      to: { name: '', address: recipient },
      subject,
      text,
      messageId: `<foyer-${id}@${host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
