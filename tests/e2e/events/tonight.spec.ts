// A visitor on a telephone finds tonight's event, its availability and the shop.
import { expect, type Page } from '@playwright/test';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { listEvents, shopOrigin, today } from '../season.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

test.use({ viewport: { width: 375, height: 700 } });

const rowOf = (page: Page, event: Event) =>
  page.getByRole('region', { name: 'Heute' }).locator(`#event-${event.id}`);

test.describe('tonight on a telephone', () => {
  let evenings: Event[];
  let onSale: Event;

  test.beforeEach(async ({ page, request }) => {
    const day = await today(request);
    evenings = (await listEvents(request)).filter((event) => berlinDay(event.date_start) === day);
    onSale = evenings.find(
      (event) => event.status === 'onsale' && event.secondary_ticket_link && event.outcome === 'regular',
    ) as Event;
    await visit(page, '/de');
  });

  test('every event of today is on the home page in order', async ({ page }) => {
    const titles = page.getByRole('region', { name: 'Heute' }).getByRole('heading', { level: 3 });
    const left = evenings.filter(({ status }) => status !== 'past');
    expect(left.length).toBeLessThan(evenings.length);
    await expect(titles.filter({ visible: true })).toHaveText(
      left.map(({ production_name }) => production_name),
    );
    await page
      .getByRole('region', { name: 'Heute' })
      .getByText(/^Heute vorbei: /)
      .click();
    await expect(titles.filter({ visible: true })).toHaveCount(evenings.length);
  });

  test('sold out events offer the waiting list, and others have tickets', async ({ page }) => {
    const soldOut = evenings.find(({ status }) => status === 'soldout') as Event;
    const full = rowOf(page, soldOut);
    await expect(full.getByText('Ausverkauft')).toBeVisible();
    await expect(full.getByRole('link', { name: 'Warteliste' })).toBeVisible();
    await expect(full.getByRole('link', { name: 'Tickets' })).toHaveCount(0);

    const free = rowOf(page, onSale);
    await expect(free.getByText('Ausverkauft')).toHaveCount(0);
    await expect(free.getByText(/^ab \d/)).toBeVisible();
    const tickets = free.getByRole('link', { name: 'Tickets' });
    await expect(tickets).toBeVisible();
    // In a screen reader's list of links the name must be sufficient.
    await expect(tickets).toHaveAccessibleName(new RegExp(`Tickets ?: ${onSale.production_name}`));
  });

  test('the link to the shop opens a notice about its terms first', async ({ page, baseURL }) => {
    await rowOf(page, onSale).getByRole('link', { name: 'Tickets' }).click();
    const overlay = page.getByRole('dialog', { name: 'Weiter zum Webshop' });
    await expect(overlay).toContainText('Geschäfts- und Rückgabebedingungen des Kartenanbieters');
    await expect(page).toHaveURL('/de');

    await overlay.getByRole('link', { name: 'Zum Webshop' }).click();
    await expect(page).toHaveURL(onSale.secondary_ticket_link);
    expect(page.url()).toContain(shopOrigin(baseURL));
    await expect(page.getByRole('heading', { name: 'Karten' })).toBeVisible();
  });

  test('Escape, "Hier bleiben" and pressing outside the overlay stay on the page', async ({ page }) => {
    const tickets = rowOf(page, onSale).getByRole('link', { name: 'Tickets' });
    const overlay = page.getByRole('dialog', { name: 'Weiter zum Webshop' });

    await tickets.press('Enter');
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(tickets).toBeFocused();

    await tickets.click();
    await overlay.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(overlay).toBeHidden();
    await expect(tickets).toBeFocused();

    await tickets.click();
    await expect(overlay).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(overlay).toBeHidden();
    await expect(page).toHaveURL('/de');
  });

  test('the focus stays in the overlay while it is open', async ({ page }) => {
    await rowOf(page, onSale).getByRole('link', { name: 'Tickets' }).press('Enter');
    const overlay = page.getByRole('dialog', { name: 'Weiter zum Webshop' });
    await expect(overlay.locator(':focus')).toHaveCount(1);
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement?.closest('dialog') === null && document.activeElement !== document.body,
      );
      expect(outside).toBe(false);
    }
  });
});

test.describe('the sheet with today and tomorrow', () => {
  test.beforeEach(({ page }) => visit(page, '/de/ensemble'));

  test('opens with its button, and arrow keys switch its tabs', async ({ page, request }) => {
    const button = page.getByRole('button', { name: 'Kalender' });
    const sheet = page.getByRole('complementary', { name: 'Kalender' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(sheet).toBeHidden();

    await button.press('Enter');
    await expect(sheet).toBeVisible();
    const close = page.getByRole('button', { name: 'Schließen' });
    await expect(close).toHaveAttribute('aria-expanded', 'true');

    const first = sheet.getByRole('tab', { name: 'Heute' });
    const second = sheet.getByRole('tab', { name: 'Morgen' });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(first).toHaveAttribute('tabindex', '-1');

    const day = await today(request);
    const tomorrow = (await listEvents(request)).filter(({ date_start }) => berlinDay(date_start) > day);
    const list = sheet.getByRole('tabpanel', { name: 'Morgen' });
    await expect(list).toContainText(tomorrow[0]?.production_name ?? '');

    for (const [key, tab] of [
      ['ArrowLeft', first],
      ['End', second],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('is not taller than three quarters of the screen', async ({ page }) => {
    await page.getByRole('button', { name: 'Kalender' }).click();
    const sheet = page.getByRole('complementary', { name: 'Kalender' });
    await expect(sheet).toBeVisible();
    expect((await sheet.boundingBox())?.height).toBeLessThanOrEqual(0.75 * 700 + 1);
  });

  test('closes with Escape, its button and a press outside', async ({ page }) => {
    const sheet = page.getByRole('complementary', { name: 'Kalender' });
    const open = () => page.getByRole('button', { name: 'Kalender' }).click();
    await open();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Kalender' })).toBeFocused();

    await open();
    await page.getByRole('button', { name: 'Schließen' }).click();
    await expect(sheet).toBeHidden();

    await open();
    await expect(sheet).toBeVisible();
    await page.mouse.click(180, 20);
    await expect(sheet).toBeHidden();
  });

  test('is closed on the next screen', async ({ page }) => {
    await page.getByRole('button', { name: 'Kalender' }).click();
    const sheet = page.getByRole('complementary', { name: 'Kalender' });
    await sheet.getByRole('link', { name: 'Alle Termine' }).click();
    await expect(page).toHaveURL('/de/termine');
    await expect(page.getByRole('complementary', { name: 'Filter' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter' })).toHaveAttribute('aria-expanded', 'false');
  });
});
