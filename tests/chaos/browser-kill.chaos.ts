// The browser is killed while somebody types: the next one has all but the last quarter of a second.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProfile, type Profile } from './browser-process.ts';
import { chanceOf, rounds, seedOf } from './chance.ts';
import { type EditedPage, makePage } from './edited-page.ts';
import { type Caller, openCaller } from './editor-calls.ts';
import { type HouseProcess, openHouseProcess } from './house-process.ts';

/** What may be lost; milliseconds. */
const promised = 250;
const letters = 'abcdefghijklmnopqrstuvwxyz';

let server: HouseProcess;
let caller: Caller;
let page: EditedPage;
let profile: Profile;

beforeAll(async () => {
  server = await openHouseProcess();
  await server.start();
  caller = await openCaller(server.origin);
  page = await makePage(caller, 'Akku leer', [
    { module: 'headline', data: { content: { de: 'Titel:' } } },
    { module: 'text', data: { content: { de: '<p>Text:</p>' } } },
  ]);
  profile = createProfile();
});
afterAll(async () => {
  await profile.remove();
  await server.close();
});

interface Typed {
  letter: string;
  /** When the page had it. */
  at: number;
}

/** Titles are divided by soft hyphens when they are drawn. */
const wordsOf = (text: string | null) => (text ?? '').replaceAll('\u00ad', '');

test('a browser that is killed in mid-word loses at most the last 250 milliseconds', async () => {
  const count = rounds(3, 50);
  const chance = chanceOf(seedOf('browser killed'));
  const lost: number[] = [];
  for (let round = 0; round < count; round += 1) {
    // Lines and rich text in turn.
    const field =
      round % 2 === 0 ? 'h2 [data-field=content], h2[data-field=content]' : 'div[data-field=content]';
    const browser = await profile.start();
    const tab = await browser.open(server.origin + page.path, caller.cookies);
    const text = tab.locator(field).first();
    const found = wordsOf(await text.textContent());
    // A line holds so many letters and no more; before it is full it is written anew.
    const isFull = found.length > 100;
    const before = isFull ? '' : found;
    await text.click();
    if (round % 2 === 1) await tab.locator('.ProseMirror').waitFor();
    await tab.keyboard.press(isFull ? 'ControlOrMeta+a' : 'ControlOrMeta+End');
    const typed: Typed[] = [];
    const typing = (async () => {
      for (;;) {
        const letter = letters[Math.floor(chance() * letters.length)] as string;
        await tab.keyboard.press(letter);
        typed.push({ letter, at: Date.now() });
        await sleep(chance() * 80);
      }
    })().catch(() => undefined);
    await sleep(800 + chance() * 2500);
    const end = Date.now();
    await browser.kill();
    await typing;

    const next = await profile.start();
    const again = await next.open(server.origin + page.path, caller.cookies);
    // The window in which it may still come back; then it is saved.
    const sure = typed.filter(({ at }) => at <= end - promised).map(({ letter }) => letter);
    const all = before + typed.map(({ letter }) => letter).join('');
    const kept = async () => wordsOf(await again.locator(field).first().textContent());
    await expect.poll(kept, { timeout: 15_000 }).toContain(before + sure.join(''));
    const now = await kept();
    expect(all.startsWith(now) || now.startsWith(all)).toBe(true);
    lost.push(Math.max(0, all.length - now.length));
    await expect
      .poll(() => again.locator('[data-toolbar]').textContent(), { timeout: 30_000 })
      .toMatch(/Gespeichert \d|Alles gespeichert/);
    await next.kill();
  }
  console.info(`browser killed ${count} times; letters lost, each in its last 250 ms: ${lost.join(', ')}`);
});
