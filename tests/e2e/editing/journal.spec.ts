// Persisted drafts survive killed tabs, lost connections and lost responses, with their undo history.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addHeadline, createPage, edit, modulesOf, toolbar, untilSaved, workingCopy } from '../editor.ts';
import { untilHydrated } from '../visit.ts';
import { test } from './editing-test.ts';
import { crash, disconnect, openTab, reconnect, untilPersisted } from './page-failures.ts';

let path: string;
test.beforeEach(async ({ page }) => {
  path = await createPage(page, 'de', [
    ['headline', { content: { de: 'Erste' } }],
    ['headline', { content: { de: 'Zweite' } }],
  ]);
  await edit(page, path);
});

const reopen = (context: BrowserContext) => openTab(context, path);

/** Puts the caret behind the last letter of a headline and types. */
async function continueWritingAfter(page: Page, headline: string, words: string): Promise<void> {
  await page.locator('[data-field=content]', { hasText: headline }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(words);
}

/** The texts that the server stores for the page, in order. */
async function stored(page: Page): Promise<(string | undefined)[]> {
  const { draft } = await workingCopy(page, path);
  return draft.map(({ data }) => (data.content as { de?: string } | null)?.de);
}

test('after two offline tabs are killed, the next tab restores the changes of both and saves them', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const other = await reopen(context);
  await expect.poll(() => modulesOf(other)).toEqual(['Erste', 'Zweite']);
  await disconnect(context);
  await continueWritingAfter(page, 'Erste', ' hier');
  await page.keyboard.press('Escape');
  await addHeadline(page, 'Ganz neu');
  await continueWritingAfter(other, 'Zweite', ' dort');
  await untilPersisted(page, 'Ganz neu');
  await untilPersisted(other, 'Zweite dort');
  await crash(page, other);
  await reconnect(context);
  const next = await reopen(context);
  const all = ['Erste hier', 'Ganz neu', 'Zweite dort'];
  await expect.poll(() => modulesOf(next)).toEqual(all);
  await expect(next.getByRole('status').getByText(/^Wiederhergestellt/)).toBeVisible();
  await expect(toolbar(next).getByText(/^(?:Alles gespeichert|Gespeichert \d)/)).toBeVisible();
  await expect.poll(() => stored(next)).toEqual(all);
});

test('undo and redo continue after a reload and after a save', async ({ page }) => {
  await continueWritingAfter(page, 'Zweite', ' Zeile');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-frame]:focus')).toBeVisible();
  await page.keyboard.press('Control+d');
  const [begun, written] = [
    ['Erste', 'Zweite'],
    ['Erste', 'Zweite Zeile'],
  ];
  const doubled = [...written, 'Zweite Zeile'];
  await expect.poll(() => modulesOf(page)).toEqual(doubled);
  await untilSaved(page);
  const step = (name: string) => toolbar(page).getByRole('button', { name, exact: true }).click();
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => modulesOf(page)).toEqual(doubled);
  await step('Rückgängig');
  await expect.poll(() => modulesOf(page)).toEqual(written);
  await step('Rückgängig');
  await expect.poll(() => modulesOf(page)).toEqual(begun);
  await untilSaved(page);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => modulesOf(page)).toEqual(begun);
  await step('Wiederholen');
  await step('Wiederholen');
  await expect.poll(() => modulesOf(page)).toEqual(doubled);
  await untilSaved(page);
  await expect.poll(() => stored(page)).toEqual(doubled);
});

test('a browser without storage shows a message, and changes are saved to the server', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
  });
  await edit(page, path);
  await expect(toolbar(page).getByText('Ohne Zwischenspeicher')).toBeVisible();
  await continueWritingAfter(page, 'Zweite', ' auf dem Server');
  await untilSaved(page);
  await expect.poll(() => stored(page)).toEqual(['Erste', 'Zweite auf dem Server']);
});

test('an unfinished composition is persisted too', async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await disconnect(context);
  await continueWritingAfter(page, 'Zweite', ' ');
  const input = await context.newCDPSession(page);
  // As on a telephone, whose keyboard composes each word before it commits it.
  await input.send('Input.imeSetComposition', { text: 'Abend', selectionStart: 5, selectionEnd: 5 });
  await expect(page.locator('[data-field=content]').last()).toHaveText('Zweite Abend');
  await untilPersisted(page, 'Zweite Abend');
  await crash(page);
  await reconnect(context);
  const next = await reopen(context);
  await expect.poll(() => modulesOf(next)).toEqual(['Erste', 'Zweite Abend']);
});

test('logging in as another user over an open page loads a new page', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await disconnect(context);
  await continueWritingAfter(page, 'Zweite', ' geheim');
  await untilPersisted(page, 'Zweite geheim');
  const user = /pageeditor-api\/user$/;
  const answer = await (await page.request.get('/de/pageeditor-api/user')).json();
  await context.route(user, (route) =>
    route.fulfill({ json: { ...answer, email: 'somebody@theatre.example', username: 'Somebody' } }),
  );
  // The next request for the user shows the new account.
  await toolbar(page).getByRole('button', { name: 'Bearbeiten beenden' }).click();
  await expect(toolbar(page).getByText('Somebody')).toBeVisible();
  await page.goto(`${path}?edit`);
  await untilHydrated(page);
  await expect.poll(() => modulesOf(page)).toEqual(['Erste', 'Zweite']);
  await context.unroute(user);
  await reconnect(context);
  await page.reload();
  await expect.poll(() => modulesOf(page)).toEqual(['Erste', 'Zweite geheim']);
});
