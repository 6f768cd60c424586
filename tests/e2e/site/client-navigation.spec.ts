// Client navigation: requests and prefetching, and pages whose scripts are missing.
import { expect, type Page } from '@playwright/test';
import { prefetchDelay } from '#domain/site/page-requests.ts';
import { brokenWords } from '../broken-words.ts';
import { holdRequests } from '../hold-requests.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';

const toPlays = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Stücke', exact: true });

/** Data requests from now on, without the router's parameters. */
function asked(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) addresses.push(pathname);
  });
  return addresses;
}

/** Documents that the page requests from now on. */
function documents(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      addresses.push(new URL(request.url()).pathname);
    }
  });
  return addresses;
}

test('a pending request is made once, whether hovered, clicked or clicked again', async ({ page }) => {
  await visit(page, '/de/termine');
  const addresses = asked(page);
  const letGo = await holdRequests(page, '**/de/stuecke.data*');
  await toPlays(page).hover();
  await expect.poll(() => addresses).toEqual(['/de/stuecke.data']);
  await toPlays(page).click();
  await toPlays(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Wird geladen' })).toBeAttached();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Stücke' })).toBeVisible();
  expect(addresses).toEqual(['/de/stuecke.data']);

  await test.step('the browser restores the position of a document that it has kept or discarded', async () => {
    const seen = await page.evaluate(async () => {
      const modes: string[] = [];
      const fire = (event: Event) => {
        document.dispatchEvent(event);
        modes.push(`${event.type}: ${history.scrollRestoration}`);
      };
      const twoFrames = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      fire(new PageTransitionEvent('pagehide', { bubbles: true }));
      fire(new PageTransitionEvent('pageshow', { bubbles: true, persisted: true }));
      await twoFrames();
      modes.push(history.scrollRestoration);
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      fire(new Event('visibilitychange', { bubbles: true }));
      Reflect.deleteProperty(document, 'hidden');
      fire(new Event('visibilitychange', { bubbles: true }));
      await twoFrames();
      return [...modes, history.scrollRestoration];
    });
    expect(seen).toEqual([
      'pagehide: auto',
      'pageshow: auto',
      'manual',
      'visibilitychange: auto',
      'visibilitychange: auto',
      'manual',
    ]);
  });
});

test('the play is not requested again after its booklet', async ({ page }) => {
  await visit(page, '/de/termine');
  await page.mouse.move(30, 400);
  await untilHydrated(page, 'footer');
  const toFaust = page.getByRole('main').getByRole('link', { name: 'Faust', exact: true }).first();
  await toFaust.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Faust' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Programmheft/ })
    .first()
    .click();
  await expect(page).toHaveURL(/programmheft/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const addresses = asked(page);
  await page.getByRole('banner').locator('a[href*="/stuecke/faust/"]').first().click();
  await expect(page).toHaveURL(/\/faust\/\d+$/);
  await expect(page.getByRole('region', { name: 'Besetzung' })).toBeVisible();
  expect(addresses).toEqual([]);

  await test.step('a link to the current play scrolls to its beginning without a request', async () => {
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await page.getByRole('complementary').getByRole('link', { name: 'Faust', exact: true }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(addresses).toEqual([]);
  });
});

test('a click on a prefetched page makes no further requests', async ({ page }) => {
  await visit(page, '/de/termine');
  const answered = page.waitForResponse('**/de/stuecke.data*');
  await toPlays(page).hover();
  await (await answered).finished();
  await page.route('**/*.data*', (route) => route.abort());
  await toPlays(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stücke' })).toBeVisible();
});

test('a click without a preceding interaction navigates', async ({ page }) => {
  await visit(page, '/de/termine');
  // A click by assistive technology has no pointer, key or focus event.
  await toPlays(page).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1, name: 'Stücke' })).toBeVisible();
});

test('a click before hydration loads no document', async ({ page }) => {
  await visit(page, '/de/stuecke/faust/1');
  const loaded = documents(page);
  const toBooklet = page.getByRole('main').getByRole('link', { name: /Programmheft/ });
  await toBooklet.first().evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/programmheft/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(loaded).toEqual([]);
});

test('trailing slashes are removed from a followed link, which is requested once', async ({ page }) => {
  await visit(page, '/de/termine');
  const addresses = asked(page);
  await toPlays(page).evaluate((link: HTMLAnchorElement) => {
    link.href = '/de/abo//?type=flex#x';
  });
  await toPlays(page).hover();
  await expect.poll(() => addresses).toEqual(['/de/abo.data']);
  await toPlays(page).click();
  await expect(page).toHaveURL('/de/abo?type=flex#x');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(addresses).toEqual(['/de/abo.data']);
});

test.describe('a page open at midnight', () => {
  test.use({ hasOwnContext: true });

  test('requests its two days again', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-03-12T23:57:00+01:00') });
    await visit(page, '/de/presse');
    await page.mouse.move(30, 400);
    await untilHydrated(page, 'footer');
    const addresses: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.includes('/api/')) addresses.push(pathname + search);
    });
    await page.clock.runFor('01:30');
    expect(addresses).toEqual([]);
    const titles = page.getByRole('complementary').getByRole('tabpanel');
    const before = await titles.allTextContents();
    await page.clock.runFor('02:30');
    // The test's clock may advance another minute before the response arrives.
    await expect
      .poll(() => [...new Set(addresses)].toSorted())
      .toEqual([
        '/de/api/events/?date=2026-03-13&date_to=2026-03-14&with_running=true&page_size=60',
        '/de/api/events/?date=2026-03-14&date_to=2026-03-15&with_running=true&page_size=60',
      ]);
    await expect.poll(() => titles.allTextContents()).not.toEqual(before);
  });

  for (const address of ['/de', '/de/termine', '/de/stuecke/faust/1'])
    test(`asks anew what is called today: ${address}`, async ({ page }) => {
      await page.clock.install({ time: new Date('2026-03-12T23:57:00+01:00') });
      await visit(page, address);
      await page.mouse.move(30, 400);
      await untilHydrated(page, 'footer');
      const addresses = asked(page);
      // What the mouse is over may be prefetched.
      const own = `${address}.data`;
      await page.clock.runFor('01:30');
      expect(addresses).not.toContain(own);
      await page.clock.runFor('02:30');
      await expect.poll(() => addresses).toContain(own);
    });
});

test.describe('on a slow connection', () => {
  test.use({ hasOwnContext: true });

  // Which connections are slow is tested in `page-requests.test.ts`.
  test('nothing is prefetched', async ({ page }) => {
    await page.addInitScript(() => {
      const line = { effectiveType: '4g', saveData: true };
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => line });
    });
    await visit(page, '/de/termine');
    await page.mouse.move(30, 400);
    await untilHydrated(page, 'footer');
    const addresses = asked(page);
    await toPlays(page).hover();
    // The connection changes when the prefetch would start.
    await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), 3 * prefetchDelay);
    await page.evaluate(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => undefined });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Ensemble' }).hover();
    await expect.poll(() => addresses).toEqual(['/de/ensemble.data']);
  });
});

test.describe('after a new version of the site', () => {
  test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource|ERR_FAILED/));

  /** Makes the script of this name respond with 404. */
  const gone = (page: Page, name: string) =>
    page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404, body: '' }));

  test('a page with a missing script is loaded as a document', async ({ page }) => {
    await gone(page, 'PressScreen');
    await visit(page, '/de/termine');
    const loaded = documents(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Presse' }).click();
    await expect(page).toHaveURL('/de/presse');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loaded).toEqual(['/de/presse']);
  });

  test('a part with a missing script reloads the page, once a minute', async ({ page }) => {
    await gone(page, 'interaction');
    await visit(page, '/de/besuch');
    const loaded = documents(page);
    let looks = 0;
    page.on('response', (response) => {
      if (response.request().method() === 'HEAD') looks += 1;
    });
    await page.mouse.move(30, 300);
    await expect.poll(() => loaded).toEqual(['/de/besuch']);
    await untilHydrated(page);
    await page.mouse.move(60, 320);
    // Once before the reload, once after it.
    await expect.poll(() => looks).toBeGreaterThan(1);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loaded).toEqual(['/de/besuch']);
  });

  test('the page is not reloaded if there is unsaved input', async ({ page }) => {
    await gone(page, 'interaction');
    await visit(page, '/de/forms/schulbesuch');
    const loaded = documents(page);
    const field = page.getByRole('main').getByRole('textbox').first();
    // The connection is checked first.
    const looked = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await field.pressSequentially('Klasse 9b');
    await looked;
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    await expect(field).toHaveValue('Klasse 9b');
    expect(loaded).toEqual([]);
  });

  test('tickets link directly to the shop if the notice cannot be loaded', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/RedirectOverlay/);
    await gone(page, 'RedirectOverlay');
    await visit(page, '/de/termine');
    await page.locator('a[data-ticket="overlay"]').first().click();
    await expect(page).toHaveURL(/\/de\/tickets\/.+/);
  });
});

test.describe('the question about cookies', () => {
  test.use({ isAsked: true, viewport: { width: 412, height: 823 } });

  test('is shown without interaction, and is not the largest contentful paint', async ({ page }) => {
    await visit(page, '/de/stuecke');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
            resolve(entry.element?.textContent ?? '');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(largest).toBe('Stücke');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await brokenWords(page)).toEqual([]);
  });
});
