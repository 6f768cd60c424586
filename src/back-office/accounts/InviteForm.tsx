/** Invites a user, and shows the invitation link. */
import { type SubmitEvent, useState } from 'react';
import type { Account, AccountLink, Role } from '#domain/accounts/account.ts';
import type { AccountsTexts } from '#i18n/back-office/accounts-texts.ts';
import { type PageRequestContext, sendRequest } from '../requests/send-request.ts';
import { useSingleRequest } from '../requests/use-single-request.ts';
import styles from './accounts.module.css';
import { CopyableLink } from './CopyableLink.tsx';
import { FormField } from './FormField.tsx';
import { MailLanguage } from './MailLanguage.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Invited {
  account: Account;
  link: AccountLink;
}

interface Props {
  context: PageRequestContext;
  texts: AccountsTexts;
  /** The list has one more. */
  onInvited: () => void;
}

export function InviteForm({ context, texts, onInvited }: Props) {
  const { run, isBusy, problem, errors } = useSingleRequest(texts, ['email']);
  const [role, setRole] = useState<Role>('editor');
  const [invited, setInvited] = useState<Invited | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = { email: String(fields.get('email')).trim(), role, locale: String(fields.get('locale')) };
    const answer = await run(() => sendRequest<Invited>(context, 'POST', 'cms-hub/accounts', body));
    if (!answer) return;
    setInvited(answer);
    onInvited();
  }

  if (invited) {
    const { account, link } = invited;
    return <CopyableLink link={link} email={account.email} texts={texts} onClose={() => setInvited(null)} />;
  }
  return (
    <section className={styles.panel} aria-labelledby="invite-title">
      <h2 id="invite-title">{texts.invite}</h2>
      <p>{texts.invite_text}</p>
      <form method="post" className={styles.form} onSubmit={submit}>
        <FormField
          label={texts.email}
          name="email"
          type="email"
          required
          autoComplete="off"
          texts={texts}
          problem={errors.email}
        />
        <RoleChoice value={role} texts={texts} onChange={setRole} />
        <MailLanguage value={context.locale} texts={texts} />
        <RequestStatus problem={problem} />
        <div className={styles.actions}>
          <SubmitButton isBusy={isBusy}>{texts.invite_submit}</SubmitButton>
        </div>
      </form>
    </section>
  );
}
