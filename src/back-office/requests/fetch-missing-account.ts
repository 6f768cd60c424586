/** The account and its token, before a request that writes. */
import type { Locale } from '#domain/languages/locales.ts';
import { fetchAccount } from '#editing/sync/account/fetch-account.ts';
import type { EditingSession } from '#editing/sync/session.ts';

/** Fetches the account unless it is known. Without a connection the following request reports the failure. */
export async function fetchMissingAccount(
  session: EditingSession,
  locale: Locale = session.locale,
): Promise<void> {
  if (!session.account.get().logged) await fetchAccount(session, locale).catch(() => undefined);
}
