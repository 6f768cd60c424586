/** Logs out on this device. The reloaded screen shows the login. */
import { useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';

interface Props {
  locale: Locale;
  texts: { log_out: string; log_out_failed: string };
}

export function LogOut({ locale, texts }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  async function logOut() {
    setHasFailed(false);
    if (await endSession(locale)) location.reload();
    else setHasFailed(true);
  }
  return (
    <>
      <button type="button" onClick={() => void logOut()}>
        {texts.log_out}
      </button>
      <span role="alert">{hasFailed && texts.log_out_failed}</span>
    </>
  );
}

/**
 * Uses the current token, since a login over the screen may have replaced it.
 * @returns whether the session has ended
 */
async function endSession(locale: Locale): Promise<boolean> {
  const path = `/${locale}/pageeditor-api`;
  try {
    const { logged, csrf_token, email } = await (await fetch(`${path}/user`)).json();
    if (!logged) return true;
    // First: as soon as the session ends, the 401 of any request opens the login.
    await forgetPages(email).catch(() => undefined);
    const headers = { 'X-CSRFToken': csrf_token };
    return (await fetch(`${path}/logout`, { method: 'POST', headers })).ok;
  } catch {
    return false;
  }
}

/** Deletes saved drafts of edited pages from this browser. */
async function forgetPages(user: string): Promise<void> {
  const [{ openDraftRows }, { deleteSavedDrafts }] = await Promise.all([
    import('#editing/sync/browser/indexed-db.ts'),
    import('#editing/sync/drafts/delete-saved-drafts.ts'),
  ]);
  await deleteSavedDrafts(await openDraftRows(), user);
}
