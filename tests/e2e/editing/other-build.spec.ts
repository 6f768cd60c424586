// An editor's page that was opened before an upgrade.
import { expect } from '@playwright/test';
import { createPage, edit } from '../editor.ts';
import { test } from './editing-test.ts';

test('stays while words on it are unsaved, and says that there is a new version', async ({ page }) => {
  const address = await createPage(page, 'de', [['headline', { content: { de: 'Vor dem Wechsel' } }]]);
  await edit(page, address);
  const isData = /\.data(\?|$)/;
  await page.route(isData, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'other' } });
  });
  // Saves do not get through.
  await page.route('**/pageeditor-api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : undefined,
  );
  await page.locator('[data-field=content]').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' geschrieben');
  const before = page.url();
  await page
    .locator('header a[href="/de/termine"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('alert').getByText(/neue Fassung/)).toBeVisible();
  await page.waitForTimeout(1000);
  expect(page.url()).toBe(before);
  await expect(page.locator('[data-field=content]')).toHaveText('Vor dem Wechsel geschrieben');
  await page.unroute(isData);
  await page.unroute('**/pageeditor-api/**');
});
