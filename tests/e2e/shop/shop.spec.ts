// The shop: the account name, trusted messages, and a shop that does not respond.
import { expect, type Page } from '@playwright/test';
import { createConsent } from '#domain/site/consent.ts';
import { consentKey } from '#state/consent.ts';
import { shopOrigin } from '../season.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Mein Konto/ });
const frameOf = (page: Page) => page.frames().find((frame) => frame.url().endsWith('/de/session'));

// Each test sets the consent it needs.
test.use({ isAsked: true });

/** Stores a consent decision before a page of the site is open. */
async function answer(page: Page, services: Record<string, boolean>): Promise<void> {
  const kept = JSON.stringify(createConsent(services, new Date(0)));
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [consentKey, kept] as const);
}

async function touch(page: Page): Promise<void> {
  await page.mouse.move(30, 300);
  await page.mouse.move(40, 320);
}

/** Whether the script that handles the shop's links is loaded; a cached one does not always emit a response event. */
const hasSessionScript = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/ShopSession-/.test(name)),
  );

/** Visits a page, interacts with it, and waits until the code that decides about the shop has run. */
async function visitAndDecide(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect
    .poll(async () => {
      await touch(page);
      return hasSessionScript(page);
    })
    .toBe(true);
  // A browser that draws nothing may postpone idle time for long.
  const idle = () =>
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await idle();
  await idle();
}

/** Logs in at the shop, as on an earlier day. */
async function logIn(page: Page, baseURL: string | undefined, name: string): Promise<void> {
  const value = encodeURIComponent(name);
  await page.context().addCookies([{ name: 'demo_shop_account', value, url: shopOrigin(baseURL) }]);
}

test.beforeEach(async ({ expectProblem, baseURL }) => {
  expectProblem(`other host: ${shopOrigin(baseURL)}`);
});

test('the shop is not requested before a consent or visit, nor after a refusal', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  // With consent the frame's script is loaded before anything from the shop.
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(shopOrigin(baseURL)) || url.includes('/ShopFrame-')) asked.push(url);
  });
  await visitAndDecide(page, '/de');
  await expect(page.getByRole('region', { name: /Cookies/i }).first()).toBeVisible();
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      localStorage.setItem('shopVisited', '1');
    },
    [consentKey, JSON.stringify(createConsent({}, new Date(0)))] as const,
  );
  await visitAndDecide(page, '/de/termine');
  expect(asked).toEqual([]);
  await expect(account(page)).toHaveText('Mein Konto');
});

test('logging in at the shop shows the account’s name after returning', async ({ page, baseURL }) => {
  await visit(page, '/de');
  await touch(page);
  await account(page).click();
  await expect(page).toHaveURL(
    `${shopOrigin(baseURL)}/de/login?returnUrl=${encodeURIComponent(baseURL ?? '')}`,
  );
  await page.getByLabel('Ihr Name').fill('Ida Sommer');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/de$/);
  await touch(page);
  await expect(account(page)).toHaveText('Mein Konto: Ida Sommer');
});

test('a long name is truncated, and markup in it is text', async ({ page, baseURL }) => {
  await answer(page, { external_media: true });
  await logIn(page, baseURL, `<img src=x onerror="document.title='x'">${'a'.repeat(200)}`);
  await page.setViewportSize({ width: 1366, height: 800 });
  await visit(page, '/de/termine');
  await touch(page);
  await expect(account(page)).toContainText('<img src=x');
  expect((await account(page).textContent())?.length).toBe('Mein Konto: '.length + 100);
  await expect(page).toHaveTitle(/Termine/);
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThan(90);
  await expect(page.getByRole('button', { name: /Menü/ }).first()).toBeInViewport({ ratio: 1 });
});

test('only messages of the shop’s frame are accepted', async ({ page, baseURL }) => {
  await answer(page, { external_media: true });
  await logIn(page, baseURL, 'Ida Sommer');
  await visit(page, '/de/termine');
  await touch(page);
  await expect(account(page)).toHaveText('Mein Konto: Ida Sommer');
  const forged = { user: { name: 'Eve' } };
  // Records every text of the link from now on, however brief.
  const shown = await account(page).evaluateHandle((link) => {
    const texts: (string | null)[] = [];
    const note = () => texts.at(-1) !== link.textContent && texts.push(link.textContent);
    new MutationObserver(note).observe(link, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  // A message from the page itself, and one with a forged origin.
  await page.evaluate((data) => {
    postMessage(data, '*');
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }));
  }, forged);
  // From another frame, even of the shop's origin.
  await page.evaluate(
    async (src) => {
      const frame = document.createElement('iframe');
      frame.name = 'other';
      frame.src = src;
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    },
    `${shopOrigin(baseURL)}/de/session`,
  );
  await page.frame({ name: 'other' })?.evaluate((data) => parent.postMessage(data, '*'), forged);
  // From the right frame, but not a login message.
  const frame = page.frames().find((one) => one.url().endsWith('/de/session') && one.name() !== 'other');
  for (const data of ['Eve', null, { user: 'Eve' }, { user: { name: ['Eve'] } }, { name: 'Eve' }]) {
    await frame?.evaluate((value) => parent.postMessage(value, '*'), data);
  }
  // The right frame's login message is accepted; all earlier messages have been handled by then.
  await frame?.evaluate(() => parent.postMessage({ user: { name: 'Ada' } }, '*'));
  await expect(account(page)).toHaveText('Mein Konto: Ada');
  await frame?.evaluate(() => parent.postMessage({ user: null }, '*'));
  await expect(account(page)).toHaveText('Mein Konto');
  expect(await shown.jsonValue()).toEqual(['Mein Konto: Ada', 'Mein Konto']);
});

test('an unavailable shop does not affect the page', async ({ page, baseURL, expectProblem }) => {
  expectProblem(/postMessage|ERR_CONNECTION_REFUSED/);
  await answer(page, { external_media: true });
  await page.route(`${shopOrigin(baseURL)}/**`, (route) => route.abort('connectionrefused'));
  await visit(page, '/de/termine');
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().startsWith(shopOrigin(baseURL)),
  );
  await touch(page);
  await failed;
  await expect(account(page)).toHaveText('Mein Konto');
  await page.getByRole('link', { name: 'Stücke', exact: true }).first().click();
  await expect(page).toHaveURL('/de/stuecke');
});

test.describe('with a fake clock', () => {
  test.use({ hasOwnContext: true });

  test('a hanging shop blocks nothing and is no longer requested after a while', async ({
    page,
    baseURL,
  }) => {
    await page.clock.install();
    await answer(page, { external_media: true });
    let asked = 0;
    await page.route(`${shopOrigin(baseURL)}/**`, () => {
      asked += 1;
    });
    await visit(page, '/de/termine');
    await touch(page);
    await expect.poll(() => asked).toBe(1);
    await page.getByRole('link', { name: 'Stücke', exact: true }).first().click();
    await expect(page).toHaveURL('/de/stuecke');
    const shopFrame = page.locator('iframe[title="Webshop"]');
    await expect(shopFrame).toHaveCount(1);
    await page.clock.fastForward(10_000);
    await expect(shopFrame).toHaveCount(0);
    await expect(account(page)).toHaveText('Mein Konto');
    expect(frameOf(page)).toBeUndefined();
  });
});

test('a ticket leads to its page at the shop, and from there back to the theatre', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/de/termine');
  await page.locator('a[data-ticket="overlay"]').first().click();
  const overlay = page.getByRole('dialog', { name: 'Weiter zum Webshop' });
  await expect(overlay).toContainText('Geschäfts- und Rückgabebedingungen des Kartenanbieters');
  await expect(page).toHaveURL('/de/termine');
  await overlay.getByRole('link', { name: 'Zum Webshop' }).click();
  await expect(page).toHaveURL(new RegExp(`^${shopOrigin(baseURL)}/de/tickets/.+`));
  await expect(page.getByRole('heading', { name: 'Karten' })).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Theater' }).click();
  await expect(page).toHaveURL('/de');
});
