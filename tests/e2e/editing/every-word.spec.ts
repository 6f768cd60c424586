// Every screen in edit mode: each visible word can be edited in place, or a click shows its origin. Origins are looked
// up in the same tables and columns in both languages, and the compiler checks their keys: most screens are tested in one.
import { expect, type Page, type Request } from '@playwright/test';
import { locales } from '#domain/languages/locales.ts';
import { routeTable } from '#domain/site/route-table.ts';
import { originTexts } from '#i18n/editing/origin-texts.ts';
import { screens } from '../site/screens.ts';
import { test } from './editing-test.ts';

/** One address of each screen. LED screens are not edited in place. */
const edited = routeTable
  .filter(({ layout }) => layout === 'default')
  .flatMap((route) => screens.find(({ name }) => name === route.name) ?? []);

/** The screens with the most kinds of words. */
const inBoth = ['index', 'page', 'productions-slug-id', 'events'];

for (const [turn, { code }] of locales.entries()) {
  test(`every word can be edited or has an origin: ${code}`, async ({ page, expectProblem }) => {
    test.setTimeout(240_000);
    // Slots without modules respond with 404; and one screen is that of a missing page.
    expectProblem(/status of 404/);
    for (const [at, { name, address }] of edited.entries()) {
      if (!inBoth.includes(name) && at % locales.length !== turn) continue;
      const silent = await wordsWithoutAnswer(page, `${address[code]}?edit`, originTexts(code).list);
      expect.soft(silent, address[code]).toEqual([]);
    }
  });
}

/** Number of attempts: editable fields are rendered after the page. */
const tries = 5;

async function wordsWithoutAnswer(page: Page, address: string, list: string): Promise<string[]> {
  await page.goto(address);
  await page.locator('[data-editing]').waitFor({ state: 'attached' });
  let silent: string[] = [];
  for (let left = tries; left > 0; left -= 1) {
    silent = await lookThrough(page, list);
    if (silent.length === 0) return [];
    await page.keyboard.press('Escape');
    await expect(page.locator('li[data-origin]')).toHaveCount(0);
  }
  return silent;
}

async function lookThrough(page: Page, list: string): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: Request) => {
    if (!request.url().includes('/cms-hub/origins')) return;
    const { texts } = request.postDataJSON() as { texts: { text: string }[] };
    asked.push(...texts.map(({ text }) => text));
  };
  page.on('request', note);
  await page.locator('button', { hasText: list }).click();
  await page.locator('li[data-origin]').first().waitFor();
  page.off('request', note);
  const unknown = await page.locator('li[data-origin=unknown] li').allTextContents();
  const missed = await page.evaluate(wordsNotAmong, asked);
  return [...unknown, ...missed.map((word) => `${word} (not asked about)`)];
}

/** Runs in the page: visible words outside fields and tools that are in none of the texts. */
function wordsNotAmong(texts: readonly string[]): string[] {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  const asked = texts.map(letters);
  const missed: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const word = letters(node.textContent ?? '');
    const isSeen =
      element?.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const isOwn = element?.closest(
      '[data-editors], dialog, [contenteditable], [data-frame], [data-empty-place], [data-in-place], [data-edge], [role=toolbar], script',
    );
    if (word === '' || !isSeen || isOwn || asked.some((text) => text.includes(word))) continue;
    missed.push(node.textContent ?? '');
  }
  return missed;
}
