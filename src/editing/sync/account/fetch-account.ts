/** Who is logged in: asked for, and taken over by the session. */
import type { Locale } from '#domain/languages/locales.ts';
import type { EditingSession } from '../session.ts';
import type { Account } from './account.ts';

/** @param path below `pageeditor-api/`, without a slash at its beginning */
export const addressOf = (path: string, locale: Locale) => `/${locale}/pageeditor-api/${path}`;

/** What finding out who is there needs of a session. */
type AccountSession = Pick<EditingSession, 'account' | 'locale' | 'leave'> & {
  ports: Pick<EditingSession['ports'], 'transport'>;
};

export type User = Omit<Account, 'locale' | 'save_delay'> & Partial<Pick<Account, 'save_delay'>>;

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
    applyUser(session, answer.body as User, locale);
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

export const isSuccess = (status: number) => status >= 200 && status < 300;

/** Drafts in this tab belong to the previous user: another user neither sees nor saves them. */
function isSomebodyElse(before: string, email: string): boolean {
  return before !== '' && email !== '' && email !== before;
}

/** Takes over who is logged in, or leaves the page where that is somebody else. */
export function applyUser(session: AccountSession, user: User, locale: Locale): void {
  const { logged, username, email, role, may, csrf_token, admin_menus, save_delay } = user;
  if (isSomebodyElse(session.account.get().email, email)) session.leave();
  else {
    const rights = { logged, username, email, role, may, csrf_token, admin_menus };
    session.account.set({ locale, ...rights, ...(save_delay === undefined ? {} : { save_delay }) });
  }
}
