/** Accounts: users with their roles, and the form for an invitation. */
import { useRevalidator } from 'react-router';
import { AccountList } from '#back-office/accounts/AccountList.tsx';
import styles from '#back-office/accounts/accounts.module.css';
import { InviteForm } from '#back-office/accounts/InviteForm.tsx';
import { LogOutEverybody } from '#back-office/accounts/LogOutEverybody.tsx';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { accountsTexts } from '#i18n/back-office/accounts-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { listAccounts } from '#server/services/accounts/list-accounts.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/AccountsScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { database, user, csrf_token, locale } = backOfficeRequest({ url, context }, 'manage-users');
  const accounts = await listAccounts(database);
  return {
    locale,
    accounts,
    csrf_token,
    own: user.id,
    texts: accountsTexts(locale),
  };
}

export const meta = backOfficeMeta<typeof loader>(({ texts }) => texts.title);

export default function AccountsScreen({ loaderData }: Route.ComponentProps) {
  const { locale, texts, accounts, own, csrf_token } = loaderData;
  const { revalidate } = useRevalidator();
  return (
    <>
      <ScreenBar title={texts.title}>
        {accounts.length}
        {/* For narrow screens, where the form is below the list. */}
        <a className={styles.toInvitation} href="#invitation">
          {texts.invite}
        </a>
      </ScreenBar>
      <div className={styles.screen}>
        <div className={styles.columns}>
          <div className={styles.main}>
            <AccountList accounts={accounts} own={own} locale={locale} texts={texts} />
            <LogOutEverybody context={{ locale, csrf_token }} texts={texts} />
          </div>
          <aside id="invitation" aria-label={texts.invite}>
            <InviteForm context={{ locale, csrf_token }} texts={texts} onInvited={() => void revalidate()} />
          </aside>
        </div>
      </div>
    </>
  );
}
