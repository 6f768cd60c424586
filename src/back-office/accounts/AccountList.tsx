/** The list of all accounts. */

import type { Account } from '#domain/accounts/account.ts';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDateTime } from '#domain/dates/date-format.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { AccountsTexts } from '#i18n/back-office/accounts-texts.ts';
import { formatCount } from '#i18n/format-count.ts';
import styles from './accounts.module.css';

interface Props {
  accounts: readonly Account[];
  /** The reader's own id. */
  own: string;
  locale: Locale;
  texts: AccountsTexts;
}

export function AccountList({ accounts, own, locale, texts }: Props) {
  return (
    <table className={styles.list}>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.role}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.last_login}</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <td>
              <span className={styles.who}>
                <a href={backOfficePath('account', locale, { id: account.id })}>
                  {account.name || account.email}
                </a>
              </span>
              {account.id === own && <span className={styles.quiet}> ({texts.you})</span>}
              {account.name && <div className={styles.quiet}>{account.email}</div>}
            </td>
            <td>{texts.roles[account.role]}</td>
            <td>
              <AccountStateText account={account} texts={texts} />
            </td>
            <td data-label={texts.last_login}>
              {account.last_login_at ? formatDateTime(new Date(account.last_login_at)) : texts.never}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "auf 2 Geräten" */
export function devicesText(count: number, texts: AccountsTexts): string {
  return count === 0 ? texts.nowhere : formatCount(texts.on_devices, count);
}

/** "aktiv, mit zweitem Schritt", "Einladung gilt bis …". */
export function AccountStateText({ account, texts }: { account: Account; texts: AccountsTexts }) {
  const { state, invited_until, has_second_factor } = account;
  if (state === 'invited') {
    const text = invited_until
      ? texts.invited_until.replace('{day}', formatDateTime(new Date(invited_until)))
      : texts.invitation_over;
    return <span className={styles.waiting}>{text}</span>;
  }
  if (state === 'disabled') return <span className={styles.disabled}>{texts.states.disabled}</span>;
  return <>{texts.states.active + (has_second_factor ? `, ${texts.with_second_factor}` : '')}</>;
}
