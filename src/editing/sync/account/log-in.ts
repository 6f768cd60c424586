/** Who is logged in: asked for, changed by logging in, ended by logging out. */
import type { Locale } from '#domain/languages/locales.ts';
import { loadAnew } from '../reload.ts';
import { type Session, session } from './account.ts';

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

/** After another login in another tab the token is another one. @returns whether there is one of the same person */
export async function renewToken(): Promise<boolean> {
  const { csrf_token, locale } = session.get();
  return (await askWho(locale)) && session.get().csrf_token !== csrf_token;
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
    // Where the page is about to be loaded anew, nobody goes on.
    if (session.get().email !== body.email) return await new Promise(() => undefined);
    return { isLogged: true, detail: '' };
  } catch {
    return { isLogged: false, detail: '' };
  }
}

/** What lies in this tab was written by the person before: nobody else may see it, and it is not saved as hers. */
function isSomebodyElse(email: string): boolean {
  const { email: before } = session.get();
  return before !== '' && email !== '' && email !== before;
}

function take(user: User, locale: Locale): void {
  const { logged, username, email, role, may, csrf_token, admin_menus, save_delay } = user;
  if (isSomebodyElse(email)) loadAnew(location.href);
  else session.set({ locale, logged, username, email, role, may, csrf_token, admin_menus, save_delay });
}
