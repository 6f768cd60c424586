// People: the ensemble with its filters, a person's page, the artistic teams from A to Z.
import { expect } from '@playwright/test';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

test('the ensemble is loaded page by page with its total, and restored on back navigation', async ({
  page,
}) => {
  await visit(page, '/de/ensemble');
  await expect(page).toHaveTitle('Thalia – Ensemble');
  const main = page.getByRole('main');
  const tiles = main.getByRole('heading', { level: 2 }).and(main.locator('a h2'));
  await expect(main.getByRole('status').first()).toHaveText(/^\d+ Menschen$/);
  const count = Number.parseInt((await main.getByRole('status').first().textContent()) ?? '', 10);
  expect(count).toBeGreaterThanOrEqual(40);
  await expect(tiles).toHaveCount(24);
  await main
    .getByRole('button', { name: 'Weitere laden' })
    .or(main.getByRole('link', { name: 'Weitere laden' }))
    .click();
  await expect(tiles).toHaveCount(count);
  const names = await tiles.allTextContents();
  expect(new Set(names).size).toBe(count);
  // The focus is on the first of the added people.
  await expect(page.locator('main li:nth-child(25) > a')).toBeFocused();
  const last = main
    .locator('li > a')
    .filter({ has: page.locator('h2') })
    .last();
  await last.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page).toHaveURL(/\/de\/menschen\/[a-z-]+\/\d+$/);
  await page.goBack();
  await expect(tiles).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 200);
});

test('on telephones each group of choices is one line, and the first name is visible', async ({ page }) => {
  for (const address of [
    '/de/ensemble',
    '/en/ensemble',
    '/de/menschen/regieteams',
    '/en/people/artistic-teams',
  ]) {
    await page.setViewportSize({ width: 320, height: 568 });
    await visit(page, address);
    for (const [width, height] of [
      [320, 568],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height });
      const place = `${address} at ${width} px`;
      const main = page.getByRole('main');
      const choices = main.getByRole('group').getByRole('button');
      expect(await choices.count()).toBeGreaterThan(8);
      for (const group of await main.getByRole('group').all()) {
        const tops = await group
          .getByRole('button')
          .evaluateAll((all) => all.map((choice) => choice.getBoundingClientRect().top));
        expect(new Set(tops).size, place).toBe(1);
      }
      // The row scrolls to its last choice, by swiping or by keyboard.
      await choices.first().focus();
      await choices.last().focus();
      await expect(choices.last(), place).toBeInViewport({ ratio: 1 });
      const panel = await page.getByRole('button', { name: /^(Kalender|Calendar)$/ }).boundingBox();
      const name = await main.getByRole('listitem').getByRole('heading').first().boundingBox();
      expect((name?.y ?? 0) + (name?.height ?? height), place).toBeLessThan(panel?.y ?? 0);
    }
  }
});

test('on a telephone the selected choice is first in its line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await visit(page, '/en/ensemble?position=9');
  const chosen = page.getByRole('main').getByRole('button', { pressed: true });
  for (const choice of await chosen.all()) await expect(choice).toBeInViewport({ ratio: 1 });
});

test('choices filter everybody else, each with its own address, and return to the ensemble', async ({
  page,
}) => {
  await visit(page, '/de/ensemble');
  const main = page.getByRole('main');
  const choice = (name: string) => main.getByRole('button', { name, exact: true });
  await expect(choice('Ensemble')).toHaveAttribute('aria-pressed', 'true');
  await choice('Leitung').click();
  await expect(page).toHaveURL(/\?category=\d+$/);
  await expect(main.getByRole('link', { name: /^Intendanz\s?: Ada Winterfeldt$/ })).toBeVisible();
  await expect(choice('Ensemble')).toHaveAttribute('aria-pressed', 'false');
  await choice('Video').press('Space');
  await expect(page).toHaveURL(/\?category=\d+&position=\d+$/);
  await expect(main.getByText('Hier ist gerade niemand.')).toBeVisible();
  await main
    .getByRole('link', { name: 'Das ganze Ensemble zeigen' })
    .or(main.getByRole('button', { name: 'Das ganze Ensemble zeigen' }))
    .click();
  await expect(page).toHaveURL('/de/ensemble');
  await expect(choice('Ensemble')).toHaveAttribute('aria-pressed', 'true');
});

test('a person’s page has parts, which link to plays, and upcoming events', async ({ page }) => {
  await visit(page, '/de/menschen/falsch/1');
  await expect(page).toHaveURL('/de/menschen/mira-okafor/1');
  await expect(page).toHaveTitle('Thalia – Mira Okafor');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/de\/menschen\/mira-okafor\/1$/,
  );
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Theater/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Mira\s*Okafor/);
  await expect(main.getByRole('img', { name: /^Porträt: / })).toBeVisible();
  await page.getByRole('button', { name: 'Bildunterschrift zeigen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Illustration: Thalia');
  await page.keyboard.press('Escape');
  const parts = main.getByRole('region', { name: 'In diesen Stücken' });
  await expect(parts.getByRole('listitem').filter({ hasText: 'Nora Helmer' })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Nächste Abende' }).getByRole('article').first(),
  ).toBeVisible();
  await parts.getByRole('link', { name: 'Nora' }).click();
  await expect(page).toHaveURL(/\/de\/stuecke\/nora\/\d+$/);
  // From the cast back to the person.
  await main.getByRole('region', { name: 'Besetzung' }).getByRole('link', { name: 'Mira Okafor' }).click();
  await expect(page).toHaveURL('/de/menschen/mira-okafor/1');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Mira\s*Okafor/);
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL('/en/people/mira-okafor/1');
  await expect(main.getByRole('heading', { name: 'On stage next' })).toBeVisible();
  expect((await visit(page, '/de/menschen/x/99999'))?.status()).toBe(404);
});

test('the teams are listed from A to Z by role, and by production', async ({ page }) => {
  await visit(page, '/de/menschen/regieteams');
  const main = page.getByRole('main');
  const letters = await main
    .getByRole('navigation', { name: 'Von A bis Z' })
    .getByRole('link')
    .allTextContents();
  expect(letters.length).toBeGreaterThan(8);
  expect(letters).toEqual(letters.toSorted());
  await expect(
    main.getByRole('region', { name: 'Nach Stück' }).getByRole('heading', { level: 3 }).first(),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Kostüme' }).click();
  await expect(page).toHaveURL(/\?position=\d+$/);
  await expect(main.getByRole('status').first()).toHaveText(/^\d+ Menschen? in den Regieteams$/);
  await expect(main.getByRole('link', { name: 'Samira Benali' }).first()).toBeVisible();
  await expect(
    main.getByRole('navigation', { name: 'Von A bis Z' }).getByRole('link', { name: 'T' }),
  ).toHaveCount(0);
});
