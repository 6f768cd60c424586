// The press room: the list, an article with picture and production, and the contacts.
import { expect, type Locator } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { logIn } from '../log-in.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

for (const [address, article] of [
  ['/de/presse', 'Die kleine Meerjungfrau'],
  ['/en/press', 'The Little Mermaid'],
] as const) {
  test(`the list and the first window of it and of an article: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await visit(page, address);
    const main = page.getByRole('main');
    const articles = main.getByRole('article');

    if (address === '/de/presse')
      await test.step('the newest is first, and the contact is there', async () => {
        await expect(page).toHaveTitle('Thalia – Presse');
        const days = await articles
          .locator('time')
          .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
        expect(days.length).toBeGreaterThan(5);
        expect(days).toEqual(days.toSorted().toReversed());
        const contact = main.getByRole('region', { name: 'Pressekontakt' });
        await expect(contact.getByRole('link', { name: '040 66969 300' })).toHaveAttribute(
          'href',
          /^tel:\+49/,
        );
        await expect(contact.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      });

    await test.step('the first window shows the latest headline and the next two', async () => {
      const headlines = articles.getByRole('heading', { level: 2 });
      for (const at of [0, 1, 2]) await expect(headlines.nth(at)).toBeInViewport({ ratio: 1 });
    });

    await test.step('the title of the list ends where the latest picture begins', async () => {
      for (const width of [768, 1024, 1100, 1366]) {
        await page.setViewportSize({ width, height: 768 });
        const title = await page
          .getByRole('heading', { level: 1 })
          .locator('span span span')
          .first()
          .boundingBox();
        const picture = await articles.first().getByRole('img').boundingBox();
        expect((title?.x ?? 0) + (title?.width ?? width), `${width} px`).toBeLessThanOrEqual(picture?.x ?? 0);
      }
    });

    await test.step('on a telephone it shows the next one, and the title of an article', async () => {
      await page.setViewportSize({ width: 375, height: 667 });
      const button = page.getByRole('button', { name: /^(Kalender|Calendar)$/ });
      const endOf = async (heading: Locator) => {
        const { y, height } = (await heading.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
        return y + height;
      };
      const next = articles.getByRole('heading').nth(1);
      expect(await endOf(next)).toBeLessThan((await button.boundingBox())?.y ?? 0);
      await main.getByRole('link', { name: article }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toContainText(article.slice(0, 10));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      expect(await endOf(title)).toBeLessThan((await button.boundingBox())?.y ?? 0);
    });
  });
}

test('an article has the credit of its picture and links to its play', async ({ page }) => {
  await visit(page, '/de/presse');
  await page.getByRole('main').getByRole('link', { name: 'Ein Haus auf den Schultern' }).click();
  await expect(page).toHaveURL(/\/de\/presse\/ein-haus-auf-den-schultern\/\d+$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Ein Haus');
  await expect(main.getByRole('img').first()).toHaveAccessibleName(/\S/);
  await expect(main.getByRole('definition').filter({ hasText: 'Thalia' })).toBeVisible();
  await page.getByRole('button', { name: 'Bildunterschrift zeigen' }).click();
  await expect(page.getByRole('dialog')).toContainText('Thalia');
  await page.keyboard.press('Escape');
  await main.getByRole('definition').getByRole('link', { name: 'Nora' }).click();
  await expect(page).toHaveURL(/\/de\/stuecke\/nora\/\d+$/);
});

test('pictures are downloaded one by one or all at once, and restricted ones are marked', async ({
  page,
}) => {
  await visit(page, '/de/presse');
  const downloads = page.getByRole('region', { name: 'Bilder für die Presse' });
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    downloads.getByRole('link', { name: 'Alle laden ZIP' }).first().click(),
  ]);
  expect(archive.suggestedFilename()).toBe('nora.zip');
  await downloads.getByText('Nora', { exact: true }).first().click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    downloads
      .getByRole('link', { name: /^Laden ?: Nora mit dem Haus auf den Schultern PNG, 3200 × 1806/ })
      .click(),
  ]);
  expect(file.suggestedFilename()).toBe('nora-mit-dem-haus-auf-den-schultern.png');
  await downloads.getByText(/^Nachtschicht am Tor vier/).click();
  await expect(downloads.getByText(/für Redaktionen mit Zugang/)).toBeVisible();
  await expect(downloads.getByText('Am Tor vier, kurz vor Schluss')).toHaveCount(0);
  expect(await axeFindings(page, { within: '#downloads' })).toEqual([]);
});

test('logged-in users find restricted files', async ({ page, baseURL }) => {
  await logIn(page, baseURL);
  await visit(page, '/de/presse');
  const downloads = page.getByRole('region', { name: 'Bilder für die Presse' });
  await downloads.getByText(/^Nachtschicht am Tor vier/).click();
  await expect(downloads.getByRole('link', { name: /Am Tor vier, kurz vor Schluss/ })).toBeVisible();
});
