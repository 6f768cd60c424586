/** Logs out all accounts on all devices but this one. */
import { useState } from 'react';
import type { AccountsTexts } from '#i18n/back-office/accounts-texts.ts';
import { type AccountRequestContext, sendAccountRequest } from './account-requests.ts';
import styles from './accounts.module.css';
import { ConfirmedButton } from './ConfirmedButton.tsx';
import { useAccountRequest } from './use-request.ts';

interface Props {
  context: AccountRequestContext;
  texts: AccountsTexts;
}

export function LogOutEverybody({ context, texts }: Props) {
  const { run, problem } = useAccountRequest(texts);
  const [isDone, setIsDone] = useState(false);
  async function logOut() {
    setIsDone(false);
    if ((await run(() => sendAccountRequest<null>(context, 'DELETE', 'cms-hub/sessions'))) === null)
      setIsDone(true);
  }
  return (
    <section className={styles.part} aria-label={texts.log_out_all}>
      <ConfirmedButton
        action={texts.log_out_all}
        text={texts.log_out_all_text}
        texts={texts}
        onConfirm={logOut}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <p role="status" className={styles.done}>
        {isDone && texts.logged_out_all}
      </p>
    </section>
  );
}
