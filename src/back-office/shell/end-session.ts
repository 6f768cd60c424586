/** Ends the session of this device, and deletes what the browser has stored for its user. */
import type { Locale } from '#domain/languages/locales.ts';
import { openDraftRows } from '#editing/sync/browser/indexed-db.ts';
import { deleteSavedDrafts } from '#editing/sync/drafts/delete-saved-drafts.ts';
import { logOutTexts } from '#i18n/back-office/log-out-texts.ts';
import { clearTabInput, hasTabInput } from '#state/tab-input.ts';

/**
 * Asks first if this tab has unsaved input; `kept` if the user stays. Uses the current token, since a login over the
 * screen may have replaced it.
 */
export async function endSession(locale: Locale): Promise<'ended' | 'failed' | 'kept'> {
  if (hasTabInput() && !confirm(logOutTexts(locale).unsaved)) return 'kept';
  const path = `/${locale}/pageeditor-api`;
  try {
    const { logged, csrf_token, email } = await (await fetch(`${path}/user`)).json();
    if (logged) {
      // First: as soon as the session ends, the 401 of any request opens the login.
      await openDraftRows()
        .then((rows) => deleteSavedDrafts(rows, email))
        .catch(() => undefined);
      const headers = { 'X-CSRFToken': csrf_token };
      const { ok } = await fetch(`${path}/logout`, { method: 'POST', headers });
      if (!ok) return 'failed';
    }
    clearTabInput();
    return 'ended';
  } catch {
    return 'failed';
  }
}
