// The login over the page, and logging out.
import { expect } from '@playwright/test';
import { account } from '../../setup/accounts.ts';
import { logInByDialog, sendRequest, toolbar } from '../editor.ts';
import { visit } from '../visit.ts';
import { test } from './editing-test.ts';

test('a login over an address without a page opens the offline page for editing, until the logout', async ({
  page,
  context,
  expectProblem,
}) => {
  // Before the login, after a wrong password, and for a request that is in flight when the session ends.
  expectProblem(/404|401/);
  const title = { de: `Entwurf ${Date.now().toString(36)}` };
  const fields = { parent: null, title, is_online: false };
  const made = await sendRequest<{ path: { de: string; en: string } }>(page, 'POST', 'pages', fields);
  await context.clearCookies();
  await visit(page, `/de/${made.path.de}?edit`);
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await expect(dialog.getByLabel('E-Mail-Adresse')).toBeFocused();
  await dialog.getByLabel('E-Mail-Adresse').fill(account.email);
  await dialog.getByLabel('Passwort').fill('not the one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('stimmen nicht');
  await logInByDialog(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.de);
  const english = page.getByRole('banner').getByRole('link', { name: 'EN', exact: true });
  await expect(english).toHaveAttribute('href', `/en/${made.path.en}?edit`);

  await toolbar(page).getByRole('button', { name: 'Abmelden' }).click();
  await expect(toolbar(page)).toBeHidden();
  await expect(page.locator('[data-frame], [data-empty-place]')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/de/${made.path.de}$`));
});
