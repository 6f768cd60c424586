// Today on a telephone: the events on the home page, and the sheet with today and tomorrow.
import { expect } from '@playwright/test';
import { berlinDay } from '#domain/dates/dates.ts';
import { listEvents, today } from '../season.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

test.use({ viewport: { width: 375, height: 700 } });

test.describe('tonight on a telephone', () => {
  test('every event of today is on the home page in order', async ({ page, request }) => {
    const day = await today(request);
    const evenings = (await listEvents(request)).filter(({ date_start }) => berlinDay(date_start) === day);
    await visit(page, '/de');
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
});

test.describe('the sheet with today and tomorrow', () => {
  test.beforeEach(({ page }) => visit(page, '/de/ensemble'));

  test('is closed on the next screen', async ({ page }) => {
    await page.getByRole('button', { name: 'Kalender' }).click();
    const sheet = page.getByRole('complementary', { name: 'Kalender' });
    await sheet.getByRole('link', { name: 'Alle Termine' }).click();
    await expect(page).toHaveURL('/de/termine');
    await expect(page.getByRole('complementary', { name: 'Filter' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter' })).toHaveAttribute('aria-expanded', 'false');
  });
});
