// The schedule: filters, pagination, and the details below a row.
import { expect, type Page } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { listEvents } from '../season.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

// All filters fit the window: Playwright would scroll to those at the lower edge, and the header hides during the click.
test.use({ viewport: { width: 1280, height: 1000 } });

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const filters = (page: Page) => page.getByRole('complementary', { name: /^Filter/ });
const choice = (page: Page, name: string) => filters(page).getByRole('button', { name, exact: true });
const reset = (page: Page) => filters(page).getByRole('link', { name: 'Filter zurücksetzen' });

/** The list announces the number of its events, and it is correct. */
async function expectCount(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    count === 1 ? '1 Termin' : `${count} Termine`,
  );
}

test.describe('filters', () => {
  test.beforeEach(({ page }) => visit(page, '/de/termine'));

  test('a venue lists only its events, at an address that can be shared', async ({ page, request }) => {
    const expected = await listEvents(request, 'stage_name=Nachtasyl');
    await expect(reset(page)).toHaveCount(0);

    await choice(page, 'Nachtasyl').click();
    await expect(page).toHaveURL('/de/termine?venue=nachtasyl');
    await expect(choice(page, 'Nachtasyl')).toHaveAttribute('aria-pressed', 'true');
    await expectCount(page, expected.length);
    await expect(rows(page).filter({ hasText: 'Nachtasyl' })).toHaveCount(expected.length);

    await page.reload();
    await expect(choice(page, 'Nachtasyl')).toHaveAttribute('aria-pressed', 'true');
    await expectCount(page, expected.length);

    await visit(page, page.url());
    await choice(page, 'Nachtasyl').press(' ');
    await expect(page).toHaveURL('/de/termine');
    await expect(choice(page, 'Nachtasyl')).toHaveAttribute('aria-pressed', 'false');
  });

  test('premieres and a tag narrow the list further, and the reset removes all filters', async ({
    page,
    request,
  }) => {
    await choice(page, 'Premieren').click();
    await expect(page).toHaveURL('/de/termine?is_premiere=true');
    const premieres = await listEvents(request, 'activity=9');
    await expectCount(page, premieres.length);
    await expect(rows(page).getByText('Premiere', { exact: true })).toHaveCount(premieres.length);

    await choice(page, 'Klassiker').click();
    await expect(page).toHaveURL(/tag=\d+/);
    await expect(choice(page, 'Premieren')).toHaveAttribute('aria-pressed', 'true');
    const classics = await listEvents(request, `activity=9&${new URL(page.url()).search.slice(1)}`);
    await expectCount(page, classics.length);
    expect(classics.length).toBeLessThan(premieres.length);

    await reset(page).click();
    await expect(page).toHaveURL('/de/termine');
    await expect(reset(page)).toHaveCount(0);
    // The pressed link disappears, and the focus stays among the filters.
    await expect(filters(page)).toBeFocused();
    await expect(filters(page).getByRole('button', { pressed: true })).toHaveCount(0);

    // In the other language the filter is kept.
    await choice(page, 'Premieren').click();
    await expect(page).toHaveURL('/de/termine?is_premiere=true');
    await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
    await expect(page).toHaveURL('/en/event-calendar?is_premiere=true');
    const panel = page.getByRole('complementary', { name: 'Change filter' });
    await expect(panel.getByRole('button', { name: 'Premieres' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a filter without events shows a message and a reset link', async ({ page }) => {
  await visit(page, '/de/termine?venue=nachtasyl&tag=4');
  await expect(rows(page)).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main).toContainText('Zu dieser Auswahl gibt es keine Termine.');
  await main.getByRole('link', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/de/termine');
  await expect(rows(page).first()).toBeVisible();
  await expect(main).toBeFocused();
});

test('two choices in quick succession both apply', async ({ page, request }) => {
  await visit(page, '/de/termine');
  // The second choice is made before the list for the first arrives.
  const letGo = await holdRequests(page, '**/*.data*');
  await choice(page, 'Premieren').click();
  await expect(choice(page, 'Premieren')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Gaußstraße').click();
  await expect(choice(page, 'Gaußstraße')).toHaveAttribute('aria-pressed', 'true');
  letGo();
  await expect(page).toHaveURL('/de/termine?venue=gaussstrasse&is_premiere=true');
  const stages = ['Ballsaal', 'Gaußstrasse Bühne', 'Werkstatt', 'Box'];
  const expected = await listEvents(
    request,
    `activity=9&${stages.map((name) => `stage_name=${name}`).join('&')}`,
  );
  await expectCount(page, expected.length);
});

test.describe('filters on a telephone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('the button shows whether a filter is set and opens the sheet', async ({ page }) => {
    await visit(page, '/de/termine');
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
    await expect(filters(page)).toBeVisible();
    // Tab moves from the button into what it has opened.
    await page.keyboard.press('Tab');
    await expect(filters(page).locator(':focus')).toHaveCount(1);
    await choice(page, 'Gaußstraße').click();
    await expect(page).toHaveURL('/de/termine?venue=gaussstrasse');
    // The sheet stays open for the next filter.
    await expect(filters(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filters(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter ändern' })).toBeVisible();
  });

  test('choosing a day closes the sheet', async ({ page }) => {
    await visit(page, '/de/termine');
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const day = filters(page).getByRole('grid').getByRole('link').and(page.locator('a:not([data-today])'));
    const address = (await day.first().getAttribute('href')) ?? '';
    expect(address).toContain('?date=');
    await day.first().click();
    await expect(page).toHaveURL(address);
    await expect(filters(page)).toBeHidden();
  });
});

test.describe('loading more', () => {
  test('shows three bars, appends rows and focuses the first; Back from a play restores length and position', async ({
    page,
  }) => {
    await visit(page, '/de/termine');
    const before = await rows(page).count();
    const letGo = await holdRequests(page, '**/*.data*');
    await page.getByRole('link', { name: 'Weitere Termine laden' }).press('Enter');
    const waiting = page.getByRole('main').getByRole('status').filter({ hasText: 'Wird geladen' });
    await expect(waiting).toBeVisible();
    await expect(waiting.locator('[data-form] > *')).toHaveCount(3);
    letGo();
    await expect(rows(page)).toHaveCount(before + 30);
    await expect(rows(page).nth(before).locator(':focus')).toHaveCount(1);
    await expect(page).toHaveURL('/de/termine');

    // A play beyond the first page of the list.
    const title = rows(page)
      .nth(before + 9)
      .getByRole('heading')
      .getByRole('link');
    await title.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    const name = (await title.textContent()) ?? '';
    await title.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/de\/stuecke\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL('/de/termine');
    await expect(rows(page)).toHaveCount(before + 30);
    await expect(title).toHaveText(name);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
      .toBeLessThanOrEqual(2);
  });

  test('ends after the last event, without duplicates', async ({ page, request }) => {
    const expected = await listEvents(request, 'activity=1&stage_name=Bühne');
    await visit(page, '/de/termine?venue=thalia');
    const more = page.getByRole('link', { name: 'Weitere Termine laden' });
    for (let shown = await rows(page).count(); (await more.count()) > 0; ) {
      await more.click();
      await expect.poll(() => rows(page).count()).toBeGreaterThan(shown);
      shown = await rows(page).count();
    }
    const ids = await rows(page).evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id } of expected) expect(ids).toContain(`event-${id}`);
    await expectCount(page, ids.length);
  });
});
