// The placeholder of a page that takes long, and the positions that it leaves.
import { expect } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

test('a click far down shows the placeholder, and going back leads to where it was', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await visit(page, '/de/termine');
  const link = page.getByRole('main').getByRole('article').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => scrollY);
  const before = await position();
  expect(before).toBeGreaterThan(2000);
  const letGo = await holdRequests(page, '**/stuecke/**.data*');
  await page.getByRole('main').getByRole('heading', { level: 3 }).last().getByRole('link').click();
  const loading = page.getByRole('status').filter({ hasText: 'Wird geladen' });
  await expect(loading).toBeInViewport();
  expect(await position()).toBe(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect.poll(position).toBe(before);
});
