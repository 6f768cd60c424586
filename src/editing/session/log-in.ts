/** Who is logged in: asked for, changed by logging in, ended by logging out. */
import type { Locale } from '#domain/locales.ts';
import { type Session, session } from './session.ts';

const addressOf = (call: string, locale: Locale) => `/${locale}/pageeditor-api/${call}`;

type User = Omit<Session, 'locale'>;

/** Takes over who is logged in. @returns false also where the server cannot say */
export async function askWho(locale: Locale): Promise<boolean> {
  try {
    const response = await fetch(addressOf('user', locale), { credentials: 'same-origin' });
    if (!response.ok) throw new Error(response.statusText);
    take((await response.json()) as User, locale);
  } catch {
    session.set({ locale, logged: session.get().logged ?? false });
  }
  return session.get().logged === true;
}

/** @returns the server's sentence where it refuses; none where it cannot be reached */
export async function logIn(email: string, password: string): Promise<{ isLogged: boolean; detail: string }> {
  const { locale } = session.get();
  try {
    const response = await fetch(addressOf('login', locale), {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const body = await response.json();
    if (!response.ok) return { isLogged: false, detail: body.detail ?? '' };
    take(body as User, locale);
    return { isLogged: true, detail: '' };
  } catch {
    return { isLogged: false, detail: '' };
  }
}

function take(user: User, locale: Locale): void {
  const { logged, username, email, role, may, csrf_token, admin_menus } = user;
  session.set({ locale, logged, username, email, role, may, csrf_token, admin_menus });
}
