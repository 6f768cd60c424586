// A session ends while somebody works in the back office: the login opens over the screen, nothing chosen or drawn is
// lost, and the next screen follows.
import { expect, type Page } from '@playwright/test';
import { account } from '../../setup/accounts.ts';
import { logInSeparately } from '../log-in.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';

test.use({ viewport: { width: 1366, height: 900 } });

/** As an administrator ends it, or time. */
async function endSession({ request }: Page) {
  const { csrf_token } = await (await request.get('/de/pageeditor-api/user')).json();
  const origin = test.info().project.use.baseURL ?? '';
  await request.post('/de/pageeditor-api/logout', { headers: { Origin: origin, 'X-CSRFToken': csrf_token } });
}

async function logInOver(page: Page) {
  const login = page.getByRole('dialog', { name: 'Anmelden' });
  await login.getByLabel('E-Mail-Adresse').fill(account.email);
  await login.getByLabel('Passwort').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(login).toBeHidden();
}

test.beforeEach(async ({ page, baseURL, expectProblem }) => {
  expectProblem(/status of 401/);
  await logInSeparately(page, baseURL);
});

test('chosen rows of a list stay chosen, and Back leads to the screen before', async ({ page }) => {
  await visit(page, '/cms/events');
  await untilHydrated(page);
  const boxes = page.getByRole('checkbox', { name: /wählen$/ });
  for (const at of [1, 2]) await boxes.nth(at).check();
  await expect(page.getByText('2 gewählt')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await endSession(page);
  await page.getByRole('link', { name: 'Nächste Seite' }).first().click();
  await logInOver(page);
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('2 gewählt')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
});

test('a drawn run stays, over the login and a reload', async ({ page }) => {
  await visit(page, '/cms/plan?month=2029-05&draw=1');
  await untilHydrated(page);
  const chosen = page.locator('[data-draw][aria-pressed="true"]:visible');
  await page.getByRole('button', { name: 'Zu den Tagen' }).click();
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(chosen).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  await endSession(page);
  await page.getByRole('link', { name: 'Nächster Monat' }).click();
  await logInOver(page);
  await expect(page).toHaveURL(/month=2029-06/);
  await page.getByRole('link', { name: 'Voriger Monat' }).click();
  await expect(chosen).toHaveCount(2);
  await page.reload();
  await expect(chosen).toHaveCount(2);
});
