// Venues: entrance, stops, lift, induction loop, the map without third parties, and productions.
import { expect, type Page } from '@playwright/test';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

/** The first building, with picture and name. */
async function expectHouseInWindow(page: Page): Promise<void> {
  const house = page.getByRole('main').getByRole('article').first();
  await expect(house.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(house.getByRole('img')).toBeInViewport({ ratio: 1 });
}

test('the list has entrance, stop or floor and building of every venue, and links to its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await visit(page, '/de/spielstaetten');
  await expectHouseInWindow(page);
  await expect(page).toHaveTitle('Thalia – Spielstätten');
  const teasers = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByText('Eingang') });
  await expect(teasers).toHaveCount(6);
  for (const house of ['Thalia', 'Thalia Gaußstraße']) {
    const teaser = teasers.filter({ has: page.getByRole('heading', { level: 2, name: house, exact: true }) });
    await expect(teaser.getByRole('term').filter({ hasText: 'Haltestelle' })).toBeVisible();
  }
  // Venues in the main building are listed with it, by floor.
  const rooms = page.getByRole('region', { name: 'Im selben Haus' }).getByRole('article');
  await expect(rooms).toHaveCount(4);
  await expect(rooms.filter({ hasText: 'Nachtasyl' })).toContainText('4. Stock');
  await page.getByRole('link', { name: 'Thalia Gaußstraße' }).click();
  await expect(page).toHaveURL('/de/spielstaetten/thalia-gaussstrasse/11');
});

test('the first window of the English list shows the first building, too', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await visit(page, '/en/venues');
  await expectHouseInWindow(page);
});

test('a page has the information for a visit', async ({ page }) => {
  await visit(page, '/de/spielstaetten/falsch/7');
  await expect(page).toHaveURL('/de/spielstaetten/thalia/7');
  const main = page.getByRole('main');
  const facts = main.getByRole('region', { name: 'Auf einen Blick' });
  for (const [term, answer] of [
    ['Eingang', /Flügeltür/],
    ['Haltestelle', /Strichbrücke/],
    ['Aufzug', /Kabine/],
    ['Höranlage', /Reihen 3 bis 14/],
    ['Rollstuhlplätze', /Reihe 12/],
  ] as const) {
    await expect(facts.getByRole('term').filter({ hasText: term })).toBeVisible();
    await expect(facts.getByRole('definition').filter({ hasText: answer })).toBeVisible();
  }
  const plan = main.getByRole('region', { name: 'Lageplan' });
  await expect(plan.getByRole('img', { name: 'Lageplan: Thalia' })).toBeVisible();
  // Every number on the map has its line below it.
  const numbers = await plan.locator('svg g > rect + text').allTextContents();
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1)));
  await expect(plan.getByRole('listitem')).toHaveCount(numbers.length);
  await expect(
    main.getByRole('region', { name: 'Nächste Abende hier' }).getByRole('article').first(),
  ).toContainText('Große Bühne');
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL('/en/venues/thalia/7');
  await expect(main.getByRole('term').filter({ hasText: 'Hearing loop' })).toBeVisible();
  await visit(page, '/en/venues/nachtasyl/12');
  await expect(main.getByText(/Hamburg, Fourth floor$/)).toBeVisible();
  expect((await visit(page, '/de/spielstaetten/x/99'))?.status()).toBe(404);
});
