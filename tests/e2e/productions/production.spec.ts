// The page of a production: people, dates, texts, pictures, and its addresses.
import { expect, type Page } from '@playwright/test';
import type { Production } from '#domain/productions/production.ts';
import { getProduction } from '../season.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

const addressOf = ({ slug, id }: Pick<Production, 'slug' | 'id'>) => `/de/stuecke/${slug.de}/${id}`;
const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

for (const slug of ['tristram-shandy', 'nachtschicht-am-tor-vier']) {
  test(`a long title is completely within the first window: ${slug}`, async ({ page, request }) => {
    await visit(page, addressOf(await getProduction(request, slug)));
    for (const [width, height] of [
      [1366, 768],
      [375, 667],
    ] as const) {
      await page.setViewportSize({ width, height });
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      // On a telephone the panel's button covers the bottom of the window.
      const room = width < 1024 ? height - 58 : height;
      expect((title?.y ?? 0) + (title?.height ?? height), slug).toBeLessThan(room);
    }
  });
}

test('the page of a premiere', async ({ page, request }) => {
  const faust = await getProduction(request, 'faust');
  await visit(page, addressOf(faust));
  const main = page.getByRole('main');

  await test.step('who made it and who plays in it', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Faust');
    expect(faust.credits.length).toBeGreaterThan(0);
    for (const { name, role } of faust.credits) {
      await expect(main.getByRole('term').filter({ hasText: role }).first()).toBeVisible();
      await expect(main.getByRole('definition').filter({ hasText: name }).first()).toBeVisible();
    }
    const parts = section(page, 'Besetzung').getByRole('listitem');
    await expect(parts).toHaveCount(faust.cast.length);
    for (const [index, { role, name }] of faust.cast.entries()) {
      await expect(parts.nth(index)).toContainText(role);
      await expect(parts.nth(index)).toContainText(name);
    }
  });

  await test.step('how long it lasts, for whom it is, and what to know before', async () => {
    await expect(main.getByText('3 Std. 20, eine Pause').first()).toBeVisible();
    await expect(main.getByText(`ab ${faust.age_recommendation} Jahren`)).toBeVisible();
    const note = main.getByText(faust.content_note);
    await expect(note).toBeHidden();
    await main.getByText('Hinweise lesen').click();
    await expect(note).toBeVisible();
    await expect(main).toContainText(faust.lead);
  });

  await test.step('when it is played, with tickets through the overlay', async () => {
    const coming = faust.events.filter(({ status }) => status !== 'past');
    const rows = section(page, 'Termine').locator('article:visible');
    await expect(rows).toHaveCount(coming.length);
    await rows
      .getByRole('link', { name: /^Tickets/ })
      .first()
      .click();
    const overlay = page.getByRole('dialog', { name: 'Weiter zum Webshop' });
    await expect(overlay).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
  });

  await test.step('in print a struck passage has lines through its words instead of bars', async () => {
    await page.emulateMedia({ media: 'print' });
    const struck = main.locator('s').first();
    await expect(struck).toHaveCSS('text-decoration-line', 'line-through');
    await expect(struck).toHaveCSS('background-image', 'none');
    const premiere = section(page, 'Termine').getByRole('article').first();
    await expect(premiere).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(premiere.getByRole('link', { name: /^Tickets/ })).toBeHidden();
    // Browsers print no backgrounds by default: the picture leaves no empty page.
    await expect(page.locator('div:has(> div > h1) > :first-child')).toHaveCSS('display', 'none');
    await page.emulateMedia({ media: null });
  });

  await test.step('pictures are browsed by keyboard, and the focus returns to the picture', async () => {
    const { length } = faust.pictures;
    expect(length).toBeGreaterThan(1);
    const first = page.getByRole('button', { name: 'Bild 1 groß zeigen' });
    const viewer = page.getByRole('dialog', { name: 'Bilder' });
    await first.press('Enter');
    await expect(viewer).toBeVisible();
    await expect(viewer.locator(':focus')).toHaveCount(1);
    await expect(viewer).toContainText(`Bild 1 von ${length}`);
    await expect(viewer).toContainText(faust.pictures[0]?.credit ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(`Bild 2 von ${length}`);
    await expect(viewer.getByRole('img')).toHaveAccessibleName(faust.pictures[1]?.alt ?? '');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toContainText(`Bild ${length} von ${length}`);
    await viewer.getByRole('button', { name: 'Nächstes Bild' }).click();
    await expect(viewer).toContainText(`Bild 1 von ${length}`);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(first).toBeFocused();

    await page.getByRole('button', { name: 'Bild 2 groß zeigen' }).click();
    await expect(viewer).toContainText(`Bild 2 von ${length}`);
    await viewer.getByRole('button', { name: 'Bilder schließen' }).click();
    await expect(viewer).toHaveCount(0);
  });

  await test.step('what others say of it, the trailer and the booklet', async () => {
    for (const { content, author } of faust.quotes) {
      const quote = main.getByRole('listitem').filter({ hasText: content });
      await expect(quote).toContainText(author);
    }
    await expect(section(page, 'Trailer')).toContainText(faust.trailer?.title ?? '');
    await page.getByRole('link', { name: 'Programmheft lesen' }).click();
    await expect(page).toHaveURL(`${addressOf(faust)}/programmheft`);
    const header = page.getByRole('banner');
    await expect(header).toContainText('Digitales Programmheft');
    await header.getByRole('link', { name: 'Zum Stück' }).click();
    await expect(page).toHaveURL(addressOf(faust));
  });

  await test.step('where it is played: the way to the venue, and back', async () => {
    await main.getByRole('definition').getByRole('link', { name: 'Thalia, Große Bühne' }).click();
    await expect(page).toHaveURL('/de/spielstaetten/thalia/7');
    await page.goBack();
    await expect(page).toHaveURL(addressOf(faust));
  });

  await test.step('where it stands: the way from the start', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Sie sind hier' });
    await expect(crumbs.getByRole('listitem')).toHaveText(['Start', 'Stücke', 'Faust']);
    await expect(crumbs.getByText('Faust')).toHaveAttribute('aria-current', 'page');
    await crumbs.getByRole('link', { name: 'Stücke' }).click();
    await expect(page).toHaveURL('/de/stuecke');
  });
});

test.describe('addresses', () => {
  test('German texts are marked on the English page', async ({ page, request }) => {
    const { id, slug, lead, in_german } = await getProduction(request, 'emilia-galotti', 'en');
    expect(in_german).toContain('lead');
    await visit(page, `/en/whats-on/${slug.en}/${id}`);
    await expect(page.getByRole('main').getByText(lead)).toHaveAttribute('lang', 'de');
  });
});
