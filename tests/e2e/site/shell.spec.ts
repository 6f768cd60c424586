// The shell of every page: skip link, head, languages, contrast and colours, titles, footer.
import { expect, type Page } from '@playwright/test';
import { test } from '../shared-page.ts';
import { inkPairs, untilHydrated, visit } from '../visit.ts';

const header = (page: Page) => page.getByRole('banner');

const wheelTo = async (page: Page, top: number) => {
  await page.evaluate((to) => scrollTo(0, to), top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
};

test('skip links, and the header while scrolling', async ({ page }) => {
  await visit(page, '/de/termine');
  await test.step('a skip link is the first tab stop and leads to the content, a second one to the filters', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

    // A second one skips the list to its filters, or on a telephone to their button.
    for (const [width, role] of [
      [375, 'button'],
      [1280, 'complementary'],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await page.getByRole('link', { name: 'Zum Filter springen' }).press('Enter');
      await expect(page.getByRole(role, { name: 'Filter', exact: true })).toBeFocused();
    }
  });

  await test.step('the header hides below 180 px, and returns when scrolling up and on focus', async () => {
    await wheelTo(page, 0);
    await wheelTo(page, 150);
    await expect(header(page)).toBeInViewport();
    await wheelTo(page, 600);
    await expect(header(page)).not.toBeInViewport();
    await wheelTo(page, 550);
    await expect(header(page)).toBeInViewport();

    await wheelTo(page, 900);
    await expect(header(page)).not.toBeInViewport();
    await header(page).getByRole('link', { name: 'Stücke' }).focus();
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });
});

test('the header does not cover the focused element', async ({ page }) => {
  await visit(page, '/de/termine');
  await wheelTo(page, 3000);
  for (let step = 0; step < 8; step += 1) {
    // Backwards, so that the page scrolls up and the header returns.
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const { activeElement } = document;
      const head = document.querySelector('header')?.getBoundingClientRect();
      if (!activeElement || !head || activeElement.closest('header')) return false;
      const { top, bottom } = activeElement.getBoundingClientRect();
      return bottom > 0 && bottom <= head.bottom && top >= head.top;
    });
    expect(covered).toBe(false);
  }
});

test('on the page of a production the header stays visible longer', async ({ page }) => {
  await visit(page, '/de/stuecke/faust/1');
  await wheelTo(page, 700);
  await expect(header(page)).toBeInViewport();
  await wheelTo(page, 1000);
  await expect(header(page)).not.toBeInViewport();
});

test('the panel’s button covers no focused element', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await visit(page, '/de/impressum');
  const button = page.getByRole('button', { name: 'Kalender' });
  for (const name of ['YouTube', 'Spotify', 'SoundCloud']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    // From the top, so that the link is out of view.
    await page.evaluate(() => scrollTo(0, 0));
    await link.focus();
    const [own, cover] = [await link.boundingBox(), await button.boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
  }
});

test.describe('contrast mode', () => {
  test.use({ hasOwnContext: true });

  test('is kept after a reload and applied before the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      // Whether the mode was set when the body began, before the first paint.
      const watch = new MutationObserver(() => {
        if (!document.body) return;
        watch.disconnect();
        Reflect.set(window, 'wasInTime', document.documentElement.hasAttribute('data-contrast'));
      });
      watch.observe(document, { childList: true, subtree: true });
    });
    await visit(page, '/de');
    const toggle = header(page).getByRole('button', { name: 'Kontrast' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await paper();
    expect(['rgb(0, 0, 0)', 'rgb(18, 18, 18)']).toContain(dark);

    await page.reload();
    await untilHydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'wasInTime'))).toBe(true);
    expect(await paper()).toBe(dark);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await untilHydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'wasInTime'))).toBe(false);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('colour scheme', () => {
  const schemeOf = (page: Page) => page.locator('html').getAttribute('data-scheme');

  test('is drawn once and kept for an hour', async ({ page, context }) => {
    await visit(page, '/de');
    const drawn = await schemeOf(page);
    expect(inkPairs.map(String)).toContain(drawn);
    const cookie = (await context.cookies()).find(({ name }) => name === 'colorScheme');
    expect(cookie?.value).toBe(drawn);
    expect(cookie?.path).toBe('/');
    expect(cookie?.secure).toBe(true);
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);

    for (let visits = 0; visits < 5; visits += 1) {
      await page.reload();
      expect(await schemeOf(page)).toBe(drawn);
    }
  });

  test('is not overridden when a script loads the site’s styles again', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'colorScheme', value: String(inkPairs.at(-1)), url: baseURL ?? '' }]);
    await visit(page, '/de');
    const ink = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--base'));
    const before = await ink();
    await page.evaluate(
      () =>
        new Promise((loaded) => {
          const again = document.createElement('link');
          again.rel = 'stylesheet';
          again.href = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.href ?? '';
          again.addEventListener('load', loaded);
          document.head.append(again);
        }),
    );
    expect(await ink()).toBe(before);
  });
});

test.describe('language', () => {
  test('is German at first in any browser, and a choice is kept for a year', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'en-GB', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await visit(page, '/');
    await expect(page).toHaveURL('/de');
    await header(page).getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page).toHaveURL('/en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie?.value).toBe('en');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364);
    expect(days).toBeLessThanOrEqual(365);
    await visit(page, '/');
    await expect(page).toHaveURL('/en');
    // Only the root redirects by language.
    await visit(page, '/de/termine');
    await expect(page).toHaveURL('/de/termine');
    await context.close();
  });
});

test.describe('hash', () => {
  test.use({ hasOwnContext: true });

  test('an element with the address’s hash is below the header', async ({ page }) => {
    await visit(page, '/de/termine');
    const sections = page.getByRole('main').locator('section[id^="day-"]');
    const id = await sections.nth(6).getAttribute('id');
    await visit(page, `/de/termine#${id}`);
    const top = async () => (await page.locator(`#${id}`).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan(120);
    expect(await top()).toBeLessThan(140);
  });

  test('an invalid encoded hash is ignored', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/de/ensemble#%E0');
    await page.clock.runFor(3000);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('titles', () => {
  test('change on navigation', async ({ page }) => {
    await visit(page, '/de');
    await header(page).getByRole('link', { name: 'Termine' }).click();
    await expect(page).toHaveTitle('Thalia – Termine');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
