/** The page of an invitation: sets name and password, then logs in. */

import styles from '#back-office/accounts/accounts.module.css';
import { SetPasswordForm } from '#back-office/accounts/SetPasswordForm.tsx';
import { ScreenBar } from '#back-office/shell/ScreenBar.tsx';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { backOfficeLocale } from '#domain/back-office/language.ts';
import { ownAccountTexts } from '#i18n/back-office/own-account-texts.ts';
import { appContextKey } from '#server/app-context.ts';
import { findLink } from '#server/services/accounts/account-links.ts';
import { linkHeaders, linkMeta } from '../link-page.ts';
import type { Route } from './+types/InvitationScreen';

/** Accessible without a login. */
export const handle = { isOpen: true };

export const headers = linkHeaders;

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { database } = context.get(appContextKey);
  const locale = backOfficeLocale(url.searchParams);
  const owner = await findLink(database, 'invitation', params.token);
  const person = owner && { email: owner.email, role: owner.role };
  return { locale, person, texts: ownAccountTexts(locale) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => linkMeta(loaderData?.texts.invitation_title);

export default function InvitationScreen({ loaderData, params }: Route.ComponentProps) {
  const { locale, texts, person } = loaderData;
  if (!person) {
    return (
      <>
        <ScreenBar title={texts.over_title} />
        <p className={styles.alone}>{texts.over_invitation}</p>
      </>
    );
  }
  const text = texts.invitation_text
    .replace('{role}', texts.roles[person.role])
    .replace('{email}', person.email);
  // The hub redirects the evening service to Tonight.
  const done = () => window.location.replace(backOfficePath('hub', locale));
  return (
    <>
      <ScreenBar title={texts.invitation_title} />
      <div className={styles.alone}>
        <p>{text}</p>
        <SetPasswordForm
          kind="invitation"
          token={params.token}
          email={person.email}
          context={{ locale, csrf_token: '' }}
          texts={texts}
          onDone={done}
        />
      </div>
    </>
  );
}
