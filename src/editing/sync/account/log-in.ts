/** Logging in from the dialog over the page. */
import { withoutSecondFactor } from '#domain/accounts/account.ts';
import type { EditingSession } from '../session.ts';
import { applyUser, editorsAddress, isSuccess, type User } from './fetch-account.ts';

/**
 * @returns the server's message if it rejects the login, an empty one if it is not available; `code` has the label of
 * the code field if the password is right and the account has a second factor
 */
export async function logIn(
  session: EditingSession,
  credentials: Record<string, unknown>,
): Promise<{ isLogged: boolean; detail: string; code: string }> {
  const { locale } = session;
  try {
    const { status, body } = await session.ports.transport.send({
      method: 'POST',
      address: editorsAddress('login', locale),
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(credentials),
    });
    const answer = body as User & { detail?: string; code?: string };
    const { detail = '', code = '' } = answer;
    if (!isSuccess(status)) return { isLogged: false, detail, code };
    const isLimited = answer.role === withoutSecondFactor;
    if (isLimited) session.leave(`/cms/account?lang=${locale}`);
    else applyUser(session, answer, locale);
    // The page is about to be left, so the promise never settles.
    if (isLimited || session.account.get().email !== answer.email) return await new Promise(() => undefined);
    return { isLogged: true, detail, code };
  } catch {
    return { isLogged: false, detail: '', code: '' };
  }
}
