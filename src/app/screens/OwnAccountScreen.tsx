/** The user's own account: name, password, sessions, second factor. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import styles from '#back-office/accounts/accounts.module.css';
import { PasswordForm } from '#back-office/accounts/PasswordForm.tsx';
import { PersonForm } from '#back-office/accounts/PersonForm.tsx';
import { SecondFactor } from '#back-office/accounts/SecondFactor.tsx';
import { SessionList } from '#back-office/accounts/SessionList.tsx';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { ownAccountTexts } from '#i18n/back-office/own-account-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { requireAction } from '#server/back-office-access.ts';
import { getOwnAccount } from '#server/services/accounts/own-account.ts';
import { backOfficeMeta } from '../back-office-meta.ts';
import type { Route } from './+types/OwnAccountScreen';

export async function loader({ url, context }: Route.LoaderArgs) {
  const session = requireAction({ url, context }, null);
  const locale = backOfficeLocale(url.searchParams);
  const account = await getOwnAccount(context.get(appContextKey), session);
  return {
    locale,
    account,
    csrf_token: session.csrf_token,
    texts: ownAccountTexts(locale),
  };
}

export const meta = backOfficeMeta<typeof loader>(({ texts }) => texts.title);

export default function OwnAccountScreen({ loaderData }: Route.ComponentProps) {
  const { locale, texts, account, csrf_token } = loaderData;
  const { revalidate } = useRevalidator();
  const shared = { texts, context: { locale, csrf_token }, onChanged: () => void revalidate() };
  const { second_factor } = account;
  // Stays in its place when it is set up, with the recovery codes that it then shows.
  const [isFactorFirst] = useState(second_factor.is_required && !second_factor.is_on);
  const secondFactor = <SecondFactor {...shared} factor={second_factor} />;
  return (
    <>
      <ScreenBar title={texts.title}>
        {account.email}, {texts.roles[account.role]}
      </ScreenBar>
      <div className={styles.screen}>
        {isFactorFirst && secondFactor}
        <PersonForm {...shared} account={account} />
        <PasswordForm {...shared} email={account.email} />
        {!isFactorFirst && secondFactor}
        <SessionList {...shared} sessions={account.sessions} />
      </div>
    </>
  );
}
