// Saves come back and others write on the same page: caret and selection stay where they are.
import { randomUUID } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProfile, type Profile } from './browser-process.ts';
import { chanceOf, rounds, seedOf } from './chance.ts';
import { type EditedPage, makePage } from './edited-page.ts';
import { type Caller, openCaller } from './editor-calls.ts';
import { type HouseProcess, openHouseProcess } from './house-process.ts';

let server: HouseProcess;
let caller: Caller;
let page: EditedPage;
let profile: Profile;

beforeAll(async () => {
  server = await openHouseProcess();
  await server.start();
  caller = await openCaller(server.origin);
  const sentence = 'Wer hier schreibt, den stört es nicht, dass nebenan auch geschrieben wird.';
  page = await makePage(caller, 'Ruhige Hand', [
    { module: 'headline', data: { content: { de: sentence } } },
    { module: 'text', data: { content: { de: `<p>${sentence}</p><p>${sentence}</p>` } } },
    { module: 'quote', data: { content: { de: 'Von nebenan' } } },
  ]);
  profile = createProfile();
});
afterAll(async () => {
  await profile.remove();
  await server.close();
});

/** Where caret and selection stand, counted in the letters of the field that has the focus. */
interface Place {
  field: string;
  anchor: number;
  focus: number;
}

function placeIn(tab: Page): Promise<Place | null> {
  return tab.evaluate(() => {
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
    };
  });
}

/** Somebody else, by a call of her own: another module of the same page. */
async function writeBeside(round: number): Promise<void> {
  const { id } = page.modules[2] as { id: number };
  const found = await caller.call<{ draft: { version: number } }>('GET', `module/quote/${id}`);
  const answer = await caller.call('PUT', `module/quote/${id}`, {
    operation_id: randomUUID(),
    version: found?.body.draft.version,
    data: { content: { de: `Von nebenan, zum ${round}. Mal` } },
  });
  expect(answer?.status).toBe(200);
}

test('caret and selection stay through saves and through what others write', async () => {
  const count = rounds(20, 1000);
  const chance = chanceOf(seedOf('caret'));
  const browser = await profile.start();
  const tab = await browser.open(server.origin + page.path, caller.cookies);
  const moves: string[] = [];
  let saves = 0;
  // Who is where is told by the same method.
  const isSave = (answer: Response) =>
    answer.request().method() === 'PUT' && answer.url().includes('/module/');
  tab.on('response', (answer) => {
    if (isSave(answer)) saves += 1;
  });
  for (let round = 0; round < count; round += 1) {
    if (round > 0 && round % 100 === 0) console.info(`caret: ${round} rounds, ${moves.length} moves`);
    if (round % 10 === 0) {
      const isRich = (round / 10) % 2 === 1;
      const field = tab.locator(isRich ? 'div[data-field=content]' : 'h2 [data-field=content]').first();
      await field.click();
      if (isRich) await tab.locator('.ProseMirror').waitFor();
      // A line holds so many letters and no more; before it is full it is written anew.
      if (((await field.textContent()) ?? '').length > 120) {
        await tab.keyboard.press('ControlOrMeta+a');
        await tab.keyboard.type('Von vorn');
      }
    }
    // Somewhere in the text, a letter there, and every other time a few letters selected.
    await tab.keyboard.press(chance() < 0.5 ? 'Home' : 'End');
    for (let steps = Math.floor(chance() * 12); steps > 0; steps -= 1) {
      await tab.keyboard.press(chance() < 0.5 ? 'ArrowLeft' : 'ArrowRight');
    }
    await tab.keyboard.press('x');
    if (chance() < 0.5)
      for (let steps = 0; steps < 3; steps += 1) await tab.keyboard.press('Shift+ArrowLeft');
    const before = await placeIn(tab);
    const saved = tab.waitForResponse(isSave, { timeout: 60_000 });
    await writeBeside(round);
    await saved;
    await tab.waitForTimeout(60);
    const after = await placeIn(tab);
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      moves.push(`round ${round}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`);
    }
  }
  await browser.kill();
  console.info(`caret: ${saves} saves, ${count} changes by others, ${moves.length} moves`);
  expect(saves).toBeGreaterThanOrEqual(count);
  expect(moves).toEqual([]);
});
