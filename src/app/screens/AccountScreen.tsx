/** One account, as administrators see it. */

import { useNavigate, useRevalidator } from 'react-router';
import { AccountActions } from '#back-office/accounts/AccountActions.tsx';
import { AccountStateText, devicesText } from '#back-office/accounts/AccountList.tsx';
import styles from '#back-office/accounts/accounts.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { formatDateTime } from '#domain/dates/date-format.ts';
import { accountsTexts } from '#i18n/back-office/accounts-texts.ts';
import { backOfficeRequest } from '#server/back-office-access.ts';
import { notFound } from '#server/not-found.ts';
import { getAccount } from '#server/services/accounts/list-accounts.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/AccountScreen';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, user, csrf_token, locale } = backOfficeRequest({ url, context }, 'manage-users');
  const account = await getAccount(database, params.id);
  if (!account) throw notFound();
  return {
    locale,
    account,
    csrf_token,
    isOwn: user.id === account.id,
    texts: accountsTexts(locale),
  };
}

export const meta = backOfficeMeta<typeof loader>(({ account }) => account.name || account.email);

export default function AccountScreen({ loaderData }: Route.ComponentProps) {
  const { locale, texts, account, isOwn, csrf_token } = loaderData;
  const { revalidate } = useRevalidator();
  const goTo = useNavigate();
  return (
    <>
      <ScreenBar title={account.name || account.email}>
        <a href={backOfficePath('accounts', locale)}>{texts.to_list}</a>
        <a href={backOfficePath('log', locale, {}, { account: account.id })}>{texts.log}</a>
      </ScreenBar>
      <div className={styles.screen}>
        <dl className={styles.facts}>
          <dt>{texts.email}</dt>
          <dd>{account.email}</dd>
          <dt>{texts.state}</dt>
          <dd>
            <AccountStateText account={account} texts={texts} />
          </dd>
          <dt>{texts.logged_in}</dt>
          <dd>{devicesText(account.session_count, texts)}</dd>
          <dt>{texts.last_login}</dt>
          <dd>{account.last_login_at ? formatDateTime(new Date(account.last_login_at)) : texts.never}</dd>
        </dl>
        <AccountActions
          key={account.id}
          account={account}
          isOwn={isOwn}
          context={{ locale, csrf_token }}
          texts={texts}
          onChanged={() => void revalidate()}
          onWithdrawn={() => void goTo(backOfficePath('accounts', locale))}
        />
      </div>
    </>
  );
}
