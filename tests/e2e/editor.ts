// Actions of an editor who is logged in, on a page that no other test uses.
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { Locale } from '#domain/languages/locales.ts';
import { type DraftModule, isHead, type ModuleData, type ModuleName } from '#domain/modules/modules.ts';
import { account } from '../setup/accounts.ts';
import { untilHydrated } from './visit.ts';

/** Sets the pause before a save, in milliseconds, for pages that are opened from now on. */
export function setSaveDelay(context: BrowserContext, save_delay: number): Promise<unknown> {
  return context.route(/pageeditor-api\/user$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), save_delay } });
  });
}

let pages = 0;

/** Sends a request in the current session. A response that is not a success fails the test. */
export async function sendRequest<Answer>(
  { request }: Pick<Page, 'request'>,
  method: string,
  path: string,
  data?: object,
): Promise<Answer> {
  const { csrf_token } = await (await request.get('/de/pageeditor-api/user')).json();
  const origin = test.info().project.use.baseURL ?? '';
  const headers = { Origin: origin, 'X-CSRFToken': csrf_token };
  const response = await request.fetch(`/de/pageeditor-api/${path}`, {
    method,
    headers,
    ...(data ? { data } : {}),
  });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return response.json();
}

/** Creates a page that is online, with the given modules. @returns its address */
export async function createPage(
  page: Page,
  locale: Locale = 'de',
  modules: readonly [name: ModuleName, data: ModuleData][] = [],
): Promise<string> {
  const title = { de: `Probe ${process.pid} ${Date.now().toString(36)} ${++pages}` };
  const fields = { parent: null, title, is_online: true };
  const made = await sendRequest<{ id: number; path: Record<string, string> }>(page, 'POST', 'pages', fields);
  if (modules.length > 0) {
    const slug = `page-${made.id}`;
    const container = await sendRequest<{ id: number }>(page, 'POST', 'container', {
      slug,
      content_type: 'page',
    });
    for (const [order, [name, data]] of modules.entries()) {
      const place = { container: container.id, parent: null, column: 0, order };
      await sendRequest(page, 'POST', `module/${name}`, {
        operation_id: crypto.randomUUID(),
        ...place,
        data,
      });
    }
  }
  return `/${locale}/${made.path[locale] ?? made.path.de}`;
}

interface WorkingCopy {
  /** The container's id. */
  id: number;
  version: number;
  draft: DraftModule[];
}

/** The server's working copy of a German page. */
export async function workingCopy(page: Page, path: string): Promise<WorkingCopy> {
  const { id } = await sendRequest<{ id: number }>(page, 'GET', `page/${path.slice('/de/'.length)}?edit`);
  const { draft, ...rest } = await sendRequest<WorkingCopy>(page, 'GET', `container/by-slug/page-${id}?edit`);
  return { ...rest, draft: draft.filter((module) => !isHead(module)) };
}

/** Changes a module by a request, outside any open editor. */
export function updateByRequest(
  page: Page,
  { id, module, version, data }: DraftModule,
  change: ModuleData,
): Promise<unknown> {
  const operation_id = crypto.randomUUID();
  return sendRequest(page, 'PUT', `module/${module}/${id}`, {
    operation_id,
    version,
    data: { ...data, ...change },
  });
}

/** Publishes a German page by a request, outside any open editor. */
export async function publishByRequest(page: Page, path: string): Promise<void> {
  const { id, version } = await workingCopy(page, path);
  await sendRequest(page, 'POST', `container/${id}/publish`, { version });
}

/** Opens a page for editing and waits until its modules can be edited. */
export async function edit(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?edit`);
  await untilHydrated(page);
  await untilEditable(page);
}

/**
 * Waits until the modules can be edited. Not by `expect`: each time that it looks in vain, it describes the whole page for
 * its message, which takes longer than all else on a page of many modules.
 */
const untilEditable = (page: Page) =>
  page.locator('[data-frame], [data-empty-place]').first().waitFor({ state: 'attached' });

export const toolbar = (page: Page) => page.locator('[data-toolbar]');

/** Logs in with the dialog over the page. */
export async function logInByDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await dialog.getByLabel('E-Mail-Adresse').fill(account.email);
  await dialog.getByLabel('Passwort').fill(account.password);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await untilEditable(page);
}

/** Waits until all changes are saved, including the last key. */
export async function untilSaved(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(drawn)))),
  );
  await toolbar(page)
    .getByText(/^Gespeichert \d/)
    .waitFor();
}

/** Publishes with the toolbar's button and waits for the confirmation. */
export async function publish(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/publish'));
  let isAnswered = false;
  void answer.then(() => {
    isAnswered = true;
  });
  await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  // With hints in the check list, a dialog asks first.
  const asked = page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' });
  await expect.poll(async () => isAnswered || (await asked.isVisible())).toBe(true);
  if (!isAnswered) await asked.click();
  expect((await answer).status()).toBe(200);
  await toolbar(page).getByText('Veröffentlicht', { exact: true }).waitFor();
}

/** Reloads a visitor's page until it shows what was published. */
export async function untilVisitorSees(visitor: Page, what: () => Locator, count = 1): Promise<void> {
  await expect
    .poll(async () => {
      await visitor.reload();
      return what().count();
    })
    .toBe(count);
}

/** The texts of the page's modules in order, without soft hyphens. */
export function modulesOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-container] > [data-module]')
    .evaluateAll((all) =>
      all.map((module) =>
        (module.querySelector('[data-field=content]')?.textContent ?? '').replaceAll('\u00ad', ''),
      ),
    );
}

/** Adds the first module of a page, or one after the active module. */
export async function addModule(page: Page, name: string): Promise<void> {
  const atHand = page.locator('[data-frame][data-active]');
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  if ((await atHand.count()) === 0 || isNarrow) {
    await page.getByRole('button', { name: 'Modul einfügen' }).last().click();
  } else {
    await atHand.locator('..').hover({ position: { x: 60, y: 4 } });
    await atHand.locator('[data-edge=bottom], [data-edge=end]').click({ position: { x: 12, y: 12 } });
  }
  await page
    .getByRole('dialog', { name: 'Modul einfügen' })
    .getByRole('button', { name: new RegExp(`^${name} `) })
    .click();
}

/** Adds a headline with this text. */
export async function addHeadline(page: Page, text: string): Promise<void> {
  await addModule(page, 'Überschrift');
  await page.locator('[data-field=content]:focus').waitFor();
  await page.keyboard.type(text);
}
