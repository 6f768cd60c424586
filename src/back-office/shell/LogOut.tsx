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
    const { logged, csrf_token } = await (await fetch(`${path}/user`)).json();
    if (!logged) return true;
    const headers = { 'X-CSRFToken': csrf_token };
    return (await fetch(`${path}/logout`, { method: 'POST', headers })).ok;
  } catch {
    return false;
  }
}
