// The slide-in menu and its search field.
import { expect, type Page } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { shopOrigin } from '../season.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

const burger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menü öffnen' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Hauptmenü' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Suche' });

async function open(page: Page): Promise<void> {
  await burger(page).click();
  await expect(menu(page)).toBeVisible();
}

test('menu: opens and closes, does not block the header, and marks the current page', async ({ page }) => {
  await visit(page, '/de/termine');
  await test.step('opens with a click, Enter and space, and receives the focus', async () => {
    for (const act of [
      () => burger(page).click(),
      () => burger(page).press('Enter'),
      () => burger(page).press(' '),
    ]) {
      await act();
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(burger(page)).toBeFocused();
    }
    // The header stays in place while it is open.
    await page.evaluate(() => scrollTo(0, 150));
    await open(page);
    await page.evaluate(() => scrollTo(0, 900));
    await expect(page.locator('header')).toBeInViewport();
  });

  await test.step('closes on navigation, and marks the current page', async () => {
    await expect(menu(page).getByRole('link', { name: 'Termine' })).toHaveAttribute('aria-current', 'page');
    await menu(page).getByRole('button', { name: 'Stücke' }).click();
    await menu(page).getByRole('link', { name: 'Premieren 25/26' }).click();
    await expect(page).toHaveURL('/de/stuecke?is_premiere=true');
    await expect(menu(page)).toBeHidden();
    await open(page);
    await expect(menu(page).getByRole('button', { expanded: true })).toHaveCount(0);
  });

  await test.step('links of the header work, and a press beside them keeps the menu open', async () => {
    const { x, y, width, height } = (await page
      .getByRole('banner')
      .getByRole('link', { name: 'Ensemble' })
      .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x - 10, y + height / 2);
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL('/de/ensemble');
    await expect(menu(page)).toBeHidden();
  });

  // The longest name and its icon fit a small telephone.
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  expect(await menu(page).evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
});

/** Starts observing. Resolves with the durations in milliseconds once the menu slides, which may be after the click. */
async function watchSlide(page: Page): Promise<() => Promise<unknown>> {
  const watched = await page.evaluateHandle(() => {
    const element = document.getElementById('main-menu') as HTMLElement;
    const slide = new Promise((resolve) => {
      element.addEventListener('transitionrun', (event) => {
        if (event.target !== element || event.propertyName !== 'transform') return;
        resolve(element.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration));
      });
    });
    return { slide };
  });
  return () => watched.evaluate(({ slide }) => slide);
}

const holdScripts = (page: Page) => holdRequests(page, '**/*.js');

test.describe('menu, moving', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('slides in from the right in 0.65 s, also if its script is slow at the first use', async ({
    page,
  }) => {
    await visit(page, '/de/termine');
    const letGo = await holdScripts(page);
    const first = await watchSlide(page);
    await burger(page).click();
    await expect(menu(page)).toBeHidden();
    letGo();
    expect(await first()).toContain(650);
    const expectThere = () => expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(1280 - 736);
    await expectThere();
    await expect(page).toHaveURL('/de/termine');

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    const again = await watchSlide(page);
    await burger(page).press('Enter');
    expect(await again()).toContain(650);
    await expectThere();
  });

  test('closes after scripts have loaded if it was opened before', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/de/termine', { waitUntil: 'commit' });
    await burger(page).click();
    await expect(menu(page)).toBeVisible();
    letGo();
    await expect(page).toHaveURL('/de/termine');
    await expect(menu(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(burger(page)).toBeFocused();
    await open(page);
    await menu(page).getByRole('button', { name: 'Menü schließen' }).click();
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('search in the head', () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, '/de/termine');
    await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click();
  });

  test('closes with Escape, its button and a press outside, and leads to the search with its query', async ({
    page,
  }) => {
    const button = page.getByRole('banner').getByRole('link', { name: 'Suche' });
    await expect(search(page)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(burger(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(search(page)).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await search(page)
      .getByRole('button', { name: /schließen/ })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await button.click();
    await expect(search(page)).toBeVisible();
    await page.mouse.click(100, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await button.click();
    const field = search(page).getByRole('combobox');
    await field.fill('Käthchen & Co');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/de\/search\?q=/);
    expect(new URL(page.url()).searchParams.get('q')).toBe('Käthchen & Co');
    await expect(search(page)).toBeHidden();
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('a panel opened before scripts have loaded closes after they have', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/de/ensemble', { waitUntil: 'commit' });
    const panel = page.getByRole('complementary');
    await page.getByRole('button', { name: 'Kalender' }).click();
    await expect(panel).toBeVisible();
    letGo();
    await expect(page).toHaveURL('/de/ensemble');
    await page.getByRole('button', { name: 'Schließen', exact: true }).click();
    await expect(panel).toBeHidden();
  });

  test('search, contrast, account and language are in the menu, and closing the search returns there', async ({
    page,
    baseURL,
  }) => {
    await visit(page, '/de/termine');
    await open(page);
    const button = page.locator('#main-menu').getByRole('link', { name: 'Suche', exact: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(search(page).getByRole('combobox')).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await search(page)
      .getByRole('button', { name: /schließen/ })
      .click();
    await expect(menu(page).getByRole('link', { name: 'Termine' })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Menü schließen' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await open(page);
    await menu(page).getByRole('button', { name: 'Kontrast' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-contrast');
    const account = menu(page).getByRole('link', { name: 'Mein Konto' });
    await expect(account).toHaveAttribute(
      'href',
      `${shopOrigin(baseURL)}/de/login?returnUrl=${encodeURIComponent(baseURL ?? '')}`,
    );
    await menu(page).getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page).toHaveURL('/en/event-calendar');
    await expect(page.locator('html')).toHaveAttribute('data-contrast');
  });
});
