/** Logs out on this device. The screen is loaded anew, and asks for the login. */
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

/** With the token of the session that there is now: it may have begun over the screen. @returns whether it has ended */
async function endSession(locale: Locale): Promise<boolean> {
  const path = `/${locale}/pageeditor-api`;
  try {
    const { logged, csrf_token, email } = await (await fetch(`${path}/user`)).json();
    if (!logged) return true;
    const headers = { 'X-CSRFToken': csrf_token };
    const { ok } = await fetch(`${path}/logout`, { method: 'POST', headers });
    if (ok) await forgetPages(email).catch(() => undefined);
    return ok;
  } catch {
    return false;
  }
}

/** Deletes what pages that were edited have left in this browser, but for what is not saved. */
async function forgetPages(user: string): Promise<void> {
  const [{ openDraftRows }, { deleteSavedDrafts }] = await Promise.all([
    import('#editing/sync/browser/indexed-db.ts'),
    import('#editing/sync/drafts/delete-saved-drafts.ts'),
  ]);
  await deleteSavedDrafts(await openDraftRows(), user);
}
