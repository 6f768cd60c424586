// Logs browsers in by a request instead of the login dialog.
import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test';
import { account, type TestAccount } from '../setup/accounts.ts';

/** Logs the context in by a request. */
export async function logIn(
  { request }: Pick<Page, 'request'>,
  baseURL: string | undefined,
  { email, password }: TestAccount = account,
): Promise<void> {
  const response = await request.post('/de/pageeditor-api/login', {
    headers: { Origin: baseURL ?? '' },
    data: { email, password },
  });
  expect(response.ok()).toBe(true);
}

/** A session that several tests of a worker share. */
export interface SharedSession {
  cookies: Cookie[];
  /** Start time, in milliseconds. */
  begun: number;
}

/** Age in milliseconds at which a session is replaced: an account has ten sessions at most, so other logins end the oldest. */
const maxAge = 60_000;

/** Returns the given session if it is recent and still valid, else a new one. Sets its cookies in the context. */
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
  const response = await request.get('/de/api/user-logged/');
  return ((await response.json()) as { logged: boolean }).logged;
}

let session: SharedSession | undefined;

/** Logs in with the worker's shared session, for tests that do not end it: checking a password is slow on purpose. */
export async function logInShared(page: Page, baseURL: string | undefined): Promise<void> {
  session = await renewSession(page.context(), baseURL, session);
}

/** Logs in with a session of its own, for tests that end it. A login over the shared session would end that one. */
export async function logInSeparately(
  page: Page,
  baseURL: string | undefined,
  person: TestAccount = account,
): Promise<void> {
  await page.context().clearCookies();
  await logIn(page, baseURL, person);
}
