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
  // As on a telephone, whose keyboard composes each word before it commits it: this one is unfinished.
  await continueWritingAfter(other, 'Zweite', ' ');
  const input = await context.newCDPSession(other);
  await input.send('Input.imeSetComposition', { text: 'dort', selectionStart: 4, selectionEnd: 4 });
  await expect(other.locator('[data-field=content]').last()).toHaveText('Zweite dort');
  await untilPersisted(page, 'Ganz neu');
  await untilPersisted(other, 'Zweite dort');
  await crash(page, other);
  await reconnect(context);
  const next = await reopen(context);
  const all = ['Erste hier', 'Ganz neu', 'Zweite dort'];
  await expect.poll(() => modulesOf(next)).toEqual(all);
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
  const step = (name: string) => toolbar(page).getByRole('button', { name, exact: true }).click();
  await expect.poll(() => modulesOf(page)).toEqual(doubled);
  await untilSaved(page);
  await step('Rückgängig');
  await expect.poll(() => modulesOf(page)).toEqual(written);
  await untilSaved(page);
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => modulesOf(page)).toEqual(written);
  await step('Rückgängig');
  await expect.poll(() => modulesOf(page)).toEqual(begun);
  await step('Wiederholen');
  await step('Wiederholen');
  await expect.poll(() => modulesOf(page)).toEqual(doubled);
  await untilSaved(page);
  await expect.poll(() => stored(page)).toEqual(doubled);
});
