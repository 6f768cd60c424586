// Somebody of the house in a browser test: logged in, on a page of her own that no other test looks at.
import { expect, type Page } from '@playwright/test';
import { isAlive } from './visit.ts';

/** The account that the test site is started with. */
export const account = { email: 'admin@theatre.example', password: 'a password for the tests only' };

/** Puts a session into the browser without the dialog. */
export async function logIn(page: Page, baseURL: string | undefined): Promise<void> {
  const answer = await page.request.post('/de/pageeditor-api/login', {
    headers: { Origin: baseURL ?? '' },
    data: account,
  });
  expect(answer.ok()).toBe(true);
}

let pages = 0;

/** A new, empty page that is online. @returns its address */
export async function newPage(page: Page, baseURL: string | undefined): Promise<string> {
  const user = await (await page.request.get('/de/pageeditor-api/user')).json();
  const title = `Probe ${process.pid} ${Date.now().toString(36)} ${++pages}`;
  const answer = await page.request.post('/de/pageeditor-api/pages', {
    headers: { Origin: baseURL ?? '', 'X-CSRFToken': user.csrf_token },
    data: { parent: null, title: { de: title }, is_online: true },
  });
  expect(answer.status()).toBe(201);
  const made = await answer.json();
  return `/de/${made.path.de}`;
}

/** Opens a page for editing and waits until its modules are in the editor's hands. */
export async function edit(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`);
  await isAlive(page);
  await expect(page.locator('[data-frame], [data-empty-place]').first()).toBeAttached();
}

export const toolbar = (page: Page) => page.getByRole('region', { name: 'Bearbeitung' });

/** Waits until everything is on the server. */
export async function isSaved(page: Page): Promise<void> {
  await expect(toolbar(page).getByText(/^Gespeichert \d/)).toBeVisible();
}

/** What stands in the modules of the page, in their order; without the soft hyphens of titles. */
export function modulesOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-container] > [data-module]')
    .evaluateAll((all) =>
      all.map((module) =>
        (module.querySelector('[data-field=content]')?.textContent ?? '').replaceAll('\u00ad', ''),
      ),
    );
}

/** Adds a module by the menu of the page and writes its text. */
export async function addHeadline(page: Page, text: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Überschrift/ })
    .click();
  await expect(page.locator('[data-field=content]:focus')).toBeVisible();
  await page.keyboard.type(text);
}
