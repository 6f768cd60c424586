// The site without scripts: everything a visitor needs works by links.
import { expect } from '@playwright/test';
import { berlinDay } from '#domain/dates/dates.ts';
import { findEvent, getProduction, listEvents, today } from '../season.ts';
import { test } from '../shared-page.ts';

test.use({ javaScriptEnabled: false });

test('the home page has tonight’s events with links', async ({ page, request }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/de');
  const day = await today(request);
  const evenings = (await listEvents(request)).filter((event) => berlinDay(event.date_start) === day);
  const titles = page
    .getByRole('region', { name: 'Heute' })
    .getByRole('heading', { level: 3, includeHidden: true });
  await expect(titles).toHaveText(evenings.map(({ production_name }) => production_name));
  await titles.last().getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/stuecke\/.+/);
});

test('the picture of the performance is rendered once a minute', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/de');
  const hero = page.locator('[data-phase="before"]');
  const printed = () => hero.evaluate((element) => getComputedStyle(element).getPropertyValue('--share'));
  const before = await printed();
  expect(await hero.evaluate((element) => element.getAnimations().length)).toBe(1);
  await page.waitForTimeout(500);
  expect(await printed()).toBe(before);
});

test('tickets link directly to the shop', async ({ page, request }) => {
  const event = await findEvent(
    request,
    (one) => one.status === 'onsale' && one.outcome === 'regular' && one.secondary_ticket_link !== '',
  );
  await page.goto('/de/termine');
  await page
    .locator(`#event-${event.id}`)
    .getByRole('link', { name: /^Tickets/ })
    .click();
  await expect(page).toHaveURL(event.secondary_ticket_link);
});

test('details below a row are expanded', async ({ page, request }) => {
  const event = await findEvent(
    request,
    ({ accessibility_info, status }) => accessibility_info !== '' && status !== 'past',
  );
  await page.goto(`/de/termine?date=${event.date_start.slice(0, 10)}`);
  const row = page.locator(`#event-${event.id}`);
  await expect(row.getByText(event.accessibility_info)).toBeVisible();
  const entry = await row.getByRole('link', { name: 'Kalender (.ics)' }).getAttribute('href');
  expect(await (await request.get(entry ?? '')).text()).toContain('BEGIN:VEVENT');
});

test('a filter and a day of the calendar are links', async ({ page, request }) => {
  await page.goto('/de/termine');
  await page.getByRole('complementary').getByRole('button', { name: 'Nachtasyl' }).click();
  await expect(page).toHaveURL('/de/termine?venue=nachtasyl');
  const expected = await listEvents(request, 'stage_name=Nachtasyl');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(40, expected.length));
  await page.getByRole('complementary').getByRole('link', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/de/termine');

  const day = page.getByRole('grid').locator('td a:not([data-today])').first();
  const address = (await day.getAttribute('href')) ?? '';
  expect(address).toContain('?date=');
  await day.click();
  await expect(page).toHaveURL(address);
});

test('the next rows of a list are a page', async ({ page }) => {
  await page.goto('/de/termine');
  const rows = page.getByRole('main').getByRole('article');
  const first = await rows.first().getAttribute('id');
  await page.getByRole('link', { name: 'Weitere Termine laden' }).click();
  await expect(page).toHaveURL('/de/termine?page=2');
  await expect(rows.first()).toBeVisible();
  expect(await rows.first().getAttribute('id')).not.toBe(first);
});

test('a production has its texts, people and dates', async ({ page, request }) => {
  const faust = await getProduction(request, 'faust');
  await page.goto(`/de/stuecke/faust/${faust.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(faust.lead)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Besetzung' }).getByRole('listitem')).toHaveCount(
    faust.cast.length,
  );
  await expect(main.getByRole('article').first()).toBeVisible();
});

for (const width of [375, 1280]) {
  test(`the menu opens and closes with links at ${width} px, with expanded submenus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/de/termine');
    const menu = page.locator('#main-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Regieteams' })).toBeVisible();
    await menu.getByRole('button', { name: 'Menü schließen' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: 'Menü öffnen' }).click();
    await menu.getByRole('link', { name: 'Regieteams' }).click();
    await expect(page).toHaveURL('/de/menschen/regieteams');
  });
}

test('the sheet on a telephone opens with a link', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/de/termine');
  const sheet = page.getByRole('complementary', { name: 'Filter' });
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Nachtasyl' }).click();
  await expect(page).toHaveURL('/de/termine?venue=nachtasyl');
});

test('search and language are links', async ({ page }) => {
  await page.goto('/de/stuecke');
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL('/en/whats-on');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/en/search');
});

test('no button is shown that needs a script', async ({ page }) => {
  for (const address of ['/de', '/de/termine', '/de/stuecke/faust/1', '/de/haus/strichprobe']) {
    await page.goto(address);
    // Questions are open, and the day is the heading of its list.
    const dead = page.locator('button[type="button"]:not([aria-selected="true"], h3 > *):visible');
    await expect(dead, address).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
