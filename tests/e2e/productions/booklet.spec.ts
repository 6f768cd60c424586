// The programme booklet: dark, readable offline page by page, printed as a whole.
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { getProduction } from '../season.ts';
import { test } from '../shared-page.ts';
import { scrollsSideways, visit } from '../visit.ts';

let address: string;
let english: string;
test.beforeAll(async ({ request }) => {
  const { id, slug } = await getProduction(request, 'nora');
  address = `/de/stuecke/${slug.de}/${id}/programmheft`;
  english = `/en/whats-on/${slug.en}/${id}/programme`;
});

const contents = (page: Page) => page.getByRole('navigation', { name: 'Inhalt' });
const essay = 'Das Geräusch einer Tür';
/** A sentence of the essay. */
const sentence = 'Man muss sich das Haus vorstellen';

test('opens with the play, lists its sections and events, links back, and prints as a whole', async ({
  page,
}) => {
  await visit(page, address);
  await expect(page).toHaveTitle('Thalia – Programmheft, Nora');
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('Digitales Programmheft');
  await expect(banner.getByRole('link', { name: 'Zurück zum Stück' })).toHaveAttribute(
    'href',
    address.replace('/programmheft', ''),
  );
  const names = await contents(page).getByRole('list').first().getByRole('link').allTextContents();
  expect(names.slice(0, 3)).toEqual(['Zum Stück', 'Besetzung', essay]);
  await expect(contents(page).getByRole('link', { name: 'Zum Stück' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByText(sentence)).toBeHidden();
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe('rgb(18, 18, 18)');
  expect(await axeFindings(page)).toEqual([]);

  await test.step('in print it is complete, black on white and alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('main').getByText('Mira Okafor').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(banner).toBeHidden();
    const inks = await page.getByText(sentence).evaluate((text) => ({
      text: getComputedStyle(text).color,
      paper: getComputedStyle(document.body).backgroundColor,
    }));
    expect(inks).toEqual({ text: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });
    await page.emulateMedia({ media: null });
  });

  await test.step('the cast has no accessibility violations', async () => {
    await contents(page).getByRole('link', { name: 'Besetzung' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Mira Okafor' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('below the contents it lists and links upcoming events', async () => {
    const evenings = contents(page).getByRole('region', { name: 'Nächste Abende' }).getByRole('link');
    expect(await evenings.count()).toBeGreaterThan(0);
    await expect(evenings.first()).toHaveText(/^(Mo|Di|Mi|Do|Fr|Sa|So) \d+\.\d+\..* Thalia/);
    const [way, row = ''] = ((await evenings.first().getAttribute('href')) ?? '').split('#');
    expect(way).toBe(address.replace('/programmheft', ''));
    await visit(page, way as string);
    await expect(page.locator(`#${row}`)).toBeVisible();
  });
});

test.describe('offline', () => {
  test.use({ hasOwnContext: true });

  test('sections open offline, focus their title, and Back works', async ({ page }) => {
    await visit(page, address);
    await page.mouse.move(200, 300);
    await expect(page.getByRole('complementary')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await contents(page).getByRole('link', { name: essay }).click();
    await expect(page).toHaveURL(/\?tab=\d+$/);
    await expect(page).toHaveTitle(`Thalia – ${essay}, Nora, Programmheft`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('heading', { name: essay })).toBeFocused();
    await page
      .getByRole('navigation', { name: 'Blättern' })
      .getByRole('link', { name: /Besetzung/ })
      .click();
    await expect(page).toHaveURL(/\?tab=cast$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Mira Okafor' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.context().setOffline(false);
  });
});

test('an address opens its section, also without scripts and in the other language', async ({
  page,
  request,
}) => {
  await visit(page, address);
  const href = await contents(page).getByRole('link', { name: essay }).getAttribute('href');
  const html = await (await request.get(href ?? '')).text();
  expect(html).toMatch(/<article[^>]*data-current=""[^>]*>(?:(?!<article)[\s\S])*Man muss sich das Haus/);
  await visit(page, href ?? '');
  await expect(page.getByText(sentence)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await contents(page).getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page).toHaveURL(english + (href ?? '').slice(address.length));
  await expect(page.getByRole('heading', { name: 'The sound of a door' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Digital booklet');
});

test('on a telephone the contents are behind a button and close after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, address);
  const button = page.getByRole('button', { name: 'Inhaltsverzeichnis' });
  await button.click();
  await expect(page.getByRole('button', { name: 'Schließen' })).toHaveAttribute('aria-expanded', 'true');
  await contents(page).getByRole('link', { name: essay }).click();
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(await scrollsSideways(page)).toBe(false);
});
