/** Passes the login to a session, whose requests need the CSRF token. */
import { useEffect } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import { fetchAccount } from '#editing/sync/account/fetch-account.ts';
import type { EditingSession } from '#editing/sync/session.ts';

export function useLoggedIn(session: EditingSession, locale: Locale): void {
  useEffect(() => {
    if (!session.account.get().logged) fetchAccount(session, locale).catch(() => undefined);
  }, [session, locale]);
}
