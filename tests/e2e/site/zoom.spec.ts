// Text at 200 %, and pages at 400 % zoom; overflow is checked in screens.spec.ts.
import { expect, type Page } from '@playwright/test';
import { test } from '../shared-page.ts';
import { scrollsSideways, visit } from '../visit.ts';
import { cutOffTexts } from './cut-off-texts.ts';

const widths = [320, 375, 1280];

const addresses = [
  '/de',
  '/de/termine',
  '/de/stuecke',
  '/de/stuecke/faust/1',
  '/de/stuecke/tristram-shandy/11',
  '/de/abo',
  '/de/search?q=haus',
  '/de/besuch',
  '/de/haus/strichprobe',
];

/** What has little room in a small window with large text. */
async function expectSmallThings(page: Page): Promise<void> {
  await visit(page, '/de/termine');
  await page.getByRole('button', { name: 'Filter' }).click();
  const days = page.getByRole('grid').locator('td > *');
  await expect(days.first()).toBeVisible();
  const lines = await days.evaluateAll((all) =>
    all.map((day) => {
      const range = document.createRange();
      range.selectNodeContents(day);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines.filter((count) => count > 1)).toEqual([]);

  await visit(page, '/de/stuecke/faust/1');
  await page.getByRole('button', { name: /^Bild 1/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  expect(await cutOffTexts(page)).toEqual([]);
  await viewer.getByRole('button').last().click();
  await expect(viewer).toBeHidden();

  await visit(page, '/de');
  const titles = await page.locator('main :is(a, p):has(> small) > :is(span, s)').all();
  expect(titles.length).toBeGreaterThan(0);
  for (const title of titles)
    expect((await title.boundingBox())?.width ?? 0, (await title.textContent()) ?? undefined).toBeGreaterThan(
      100,
    );

  await visit(page, '/de/stuecke/faust/1/programmheft');
  const { top } = await page.locator('header > *').evaluateAll((parts) => {
    const tops = parts
      .flatMap((part) => [...part.childNodes])
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().top;
      });
    return { top: Math.min(...tops) };
  });
  expect(top).toBeGreaterThanOrEqual(0);
}

test.describe('at 400 %: a window of 1280 by 1024 becomes 320 by 256', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('there is room to read between header and footer, and the menu is usable', async ({ page }) => {
    await visit(page, '/de/termine');
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 380));
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const last = page.locator('#main-menu').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.locator('#main-menu').getByRole('button', { name: 'Menü schließen' }).click();
    await page.getByRole('button', { name: 'Filter' }).click();
    const day = page.getByRole('grid').locator('td a').last();
    await day.scrollIntoViewIfNeeded();
    await expect(day).toBeInViewport();
  });

  test('tickets can be bought', async ({ page }) => {
    await visit(page, '/de/termine');
    await page.locator('[data-ticket="overlay"]').first().click();
    const overlay = page.getByRole('dialog');
    await overlay.getByRole('link', { name: 'Zum Webshop' }).scrollIntoViewIfNeeded();
    await overlay.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(overlay).toBeHidden();
  });
});

test('text at 200 %, as set in the browser, fits every width', async ({ playwright, baseURL }, {
  project,
}) => {
  // A new browser, with an empty cache.
  test.slow();
  const { launchOptions } = project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    for (const address of addresses) {
      await visit(page, address);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await scrollsSideways(page), `${address} at ${width}`).toBe(false);
        expect(await cutOffTexts(page), `${address} at ${width}`).toEqual([]);
      }
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, '/de/haus/strichprobe');
      await page.getByRole('button', { name: 'Kalender' }).click();
      const panel = page.getByRole('complementary');
      await expect(panel).toBeVisible();
      expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
    await page.setViewportSize({ width: 375, height: 800 });
    await expectSmallThings(page);
  } finally {
    await browser.close();
  }
});

test('at 400 %, a scrollbar that takes room leaves enough for the page', async ({ playwright, baseURL }, {
  project,
}) => {
  const { launchOptions } = project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 320, height: 256 } });
    for (const address of ['/de', '/en', '/en/event-calendar', '/en/whats-on/faust/1']) {
      await visit(page, address);
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(310);
      expect(await scrollsSideways(page), address).toBe(false);
    }
  } finally {
    await browser.close();
  }
});
