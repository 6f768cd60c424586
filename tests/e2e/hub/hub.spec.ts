// The front page of the back office: login, content, both languages, by keyboard and on a telephone.
import { expect } from '@playwright/test';
import { account } from '../../setup/accounts.ts';
import { axeFindings } from '../axe.ts';
import { axeFindingsAt } from '../axe-at-widths.ts';
import { createPage } from '../editor.ts';
import { logInShared } from '../log-in.ts';
import { test } from '../shared-page.ts';
import { untilHydrated } from '../visit.ts';

test('asks for the login and is shown after it', async ({ page, expectProblem }) => {
  expectProblem(/status of 401/);
  await page.goto('/cms-hub');
  await expect(page.getByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Braucht Pflege' })).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await dialog.getByLabel('E-Mail-Adresse').fill(account.email);
  await dialog.getByLabel('Passwort').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Braucht Pflege' })).toBeVisible();
  await expect(page).toHaveURL('/cms-hub');
});

test('lists changes, links to fields that need care, and is available in both languages', async ({
  page,
  baseURL,
}) => {
  await logInShared(page, baseURL);
  const path = await createPage(page);
  await page.goto('/cms-hub');
  await untilHydrated(page);
  await expect(page.getByRole('region', { name: 'Getan' }).locator(`a[href="${path}"]`)).toBeVisible();
  const care = page.getByRole('region', { name: 'Braucht Pflege' });
  await care.locator('summary').filter({ hasText: 'Termine ohne Kartenlink' }).press('Enter');
  await care.locator('a[href$="?field=ticket_url_external"]').first().click();
  await expect(page.locator('[data-name="ticket_url_external"] input')).toBeFocused();
  await page.goto('/cms-hub');
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('region', { name: 'Done' })).toBeVisible();
  await expect(page).toHaveURL('/cms-hub?lang=en');
});

test('with everything open it has no accessibility violations and no horizontal scrolling', async ({
  page,
  baseURL,
}) => {
  await logInShared(page, baseURL);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/cms-hub');
  await untilHydrated(page);
  for (const details of await page.locator('main details').all()) {
    await details.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(details).toHaveAttribute('open');
  }
  expect(await axeFindingsAt(page, [320, 1280], 'de')).toEqual([]);
});

test('after dismissing the login it can be opened by keyboard in both languages', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 401/);
  await page.goto('/cms/forms?lang=en');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await page.getByRole('button', { name: 'Log in' }).press('Enter');
  await expect(login).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await page.locator('header summary').press('Enter');
  await page.getByRole('link', { name: 'Deutsch' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await dialog.getByLabel('E-Mail-Adresse').fill(account.email);
  await dialog.getByLabel('Passwort').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Formulare' })).toBeVisible();
});

test('shows its own 404 page', async ({ page, baseURL, expectProblem }) => {
  expectProblem(/status of 40[14]/);
  expect((await page.goto('/cms-hub/nichts'))?.status()).toBe(401);
  await logInShared(page, baseURL);
  expect((await page.goto('/cms-hub/nichts'))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Zur Übersicht' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Braucht Pflege' })).toBeVisible();
});

test('the back office uses the site’s contrast mode and can switch it', async ({ page, baseURL }) => {
  await logInShared(page, baseURL);
  await page.goto('/cms/subscriptions/1?lang=en');
  await untilHydrated(page);
  const ground = () =>
    page
      .locator('main')
      .locator('..')
      .evaluate((frame) => getComputedStyle(frame).backgroundColor);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.locator('header summary').press('Enter');
  await page.getByRole('button', { name: 'Contrast' }).press('Enter');
  expect(await ground()).toBe('rgb(0, 0, 0)');
  await page.goto('/cms-hub');
  expect(await ground()).toBe('rgb(0, 0, 0)');
  expect(await axeFindings(page, { rules: 'colours' })).toEqual([]);
});
