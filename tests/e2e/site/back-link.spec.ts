// The link in the header back to the previous page.
import { expect } from '@playwright/test';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

test('leads to the previous page of the site, also if a document was loaded in between', async ({ page }) => {
  const banner = page.getByRole('banner');
  await visit(page, '/de/stuecke');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/de\/stuecke\/.+/);
  await banner.getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect(page).toHaveURL('/de/stuecke');
  await banner.getByRole('link', { name: 'Ensemble', exact: true }).click();
  await expect(page).toHaveURL('/de/ensemble');
  await banner.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL('/en/ensemble');
  await banner.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/de/ensemble');
  await banner.getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect(page).toHaveURL('/de/stuecke');
});

test('leads to the home page if there is no previous page of the site', async ({ page }) => {
  await page.goto('about:blank');
  await visit(page, '/de/ensemble');
  await page.getByRole('banner').getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect(page).toHaveURL('/de');
});
