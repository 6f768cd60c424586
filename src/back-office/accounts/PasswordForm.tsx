/** Changes the user's own password. */
import { type SubmitEvent, useState } from 'react';
import type { OwnAccountTexts } from '#i18n/back-office/own-account-texts.ts';
import { type PageRequestContext, sendRequest } from '../requests/send-request.ts';
import { useSingleRequest } from '../requests/use-single-request.ts';
import styles from './accounts.module.css';
import { FormField } from './FormField.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Props {
  email: string;
  context: PageRequestContext;
  texts: OwnAccountTexts;
  onChanged: () => void;
}

export function PasswordForm({ email, context, texts, onChanged }: Props) {
  const { run, isBusy, problem, errors } = useSingleRequest(texts, ['present', 'password']);
  const [isChanged, setIsChanged] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    setIsChanged(false);
    const body = { present: String(fields.get('present')), password: String(fields.get('password')) };
    if ((await run(() => sendRequest<null>(context, 'POST', 'user/password', body))) !== null) return;
    form.reset();
    setIsChanged(true);
    onChanged();
  }
  return (
    <section className={styles.part} aria-labelledby="password-title">
      <h2 id="password-title">{texts.password}</h2>
      <form method="post" className={styles.form} onSubmit={submit}>
        {/* For password managers, which need the user name. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <FormField
          label={texts.present}
          name="present"
          type="password"
          required
          autoComplete="current-password"
          texts={texts}
          problem={errors.present}
        />
        <FormField
          label={texts.new_password}
          hint={texts.password_hint}
          name="password"
          type="password"
          required
          autoComplete="new-password"
          texts={texts}
          problem={errors.password}
        />
        <RequestStatus problem={problem} done={isChanged ? texts.password_changed : ''} />
        <div className={styles.actions}>
          <SubmitButton isBusy={isBusy} look="button">
            {texts.change_password}
          </SubmitButton>
        </div>
      </form>
    </section>
  );
}
