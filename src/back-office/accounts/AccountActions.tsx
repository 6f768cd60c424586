/** An administrator's actions on an account. */
import { useState } from 'react';
import type { Account, AccountLink } from '#domain/accounts/account.ts';
import type { AccountsTexts } from '#i18n/back-office/accounts-texts.ts';
import { type PageRequestContext, sendRequest } from '../requests/send-request.ts';
import { useSingleRequest } from '../requests/use-single-request.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './accounts.module.css';
import { ConfirmedButton } from './ConfirmedButton.tsx';
import { CopyableLink } from './CopyableLink.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { RoleChoice } from './RoleChoice.tsx';

interface Props {
  account: Account;
  isOwn: boolean;
  context: PageRequestContext;
  texts: AccountsTexts;
  onChanged: () => void;
  /** The account was removed. */
  onWithdrawn: () => void;
}

export function AccountActions({ account, isOwn, context, texts, onChanged, onWithdrawn }: Props) {
  const { run, problem } = useSingleRequest(texts);
  const [role, setRole] = useState(account.role);
  const [link, setLink] = useState<AccountLink | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const path = `cms-hub/accounts/${account.id}`;

  async function change(body: { role?: string; is_disabled?: boolean }) {
    setIsSaved(false);
    if (!(await run(() => sendRequest<Account>(context, 'POST', path, body)))) return;
    setIsSaved(true);
    onChanged();
  }
  async function makeLink() {
    const made = await run(() => sendRequest<AccountLink>(context, 'POST', `${path}/link`));
    if (!made) return;
    setLink(made);
    onChanged();
  }
  async function remove(what: string, then: () => void) {
    if ((await run(() => sendRequest<null>(context, 'DELETE', what))) === null) then();
  }

  const isInvited = account.state === 'invited';
  return (
    <>
      <RequestStatus problem={problem} done={isSaved ? texts.saved : ''} />
      {link && <CopyableLink link={link} email={account.email} texts={texts} onClose={() => setLink(null)} />}
      <section className={styles.part} aria-label={texts.role}>
        {isOwn ? (
          <p>
            {texts.roles[account.role]}. {texts.own_role}
          </p>
        ) : (
          <>
            <RoleChoice value={role} texts={texts} onChange={setRole} />
            <div className={styles.actions}>
              <ScreenButton onClick={() => change({ role })}>{texts.change_role}</ScreenButton>
            </div>
          </>
        )}
      </section>
      {account.state !== 'disabled' && (
        <section className={styles.part}>
          {isInvited ? (
            <>
              <ConfirmedButton
                action={texts.new_invitation}
                text={texts.new_invitation_text}
                texts={texts}
                onConfirm={makeLink}
              />
              <ConfirmedButton
                action={texts.withdraw}
                text={texts.withdraw_text}
                texts={texts}
                onConfirm={() => remove(path, onWithdrawn)}
              />
            </>
          ) : (
            <ConfirmedButton
              action={texts.reset_link}
              text={texts.reset_link_text}
              texts={texts}
              onConfirm={makeLink}
            />
          )}
        </section>
      )}
      {account.has_second_factor && (
        <section className={styles.part}>
          <ConfirmedButton
            action={texts.remove_factor}
            text={texts.remove_factor_text}
            texts={texts}
            onConfirm={() => remove(`${path}/second-factor`, onChanged)}
          />
        </section>
      )}
      {!isOwn && account.session_count > 0 && (
        <section className={styles.part}>
          <ConfirmedButton
            action={texts.log_out}
            text={texts.log_out_text}
            texts={texts}
            onConfirm={() => remove(`${path}/sessions`, onChanged)}
          />
        </section>
      )}
      {!isOwn && (
        <section className={styles.part}>
          {account.state === 'disabled' ? (
            <div className={styles.actions}>
              <ScreenButton onClick={() => change({ is_disabled: false })}>{texts.enable}</ScreenButton>
            </div>
          ) : (
            <ConfirmedButton
              action={texts.disable}
              text={texts.disable_text}
              texts={texts}
              onConfirm={() => change({ is_disabled: true })}
            />
          )}
        </section>
      )}
    </>
  );
}
