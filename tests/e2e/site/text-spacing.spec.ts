// Texts with the spacing of WCAG 1.4.12, which readers set for every page.
import { expect, type Page } from '@playwright/test';
import { test } from '../shared-page.ts';
import { scrollsSideways, visit } from '../visit.ts';
import { cutOffTexts } from './cut-off-texts.ts';
import { screens, states } from './screens.ts';

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

async function expectWhole(page: Page): Promise<void> {
  await expect.poll(() => scrollsSideways(page)).toBe(false);
  expect(await cutOffTexts(page)).toEqual([]);
  expect(await brokenTabs(page)).toEqual([]);
}

/** Links of one word in rows that break inside of the word. */
function brokenTabs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const isBroken = (link: Element) => {
      range.selectNodeContents(link.firstChild ?? link);
      return /^\S+$/.test(range.toString().trim()) && range.getClientRects().length > 1;
    };
    return [...document.querySelectorAll('main nav a')]
      .filter((link) => link.checkVisibility() && isBroken(link))
      .map((link) => link.textContent ?? '');
  });
}

const pages = screens.filter((screen) => !/^led-/.test(screen.name));
// The title of this page is the address, of which each part is one line.
const wrongAddress = { name: 'not found', address: { de: '/de/xx/gibtesnicht' } };

for (const { name, address } of [...pages, wrongAddress])
  test(`${name}: ${address.de}`, async ({ page, expectProblem }) => {
    expectProblem(/404/);
    await page.setViewportSize({ width: 1366, height: 800 });
    await page.goto(address.de);
    await page.addStyleTag({ content: spacing });
    await expectWhole(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectWhole(page);
  });

for (const { name, address, open } of states)
  test(`${name}: ${address.de}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await visit(page, address.de);
    await open(page);
    await page.addStyleTag({ content: spacing });
    await expectWhole(page);
  });

test.describe('the question about cookies', () => {
  test.use({ isAsked: true, viewport: { width: 320, height: 800 } });

  for (const address of ['/de/kontakt', '/en/contact'])
    test(address, async ({ page }) => {
      await visit(page, address);
      const settings = page.getByRole('button', { name: /^(Einstellungen|Settings)$/ });
      await expect(settings).toBeVisible();
      await page.addStyleTag({ content: spacing });
      await expectWhole(page);
      await settings.click();
      const dialog = page.getByRole('dialog');
      expect(await dialog.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
      await expectWhole(page);
    });
});
