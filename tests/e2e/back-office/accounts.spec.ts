// An administrator invites a user, who sets a password and a second factor and logs in with both.
import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { account } from '../../setup/accounts.ts';
import { logIn } from '../log-in.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

test.use({ hasOwnContext: true });

const password = 'vier Wörter in einer Reihe';
const accounts = backOfficePath('accounts', 'de');
const ownAccount = backOfficePath('own-account', 'de');

const codeOf = (secret: string, at: number) =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: at });

async function invite(page: Page, email: string): Promise<string> {
  await visit(page, accounts);
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('radio', { name: /^Presse/ }).check();
  await page.getByRole('button', { name: 'Einladung anlegen' }).click();
  const link = page.getByLabel(`Link für ${email}`).getByRole('textbox');
  await expect(link).toHaveValue(/\/cms\/invitation\/[\w-]{43}$/);
  return new URL(await link.inputValue()).pathname;
}

test('a colleague is invited and logs in with a second factor', async ({
  page,
  baseURL,
  context,
  expectProblem,
}) => {
  // The short password, the request for the account before the login, and the login without a code.
  expectProblem(/status of 4(?:22|01)/);
  const email = `ida-${Date.now()}@theatre.example`;
  await logIn(page, baseURL);
  const link = await invite(page, email);
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Einladung gilt bis');

  await context.clearCookies();
  await visit(page, link);
  await expect(page.getByText(`als Presse. Ihre Adresse: ${email}`)).toBeVisible();
  await page.getByLabel('Name').fill('Ida Beispiel');
  await page.getByLabel('Passwort').fill('zu kurz');
  await page.getByRole('button', { name: 'Konto einrichten' }).click();
  await expect(page.getByText('Das Passwort ist zu kurz')).toBeVisible();
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Konto einrichten' }).click();
  await page.waitForURL(backOfficePath('hub', 'de'));
  await expect(page.getByRole('heading', { name: 'Übersicht' })).toBeVisible();

  await visit(page, ownAccount);
  await page.getByRole('button', { name: 'Einrichten', exact: true }).click();
  await page.getByLabel('Zuerst Ihr Passwort').fill(password);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('img', { name: 'QR-Code' })).toBeVisible();
  const secret = (await page.locator('[class*="secret"]').textContent()) ?? '';
  const now = Date.now();
  await page.getByLabel('Code, den die App jetzt zeigt').fill(codeOf(secret, now));
  await page.getByRole('button', { name: 'Einschalten' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Notfallcodes' })).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: /^(?:[a-z2-7]{4}-){3}/ })).toHaveCount(10);
  await page.getByRole('button', { name: 'Ich habe sie verwahrt' }).click();
  await expect(page.getByText('Notfallcodes übrig: 10')).toBeVisible();

  await context.clearCookies();
  await page.goto(ownAccount);
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await dialog.getByLabel('E-Mail-Adresse').fill(email);
  await dialog.getByLabel('Passwort').fill(password);
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  // The next code: the one of the setup has been used.
  await dialog.getByLabel(/^Code aus Ihrer App/).fill(codeOf(secret, now + 30_000));
  await dialog.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText(`${email}, Presse`)).toBeVisible();

  await visit(page, link);
  await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
});

test('a disabled colleague is logged out with the next request, and the log names who did it', async ({
  page,
  baseURL,
}) => {
  const email = `leo-${Date.now()}@theatre.example`;
  await logIn(page, baseURL);
  await invite(page, email);
  await page.getByRole('link', { name: email }).click();
  await page.getByRole('button', { name: 'Konto sperren' }).click();
  await page.getByRole('button', { name: 'Ja, Konto sperren' }).click();
  await expect(page.getByText('gesperrt', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Was mit diesem Konto geschah' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    `hat das Konto gesperrt: ${email}`,
  );
});

test('logging out in the back office opens the login and keeps unsaved changes', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  // The reloaded screen.
  expectProblem(/status of 401/);
  await logIn(page, baseURL);
  await visit(page, accounts);
  const rows = (put: [string, boolean][]) =>
    page.evaluate(
      ({ user, put }) =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open('foyer-journal', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const store = opening.result.transaction('rows', 'readwrite').objectStore('rows');
            for (const [slug, hasUnsaved] of put) store.put({ hasUnsaved }, [user, 'tab', slug, 'place', 0]);
            const keys = store.getAllKeys();
            keys.onsuccess = () => {
              opening.result.close();
              resolve(keys.result.map((key) => (key as string[])[2] ?? ''));
            };
          };
        }),
      { user: account.email, put },
    );
  expect(
    await rows([
      ['saved', false],
      ['unsaved', true],
    ]),
  ).toEqual(['saved', 'unsaved']);
  await page.getByText('Menü', { exact: true }).click();
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
  expect(await rows([])).toEqual(['unsaved']);
});
