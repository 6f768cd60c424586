// Requests of account tests, as pages and dialogs send them.
import { TOTP } from 'otpauth';
import type { Account, AccountLink, SecondFactorSetup } from '#domain/accounts/account.ts';
import type { TestLogin } from '../../setup/login.ts';
import { done, publicUrl, type TestApi } from '../endpoint/test-api.ts';

export const accountRequests = (api: TestApi) => {
  const ask = (login: Pick<TestLogin, 'headers'>, method: string, path: string, body?: unknown) =>
    api.ask(`/de/api/${path}/`, {
      method,
      headers: login.headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const open = (path: string, body: object) =>
    api.ask(path, {
      method: 'POST',
      headers: { Origin: publicUrl, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    ask,
    /** An account's page for administrators, `''` for the list. */
    account: (login: TestLogin, method: string, path: string, body?: unknown) =>
      ask(login, method, `cms-hub/accounts${path && `/${path}`}`, body),
    invite: (login: TestLogin, email: string, role = 'editor', locale = 'de') =>
      done<{ account: Account; link: AccountLink }>(
        ask(login, 'POST', 'cms-hub/accounts', { email, role, locale }),
      ),
    join: (token: string, name: string, password: string) =>
      open('/de/api/user/invitation/', { token, name, password }),
    requestPasswordReset: (email: string) => open('/de/api/user/password-reset/', { email }),
    reset: (token: string, password: string) =>
      open('/de/api/user/password-reset/confirm/', { token, password }),
    logIn: (email: string, password: string, code?: string) =>
      open('/de/pageeditor-api/login', { email, password, ...(code === undefined ? {} : { code }) }),
    /** Sets up a second factor with its first code. */
    async addSecondFactor(login: TestLogin, present: string, at = Date.now()) {
      const setup = await done<SecondFactorSetup>(ask(login, 'POST', 'user/second-factor', { present }));
      const code = codeOf(setup, at);
      const { recovery_codes } = await done<{ recovery_codes: string[] }>(
        ask(login, 'POST', 'user/second-factor/confirm', { code }),
      );
      return { setup, code, recovery_codes };
    },
  };
};

/** The code that an authenticator app shows at a time. */
export const codeOf = ({ secret }: SecondFactorSetup, at = Date.now()): string =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: at });

export const tokenOf = ({ url }: Pick<AccountLink, 'url'>): string =>
  new URL(url).pathname.split('/').at(-1) ?? '';
