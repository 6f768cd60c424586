// Pages that were opened before an upgrade: the server answers their requests for data with those of another build.
import { expect, type Page } from '@playwright/test';
import { logInShared } from '../log-in.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';

const dataRequest = /\.data(\?|$)/;

/** Requests for documents, after the first. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(pathname + search);
  });
  return documents;
}

/** From now on data come from another build, of which this page's scripts make nothing. */
const upgrade = (page: Page) =>
  page.route(dataRequest, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'x-build': 'other' };
    await route.fulfill({ response, headers, body: '[{"_1":2},"data",{}]' });
  });

test('a filter, a link and Back load documents, each once', async ({ page }) => {
  await visit(page, '/de/termine');
  await untilHydrated(page);
  const documents = documentsOf(page);
  await upgrade(page);
  await page.locator('a[href="/de/termine?weekday=sa"]:visible').first().click();
  await expect.poll(() => documents).toHaveLength(1);
  expect(documents[0]).toMatch(/^\/de\/termine\?/);
  await untilHydrated(page);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect.poll(() => documents).toHaveLength(2);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/termine\?/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(documents.length).toBeLessThanOrEqual(3);
});

test('"load more" opens the next page of the list', async ({ page }) => {
  await visit(page, '/de/termine');
  await untilHydrated(page);
  const documents = documentsOf(page);
  await upgrade(page);
  await page.getByRole('main').locator('a.button[href*="page=2"]').click();
  await expect.poll(() => documents).toEqual(['/de/termine?page=2']);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a screen of the back office is loaded as a document', async ({ page, baseURL }) => {
  await logInShared(page, baseURL);
  await visit(page, '/cms-hub');
  await untilHydrated(page);
  await page.locator('[data-editors]').waitFor({ state: 'attached' });
  const build = await page.evaluate(() => window.__reactRouterManifest?.version ?? '');
  const documents = documentsOf(page);
  await page.route(dataRequest, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(build, 'other') });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Stücke' }).first().click();
  await expect.poll(() => documents).toHaveLength(1);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toHaveLength(1);
});
