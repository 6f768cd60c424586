// A screen of the back office that is left or changed stays until the next one comes through. That each screen keeps its data
// when they cannot be read again is tested with the screens; what happens for each kind of response, in `keep-shown.test.ts`.
import { expect } from '@playwright/test';
import { logInShared } from '../log-in.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';
import { faults } from './keeps-shown.ts';

for (const [name, address, link] of [
  ['the order of a list', '/cms/events', 'thead a >> nth=1'],
  ['another month', '/cms/plan', 'a[rel=next]'],
  ['another screen', '/cms/persons', 'nav a:has-text("Funktionen")'],
] as const) {
  test(`a screen stays until the next one comes through: ${name}`, async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    expectProblem(/status of 500|ERR_CONNECTION_RESET/);
    await logInShared(page, baseURL);
    // On a slow connection, a link is pressed before the layer that keeps the screen is there.
    const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
    await page.route(/\/layer-[\w-]{8}\.js$/, (route) => isPressed.then(() => route.continue()));
    await visit(page, address);
    await untilHydrated(page);
    const title = await page.locator('h1').textContent();
    const target = page.locator(link).first();
    const href = (await target.getAttribute('href')) ?? '';
    const stalled = page.getByRole('alert').filter({ hasText: 'Das kommt gerade nicht durch' });
    for (const fault of ['an error of a proxy', 'cut'] as const) {
      await page.route(/\.data(\?|$)/, faults[fault]);
      const asked = page.waitForRequest(/\.data(\?|$)/);
      if (fault === 'cut') await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      else await target.click();
      press();
      await asked;
      await expect(stalled, fault).toBeVisible();
      await expect(page.locator('h1'), fault).toHaveText(`${title}`);
      await page.unroute(/\.data(\?|$)/);
    }
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(stalled).toBeHidden();
    await expect(page).toHaveURL(new URL(href, page.url()).href);
  });
}
