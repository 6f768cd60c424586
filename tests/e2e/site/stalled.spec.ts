// A page that cannot be reached: the current page stays with a message and continues when the connection is back.
import { expect, type Page, type Route } from '@playwright/test';
import { placeholderDelay, retryPause, stallTimeout } from '#domain/site/page-requests.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Das kommt gerade nicht durch' });
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a page and waits until everything it needs for a navigation is loaded. */
async function open(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.mouse.move(30, 400);
  await untilHydrated(page, 'footer');
  await page.waitForLoadState('networkidle');
}

test.use({ hasOwnContext: true });
test.beforeEach(({ expectProblem }) => {
  expectProblem(/ERR_|Failed to (load|fetch)|SyntaxError|Unexpected|importing|decode/);
});

test('offline: the page stays and continues once online, whatever the navigation lacks', async ({
  page,
  context,
}) => {
  await open(page, '/de/termine');
  const filter = page.getByRole('complementary').getByRole('button', { name: 'Premieren' });
  /** Navigates offline. @param stays the title that stays meanwhile */
  const lose = async (stays: string, go: () => Promise<unknown>) => {
    await context.setOffline(true);
    await go();
    await expect(notice(page)).toBeVisible();
    await expect(title(page, stays)).toBeVisible();
  };
  const tryInVain = async (stays: string) => {
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter');
    await expect(notice(page)).toBeVisible();
    await expect(title(page, stays)).toBeVisible();
  };
  const comes = async (address: string, name: string) => {
    await context.setOffline(false);
    await expect(page).toHaveURL(address);
    await expect(title(page, name)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await untilHydrated(page);
  };

  await test.step('a script', async () => {
    await lose('Termine', () => inHeader(page, 'Ensemble').press('Enter'));
    // The next failed attempt keeps the page, too.
    await tryInVain('Termine');
    await comes('/de/ensemble', 'Ensemble');
  });
  await test.step('the data of the previous page', async () => {
    await lose('Ensemble', () => page.goBack());
    await comes('/de/termine', 'Termine');
  });
  await test.step('the data of a screen that is there', async () => {
    await lose('Termine', () => filter.click());
    await tryInVain('Termine');
    await comes('/de/termine?is_premiere=true', 'Termine');
  });
  await test.step('another link replaces the pending navigation', async () => {
    await lose('Termine', () => inHeader(page, 'Ensemble').press('Enter'));
    await inHeader(page, 'Ensemble').press('Enter');
    await inHeader(page, 'Stücke').press('Enter');
    await expect(notice(page)).toBeVisible();
    await comes('/de/stuecke', 'Stücke');
  });
});

test('before the first interaction: the page stays, and the message goes when the next one is there', async ({
  page,
}) => {
  await visit(page, '/de');
  // Only the notice is loaded; what a link needs is not.
  await page.waitForLoadState('networkidle');
  const held: Route[] = [];
  await page.route('**/*', (route) => held.push(route));
  await inHeader(page, 'Ensemble').evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => held.length).toBeGreaterThan(1);
  // Longer than until a placeholder would take the page's place.
  await page.waitForTimeout(3 * placeholderDelay);
  await expect(title(page, 'Faust')).toBeVisible();
  await page.route('**/*', (route) => route.abort());
  for (const route of held) await route.abort();
  await expect(notice(page)).toBeVisible();
  await expect(title(page, 'Faust')).toBeVisible();
  await page.unrouteAll();
  await expect(title(page, 'Ensemble')).toBeVisible({ timeout: 3 * retryPause });
  await expect(notice(page)).toHaveCount(0);
});

test('before the first interaction, in a booklet: the message goes with the next section', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/de/stuecke/faust/1/programmheft');
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort());
  const link = page.getByRole('main').getByRole('link', { name: 'Besetzung' });
  await link.evaluate((element: HTMLElement) => element.click());
  await page.clock.fastForward(stallTimeout);
  await expect(notice(page)).toBeVisible();
  await expect(title(page, 'Faust')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('heading', { level: 2, name: 'Besetzung' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test.describe('before the question about cookies is answered', () => {
  test.use({ isAsked: true });

  test('the message covers neither the question about cookies nor the panel’s button', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page, '/de/termine');
    const question = page.getByRole('button', { name: 'Nur Notwendiges' });
    await expect(question).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('main').getByRole('link', { name: 'Faust' }).first().press('Enter');
    const said = page.getByRole('button', { name: 'Noch einmal versuchen' });
    await expect(said).toBeVisible();
    // Nothing covers the buttons.
    await said.click({ trial: true });
    const panel = page.getByRole('button', { name: 'Filter' });
    await panel.click({ trial: true });
    await question.click();
    await said.click({ trial: true });
    await panel.click({ trial: true });
    await context.setOffline(false);
    // No request is pending when the page is closed.
    await expect(title(page, 'Faust')).toBeVisible();
  });
});

for (const { kind, address } of [
  { kind: 'line screens', address: '/de/stuecke' },
  { kind: 'photographs', address: '/de/haus/strichprobe' },
]) {
  test(`lost pictures load once online: ${kind}`, async ({ page, context }) => {
    const pictures = '**/media/made/**';
    const lost = new Set<string>();
    await page.route(pictures, (route) => {
      lost.add(route.request().url());
      return route.abort('internetdisconnected');
    });
    await open(page, address);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    });
    await expect.poll(() => lost.size).toBeGreaterThan(3);
    const come = new Set<string>();
    page.on('response', (response) => response.ok() && come.add(response.url()));
    await page.unroute(pictures);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect.poll(() => [...lost].filter((url) => !come.has(url))).toEqual([]);
  });
}
