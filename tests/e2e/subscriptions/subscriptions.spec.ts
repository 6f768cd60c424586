// Subscriptions: the list with its filters, the page of one, and the contacts.
import { expect, type Page } from '@playwright/test';
import { listSubscriptions, shopOrigin } from '../season.ts';
import { test } from '../shared-page.ts';
import { scrollsSideways, untilHydrated, visit } from '../visit.ts';

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const choice = (page: Page, name: string) =>
  page.getByRole('complementary', { name: /^Filter/ }).getByRole('button', { name, exact: true });

async function expectCount(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    count === 1 ? '1 Abo' : `${count} Abos`,
  );
  await expect(names(page)).toHaveCount(count);
}

async function expectWholeNames(page: Page): Promise<void> {
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 768 });
    const lines = await names(page).evaluateAll((all) =>
      all.map((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight)),
    );
    expect(Math.max(...lines), `${width} px`).toBeLessThan(4.5);
  }
}

test('lists all by type, with days and price', async ({ page, request }) => {
  await visit(page, '/de/abo');
  const all = await listSubscriptions(request);
  await expectCount(page, all.length);
  await expect(page).toHaveTitle('Thalia – Abo');
  const row = page.getByRole('article').filter({ hasText: 'Achter am Dienstag' });
  await expect(row).toContainText('Di');
  await expect(row).toContainText('Abends');
  await expect(row).toContainText('84 bis 318 €');
  await expectWholeNames(page);
});

test('names of the English list are not hyphenated beside the panel, either', async ({ page }) => {
  await visit(page, '/en/subscriptions');
  await expectWholeNames(page);
});

test('filters narrow the list, are in the address in both languages and can be removed', async ({
  page,
  request,
}) => {
  await visit(page, '/de/abo');
  const all = await listSubscriptions(request);
  await choice(page, 'Achter').click();
  await expect(page).toHaveURL('/de/abo?type=eight_pack');
  await expectCount(page, all.filter(({ type }) => type === 'eight_pack').length);
  await choice(page, 'Freitag').click();
  await expect(page).toHaveURL('/de/abo?type=eight_pack&weekday=fr');
  await expectCount(page, 1);
  await page.reload();
  await untilHydrated(page);
  await expectCount(page, 1);
  await expect(choice(page, 'Freitag')).toHaveAttribute('aria-pressed', 'true');
  await choice(page, 'Achter').click();
  await expect(page).toHaveURL('/de/abo?weekday=fr');
  await page.getByRole('link', { name: 'Filter zurücksetzen' }).click();
  await expect(page).toHaveURL('/de/abo');
  await expectCount(page, all.length);

  await choice(page, '2026/27').click();
  await expect(page).toHaveURL('/de/abo?season=2026%2F27');
  await expectCount(page, all.filter(({ season }) => season === '2026/27').length);
  await choice(page, '2026/27').click();
  await choice(page, 'Unter 30').click();
  await expect(page).toHaveURL('/de/abo?is_under_30=true');
  await expectCount(page, all.filter(({ is_under_30 }) => is_under_30).length);
  await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL('/en/subscriptions?is_under_30=true');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 subscription');
});

test('the page of a subscription has events, contact and the notice before the shop', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/de/abo');
  await names(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/de\/abo\/premieren-abo-grosse-buehne\/\d+$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Premieren-Abo Große Bühne/);
  await expect(main.getByRole('definition').filter({ hasText: 'Freitag, Samstag' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Die Abende' })).toBeVisible();
  const service = page.getByRole('complementary', { name: 'Abo Service' });
  await expect(service).toContainText('Mo–Fr 10–18 Uhr');
  await expect(service.getByRole('link', { name: '040 66969 200' })).toHaveAttribute('href', /^tel:\+49/);
  await expect(service.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await main.getByRole('link', { name: 'Abo bestellen' }).click();
  const overlay = page.getByRole('dialog');
  await expect(overlay).toBeVisible();
  await expect(overlay.getByRole('link', { name: 'Zum Webshop' })).toHaveAttribute(
    'href',
    `${shopOrigin(baseURL)}/de/abo/premieren-grosse-buehne`,
  );
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('filters and service are bottom sheets', async ({ page, request }) => {
    await visit(page, '/de/abo');
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await choice(page, 'Flex').click();
    await expect(page).toHaveURL('/de/abo?type=flex');
    const [first] = await listSubscriptions(request);
    await visit(page, `/de/abo/${first?.slug.de}/${first?.id}`);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Abo Service' }).click();
    await expect(page.getByRole('link', { name: '040 66969 200' })).toBeVisible();
  });
});
