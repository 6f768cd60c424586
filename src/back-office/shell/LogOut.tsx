/** Logs out on this device. The reloaded screen shows the login. */
import { useState } from 'react';
import type { Locale } from '#domain/languages/locales.ts';
import { loadOnDemand } from '#state/script-loading.ts';

interface Props {
  locale: Locale;
  texts: { log_out: string; log_out_failed: string };
}

export function LogOut({ locale, texts }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  async function logOut() {
    setHasFailed(false);
    const { endSession } = await loadOnDemand(() => import('./end-session.ts'));
    const outcome = await endSession(locale);
    if (outcome === 'ended') location.reload();
    else setHasFailed(outcome === 'failed');
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
