/** Sets a password with a link: the form of an invitation, with a name, and of a forgotten password. */
import type { SubmitEvent } from 'react';
import type { OwnAccountTexts } from '#i18n/back-office/own-account-texts.ts';
import { type PageRequestContext, sendRequest } from '../requests/send-request.ts';
import { useSingleRequest } from '../requests/use-single-request.ts';
import styles from './accounts.module.css';
import { FormField } from './FormField.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Props {
  kind: 'invitation' | 'password-reset';
  token: string;
  email: string;
  context: PageRequestContext;
  texts: OwnAccountTexts;
  onDone: () => void;
}

export function SetPasswordForm({ kind, token, email, context, texts, onDone }: Props) {
  const { run, isBusy, problem, errors } = useSingleRequest(texts, ['name', 'password']);
  const isInvitation = kind === 'invitation';

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const password = String(fields.get('password'));
    const [path, body] = isInvitation
      ? ['user/invitation', { token, password, name: String(fields.get('name')) }]
      : ['user/password-reset/confirm', { token, password }];
    if ((await run(() => sendRequest<null>(context, 'POST', path, body))) === null) onDone();
  }

  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      {isInvitation && (
        <FormField
          label={texts.name}
          hint={texts.name_hint}
          name="name"
          required
          maxLength={100}
          autoComplete="name"
          texts={texts}
          problem={errors.name}
        />
      )}
      <FormField
        label={isInvitation ? texts.password : texts.new_password}
        hint={texts.password_hint}
        name="password"
        type="password"
        required
        autoComplete="new-password"
        texts={texts}
        problem={errors.password}
      />
      <RequestStatus problem={problem} />
      <div className={styles.actions}>
        <SubmitButton isBusy={isBusy}>
          {isInvitation ? texts.invitation_submit : texts.reset_submit}
        </SubmitButton>
      </div>
    </form>
  );
}
