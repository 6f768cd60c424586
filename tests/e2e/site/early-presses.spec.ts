// Presses before scripts have loaded: on every screen, a button does afterwards what it promises.
import { type ElementHandle, expect, type Page } from '@playwright/test';
import { routeTable } from '#domain/site/route-table.ts';
import { holdRequests } from '../hold-requests.ts';
import { logInShared } from '../log-in.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';
import { screens } from './screens.ts';

const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

/** Opens a page without scripts but its own, and returns what lets them go. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return letGo;
}

/** What a button can change: its own state or existence, a dialog, contrast mode. */
const effectOf = (button: ElementHandle) =>
  button.evaluate((element) => {
    const { attributes, isConnected } = element as Element;
    const states = [...attributes].filter(({ name }) => name.startsWith('aria-')).map(({ value }) => value);
    const isContrast = document.documentElement.hasAttribute('data-contrast');
    return [...states, isConnected, document.querySelectorAll('dialog[open]').length, isContrast].join();
  });

/** Whether the server's HTML has a button in the content of the screen, which a script makes work. */
async function hasOwnButton(page: Page, address: string): Promise<boolean> {
  const html = await (await page.request.get(address)).text();
  const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...content.matchAll(/<button[^>]*>/g)].some(
    ([tag]) => tag.includes('type="button"') && !tag.includes('aria-disabled="true"'),
  );
}

test('on every screen a button does what it promises', async ({ page, expectProblem }) => {
  test.setTimeout(180_000);
  let isContrastTried = false;
  for (const { name, layout, panel } of routeTable) {
    // Screens for the foyer and booklets have no buttons.
    if (layout === 'empty' || panel === 'booklet') continue;
    const screen = screens.find((each) => each.name === name);
    const address = screen?.address.de ?? '';
    // A screen without one has the button for contrast, which is the same in the header of each.
    const isOwn = await hasOwnButton(page, address);
    if (!isOwn && isContrastTried) continue;
    isContrastTried ||= !isOwn;
    await test.step(name, async () => {
      if (screen?.status) expectProblem(`status of ${screen.status}`);
      const letGo = await openWithoutScripts(page, address);
      const own = 'main button[type="button"]:not([aria-disabled="true"]):visible';
      const button = await page.locator(`${own}, header button:visible`).last().elementHandle();
      if (!button) throw new Error('The button was not found.');
      const before = await effectOf(button);
      await button.click();
      letGo();
      await expect.poll(() => effectOf(button)).not.toBe(before);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
  expect(isContrastTried).toBe(true);
});

test('space presses a link that is a button', async ({ page }) => {
  const letGo = await openWithoutScripts(page, '/de/abo');
  await page.getByRole('button', { name: 'Menü öffnen' }).press(' ');
  await expect(page).toHaveURL('/de/abo#main-menu');
  letGo();
});

test('a click by a script waits for the part that it opens', async ({ page }) => {
  await visit(page, '/de/ensemble');
  const letGo = await holdScripts(page);
  await page
    .getByRole('button', { name: 'Cookie-Einstellungen' })
    .evaluate((link: HTMLElement) => link.click());
  letGo();
  await expect(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible();
  await expect(page).toHaveURL('/de/ensemble');
});

test('in the back office, a word that was typed is searched for, and no form is sent', async ({
  page,
  baseURL,
}) => {
  await logInShared(page, baseURL);
  const letGo = await openWithoutScripts(page, '/cms/account');
  const save = page.getByRole('button', { name: 'Speichern' });
  await expect(save.first()).toBeDisabled();
  const field = page.getByRole('combobox', { name: 'Alles durchsuchen' });
  await field.fill('Faust');
  letGo();
  await expect(save.first()).toBeEnabled();
  await untilHydrated(page);
  await field.press('Enter');
  await expect(page).toHaveURL('/cms/search?q=Faust');
});
