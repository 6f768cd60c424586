// Text at twice its size, and the page at four times: nothing is cut off, nothing needs scrolling sideways.
import { expect, type Page } from '@playwright/test';
import { test } from './shared-page.ts';
import { scrollsSideways, visit } from './visit.ts';

const addresses = [
  '/de',
  '/de/termine',
  '/de/stuecke',
  '/de/stuecke/faust/1',
  '/de/stuecke/tristram-shandy/11',
  '/de/abo',
  '/de/besuch',
  '/de/haus/strichprobe',
];

/** Texts that reach over the edge of the window, where nobody reads on. */
function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const place = text.parentElement;
      if (place?.closest('.visually-hidden, [aria-hidden="true"], dialog:not([open]), script, style'))
        continue;
      // A row of slides is moved by itself; then one slide has to fit.
      const row = place?.closest('ul');
      const isMoved = row && getComputedStyle(row).overflowX === 'auto';
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects()) {
        const isCut = isMoved ? width > row.clientWidth + 1 : left < -1 || right > innerWidth + 1;
        if (width > 0 && isCut) cut.push(text.textContent ?? '');
      }
    }
    return cut;
  });
}

test.describe('400 %: a window of 1280 by 1024 that is left with 320 by 256', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const address of addresses) {
    test(`${address} reflows`, async ({ page }) => {
      await visit(page, address);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await cutOffTexts(page)).toEqual([]);
    });
  }

  test('leaves room to read between head and foot, and the menu can be used', async ({ page }) => {
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
    const day = page.getByRole('grid').locator('a[data-day]').last();
    await day.scrollIntoViewIfNeeded();
    await expect(day).toBeInViewport();
  });

  test('tickets are bought at that size, too', async ({ page }) => {
    await visit(page, '/de/termine');
    await page.locator('[data-ticket="overlay"]').first().click();
    const overlay = page.getByRole('dialog');
    await overlay.getByRole('link', { name: 'Zum Webshop' }).scrollIntoViewIfNeeded();
    await overlay.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(overlay).toBeHidden();
  });
});

test.describe('text at 200 %, as set in the browser', () => {
  for (const width of [375, 1280]) {
    test(`every screen at ${width} px`, async ({ playwright, baseURL }, { project }) => {
      const { launchOptions } = project.use;
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
      });
      try {
        const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width, height: 800 } });
        for (const address of addresses) {
          await visit(page, address);
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
          expect(await scrollsSideways(page), address).toBe(false);
          expect(await cutOffTexts(page), address).toEqual([]);
        }
        await page.getByRole('button', { name: 'Kalender' }).click();
        const panel = page.getByRole('complementary');
        await expect(panel).toBeVisible();
        expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      } finally {
        await browser.close();
      }
    });
  }
});
