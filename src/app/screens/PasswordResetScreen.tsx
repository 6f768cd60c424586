/** Requests a password reset link, and sets a new password with it. */
import { useState } from 'react';
import styles from '#back-office/accounts/accounts.module.css';
import { RequestResetLink } from '#back-office/accounts/RequestResetLink.tsx';
import { SetPasswordForm } from '#back-office/accounts/SetPasswordForm.tsx';
import controls from '#back-office/shell/controls.module.css';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { ownAccountTexts } from '#i18n/back-office/own-account-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { findLink } from '#server/services/accounts/account-links.ts';
import { linkHeaders, linkMeta } from '../link-page.ts';
import type { Route } from './+types/PasswordResetScreen';

/** Accessible without a login. */
export const handle = { isOpen: true };

export const headers = linkHeaders;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database, config } = context.get(appContextKey);
  const locale = backOfficeLocale(url.searchParams);
  const { token = null } = params;
  const owner = token === null ? null : await findLink(database, 'password-reset', token);
  return {
    locale,
    token,
    email: owner?.email ?? null,
    sendsMail: config.SMTP_URL !== undefined,
    texts: ownAccountTexts(locale),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => linkMeta(loaderData?.texts.reset_title);

export default function PasswordResetScreen({ loaderData }: Route.ComponentProps) {
  const { locale, texts, token, email, sendsMail } = loaderData;
  const [isDone, setIsDone] = useState(false);
  const context = { locale, csrf_token: '' };
  if (isDone) {
    return (
      <>
        <ScreenBar title={texts.reset_title} />
        <div className={`${styles.alone} ${styles.form}`}>
          <p role="status">{texts.reset_done}</p>
          <div className={styles.actions}>
            <a href={backOfficePath('own-account', locale)} className={controls.primary}>
              {texts.log_in}
            </a>
          </div>
        </div>
      </>
    );
  }
  if (token !== null && email !== null) {
    return (
      <>
        <ScreenBar title={texts.reset_title} />
        <div className={styles.alone}>
          <p>{texts.reset_text.replace('{email}', email)}</p>
          <SetPasswordForm
            kind="password-reset"
            token={token}
            email={email}
            context={context}
            texts={texts}
            onDone={() => setIsDone(true)}
          />
        </div>
      </>
    );
  }
  return (
    <>
      <ScreenBar title={token === null ? texts.ask_title : texts.over_title} />
      <div className={styles.alone}>
        {token !== null && <p>{texts.over_reset}</p>}
        {sendsMail ? <RequestResetLink context={context} texts={texts} /> : <p>{texts.ask_no_mail}</p>}
      </div>
    </>
  );
}
