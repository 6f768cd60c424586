/** Who is logged in: asked for, changed by logging in, ended by logging out. */
import type { Locale } from '#domain/languages/locales.ts';
import type { EditingSession } from '../session.ts';
import type { Account } from './account.ts';

const addressOf = (name: string, locale: Locale) => `/${locale}/pageeditor-api/${name}`;

/** What finding out who is there needs of a session. */
type AccountSession = Pick<EditingSession, 'account' | 'locale' | 'leave'> & {
  ports: Pick<EditingSession['ports'], 'transport'>;
};

type User = Omit<Account, 'locale' | 'save_delay'> & Partial<Pick<Account, 'save_delay'>>;

/** Takes over who is logged in. @returns false also where the server cannot say */
export async function fetchAccount(session: AccountSession, locale: Locale): Promise<boolean> {
  const { account, ports } = session;
  try {
    const answer = await ports.transport.send({
      method: 'GET',
      address: addressOf('user', locale),
      headers: {},
    });
    if (!isSuccess(answer.status)) throw new Error(`The server answered ${answer.status}.`);
    take(session, answer.body as User, locale);
  } catch {
    account.set({ locale, logged: account.get().logged ?? false });
  }
  return account.get().logged === true;
}

/** After another login in another tab the token is another one. @returns whether there is one of the same person */
export async function renewToken(session: AccountSession): Promise<boolean> {
  const { csrf_token, locale } = session.account.get();
  return (await fetchAccount(session, locale)) && session.account.get().csrf_token !== csrf_token;
}

/** @returns the server's sentence where it refuses; none where it cannot be reached */
export async function logIn(
  session: AccountSession,
  email: string,
  password: string,
): Promise<{ isLogged: boolean; detail: string }> {
  const { locale } = session;
  try {
    const { status, body } = await session.ports.transport.send({
      method: 'POST',
      address: addressOf('login', locale),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const answer = body as User & { detail?: string };
    if (!isSuccess(status)) return { isLogged: false, detail: answer.detail ?? '' };
    take(session, answer, locale);
    // Where the page is about to be reloaded, nobody goes on.
    if (session.account.get().email !== answer.email) return await new Promise(() => undefined);
    return { isLogged: true, detail: '' };
  } catch {
    return { isLogged: false, detail: '' };
  }
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** What lies in this tab was written by the person before: nobody else may see it, and it is not saved as theirs. */
function isSomebodyElse(before: string, email: string): boolean {
  return before !== '' && email !== '' && email !== before;
}

function take(session: AccountSession, user: User, locale: Locale): void {
  const { logged, username, email, role, may, csrf_token, admin_menus, save_delay } = user;
  if (isSomebodyElse(session.account.get().email, email)) session.leave();
  else {
    const rights = { logged, username, email, role, may, csrf_token, admin_menus };
    session.account.set({ locale, ...rights, ...(save_delay === undefined ? {} : { save_delay }) });
  }
}
