// Texts with the spacing of WCAG 1.4.12, which readers set for every page.
import { expect, type Page } from '@playwright/test';
import { scrollsSideways } from '../visit.ts';
import { cutOffTexts } from './cut-off-texts.ts';

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Spaces all texts. @returns a function that reverts it */
export async function spaceTexts(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.addStyleTag({ content: spacing });
  return () => sheet.evaluate((style) => (style as Element).remove());
}

/** No spaced text is cut off, none makes the page scroll sideways, and no word of a row of links breaks. */
export async function expectWhole(page: Page): Promise<void> {
  const width = `texts with spacing, ${page.viewportSize()?.width} px`;
  await expect.poll(() => scrollsSideways(page), width).toBe(false);
  expect(await cutOffTexts(page), width).toEqual([]);
  expect(await brokenTabs(page), width).toEqual([]);
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
