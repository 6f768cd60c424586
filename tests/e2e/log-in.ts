// Sessions for browsers, without the dialog.
import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test';
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

/** A session that several tests of a worker share. */
export interface SharedSession {
  cookies: Cookie[];
  /** Milliseconds. */
  begun: number;
}

/** Milliseconds after which it is replaced: an account has ten sessions at most, and the logins of other tests end the oldest. */
const maxAge = 60_000;

/** The session if it is young and still open, else another one. The context has its cookies afterwards. */
export async function renewSession(
  context: BrowserContext,
  baseURL: string | undefined,
  before: SharedSession | undefined,
  person?: TestAccount,
): Promise<SharedSession> {
  if (before) {
    await context.addCookies(before.cookies);
    if (Date.now() - before.begun < maxAge && (await isLoggedIn(context))) return before;
  }
  await logIn(context, baseURL, person);
  return { cookies: await context.cookies(), begun: Date.now() };
}

async function isLoggedIn({ request }: Pick<Page, 'request'>): Promise<boolean> {
  const answer = await request.get('/de/api/user-logged/');
  return ((await answer.json()) as { logged: boolean }).logged;
}

let session: SharedSession | undefined;

/** With the session of an earlier test of the worker, for tests that leave it open: checking a password is dear on purpose. */
export async function logInOnce(page: Page, baseURL: string | undefined): Promise<void> {
  session = await renewSession(page.context(), baseURL, session);
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
