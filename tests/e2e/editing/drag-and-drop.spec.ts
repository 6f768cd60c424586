// Words and pictures that are dragged into the texts of a page.
import { expect, type Locator, type Page } from '@playwright/test';
import { createPage, edit, untilSaved, workingCopy } from '../editor.ts';
import { test } from './editing-test.ts';

/** A point between the edges of a letter: 0 is the left one. */
const pointIn = (text: Locator, letter: number, share: number) =>
  text.evaluate(
    (element, [at, part]) => {
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, width, top, height } = range.getBoundingClientRect();
      return [left + width * part, top + height / 2] as const;
    },
    [letter, share] as const,
  );

/** Selects the first letters of a text and drags them. */
async function dragWord(
  page: Page,
  from: Locator,
  length: number,
  to: Locator,
  letter: number,
  share: number,
) {
  await from.click();
  await page.keyboard.press('Home');
  for (let letters = 0; letters < length; letters += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.mouse.move(...(await pointIn(from, 1, 0.5)));
  await page.mouse.down();
  await page.mouse.move(...(await pointIn(from, 2, 0.5)));
  await page.mouse.move(...(await pointIn(to, letter, share)), { steps: 4 });
  await page.mouse.up();
}

test('words that are dragged are moved, within a line and into another', async ({ page }) => {
  const path = await createPage(page, 'de', [
    ['headline', { content: { de: 'Abend heute spät' }, headline_level: 2 }],
    ['headline', { content: { de: 'Krug' }, headline_level: 2 }],
  ]);
  await edit(page, path);
  const [evening, jug] = ['Abend', 'Krug'].map((hasText) =>
    page.locator('[data-module=headline] [data-field=content]', { hasText }),
  ) as [Locator, Locator];
  const heading = await evening.elementHandle();
  await dragWord(page, evening, 6, evening, 15, 0.9);
  await expect.poll(() => heading?.textContent()).toBe('heute spätAbend ');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(evening).toHaveText('Abend heute spät');
  await dragWord(page, evening, 6, jug, 0, 0.1);
  await expect(jug).toHaveText('Abend Krug');
  await expect.poll(() => heading?.textContent()).toBe('heute spät');
  await untilSaved(page);
  const { draft } = await workingCopy(page, path);
  expect(draft.map(({ data }) => data.content)).toEqual([{ de: 'heute spät' }, { de: 'Abend Krug' }]);
});
