// Kills the browser while a user types: the next one restores everything but the last quarter of a second.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from '../e2e/editing/editing-test.ts';
import { createPage } from '../e2e/editor.ts';
import { createProfile } from './browser-process.ts';
import { isLong, rounds, seededRandom, seedOf } from './seeded-random.ts';

/** Milliseconds of typing that may be lost. */
const promised = 250;
const letters = 'abcdefghijklmnopqrstuvwxyz';

interface Typed {
  letter: string;
  /** When the page had it. */
  at: number;
}

/** Titles are rendered with soft hyphens. */
const wordsOf = (text: string | null) => (text ?? '').replaceAll('\u00ad', '');

test('a killed browser loses at most the last 250 milliseconds of typing', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(isLong ? 3 * 3_600_000 : 180_000);
  const path = await createPage(page, 'de', [
    ['headline', { content: { de: 'Titel:' } }],
    ['text', { content: { de: '<p>Text:</p>' } }],
  ]);
  const address = `${baseURL}${path}?edit`;
  const cookies = await context.cookies();
  const profile = createProfile();
  try {
    const count = rounds(2, 50);
    const random = seededRandom(seedOf('browser killed'));
    const lost: number[] = [];
    let browser = await profile.start();
    let tab = await browser.open(address, cookies);
    for (let round = 0; round < count; round += 1) {
      // Lines and rich text in turn.
      const isRich = round % 2 === 1;
      const field = isRich ? 'div[data-field=content]' : 'h2 [data-field=content], h2[data-field=content]';
      const text = tab.locator(field).first();
      const found = wordsOf(await text.textContent());
      // A single-line text has a maximum length; before that it is cleared.
      const isFull = found.length > 100;
      const before = isFull ? '' : found;
      await text.click();
      if (isRich) await tab.locator('.ProseMirror').waitFor();
      await tab.keyboard.press(isFull ? 'ControlOrMeta+a' : 'ControlOrMeta+End');
      const { keyboard } = tab;
      const typed: Typed[] = [];
      const typing = (async () => {
        for (;;) {
          const letter = letters[Math.floor(random() * letters.length)] as string;
          await keyboard.press(letter);
          typed.push({ letter, at: Date.now() });
          await sleep(random() * 80);
        }
      })().catch(() => undefined);
      await sleep(800 + random() * 2500);
      const end = Date.now();
      await browser.kill();
      await typing;

      browser = await profile.start();
      tab = await browser.open(address, cookies);
      // Letters within the last milliseconds may or may not be restored.
      const sure = typed.filter(({ at }) => at <= end - promised).map(({ letter }) => letter);
      const all = before + typed.map(({ letter }) => letter).join('');
      const again = tab;
      const restoredWords = async () => wordsOf(await again.locator(field).first().textContent());
      await expect.poll(restoredWords).toContain(before + sure.join(''));
      const now = await restoredWords();
      expect(all.startsWith(now) || now.startsWith(all)).toBe(true);
      lost.push(Math.max(0, all.length - now.length));
      await expect(tab.locator('[data-toolbar]')).toContainText(/Gespeichert \d|Alles gespeichert/, {
        timeout: 30_000,
      });
    }
    console.info(`browser killed ${count} times; letters lost, each in its last 250 ms: ${lost.join(', ')}`);
  } finally {
    await profile.remove();
  }
});
