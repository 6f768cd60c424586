// The search: results, and the field in the menu with its suggestions, by mouse, by keyboard and without scripts.
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { test } from '../shared-page.ts';
import { scrollsSideways, visit } from '../visit.ts';

const main = (page: Page) => page.getByRole('main');
const group = (page: Page, name: RegExp) => main(page).getByRole('region', { name });
const box = (page: Page) => page.getByRole('dialog', { name: 'Suche' });
const field = (page: Page) => box(page).getByRole('combobox');

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Suche', exact: true }).click();
  await expect(field(page)).toBeFocused();
}

test.describe('results', () => {
  test('shows both groups with their counts, marks the query, and takes another one', async ({ page }) => {
    await visit(page, '/de/search?q=faust');
    await expect(page).toHaveTitle('Thalia – Suche: faust');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const plays = group(page, /Stücke/);
    await expect(plays.getByRole('heading', { level: 3 })).toHaveText(['Faust']);
    await expect(plays.locator('h3 mark')).toHaveText(['Faust']);
    const others = group(page, /Sonstige/);
    await expect(others.getByRole('article')).toHaveCount(5);
    const panel = page.getByRole('complementary');
    const tabs = panel.getByRole('navigation').getByRole('link');
    await expect(tabs).toHaveText([/^Alles\s*\d+$/, /^Stücke\s*1$/, /^Sonstige Ergebnisse\s*\d+$/]);
    // The tips are beside the results.
    await expect(panel.getByRole('region', { name: 'Top-Suchtreffer' }).getByRole('link')).toHaveCount(6);

    await test.step('the field can be cleared and used again', async () => {
      await main(page).getByRole('button', { name: 'Eingabe löschen' }).click();
      const question = main(page).getByRole('searchbox');
      await expect(question).toHaveValue('');
      await expect(question).toBeFocused();
      await question.press('Enter');
      await expect(page).toHaveURL('/de/search?q=faust');
      await question.fill('  hamlet ');
      await question.press('Enter');
      await expect(page).toHaveURL('/de/search?q=hamlet');
      await expect(plays.getByRole('heading', { level: 3 }).first()).toHaveText('Hamlet');
    });
    await plays.getByRole('link', { name: 'Hamlet' }).first().click();
    await expect(page).toHaveURL(/\/de\/stuecke\/hamlet\/\d+$/);
  });

  test('on a telephone the first result begins in the upper half of the window', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    for (const address of ['/de/search?q=faust', '/en/search?q=accessible', '/de/search/events?q=theater']) {
      await visit(page, address);
      const first = await main(page).getByRole('article').first().boundingBox();
      expect(first?.y, address).toBeLessThan(667 / 2);
      // Announced to screen readers.
      await expect(main(page).getByRole('status')).toHaveText(/\d+ (Treffer|results)/);
      await expect(main(page).getByRole('searchbox')).toHaveAccessibleName(/.{9,}/);
    }
  });

  test('opens one group with pages, and returns', async ({ page }) => {
    await visit(page, '/de/search?q=theater');
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /Sonstige/ })
      .click();
    await expect(page).toHaveURL('/de/search/content?q=theater');
    const others = group(page, /Sonstige/);
    await expect(others.getByRole('article')).toHaveCount(20);
    const first = await others.getByRole('heading', { level: 3 }).first().textContent();
    await main(page).getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL('/de/search/content/2?q=theater');
    await expect(others.getByRole('heading', { level: 3 }).first()).not.toHaveText(first ?? '');
    await page.goBack();
    await expect(others.getByRole('heading', { level: 3 }).first()).toHaveText(first ?? '');
    await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page).toHaveURL('/en/search/content?q=theater');
  });

  test('corrects a misspelling and says so', async ({ page }) => {
    await visit(page, '/de/search?q=fasut');
    await expect(group(page, /Stücke/).getByRole('heading', { level: 3 })).toHaveText(['Faust']);
    await main(page).getByRole('link', { name: 'faust', exact: true }).click();
    await expect(page).toHaveURL('/de/search?q=faust');
    await expect(main(page).getByText('Meinten Sie')).toHaveCount(0);
    await expect(main(page).getByRole('searchbox')).toHaveValue('faust');
  });

  test('suggests what to do without a query or without results', async ({ page }) => {
    for (const address of ['/de/search', '/de/search?q=xyzzyq', '/de/search/events?q=xyzzyq']) {
      await visit(page, address);
      await expect(
        main(page).getByRole('region', { name: 'Top-Suchtreffer' }).getByRole('link').first(),
      ).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Zum Spielplan' })).toBeVisible();
      const plays = main(page).getByRole('region', { name: 'Stücke', exact: true });
      await expect(plays.getByRole('link', { name: 'Antigone' })).toBeVisible();
      // No count of results: the panel shows the events of two days.
      await expect(page.getByRole('complementary').getByRole('tab')).toHaveText(['Heute', 'Morgen']);
    }
    await visit(page, '/de/search/events?q=impressum');
    await expect(main(page).getByText('Hier ist nichts dabei.')).toBeVisible();
  });

  test('nothing is cut off at 320 pixels, and the panel filters', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, '/de/search?q=theater');
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Suchergebnisse filtern' }).click();
    await page
      .getByRole('complementary')
      .getByRole('link', { name: /Stücke/ })
      .click();
    await expect(page).toHaveURL('/de/search/events?q=theater');
    await expect(page.getByRole('button', { name: 'Suchergebnisse filtern' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(await scrollsSideways(page)).toBe(false);
  });
});

test.describe('the field in the menu', () => {
  test.beforeEach(({ page }) => visit(page, '/de/ensemble'));

  test('suggestions are chosen with arrow keys and announced', async ({ page }) => {
    await openSearch(page);
    await expect(box(page).getByRole('heading', { name: 'Top-Suchtreffer' })).toBeVisible();
    await page.keyboard.type('Kirschg');
    const options = box(page).getByRole('option');
    await expect(options.first()).toContainText('Der Kirschgarten');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(box(page).getByRole('status')).toContainText(/Vorschl/);
    await page.keyboard.press('ArrowDown');
    const active = await field(page).getAttribute('aria-activedescendant');
    await expect(options.first()).toHaveAttribute('id', active ?? '');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/stuecke\/kirschgarten\/\d+$/);
    await expect(box(page)).toBeHidden();
  });

  test('is closed, cleared and used: Enter without a choice searches for the text, if there is one', async ({
    page,
  }) => {
    await openSearch(page);
    await page.keyboard.type('fau');
    const suggestions = box(page).getByRole('option');
    await expect(suggestions.first()).toBeVisible();
    // Escape closes the suggestions first, then the search.
    await page.keyboard.press('Escape');
    await expect(suggestions).toHaveCount(0);
    await expect(field(page)).toHaveValue('fau');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();

    await openSearch(page);
    await field(page).fill('fau');
    await expect(suggestions.first()).toBeVisible();
    await box(page).getByRole('button', { name: 'Eingabe löschen' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(box(page).getByRole('heading', { name: 'Top-Suchtreffer' })).toBeVisible();

    await expect(field(page)).toHaveAccessibleName('Stücke, Menschen, Seiten suchen');
    await page.keyboard.press('Enter');
    await field(page).fill('   ');
    await box(page).getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL('/de/ensemble');
    await field(page).fill('');
    await page.keyboard.type('fau');
    await expect(box(page).getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de/search?q=fau');
  });

  test('at 320 pixels it opens from the menu, is at most 33.5rem high and has no accessibility violations', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('banner').getByRole('button', { name: 'Menü öffnen' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Suche', exact: true }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('der');
    await expect(box(page).getByRole('option').nth(3)).toBeVisible();
    const height = await box(page)
      .getByRole('listbox')
      .evaluate((list) => list.getBoundingClientRect().height);
    expect(height).toBeLessThanOrEqual(33.5 * 16);
    await expect(box(page).getByRole('button', { name: 'Suchen' })).toBeInViewport({ ratio: 1 });
    await expect(box(page).getByRole('option').first()).toBeInViewport({ ratio: 1 });
    expect(await axeFindings(page)).toEqual([]);
    await page.mouse.click(160, 690);
  });

  test('works without a response of the server, and the error is reported', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/503|search-|ERR_FAILED/);
    const told: string[] = [];
    await page.route('**/api/browser-errors/', (route) => {
      told.push(route.request().postData() ?? '');
      return route.fulfill({ status: 204 });
    });
    await page.route('**/api/search-autocomplete/**', (route) => route.fulfill({ status: 503 }));
    await page.route('**/api/curated-search-tips/', (route) => route.fulfill({ status: 503 }));
    await openSearch(page);
    await page.keyboard.type('faust');
    await expect.poll(() => told.join()).toMatch(/Search tips: 503.*Search suggestions: 503/);
    // Suggestions for earlier words are not shown if no response comes.
    await page.unroute('**/api/search-autocomplete/**');
    await page.keyboard.type('t');
    await expect(box(page).getByRole('option').first()).toBeVisible();
    await page.route('**/api/search-autocomplete/**', (route) => route.abort());
    await page.keyboard.press('Backspace');
    await expect(box(page).getByRole('option')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/de/search?q=faust');
  });
});

test.describe('the list of suggestions', () => {
  test.use({ hasOwnContext: true });

  test('closes 300 ms after the field loses focus, so that a slow click still works', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/de/ensemble');
    await openSearch(page);
    await page.keyboard.type('hamle');
    const option = box(page).getByRole('option').first();
    await expect(option).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await box(page).getByRole('button', { name: 'Suchen' }).focus();
    await page.clock.runFor(290);
    await expect(option).toBeVisible();
    await page.clock.runFor(20);
    await expect(option).toBeHidden();
    await page.clock.resume();
    await field(page).focus();
    await page.keyboard.type('t');
    await option.hover();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.mouse.down();
    await page.clock.runFor(250);
    await page.mouse.up();
    await page.clock.resume();
    await expect(page).toHaveURL(/\/de\/stuecke\/hamlet\/\d+$/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens the form, and the form searches', async ({ page }) => {
    await page.goto('/de');
    await page.getByRole('banner').getByRole('link', { name: 'Suche', exact: true }).click();
    await expect(page).toHaveURL('/de/search');
    await main(page).getByRole('searchbox').fill('faust');
    await main(page).getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL('/de/search?q=faust');
    await expect(group(page, /Stücke/).getByRole('heading', { level: 3 })).toHaveText(['Faust']);
    await main(page).getByRole('button', { name: 'Eingabe löschen' }).click();
    await expect(page).toHaveURL('/de/search');
  });
});
