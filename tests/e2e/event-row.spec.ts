// A row of the schedule in each of its states: what it says, what it sells, how it looks.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Event } from '#domain/events/event.ts';
import { formatAmount } from '#domain/events/prices.ts';
import { findEvent } from './season.ts';
import { test, visit } from './visit.ts';

const premiere = 9;
const isOpen = (event: Event) => event.outcome !== 'cancelled' && event.status === 'onsale';
const isPlain = (event: Event) => isOpen(event) && event.alternative_ticket_status === '';

/** The row of the first event of the season that is as described. */
async function rowOf(
  page: Page,
  fits: (event: Event) => boolean,
  locale: 'de' | 'en' = 'de',
): Promise<{ event: Event; row: Locator }> {
  const event = await findEvent(page.request, fits, locale);
  const path = locale === 'de' ? '/de/termine' : '/en/event-calendar';
  await visit(page, `${path}?date=${event.date_start.slice(0, 10)}`);
  return { event, row: page.locator(`#event-${event.id}`) };
}

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const tickets = (row: Locator) => row.getByRole('link', { name: /^(Tickets|Warteliste)/ });
const quiet = 'rgb(102, 102, 102)';

test('an ordinary evening: hour, place, both prices, tickets', async ({ page }) => {
  const { event, row } = await rowOf(
    page,
    (one) =>
      isPlain(one) &&
      one.outcome === 'regular' &&
      !one.is_on_tour &&
      one.min_price_youth_ticket_excl_e !== '',
  );
  const amount = (text: string) => formatAmount(text, 'de');
  await expect(row.getByRole('time')).toHaveText(event.date_start.slice(11, 16).replace(':', '.'));
  await expect(row).toContainText(`ab ${amount(event.min_price_normal_excl_e)} €`);
  await expect(row).toContainText(`/ erm. ab ${amount(event.min_price_youth_ticket_excl_e)} €`);
  await expect(tickets(row)).toHaveText(/^Tickets/);
  expect(await styleOf(row, 'color')).not.toBe(quiet);
});

test('a premiere is printed in the secondary ink', async ({ page }) => {
  const { row } = await rowOf(page, (one) => isPlain(one) && one.activity?.id === premiere);
  await expect(row.getByText('Premiere', { exact: true })).toBeVisible();
  const ink = await row.evaluate((element) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--sec)';
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  expect(await styleOf(row, 'background-color')).toBe(ink);
});

test('a cancelled evening: struck, red, why, nothing for sale', async ({ page }) => {
  const { event, row } = await rowOf(
    page,
    (one) => one.outcome === 'cancelled' && one.cancellation_info_short !== '',
  );
  const label = row.getByText('Abgesagt', { exact: true });
  await expect(label).toBeVisible();
  expect(await styleOf(label, 'color')).toBe('rgb(200, 0, 30)');
  await expect(row.getByText(event.cancellation_info_short)).toBeVisible();
  expect(await styleOf(row.getByRole('heading'), 'text-decoration-line')).toBe('line-through');
  expect(await styleOf(row, 'color')).toBe(quiet);
  await expect(tickets(row)).toHaveCount(0);
  await expect(row.getByText(/^ab \d/)).toHaveCount(0);
  await row.getByRole('button', { name: /^Info/ }).click();
  await expect(row.getByText(event.cancellation_info_long)).toBeVisible();
});

test('sold out with a waiting list: the word instead of the price, and the list', async ({ page }) => {
  const { event, row } = await rowOf(
    page,
    (one) => one.status === 'soldout' && one.registration_link !== '' && one.alternative_ticket_status === '',
  );
  await expect(row.getByText('Ausverkauft')).toBeVisible();
  await expect(row.getByText(/^ab \d/)).toHaveCount(0);
  await expect(tickets(row)).toHaveText(/^Warteliste/);
  await expect(tickets(row)).toHaveAttribute('href', event.registration_link);
});

test('sold out without a waiting list: the word alone', async ({ page }) => {
  const { row } = await rowOf(page, (one) => one.status === 'soldout' && one.registration_link === '');
  await expect(row.getByText('Ausverkauft')).toBeVisible();
  await expect(tickets(row)).toHaveCount(0);
});

test('an evening that is over says so and sells nothing', async ({ page }) => {
  const { row } = await rowOf(page, (one) => one.status === 'past');
  await expect(row.getByText('Vergangene Veranstaltung')).toBeVisible();
  await expect(tickets(row)).toHaveCount(0);
  await expect(row.getByText(/^ab \d/)).toHaveCount(0);
  expect(await styleOf(row, 'color')).toBe(quiet);
});

test('a change of cast says who plays for whom', async ({ page }) => {
  const { event, row } = await rowOf(
    page,
    (one) => one.outcome === 'replacement' && one.substitution_info !== '',
  );
  const line = row.getByText(event.substitution_info);
  await expect(line).toBeVisible();
  await expect(row.getByText(/Umbesetzung/).first()).toBeVisible();
  expect(await styleOf(line, 'font-style')).toBe('italic');
  expect(await styleOf(row, 'color')).toBe(quiet);
});

test('an evening away from home names the other house', async ({ page }) => {
  const { event, row } = await rowOf(page, (one) => one.is_on_tour && one.outcome === 'regular');
  await expect(row.getByText('Auf Reisen')).toBeVisible();
  await expect(row.getByText(event.stage_name)).toBeVisible();
  expect(await styleOf(row, 'color')).toBe(quiet);
});

test('an hour that is not fixed is not shown', async ({ page }) => {
  const { row } = await rowOf(page, (one) => one.unspecific_time);
  await expect(row.getByText('Zeit folgt', { exact: true })).toBeVisible();
  await expect(row.getByRole('time')).toHaveCount(0);
  await expect(row).not.toContainText(/\d\d\.\d\d/);
});

test('a word of the box office replaces price and button', async ({ page }) => {
  const { event, row } = await rowOf(page, (one) => isOpen(one) && one.alternative_ticket_status !== '');
  await expect(row.getByText(event.alternative_ticket_status)).toBeVisible();
  await expect(tickets(row)).toHaveCount(0);
  await expect(row.getByText(/^ab \d/)).toHaveCount(0);
});

test('tickets of another seller are one click away', async ({ page }) => {
  const { event, row } = await rowOf(page, (one) => isPlain(one) && one.ticket_url_external !== '');
  // The other seller is not on this machine.
  await page.route(event.ticket_url_external, (route) => route.fulfill({ body: 'Karten', status: 200 }));
  await tickets(row).click();
  await expect(page).toHaveURL(event.ticket_url_external);
});

test('tickets that need no word before them lead straight to the shop', async ({ page }) => {
  const { event, row } = await rowOf(
    page,
    (one) =>
      isPlain(one) && one.hide_slider && one.ticket_url_external === '' && one.secondary_ticket_link !== '',
  );
  await tickets(row).click();
  await expect(page).toHaveURL(event.secondary_ticket_link);
});

test('the stroke is put into words for those who do not see it', async ({ page }) => {
  const { event, row } = await rowOf(
    page,
    (one) => isPlain(one) && one.date_end !== null && one.intervals.length === 1,
  );
  const begin = event.date_start.slice(11, 16).replace(':', '.');
  await expect(row).toContainText(
    new RegExp(`Beginn ${begin.replace('.', '\\.')} Uhr, Dauer .*, eine Pause\\.`),
  );
});

test('the same states in English', async ({ page }) => {
  const cancelled = await rowOf(page, (one) => one.outcome === 'cancelled', 'en');
  await expect(cancelled.row.getByText('Cancelled', { exact: true })).toBeVisible();
  const soldOut = await rowOf(page, (one) => one.status === 'soldout', 'en');
  await expect(soldOut.row.getByText('Sold out', { exact: true })).toBeVisible();
  const { event, row } = await rowOf(
    page,
    (one) => isPlain(one) && one.min_price_normal_excl_e.endsWith('.50'),
    'en',
  );
  await expect(row).toContainText(`from €${event.min_price_normal_excl_e}`);
});
