// Publishing at a time, as an editor plans it: refused in words, seen in the bar, changed, cancelled.
import { expect, type Page } from '@playwright/test';
import { findings } from '../axe.ts';
import { addHeadline, edit, isSaved, newPage, toolbar } from '../editor.ts';
import { test } from './editing-test.ts';

const line = (page: Page) => toolbar(page).locator('[data-schedule]');
const dialog = (page: Page) => page.getByRole('dialog');

// Whoever plans from elsewhere plans by the house's clock all the same.
test.use({ timezoneId: 'America/New_York' });

for (const [locale, words] of [
  [
    'de',
    {
      ...{ undo: 'Rückgängig', redo: 'Wiederholen' },
      ...{ at: 'Tag und Uhrzeit in Berlin', plan: 'Planen', second: /^Die zweite/, change: 'Ändern' },
      ...{ apply: 'Änderung übernehmen', cancel: 'Absagen', really: 'Wirklich absagen', idle: 'Planen …' },
      ...{
        gap: /gibt es an diesem Tag nicht/,
        doubled: /zweimal/,
        past: /ist vorbei/,
        offline: 'Offline nehmen',
      },
      ...{ shown: 'Öffentlich am 29.10.2045, 02.30 (MEZ)', later: /^Offline am/ },
    },
  ],
  [
    'en',
    {
      ...{ undo: 'Undo', redo: 'Redo' },
      ...{ at: 'Day and time in Berlin', plan: 'Schedule', second: /^The second/, change: 'Change' },
      ...{ apply: 'Apply the change', cancel: 'Cancel', really: 'Really cancel', idle: 'Schedule …' },
      ...{
        gap: /no such time on that day/,
        doubled: /comes twice/,
        past: /is past/,
        offline: 'Take offline',
      },
      ...{ shown: 'Public on 29.10.2045, 02.30 (GMT+1)', later: /^Offline on/ },
    },
  ],
] as const) {
  test(`a publication is planned, changed and cancelled: ${locale}`, async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    test.slow();
    expectProblem(/status of 422/);
    const path = await newPage(page, baseURL);
    await edit(page, path);
    await addHeadline(page, 'Morgen');
    await isSaved(page);
    if (locale === 'en') await edit(page, path.replace('/de/', '/en/'));
    await page.setViewportSize({ width: 320, height: 700 });
    const check = async () => {
      expect(await findings(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    };
    const at = dialog(page).getByLabel(words.at);
    const submit = () => dialog(page).getByRole('button', { name: words.plan, exact: true }).click();
    await expect(line(page)).toHaveText(words.idle);
    await line(page).click();
    for (const [time, said] of [
      ['2045-03-26T02:30', words.gap],
      ['2001-01-01T10:00', words.past],
      ['2045-10-29T02:30', words.doubled],
    ] as const) {
      await at.fill(time);
      await submit();
      await expect(dialog(page).getByText(said)).toBeVisible();
      await check();
    }
    await dialog(page).getByLabel(words.second).check();
    await submit();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
    await check();
    await page.keyboard.press('Escape');
    await expect(line(page)).toHaveText(words.shown);
    await expect(line(page)).toBeFocused();

    await page.reload();
    await line(page).click();
    await dialog(page).getByRole('button', { name: words.change, exact: true }).click();
    await dialog(page).getByLabel(words.offline).check();
    await at.fill('2045-12-24T10:00');
    await dialog(page).getByRole('button', { name: words.apply }).click();
    await expect(line(page)).toHaveText(words.later);
    await dialog(page).getByRole('button', { name: words.cancel, exact: true }).click();
    await dialog(page).getByRole('button', { name: words.really }).click();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(line(page)).toHaveText(words.idle);
    // Each of them was a step, those before the reload as well.
    const step = (name: string) => toolbar(page).getByRole('button', { name, exact: true }).click();
    await step(words.undo);
    await expect(line(page)).toHaveText(words.later);
    await step(words.undo);
    await expect(line(page)).toHaveText(words.shown);
    await step(words.redo);
    await expect(line(page)).toHaveText(words.later);
  });
}
