/** Fetches who is logged in and updates the session. */
import type { Locale } from '#domain/languages/locales.ts';
import type { EditingSession } from '../session.ts';
import type { SessionAccount } from './account.ts';

/** @param path below `pageeditor-api/`, without a leading slash */
export const editorsAddress = (path: string, locale: Locale) => `/${locale}/pageeditor-api/${path}`;

/** The parts of a session that fetching the account needs. */
type AccountSession = Pick<EditingSession, 'account' | 'locale' | 'leave'> & {
  ports: Pick<EditingSession['ports'], 'transport'>;
};

export type User = Omit<SessionAccount, 'locale' | 'save_delay'> &
  Partial<Pick<SessionAccount, 'save_delay'>>;

/**
 * Updates the session with the current account.
 * @returns false also if the server is not available
 */
export async function fetchAccount(session: AccountSession, locale: Locale): Promise<boolean> {
  const { account, ports } = session;
  try {
    const response = await ports.transport.send({
      method: 'GET',
      address: editorsAddress('user', locale),
      headers: {},
    });
    if (!isSuccess(response.status)) throw response;
    applyUser(session, response.body as User, locale);
  } catch {
    account.set({ locale, logged: account.get().logged ?? false });
  }
  return account.get().logged === true;
}

/**
 * Fetches a new token, which a login in another tab replaces.
 * @returns whether there is one for the same account
 */
export async function renewToken(session: AccountSession): Promise<boolean> {
  const { csrf_token, locale } = session.account.get();
  return (await fetchAccount(session, locale)) && session.account.get().csrf_token !== csrf_token;
}

export const isSuccess = (status: number) => status >= 200 && status < 300;

/** Whether another account is logged in now. It must neither see nor save the drafts of this tab. */
function isSomebodyElse(before: string, email: string): boolean {
  return before !== '' && email !== '' && email !== before;
}

/** Updates the session with the account, or leaves the page if it is another one. */
export function applyUser(session: AccountSession, user: User, locale: Locale): void {
  const { logged, username, email, role, may, csrf_token, admin_menus, save_delay } = user;
  if (isSomebodyElse(session.account.get().email, email)) session.leave();
  else {
    const rights = { logged, username, email, role, may, csrf_token, admin_menus };
    session.account.set({ locale, ...rights, ...(save_delay === undefined ? {} : { save_delay }) });
  }
}
