// Scheduled publishing: validated, shown in the bar, changed, cancelled.
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { createPage, edit, toolbar } from '../editor.ts';
import { test } from './editing-test.ts';

const line = (page: Page) => toolbar(page).locator('[data-schedule]');
const dialog = (page: Page) => page.getByRole('dialog');

// Times are Berlin time in every time zone.
test.use({ timezoneId: 'America/New_York' });

const german = {
  at: 'Tag und Uhrzeit in Berlin',
  plan: 'Planen',
  idle: 'Planen …',
  gap: /Diese Stunde fällt aus/,
  doubled: /zweimal/,
  past: /ist vorbei/,
};
const english: typeof german = {
  at: 'Day and time in Berlin',
  plan: 'Schedule',
  idle: 'Schedule …',
  gap: /This hour is skipped/,
  doubled: /comes twice/,
  past: /is past/,
};

async function check(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** Opens the dialog and enters invalid times, the last of which exists twice. */
async function askForWrongTimes(page: Page, words: typeof german): Promise<void> {
  await expect(line(page)).toHaveText(words.idle);
  await line(page).click();
  for (const [time, said] of [
    ['2045-03-26T02:30', words.gap],
    ['2001-01-01T10:00', words.past],
    ['2045-10-29T02:30', words.doubled],
  ] as const) {
    await dialog(page).getByLabel(words.at).fill(time);
    await dialog(page).getByRole('button', { name: words.plan, exact: true }).click();
    await expect(dialog(page).getByText(said)).toBeVisible();
  }
  await check(page);
}

test('a publication is planned, changed and cancelled', async ({ page, expectProblem }) => {
  test.slow();
  expectProblem(/status of 422/);
  const path = await createPage(page, 'de', [['headline', { content: { de: 'Morgen' } }]]);
  await page.setViewportSize({ width: 320, height: 700 });
  await edit(page, path.replace('/de/', '/en/'));
  await askForWrongTimes(page, english);

  await edit(page, path);
  await askForWrongTimes(page, german);
  await dialog(page)
    .getByLabel(/^Die zweite/)
    .check();
  await dialog(page).getByRole('button', { name: german.plan, exact: true }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await check(page);
  await page.keyboard.press('Escape');
  await expect(line(page)).toHaveText('Öffentlich am 29.10.2045, 02.30 (MEZ)');
  await expect(line(page)).toBeFocused();

  // Undo works after a reload.
  await edit(page, path.replace('/de/', '/en/'));
  await expect(line(page)).toHaveText('Public on 29.10.2045, 02.30 (GMT+1)');
  await edit(page, path);
  await line(page).click();
  await dialog(page).getByRole('button', { name: 'Ändern', exact: true }).click();
  await dialog(page).getByLabel('Offline nehmen').check();
  await dialog(page).getByLabel(german.at).fill('2045-12-24T10:00');
  await dialog(page).getByRole('button', { name: 'Änderung übernehmen' }).click();
  await expect(line(page)).toHaveText(/^Offline am/);
  await dialog(page).getByRole('button', { name: 'Absagen', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Wirklich absagen' }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(line(page)).toHaveText(german.idle);
  // Each change is one undo step, also those before the reload.
  const step = (name: string) => toolbar(page).getByRole('button', { name, exact: true }).click();
  await step('Rückgängig');
  await expect(line(page)).toHaveText(/^Offline am/);
  await step('Rückgängig');
  await expect(line(page)).toHaveText('Öffentlich am 29.10.2045, 02.30 (MEZ)');
  await step('Wiederholen');
  await expect(line(page)).toHaveText(/^Offline am/);
});

test('a page can be previewed with its planned changes', async ({ page }) => {
  const path = await createPage(page, 'de', [['headline', { content: { de: 'Erst im Herbst' } }]]);
  await edit(page, path);
  await expect(line(page)).toHaveText(german.idle);
  await line(page).click();
  await dialog(page).getByLabel(german.at).fill('2045-10-02T10:00');
  await dialog(page).getByRole('button', { name: german.plan, exact: true }).click();
  await dialog(page).getByRole('listitem').getByRole('link', { name: 'Vorschau' }).click();

  const words = page.getByRole('heading', { name: 'Erst im Herbst' });
  const bar = page.getByRole('region', { name: 'Vorschau' });
  const says = (time: string) => bar.getByText(`Vorschau: So liest man diese Seite am 02.10.2045, ${time}.`);
  await expect(says('10.00')).toBeVisible();
  await expect(words).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await check(page);
  await bar.getByLabel('Zeitpunkt der Vorschau').fill('2045-10-02T09:59');
  await bar.getByRole('button', { name: 'Vorschau zeigen' }).click();
  await expect(says('09.59')).toBeVisible();
  await expect(words).toHaveCount(0);
  await bar.getByRole('link', { name: 'Vorschau beenden' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(toolbar(page)).toBeVisible();
  await expect(bar).toHaveCount(0);
});
