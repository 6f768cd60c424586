// The login over the page, and logging out.
import { expect } from '@playwright/test';
import { account } from '../../setup/accounts.ts';
import { edit, logInByDialog, sendRequest, toolbar } from '../editor.ts';
import { logInSeparately } from '../log-in.ts';
import { visit } from '../visit.ts';
import { test } from './editing-test.ts';

test.describe('logging in', () => {
  test('opens a dialog over the page, shows errors and starts editing', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/401/);
    await context.clearCookies();
    await visit(page, '/de/besuch?edit');
    const dialog = page.getByRole('dialog', { name: 'Anmelden' });
    await expect(dialog.getByLabel('E-Mail-Adresse')).toBeFocused();
    await dialog.getByLabel('E-Mail-Adresse').fill(account.email);
    await dialog.getByLabel('Passwort').fill('not the one');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('stimmen nicht');
    await dialog.getByLabel('Passwort').fill(account.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(toolbar(page).getByRole('button', { name: 'Bearbeiten beenden' })).toBeVisible();
    await expect(page.locator('[data-frame]').first()).toBeAttached();
    const english = page.getByRole('banner').getByRole('link', { name: 'EN', exact: true });
    await expect(english).toHaveAttribute('href', '/en/visit?edit');
  });

  test('is offered only on request and can be dismissed', async ({ page, context }) => {
    await context.clearCookies();
    await visit(page, '/de/besuch');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await visit(page, '/de/besuch?edit');
    await expect(page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-frame]')).toHaveCount(0);
  });

  test('opens an offline page; before, an address without a page gives the same response', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/404/);
    const title = { de: `Entwurf ${Date.now().toString(36)}` };
    const made = await sendRequest<{ path: { de: string } }>(page, 'POST', 'pages', {
      parent: null,
      title,
      is_online: false,
    });
    await context.clearCookies();
    for (const path of ['gibt-es-nicht', made.path.de]) {
      const response = await page.goto(`/de/${path}?edit`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
    }
    await logInByDialog(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.de);
  });

  test('ends with the toolbar’s button', async ({ page, baseURL, expectProblem }) => {
    // A request that is in flight when the session ends.
    expectProblem(/status of 401/);
    await logInSeparately(page, baseURL);
    await edit(page, '/de/besuch');
    await toolbar(page).getByRole('button', { name: 'Abmelden' }).click();
    await expect(toolbar(page)).toBeHidden();
    await expect(page.locator('[data-frame]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/de\/besuch$/);
  });

  test('has links only to existing pages', async ({ page }) => {
    for (const path of ['/de/besuch', '/de/stuecke']) {
      await visit(page, path);
      await expect(toolbar(page).getByRole('link').first()).toBeVisible();
      const links = await toolbar(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
    }
  });
});
