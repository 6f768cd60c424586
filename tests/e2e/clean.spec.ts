// Every address of the route table, in both languages: alive, quiet, at home, and never wider than the screen.
import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from '#domain/languages/locales.ts';
import { type ParamsFor, pathFor } from '#domain/site/route-paths.ts';
import { type RouteName, routeOf, routeTable } from '#domain/site/route-table.ts';
import { test } from './shared-page.ts';
import { scrollsSideways, visit } from './visit.ts';

/** What stands for the open parts of an address. */
const params: Partial<Record<RouteName, Record<string, string>>> = {
  'subscriptions-slug-id': { slug: 'premieren', id: '1' },
  'people-slug-id': { slug: 'mira-okafor', id: '1' },
  'venues-slug-id': { slug: 'thalia', id: '7' },
  'press-slug-id': { slug: 'eroeffnung', id: '1' },
  'productions-slug-id': { slug: 'faust', id: '1' },
  'productions-slug-id-booklet': { slug: 'faust', id: '1' },
  'forms-slug': { slug: 'newsletter' },
  'cms-hub-records': { kind: 'forms' },
  search: { category: 'events' },
};

/** Pages of the editors’ own; one of them shows every module that there is. */
const pages: Record<Locale, string[]> = {
  de: ['besuch', 'besuch/anfahrt', 'haus/strichprobe', 'barrierefreiheit', 'haeufige-fragen', 'kontakt'],
  en: ['visit', 'visit/getting-here', 'house/line-rehearsal', 'accessibility', 'questions', 'contact'],
};

function addressOf(name: RouteName, locale: Locale): string {
  if (name === 'page') return locale === 'de' ? '/de/impressum' : '/en/imprint';
  return pathFor(name, locale, params[name] as ParamsFor<RouteName>);
}

/** The page from its top to its end, so that what loads late is loaded. */
async function lookThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      // A browser that draws in software skips frames now and then, and once in a while all of them.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
      });
    }
  });
  await page.waitForLoadState('networkidle');
}

// The watch of every test looks at the console, the requests and their hosts meanwhile.
function isQuiet(address: string, locale: Locale, status = 200): void {
  test(`${address} is quiet, and fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const response = await visit(page, address);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await lookThrough(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await page.locator('h1').count()).toBe(1);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}

for (const { name } of routeTable) {
  for (const { code } of locales) {
    const address = addressOf(name, code);
    if (code === 'en' && address === addressOf(name, 'de')) continue;
    isQuiet(address, code, name === 'not-found' ? 404 : 200);
  }
}
for (const { code } of locales) {
  for (const path of pages[code]) isQuiet(`/${code}/${path}`, code);
}

test.describe('with everything moving', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the way through the site is as quiet as its pages', async ({ page }) => {
    await visit(page, '/de');
    const head = page.getByRole('banner');
    for (const name of ['Termine', 'Stücke', 'Abo', 'Ensemble']) {
      await head.getByRole('link', { name, exact: true }).click();
      await expect(head.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    }
    const foot = page.getByRole('contentinfo');
    for (const name of ['Kontakt', 'Barrierefreiheit', 'Impressum', 'Datenschutz', 'Presse']) {
      const link = foot.getByRole('link', { name, exact: true });
      const address = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await lookThrough(page);
    }
  });

  test('going on before a page has come is quiet, too', async ({ page }) => {
    await visit(page, '/de');
    const head = page.getByRole('banner');
    for (const name of ['Termine', 'Stücke', 'Abo']) {
      await head.getByRole('link', { name, exact: true }).click({ noWaitAfter: true });
    }
    await expect(page).toHaveURL('/de/abo');
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abo');
  });
});

test('every link of the menu leads to a page of this site', async ({ page, request }) => {
  for (const { code } of locales) {
    await page.goto(routeOf('index').paths[code]);
    const links = page.locator('#main-menu a[href^="/"], footer a[href^="/"]');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of new Set(addresses)) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
  }
});

test('everything fits the widths of the design, and those between', async ({ page, request }) => {
  const response = await request.get('/de/api/productions/11/');
  const { slug } = await response.json();
  // A long title, and every module that there is.
  const pages = ['/de', '/de/termine', '/de/stuecke', `/de/stuecke/${slug.de}/11`, '/de/haus/strichprobe'];
  for (const address of pages) {
    await page.goto(address);
    for (const width of [320, 375, 425, 600, 768, 900, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => scrollsSideways(page), `${address} at ${width}`).toBe(false);
    }
  }
});
