// Every screen in print: browsers omit backgrounds by default, and nothing is interactive.
import { expect } from '@playwright/test';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';
import { screens } from './screens.ts';

test.use({ viewport: { width: 1366, height: 800 } });

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
  look('main :is(h2, h3, h4)', ({ breakAfter }) => breakAfter !== 'avoid');
  look(':has(main), main', ({ display }) => display !== 'block');
  look('[data-premiere] h3', ({ fontSize }) => fontSize !== '48px');
  return found;
}

for (const { name, address } of screens.filter((screen) => !screen.name.startsWith('led-')))
  test(`on paper: ${name}, ${address.de}`, async ({ page }) => {
    await visit(page, address.de);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(emptyPlaces)).toEqual([]);
    // Files and players are reached from a screen only; a player's address is written out.
    expect(await page.locator('a[download]:visible').allTextContents()).toEqual([]);
    for (const link of await page.locator('figcaption a[rel="noopener"]:visible').all())
      expect(await link.evaluate((each) => getComputedStyle(each, '::after').content)).toContain('https://');
    expect(await page.evaluate(cutAtTheEndOfASheet)).toEqual([]);
  });

const filtered: { address: string; names: string[] }[] = [
  {
    address: '/de/termine?date=2099-03-07&weekday=sa&venue=nachtasyl&access_service=surtitles&price_to=10',
    names: ['ab Samstag, 7. März', 'Samstag', 'bis 10 €', 'Übertitel', 'Nachtasyl'],
  },
  { address: '/en/event-calendar?with_tickets=true', names: ['Tickets left'] },
  { address: '/de/stuecke?venue=nachtasyl&is_premiere=true', names: ['Nur Premieren', 'Nachtasyl'] },
  { address: '/de/abo?type=flex&weekday=fr', names: ['Flex', 'Freitag'] },
  { address: '/de/ensemble?category=2', names: ['Regieteams'] },
];

// Without a visible filter, a filtered list in print would be taken for the whole list.
for (const { address, names } of filtered)
  test(`a filtered list names its filter on paper: ${address}`, async ({ page }) => {
    await visit(page, address);
    await page.emulateMedia({ media: 'print' });
    const choices = page.getByRole('main').locator('[aria-pressed]:visible');
    expect((await choices.allTextContents()).map((name) => name.replace('\u00a0', ' '))).toEqual(names);
    for (const choice of await choices.all()) await expect(choice).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
