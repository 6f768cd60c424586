// Scripts that a deployment has replaced: the page is reloaded once at most.
import { expect } from '@playwright/test';
import { test } from '../shared-page.ts';

test('a part whose script is missing reloads the page once, not forever', async ({ page, expectProblem }) => {
  expectProblem(/404|Failed to load|interaction/);
  let [loads, tries] = [0, 0];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/interaction-*.js', (route) => {
    tries += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/de/presse');
  await expect
    .poll(async () => {
      await page.mouse.move(100 + Math.random() * 100, 200);
      return [loads, tries >= 2];
    })
    .toEqual([2, true]);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('contentinfo')).toContainText('Impressum');
  // A HEAD request has checked that the page responds.
  expect(loads).toBe(2);
});
