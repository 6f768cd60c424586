// Every screen of the back office keeps its data when revalidation fails; each screen is tested with one kind of
// failure, and logged out is one. What happens for each kind of response is tested in `keep-shown.test.ts`.
import { expect, type Page, type Route } from '@playwright/test';
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { backOfficeRoutes } from '#domain/site/back-office-routes.ts';
import { logInShared } from '../log-in.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';
import { examples, statuses } from './example-screens.ts';

const html = { contentType: 'text/html', body: '<h1>Please wait</h1>' };
const faults = {
  cut: (route: Route) => route.abort('connectionreset'),
  'an error of a proxy': (route: Route) => route.fulfill({ status: 500, ...html }),
  'no longer allowed': (route: Route) => route.fulfill({ status: 403, ...html }),
  'not found by a proxy': (route: Route) => route.fulfill({ status: 404, ...html }),
  'a page instead of data': (route: Route) => route.fulfill({ status: 200, ...html }),
  // As in another tab.
  'logged out': null,
};

interface RouterWindow {
  __reactRouterDataRouter: { revalidate: () => Promise<void> };
}
const readAgain = (page: Page) =>
  page.evaluate(() => (window as unknown as RouterWindow).__reactRouterDataRouter.revalidate());

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: /Das Neueste kommt|Ihrem Konto/ });

/** A screen that reports a missing record has nothing to keep, and password screens are never revalidated. */
const kept = backOfficeRoutes.filter(
  ({ name }) => !statuses[name] && !['invitation', 'password-reset'].includes(name),
);

/** Opens a screen and writes into its first field. @returns what expects that all of it is as it was */
async function openAndWrite(page: Page, address: string): Promise<() => Promise<void>> {
  await visit(page, address);
  // Forms follow with their scripts.
  await page.locator('[data-editors]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const field = page
    .locator('main')
    .locator('input:not([type=checkbox], [type=radio], [type=file]):visible, textarea:visible')
    .first();
  const isWritten = (await field.count()) > 0;
  if (isWritten) await field.fill('angefangen');
  // Without the texts that count minutes.
  const landmarks = () => page.locator('h1, nav a, main a, main button').allTextContents();
  const before = await landmarks();
  return async () => {
    expect(await landmarks(), address).toEqual(before);
    if (isWritten) await expect(field, address).toHaveValue('angefangen');
  };
}

for (const [at, [fault, fail]] of Object.entries(faults).entries()) {
  test(`screens stay: ${fault}`, async ({ page, baseURL, expectProblem }) => {
    expectProblem(/status of (401|403|404|500)|ERR_CONNECTION_RESET/);
    for (const { name } of kept.filter((_, index) => index % Object.keys(faults).length === at)) {
      await test.step(name, async () => {
        await logInShared(page, baseURL);
        const expectUnchanged = await openAndWrite(page, backOfficePath(name, 'de', examples[name]));
        if (fail) await page.route(/\.data(\?|$)/, fail);
        else await page.context().clearCookies();
        await readAgain(page);
        await expect(fail ? notice(page) : page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
        await expectUnchanged();
        if (!fail) return;
        await page.unroute(/\.data(\?|$)/);
        await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
        await expect(notice(page)).toBeHidden();
      });
    }
  });
}

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
