// Caret and selection stay while saves return and others change the same page.
import { expect, type Page, type Response } from '@playwright/test';
import { test } from '../e2e/editing/editing-test.ts';
import { createPage, edit, sendRequest, untilSaved } from '../e2e/editor.ts';
import { isLong, rounds, seededRandom, seedOf } from './seeded-random.ts';

/** Caret and selection, counted in characters of the focused field, and the scroll position. */
interface Position {
  field: string;
  anchor: number;
  focus: number;
  scrolled: number;
}

function positionIn(page: Page): Promise<Position | null> {
  return page.evaluate(() => {
    const field = document.activeElement;
    const selection = getSelection();
    if (!(field instanceof HTMLElement) || !selection?.anchorNode || !selection.focusNode) return null;
    const lettersTo = (node: Node, offset: number) => {
      const range = document.createRange();
      range.setStart(field, 0);
      range.setEnd(node, offset);
      return range.toString().length;
    };
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
    return {
      field: `${field.dataset.of} ${field.dataset.field}`,
      anchor: lettersTo(anchorNode, anchorOffset),
      focus: lettersTo(focusNode, focusOffset),
      scrolled: scrollY,
    };
  });
}

/**
 * Changes another module of the page in another session.
 * @returns the new text
 */
async function writeBeside(page: Page, id: number, round: number): Promise<string> {
  const text = `Von nebenan, zum ${round}. Mal`;
  const { draft } = await sendRequest<{ draft: { version: number } }>(page, 'GET', `module/quote/${id}`);
  const operation_id = crypto.randomUUID();
  const data = { content: { de: text } };
  await sendRequest(page, 'PUT', `module/quote/${id}`, { operation_id, version: draft.version, data });
  return text;
}

// Presence uses the same method.
const isSave = (response: Response) =>
  response.request().method() === 'PUT' && response.url().includes('/module/');

test('caret and selection stay during saves and remote changes', async ({ page }) => {
  test.setTimeout(isLong ? 3 * 3_600_000 : 120_000);
  const count = rounds(12, 1000);
  const random = seededRandom(seedOf('caret'));
  const sentence = 'Wer hier schreibt, den stört es nicht, dass nebenan auch geschrieben wird.';
  const path = await createPage(page, 'de', [
    ['headline', { content: { de: sentence } }],
    ['text', { content: { de: `<p>${sentence}</p><p>${sentence}</p>` } }],
    ['quote', { content: { de: 'Von nebenan' } }],
  ]);
  await edit(page, path);
  const quote = page.locator('[data-module=quote] [data-field=content]');
  const quoteId = Number(await quote.getAttribute('data-of'));
  const moves: string[] = [];
  for (let round = 0; round < count; round += 1) {
    if (round > 0 && round % 100 === 0) console.info(`caret: ${round} rounds, ${moves.length} moves`);
    if (round % 6 === 0) {
      const isRich = (round / 6) % 2 === 1;
      const field = page.locator(isRich ? 'div[data-field=content]' : 'h2 [data-field=content]').first();
      await field.click();
      if (isRich) await page.locator('.ProseMirror').waitFor();
      // A single-line text has a maximum length; before that it is cleared.
      if (((await field.textContent()) ?? '').length > 120) {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type('Von vorn');
      }
    }
    const saved = page.waitForResponse(isSave);
    // Types at a random position, and selects a few characters every other time.
    await page.keyboard.press(random() < 0.5 ? 'Home' : 'End');
    for (let steps = Math.floor(random() * 12); steps > 0; steps -= 1) {
      await page.keyboard.press(random() < 0.5 ? 'ArrowLeft' : 'ArrowRight');
    }
    await page.keyboard.press('x');
    if (random() < 0.5)
      for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Shift+ArrowLeft');
    const before = await positionIn(page);
    const written = await writeBeside(page, quoteId, round);
    await saved;
    await untilSaved(page);
    await expect(quote).toHaveText(written);
    const after = await positionIn(page);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      moves.push(`round ${round}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`);
    }
  }
  console.info(`caret: ${count} saves, ${count} changes by others, ${moves.length} moves`);
  expect(moves).toEqual([]);
});
