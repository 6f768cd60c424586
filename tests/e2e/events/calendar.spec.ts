// The month grid in the panel of the schedule: its days, and the list that one of them leads to.
import { expect, type Page } from '@playwright/test';
import { formatDayFull } from '#domain/dates/date-format.ts';
import { addDays, berlinDay, type Day } from '#domain/dates/dates.ts';
import { listEvents, today } from '../season.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';

const sheet = (page: Page) => page.getByRole('grid');
const cell = (page: Page, day: Day) => sheet(page).getByRole('link', { name: formatDayFull(day, 'de') });

/** The first day after `from` with events. */
async function busyDay(page: Page, from: Day): Promise<Day> {
  const days = new Set((await listEvents(page.request)).map(({ date_start }) => berlinDay(date_start)));
  let busy = addDays(from, 1);
  while (!days.has(busy)) busy = addDays(busy, 1);
  return busy;
}

test('the sheet matches the public API; choosing a day lists the events from that day on and marks it', async ({
  page,
}) => {
  await visit(page, '/de/termine');
  const start = await today(page.request);
  const response = await page.request.get(`/de/api/calendar/?date=${start.slice(0, 7)}-01`);
  const numbers: number[] = await response.json();
  const chosen = await sheet(page)
    .locator('td a')
    .evaluateAll((all) => all.map((link) => Number(link.textContent)));
  expect(chosen).toEqual(numbers.filter((number) => number >= Number(start.slice(8))));

  await sheet(page).locator('[tabindex="0"]').focus();
  // The focus is the first interaction, which makes the keys work.
  await untilHydrated(page, '[role="grid"]');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, addDays(start, 1))).toBeFocused();
  const busy = await busyDay(page, start);
  await show(page, busy);
  await cell(page, busy).press('Enter');
  await expect(page).toHaveURL(`/de/termine?date=${busy}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
    String(Number(busy.slice(8))),
  );
  await expect(cell(page, busy)).toHaveAccessibleName(/ausgewählt$/);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(
    page.getByRole('complementary').getByRole('link', { name: 'Filter zurücksetzen' }),
  ).toBeVisible();
});

/** Moves the calendar to the month of a day. */
async function show(page: Page, day: Day): Promise<void> {
  const wanted = cell(page, day);
  for (let turns = 0; turns < 12 && (await wanted.count()) === 0; turns += 1) {
    await page.getByRole('button', { name: 'Nächster Monat' }).click();
  }
  await expect(wanted).toBeVisible();
}
