// A screen in print: browsers omit backgrounds by default, and nothing is interactive.
import { expect, type Page } from '@playwright/test';

/** Shows the page as on paper, looks for what is missing or cut there, and shows it as on a screen again. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(emptyPlaces), 'on paper: empty places').toEqual([]);
  // Files and players are reached from a screen only; a player's address is written out.
  const files = page.locator('a[download]:visible');
  expect(await files.allTextContents(), 'on paper: files').toEqual([]);
  const addresses = await page
    .locator('figcaption a[rel="noopener"]:visible')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  for (const written of addresses) expect(written, 'on paper: the address of a player').toContain('https://');
  expect(await page.evaluate(cutAtTheEndOfASheet), 'on paper: the end of a sheet').toEqual([]);
  await page.emulateMedia({ media: null });
}

/** Elements that consist of their background alone, and would leave an empty place where it is not printed. */
function emptyPlaces(): string[] {
  const found = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    if (width < 3 || height < 2 || style.printColorAdjust === 'exact') continue;
    const isFilled = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none';
    const isWhite = style.backgroundColor === 'rgb(255, 255, 255)';
    const isEmpty = !element.textContent?.trim() && !element.querySelector('img, svg, input');
    if (style.maskImage !== 'none' || (isEmpty && isFilled && !isWhite))
      found.add(`${element.tagName} ${element.className} in ${element.parentElement?.className}`);
  }
  return [...found];
}

/**
 * What is left alone or cut where a sheet ends. Firefox cuts lines in two in what a grid contains and leaves sheets empty
 * between its parts, and breaks the lines of a large title for a column that is wider than that of the paper.
 */
function cutAtTheEndOfASheet(): string[] {
  const found: string[] = [];
  const look = (selector: string, isWrong: (style: CSSStyleDeclaration) => boolean) => {
    for (const element of document.querySelectorAll(selector))
      if (isWrong(getComputedStyle(element)))
        found.push(`${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`);
  };
  look('main :is(h2, h3, h4):not(a *)', ({ breakAfter }) => breakAfter !== 'avoid');
  // The last title of a tile would tie it to the next one: all tiles of a page would leave their sheet together.
  look('main a :is(h2, h3, h4)', ({ breakAfter }) => breakAfter === 'avoid');
  look(':has(main), main', ({ display }) => display !== 'block');
  // A sheet may end after the padding of a list, which leaves the title above it alone.
  look('main :is(h2, h3) + ul', ({ paddingTop }) => paddingTop !== '0px');
  const isKept = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).breakInside === 'avoid' || isKept(element.parentElement));
  for (const part of document.querySelectorAll('main :is([role="img"], q)'))
    if (part.checkVisibility() && !isKept(part)) found.push(`${part.tagName} ${part.className} is cut`);
  look('[data-premiere] h3', ({ fontSize }) => fontSize !== '38.4px');
  return found;
}
