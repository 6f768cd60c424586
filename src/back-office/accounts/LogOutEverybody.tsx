/** Logs out all accounts on all devices but this one. */
import { useState } from 'react';
import type { AccountsTexts } from '#i18n/back-office/accounts-texts.ts';
import { type PageRequestContext, sendRequest } from '../requests/send-request.ts';
import { useSingleRequest } from '../requests/use-single-request.ts';
import styles from './accounts.module.css';
import { ConfirmedButton } from './ConfirmedButton.tsx';
import { RequestStatus } from './RequestStatus.tsx';

interface Props {
  context: PageRequestContext;
  texts: AccountsTexts;
}

export function LogOutEverybody({ context, texts }: Props) {
  const { run, problem } = useSingleRequest(texts);
  const [isDone, setIsDone] = useState(false);
  async function logOut() {
    setIsDone(false);
    if ((await run(() => sendRequest<null>(context, 'DELETE', 'cms-hub/sessions'))) === null) setIsDone(true);
  }
  return (
    <section className={styles.part} aria-label={texts.log_out_all}>
      <ConfirmedButton
        action={texts.log_out_all}
        text={texts.log_out_all_text}
        texts={texts}
        onConfirm={logOut}
      />
      <RequestStatus problem={problem} done={isDone ? texts.logged_out_all : ''} />
    </section>
  );
}
