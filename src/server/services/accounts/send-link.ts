// Mails a link. Not through the queue of mails, which would keep its token in the database.
import { randomUUID } from 'node:crypto';
import type { AccountLink } from '#domain/accounts/account.ts';
import { linkPath } from '#domain/accounts/addresses.ts';
import { accountMails } from '#i18n/accounts/account-mails.ts';
import type { AppContext } from '#server/app-context.ts';
import { openMail } from '#server/mail/smtp.ts';
import { full_name } from '#site';
import type { AccountLinkKind } from './account-links.ts';
import type { Invitation } from './invite-account.ts';

/** The link with the outcome of mailing it, if a mail server is configured. */
export async function sendLink(
  { config, log }: Pick<AppContext, 'config' | 'log'>,
  kind: AccountLinkKind,
  { token, email, locale, expires_at }: Invitation,
): Promise<AccountLink> {
  const url = config.PUBLIC_URL + linkPath(kind, token, locale);
  const { subject, text } = accountMails(locale)[kind](full_name);
  const send = openMail(config);
  const letter = { id: randomUUID(), recipient: email, subject, text: text(url) };
  const is_mailed = send !== null && (await send(letter).then(() => true, failed));
  return { url, expires_at: expires_at.toISOString(), is_mailed };

  /** The mail server's reason may quote the mail: only its code is logged. */
  function failed(error: unknown): false {
    log.warn({ kind, code: (error as { code?: string }).code }, 'A link could not be mailed');
    return false;
  }
}
