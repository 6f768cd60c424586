// Sessions for browsers, without the dialog.
import { type Cookie, expect, type Page } from '@playwright/test';
import { account, type TestAccount } from '../setup/accounts.ts';

/** Puts a session into the browser without the dialog. */
export async function logIn(
  { request }: Pick<Page, 'request'>,
  baseURL: string | undefined,
  { email, password }: TestAccount = account,
): Promise<void> {
  const answer = await request.post('/de/pageeditor-api/login', {
    headers: { Origin: baseURL ?? '' },
    data: { email, password },
  });
  expect(answer.ok()).toBe(true);
}

/** Whether the session is still open: an account has ten at most, and the logins of other tests end those before them. */
export async function isLoggedIn({ request }: Pick<Page, 'request'>): Promise<boolean> {
  const answer = await request.get('/de/api/user-logged/');
  return ((await answer.json()) as { logged: boolean }).logged;
}

let cookies: Cookie[] | undefined;

/** With the session of an earlier test of the worker, for tests that leave it open: checking a password is dear on purpose. */
export async function logInOnce(page: Page, baseURL: string | undefined): Promise<void> {
  if (cookies) {
    await page.context().addCookies(cookies);
    if (await isLoggedIn(page)) return;
  }
  await logIn(page, baseURL);
  cookies = await page.context().cookies();
}

/** With a session of its own: logging in over another session ends that, which other tests of the worker go on with. */
export async function logInAnew(
  page: Page,
  baseURL: string | undefined,
  person: TestAccount = account,
): Promise<void> {
  await page.context().clearCookies();
  await logIn(page, baseURL, person);
}
