// Client-side navigation between screens has no console errors, whether data is prefetched or not.
import { expect } from '@playwright/test';
import { locales } from '#domain/languages/locales.ts';
import { routeOf } from '#domain/site/route-table.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';
import { scrollThrough } from './scroll-through.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('navigating through the site causes no errors', async ({ page }) => {
    await visit(page, '/de');
    const head = page.getByRole('banner');
    for (const name of ['Termine', 'Stücke', 'Abo', 'Ensemble']) {
      await head.getByRole('link', { name, exact: true }).click();
      await expect(head.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    const foot = page.getByRole('contentinfo');
    for (const name of ['Kontakt', 'Barrierefreiheit', 'Impressum', 'Datenschutz', 'Presse']) {
      const link = foot.getByRole('link', { name, exact: true });
      const address = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await scrollThrough(page);
    }
  });

  test('navigating before a page has loaded causes no errors', async ({ page }) => {
    await visit(page, '/de');
    const head = page.getByRole('banner');
    for (const name of ['Termine', 'Stücke', 'Abo']) {
      await head.getByRole('link', { name, exact: true }).click({ noWaitAfter: true });
    }
    await expect(page).toHaveURL('/de/abo');
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abo');
  });
});

test('every link in menu and footer leads to a page of this site', async ({ page, request }) => {
  for (const { code } of locales) {
    await page.goto(routeOf('index').paths[code]);
    const links = page.locator('#main-menu a[href^="/"], footer a[href^="/"]');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of new Set(addresses)) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
  }
});
