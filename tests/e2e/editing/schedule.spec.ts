// Scheduled publishing: shown in the bar, previewed, changed, cancelled, undone.
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { createPage, edit, toolbar } from '../editor.ts';
import { scrollsSideways } from '../visit.ts';
import { test } from './editing-test.ts';

const line = (page: Page) => toolbar(page).locator('[data-schedule]');
const dialog = (page: Page) => page.getByRole('dialog');

// Times are Berlin time in every time zone.
test.use({ timezoneId: 'America/New_York' });

test('a publication is planned, previewed, changed and cancelled', async ({ page, expectProblem }) => {
  test.slow();
  expectProblem(/status of 422/);
  const path = await createPage(page, 'de', [['headline', { content: { de: 'Erst im Herbst' } }]]);
  await page.setViewportSize({ width: 320, height: 700 });
  await edit(page, path);
  await expect(line(page)).toHaveText('Planen …');
  await line(page).click();
  const at = dialog(page).getByLabel('Tag und Uhrzeit in Berlin');
  const plan = dialog(page).getByRole('button', { name: 'Planen', exact: true });
  for (const [time, said] of [
    ['2045-03-26T02:30', /Diese Stunde fällt aus/],
    ['2001-01-01T10:00', /ist vorbei/],
    ['2045-10-29T02:30', /zweimal/],
  ] as const) {
    await at.fill(time);
    await plan.click();
    await expect(dialog(page).getByText(said)).toBeVisible();
  }
  await dialog(page)
    .getByLabel(/^Die zweite/)
    .check();
  await plan.click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  const planned = 'Öffentlich am 29.10.2045, 02.30 (MEZ)';
  await expect(line(page)).toHaveText(planned);
  await expect(line(page)).toBeFocused();

  await test.step('the page is previewed with the planned change, and a minute before it', async () => {
    await line(page).click();
    await dialog(page).getByRole('listitem').getByRole('link', { name: 'Vorschau' }).click();
    const words = page.getByRole('heading', { name: 'Erst im Herbst' });
    const bar = page.getByRole('region', { name: 'Vorschau' });
    const says = (time: string) => bar.getByText(`Vorschau: So liest man diese Seite am 29.10.2045, ${time}`);
    await expect(says('02.30')).toBeVisible();
    await expect(words).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    await bar.getByLabel('Zeitpunkt der Vorschau').fill('2045-10-28T09:59');
    await bar.getByRole('button', { name: 'Vorschau zeigen' }).click();
    await expect(bar.getByText('28.10.2045, 09.59')).toBeVisible();
    await expect(words).toHaveCount(0);
    await bar.getByRole('link', { name: 'Vorschau beenden' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(toolbar(page)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  await edit(page, path);
  await line(page).click();
  await dialog(page).getByRole('button', { name: 'Ändern', exact: true }).click();
  await dialog(page).getByLabel('Offline nehmen').check();
  await at.fill('2045-12-24T10:00');
  await dialog(page).getByRole('button', { name: 'Änderung übernehmen' }).click();
  await expect(line(page)).toHaveText(/^Offline am/);
  await dialog(page).getByRole('button', { name: 'Absagen', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Wirklich absagen' }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(line(page)).toHaveText('Planen …');
  // Each change is one undo step, also those before the page was opened anew.
  const step = (name: string) => toolbar(page).getByRole('button', { name, exact: true }).click();
  await step('Rückgängig');
  await expect(line(page)).toHaveText(/^Offline am/);
  await step('Rückgängig');
  await expect(line(page)).toHaveText(planned);
  await step('Wiederholen');
  await expect(line(page)).toHaveText(/^Offline am/);
});
