// The month grid in the panel of the schedule, by keyboard and for screen readers.
import { expect, type Locator, type Page } from '@playwright/test';
import { formatDayFull, formatMonth } from '#domain/dates/date-format.ts';
import { addDays, addMonths, berlinDay, type Day, monthOf, weekdayOf } from '#domain/dates/dates.ts';
import { listEvents, today } from '../season.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';

const sheet = (page: Page) => page.getByRole('grid');
const cell = (page: Page, day: Day) => sheet(page).getByRole('link', { name: formatDayFull(day, 'de') });

async function expectFocusOn(page: Page, day: Day): Promise<void> {
  await expect(cell(page, day)).toBeFocused();
  await expect(sheet(page)).toHaveAccessibleName(formatMonth(day, 'de'));
  await expect(sheet(page).locator('[tabindex="0"]')).toHaveCount(1);
  await expect(cell(page, day)).toHaveAttribute('tabindex', '0');
}

/** Days from `from` on with events, and the first one without. */
async function busyAndEmptyDay(page: Page, from: Day): Promise<{ busy: Day; empty: Day }> {
  const counts = new Map<Day, number>();
  for (const { date_start } of await listEvents(page.request)) {
    const day = berlinDay(date_start);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  let busy = addDays(from, 1);
  while (!counts.has(busy)) busy = addDays(busy, 1);
  let empty = addDays(from, 1);
  while (counts.has(empty)) empty = addDays(empty, 1);
  return { busy, empty };
}

test.beforeEach(({ page }) => visit(page, '/de/termine'));

test('arrow, Home, End and Page keys move by days, weeks and months, with a single tab stop', async ({
  page,
}) => {
  const start = await today(page.request);
  await sheet(page).locator('[tabindex="0"]').focus();
  // The focus is the first interaction, which makes the keys work.
  await untilHydrated(page, '[role="grid"]');
  await expectFocusOn(page, start);
  let day = start;
  const steps: [string, (from: Day) => Day][] = [
    ['ArrowRight', (from) => addDays(from, 1)],
    ['ArrowDown', (from) => addDays(from, 7)],
    ['ArrowLeft', (from) => addDays(from, -1)],
    ['ArrowUp', (from) => addDays(from, -7)],
    ['End', (from) => addDays(from, 7 - weekdayOf(from))],
    ['Home', (from) => addDays(from, 1 - weekdayOf(from))],
    ['PageDown', (from) => addMonths(from, 1)],
    ['PageDown', (from) => addMonths(from, 1)],
    ['PageUp', (from) => addMonths(from, -1)],
  ];
  for (const [key, lead] of steps) {
    await page.keyboard.press(key);
    day = lead(day);
    await expectFocusOn(page, day);
  }
  await page.keyboard.press('Tab');
  await expect(sheet(page).locator(':focus')).toHaveCount(0);
});

test('days have accessible names with full date and number of events', async ({ page }) => {
  const start = await today(page.request);
  const events = await listEvents(page.request);
  const countOn = (day: Day) => events.filter(({ date_start }) => berlinDay(date_start) === day).length;
  await expect(cell(page, start)).toHaveAccessibleName(
    `${formatDayFull(start, 'de')}, ${countOn(start)} Vorstellungen, ausgewählt`,
  );
  const { busy, empty } = await busyAndEmptyDay(page, start);
  const words = countOn(busy) === 1 ? '1 Vorstellung' : `${countOn(busy)} Vorstellungen`;
  await show(page, busy);
  await expect(cell(page, busy)).toHaveAccessibleName(`${formatDayFull(busy, 'de')}, ${words}`);
  await show(page, empty);
  await expect(cell(page, empty)).toHaveAccessibleName(`${formatDayFull(empty, 'de')}, keine Vorstellung`);
});

test('choosing a day lists the events from that day on and marks it', async ({ page }) => {
  const start = await today(page.request);
  const { busy } = await busyAndEmptyDay(page, start);
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

test('days without events and days before today cannot be chosen', async ({ page }) => {
  const start = await today(page.request);
  const { empty } = await busyAndEmptyDay(page, start);
  await show(page, empty);
  await expectDead(page, cell(page, empty));
  const before = addDays(start, -1);
  if (monthOf(before) !== monthOf(start)) return;
  await show(page, before);
  await expectDead(page, cell(page, before));
});

test('the buttons change the month, but not to past ones', async ({ page }) => {
  const start = await today(page.request);
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('button', { name: 'Voriger Monat' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Nächster Monat' }).click();
  await expect(sheet(page)).toHaveAccessibleName(formatMonth(addMonths(start, 1), 'de'));
  await expect(sheet(page).locator('[tabindex="0"]')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Voriger Monat' }).click();
  await expect(sheet(page)).toHaveAccessibleName(formatMonth(start, 'de'));
});

test('the sheet matches the public API', async ({ page }) => {
  const start = await today(page.request);
  const response = await page.request.get(`/de/api/calendar/?date=${start.slice(0, 7)}-01`);
  const numbers: number[] = await response.json();
  const chosen = await sheet(page)
    .locator('td a')
    .evaluateAll((all) => all.map((link) => Number(link.textContent)));
  expect(chosen).toEqual(numbers.filter((number) => number >= Number(start.slice(8))));
});

/** Moves the calendar to the month of a day. */
async function show(page: Page, day: Day): Promise<void> {
  const wanted = cell(page, day);
  for (let turns = 0; turns < 12 && (await wanted.count()) === 0; turns += 1) {
    await page.getByRole('button', { name: 'Nächster Monat' }).click();
  }
  await expect(wanted).toBeVisible();
}

async function expectDead(page: Page, day: Locator): Promise<void> {
  const address = page.url();
  await expect(day).toBeDisabled();
  await day.click({ force: true });
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
}
