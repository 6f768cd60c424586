// Links and forms that leave the page without a connection: the page stays, says so, and follows them once the
// connection is back.
import { expect, type Page } from '@playwright/test';
import { shopOrigin } from '../season.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Das kommt gerade nicht durch' });

const tickets = (page: Page) => page.locator('main a[data-ticket="overlay"]:visible').first();

/** Opens a page and waits until everything it loads by itself is loaded. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.mouse.move(30, 400);
  await untilHydrated(page, 'footer');
  await page.waitForLoadState('networkidle');
}

async function openAndLose(page: Page, address: string): Promise<void> {
  await openAndKeep(page, address);
  await page.context().setOffline(true);
}

test.use({ hasOwnContext: true });
test.beforeEach(({ expectProblem }) => expectProblem(/ERR_INTERNET_DISCONNECTED/));

test('follows another link instead if the visitor chooses one, else that to the shop, once online', async ({
  page,
  context,
  baseURL,
}) => {
  await openAndLose(page, '/de/termine');
  const account = page.getByRole('banner').getByRole('link', { name: 'Mein Konto' });
  await account.press('Enter');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Ensemble', exact: true }).press('Enter');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  await context.setOffline(true);
  await account.press('Enter');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Ensemble' })).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => page.url()).toContain(shopOrigin(baseURL));
});

test('follows tickets before the notice has loaded, and from the notice', async ({
  page,
  context,
  baseURL,
}) => {
  await openAndLose(page, '/de/termine');
  const overlay = page.getByRole('dialog', { name: 'Weiter zum Webshop' });
  await tickets(page).press('Enter');
  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(overlay).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  await context.setOffline(true);
  await overlay.getByRole('link', { name: 'Zum Webshop' }).press('Enter');
  await expect(notice(page)).toBeVisible();
  await expect(overlay).toBeHidden();
  await context.setOffline(false);
  await expect.poll(() => page.url()).toContain(shopOrigin(baseURL));
});

for (const { when, isOpen } of [
  { when: 'before the notice has loaded', isOpen: false },
  { when: 'from the notice', isOpen: true },
]) {
  test(`follows tickets on a connection that the browser takes for one, ${when}`, async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/ERR_FAILED/);
    await openAndKeep(page, '/de/termine');
    const overlay = page.getByRole('dialog', { name: 'Weiter zum Webshop' });
    if (isOpen) {
      await tickets(page).press('Enter');
      await expect(overlay).toBeVisible();
    }
    await page.route('**/*', (route) => route.abort());
    if (isOpen) await overlay.getByRole('link', { name: 'Zum Webshop' }).press('Enter');
    else await tickets(page).press('Enter');
    await expect(notice(page)).toBeVisible();
    await expect(overlay).toBeHidden();
    await page.unrouteAll();
    await expect.poll(() => page.url()).toContain(shopOrigin(baseURL));
  });
}

test('submits the newsletter address as written', async ({ page, context }) => {
  await openAndLose(page, '/de');
  const field = page.getByRole('main').getByRole('textbox', { name: 'Ihre E-Mail-Adresse' });
  await field.fill('offline@example.org');
  await field.press('Enter');
  await expect(notice(page)).toBeVisible();
  await expect(field).toHaveValue('offline@example.org');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/de\/forms\/newsletter/);
});
