// Editing does not move the page, and works at the width of a telephone.
import { expect, type Page } from '@playwright/test';
import {
  addHeadline,
  addModule,
  createPage,
  logInByDialog,
  modulesOf,
  toolbar,
  untilSaved,
} from '../editor.ts';
import { scrollsSideways, untilHydrated, visit } from '../visit.ts';
import { test } from './editing-test.ts';

/**
 * The position and size of everything on the page; of slides only vertically, since the active one is slid into view. Found
 * and measured in one evaluation: a title that the editing code replaces in between has no box.
 */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, [data-module], [data-item]')].map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSlid = element.closest('[role=group] > ul') !== null;
      return [isSlid ? 0 : left, top + scrollY, width, height].map(Math.round);
    }),
  );

for (const width of [375, 1366]) {
  test(`at ${width} px, neither entering edit mode nor pressing any kind of text shifts anything`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/de/haus/strichprobe');
    await expect(toolbar(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const public_ = await boxes(page);
    await toolbar(page).getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(page.locator('[data-frame]').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    // Distant modules are not rendered by now and keep their height.
    await expect(page.locator('[data-module][style*="content-visibility"]').first()).toBeAttached();
    await expect.poll(() => boxes(page)).toEqual(public_);
    // One text of each field of each kind of module. An index among all texts is not stable: those of the head are added later.
    const kinds = await page.locator('[data-field][data-of]').evaluateAll((all) => {
      const first = new Map<string, string>();
      for (const element of all as HTMLElement[]) {
        if (!element.checkVisibility()) continue;
        const { field, of } = element.dataset;
        const { item } = element.closest<HTMLElement>('[data-item]')?.dataset ?? {};
        const { module } = element.closest<HTMLElement>('[data-module]')?.dataset ?? {};
        const kind = `${item ?? module}.${field}`;
        if (!first.has(kind)) first.set(kind, `[data-field="${field}"][data-of="${of}"]`);
      }
      return [...first];
    });
    expect(kinds.length).toBeGreaterThan(15);
    for (const [kind, selector] of kinds) {
      const text = page.locator(selector).first();
      const before = await boxes(page);
      await text.click();
      await expect(text, kind).toBeFocused();
      expect(await boxes(page), kind).toEqual(before);
    }
  });
}

test.describe('on a telephone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a page is written, reordered, and a deleted module is restored', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/401/);
    const path = await createPage(page);
    await context.clearCookies();
    await page.goto(`${path}?edit`);
    await untilHydrated(page);
    await logInByDialog(page);
    await addHeadline(page, 'Unterwegs');
    await addModule(page, 'Text');
    await expect(page.locator('.ProseMirror')).toBeFocused();
    await page.keyboard.type('Ein Absatz');
    await page.locator('[data-module=headline] [data-field=content]').tap();
    await page.keyboard.press('End');
    await page.keyboard.type(' geschrieben');
    expect(await modulesOf(page)).toEqual(['Unterwegs geschrieben', 'Ein Absatz']);

    const handles = page.getByRole('toolbar', { name: 'Überschrift' });
    await handles.getByRole('button', { name: 'Nach unten' }).tap();
    await expect.poll(() => modulesOf(page)).toEqual(['Ein Absatz', 'Unterwegs geschrieben']);
    await handles.getByRole('button', { name: 'Löschen' }).tap();
    await expect.poll(() => modulesOf(page)).toEqual(['Ein Absatz']);
    await toolbar(page).getByRole('button', { name: 'Rückgängig' }).tap();
    await expect.poll(() => modulesOf(page)).toEqual(['Ein Absatz', 'Unterwegs geschrieben']);
    await untilSaved(page);
    expect(await scrollsSideways(page)).toBe(false);
  });
});
