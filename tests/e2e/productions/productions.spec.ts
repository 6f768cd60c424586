// The list of productions: content, filters and pagination.
import { expect, type Page } from '@playwright/test';
import { listProductions } from '../season.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const choice = (page: Page, name: string) =>
  page.getByRole('complementary', { name: /^Filter/ }).getByRole('button', { name, exact: true });

async function expectCount(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    count === 1 ? '1 Stück' : `${count} Stücke`,
  );
}

test.beforeEach(({ page }) => visit(page, '/de/stuecke'));

test('every production has its picture, name and next date', async ({ page, request }) => {
  const [first] = await listProductions(request);
  await expect(titles(page).first()).toHaveText(first?.name ?? '');
  const tile = page.getByRole('main').getByRole('listitem').first();
  await expect(tile.getByRole('img')).toHaveAccessibleName(first?.picture?.alt ?? '');
  await expect(tile).toContainText(/Premiere heute|Heute|[A-Z][a-z] \d+\.\d+\./);
  await expect(page).toHaveTitle('Thalia – Stücke');
});

test('the list can be loaded to its end without duplicates', async ({ page, request }) => {
  const all = await listProductions(request);
  const more = page.getByRole('link', { name: 'Weitere Stücke laden' });
  const before = await titles(page).count();
  expect(before).toBeLessThan(all.length);
  await more.click();
  await expect(titles(page)).toHaveCount(all.length);
  await expect(more).toHaveCount(0);
  const names = await titles(page).allInnerTexts();
  expect(new Set(names).size).toBe(all.length);

  // After back navigation from a play the list has its former length.
  await titles(page).last().click();
  await expect(page).toHaveURL(/\/de\/stuecke\/.+/);
  await page.goBack();
  await expect(titles(page)).toHaveCount(all.length);
  await expect(titles(page).last()).toBeInViewport();
});

test('premieres are a filter; a tag and a venue are combined, kept after a reload and in the other language', async ({
  page,
  request,
}) => {
  const premieres = await listProductions(request, 'is_premiere=true');
  const reset = page.getByRole('link', { name: 'Filter zurücksetzen' });
  await expect(reset).toHaveCount(0);
  await choice(page, 'Nur Premieren').click();
  await expect(page).toHaveURL('/de/stuecke?is_premiere=true');
  await expectCount(page, premieres.length);
  await expect(choice(page, 'Nur Premieren')).toHaveAttribute('aria-pressed', 'true');
  await reset.click();
  await expect(page).toHaveURL('/de/stuecke');
  await expectCount(page, (await listProductions(request)).length);

  await choice(page, 'Klassiker').click();
  await expect(page).toHaveURL(/tag=/);
  await choice(page, 'Gaußstraße').click();
  await expect(page).toHaveURL(/venue=gaussstrasse/);
  const tag = new URL(page.url()).searchParams.get('tag');
  const stages = ['Ballsaal', 'Gaußstrasse Bühne', 'Werkstatt', 'Box'];
  const expected = await listProductions(
    request,
    `tag=${tag}&${stages.map((name) => `stage_name=${name}`).join('&')}`,
  );
  expect(expected.length).toBeGreaterThan(0);
  await expectCount(page, expected.length);
  await page.reload();
  await expectCount(page, expected.length);
  await expect(titles(page)).toHaveCount(expected.length);
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(`/en/whats-on?venue=gaussstrasse&tag=${tag}`);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${expected.length} plays`);
});
