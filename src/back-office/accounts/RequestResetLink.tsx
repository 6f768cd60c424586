/** Requests a password reset link. The response is the same for every address. */
import { type SubmitEvent, useState } from 'react';
import type { OwnAccountTexts } from '#i18n/back-office/own-account-texts.ts';
import { type PageRequestContext, sendRequest } from '../requests/send-request.ts';
import { useSingleRequest } from '../requests/use-single-request.ts';
import styles from './accounts.module.css';
import { FormField } from './FormField.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Props {
  context: PageRequestContext;
  texts: OwnAccountTexts;
}

export function RequestResetLink({ context, texts }: Props) {
  const { run, isBusy, problem, errors } = useSingleRequest(texts, ['email']);
  const [isAsked, setIsAsked] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if ((await run(() => sendRequest<null>(context, 'POST', 'user/password-reset', { email }))) !== null)
      return;
    setIsAsked(true);
  }
  if (isAsked) return <p role="status">{texts.ask_done}</p>;
  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <p>{texts.ask_text}</p>
      <FormField
        label={texts.email}
        name="email"
        type="email"
        required
        autoComplete="username"
        texts={texts}
        problem={errors.email ?? problem}
      />
      <div className={styles.actions}>
        <SubmitButton isBusy={isBusy}>{texts.ask_submit}</SubmitButton>
      </div>
    </form>
  );
}
