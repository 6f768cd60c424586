/** The login dialog over a screen whose session has ended; input in the screen is kept. Loaded lazily. */
import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import type { Locale } from '#domain/languages/locales.ts';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { LocaleProvider } from '#i18n/MessagesContext.tsx';
import { FormSession } from '../form/FormSession.tsx';
import { formSession } from '../form/form-session.ts';

function Login({ locale }: { locale: Locale }) {
  use(loadEditingMessages(locale));
  return <FormSession session={formSession()}>{null}</FormSession>;
}

/** @returns the token of the new session; empty if the login was dismissed */
export async function requestLogin(locale: Locale): Promise<string> {
  const session = formSession();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <LocaleProvider locale={locale}>
      <Suspense>
        <Login locale={locale} />
      </Suspense>
    </LocaleProvider>,
  );
  const isLoggedIn = await session.login.request();
  root.unmount();
  place.remove();
  return isLoggedIn ? session.account.get().csrf_token : '';
}
