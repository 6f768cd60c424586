// The history on the page: changes, earlier states, restoring and undoing.
import { expect, type Page } from '@playwright/test';
import type { DraftModule, ModuleData, ModuleName } from '#domain/modules/modules.ts';
import { axeFindings } from '../axe.ts';
import {
  createPage,
  edit,
  modulesOf,
  publishByRequest,
  sendRequest,
  toolbar,
  untilSaved,
  updateByRequest,
  workingCopy,
} from '../editor.ts';
import { test } from './editing-test.ts';

const dialog = (page: Page) => page.getByRole('dialog').last();
const bar = (page: Page) => page.locator('[data-history-bar]');
const openHistory = (page: Page, name = 'Verlauf') =>
  toolbar(page).getByRole('button', { name, exact: true }).click();

/** Publishes two headlines, then edits one, deletes one and adds one. @returns the page's address */
async function prepare(page: Page): Promise<string> {
  const headline = (de: string): [ModuleName, ModuleData] => ['headline', { content: { de } }];
  const path = await createPage(page, 'de', [headline('Der Plan im Winter'), headline('Bald weg')]);
  await publishByRequest(page, path);
  const { id, draft } = await workingCopy(page, path);
  const [plan, gone] = draft as [DraftModule, DraftModule];
  await updateByRequest(page, plan, { content: { de: 'Der Plan im Sommer' } });
  const { version } = await workingCopy(page, path);
  const removal = `version=${version}&operation_id=${crypto.randomUUID()}`;
  await sendRequest(page, 'DELETE', `module/headline/${gone.id}?${removal}`);
  const place = { container: id, parent: null, column: 0, order: 1 };
  const data = { content: { de: 'Ganz neu' } };
  await sendRequest(page, 'POST', 'module/headline', { operation_id: crypto.randomUUID(), ...place, data });
  return path;
}

test('a state is restored and the restoration undone, by mouse and in the history', async ({ page }) => {
  test.slow();
  await edit(page, await prepare(page));
  const before = ['Der Plan im Sommer', 'Ganz neu'];
  await expect.poll(() => modulesOf(page)).toEqual(before);

  await openHistory(page);
  const entries = dialog(page).locator('[data-entry]');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText('3 Module');
  await expect(entries.nth(0)).toContainText('Bald weg');
  await expect(entries.nth(1)).toContainText('jetzt öffentlich');

  await test.step('seen on the page, word by word', async () => {
    await dialog(page).getByRole('button', { name: 'Zeigen, was noch nicht öffentlich ist' }).click();
    await expect(bar(page)).toContainText('3 Änderungen');
    const past = page.locator('[data-history]');
    await expect(past.locator('del')).toHaveText('Winter');
    await expect(past.locator('ins')).toHaveText('Sommer');
    await expect(past.locator('[data-mark=removed] h2, [data-mark=removed] h3').first()).toHaveText(
      'Bald weg',
    );
    await bar(page).getByRole('button', { name: 'Nächste Änderung' }).click();
    await expect(bar(page)).toContainText('1 von 3');
    await expect(page.locator('[data-change-of]:focus')).toBeInViewport();
    await bar(page).getByRole('button', { name: 'Vorher' }).click();
    await expect(past.locator('[data-module]')).toHaveCount(2);
    await expect(past).toContainText('Winter');
    await expect(past).not.toContainText('Sommer');
    // The editors' bar is inert meanwhile.
    await expect(toolbar(page)).toHaveAttribute('inert', '');
  });

  await bar(page)
    .getByRole('button', { name: /^Wiederherstellen/ })
    .click();
  await dialog(page).getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect.poll(() => modulesOf(page)).toEqual(['Der Plan im Winter', 'Bald weg']);
  await expect(page.getByRole('status').filter({ hasText: 'Wiederhergestellt' })).toBeVisible();

  await test.step('taken back by one step, and brought again', async () => {
    await page.getByRole('status').getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => modulesOf(page)).toEqual(before);
    await untilSaved(page);
    await toolbar(page).getByRole('button', { name: 'Wiederholen' }).click();
    await expect.poll(() => modulesOf(page)).toEqual(['Der Plan im Winter', 'Bald weg']);
    await untilSaved(page);
    await toolbar(page).getByRole('button', { name: 'Rückgängig' }).click();
    await untilSaved(page);
  });

  await test.step('one module comes back, one that was deleted, one language', async () => {
    const texts = async () => (await modulesOf(page)).toSorted();
    await openHistory(page);
    await dialog(page).getByRole('tab', { name: 'Gelöschte Module' }).click();
    await dialog(page)
      .getByRole('button', { name: /^Zurückholen: Überschrift „Bald weg“/ })
      .click();
    await expect.poll(texts).toEqual(['Bald weg', 'Der Plan im Sommer', 'Ganz neu']);

    await openHistory(page);
    await dialog(page).getByRole('button', { name: 'Zeigen, was noch nicht öffentlich ist' }).click();
    await bar(page).getByRole('button', { name: 'Nächste Änderung' }).click();
    await bar(page)
      .getByRole('button', { name: /^Wiederherstellen/ })
      .click();
    await dialog(page).getByLabel('Nur dieses Modul: Überschrift').check();
    await dialog(page).getByLabel('Nur Deutsch').check();
    await dialog(page).getByRole('button', { name: 'Wiederherstellen' }).click();
    await expect.poll(texts).toEqual(['Bald weg', 'Der Plan im Winter', 'Ganz neu']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(texts).toEqual(['Bald weg', 'Der Plan im Sommer', 'Ganz neu']);
    await untilSaved(page);
  });
});

test('works by keyboard at 320 pixels without accessibility violations', async ({ page }) => {
  test.slow();
  const path = await createPage(page, 'de', [['headline', { content: { de: 'Eins' } }]]);
  for (const module of (await workingCopy(page, path)).draft) {
    await updateByRequest(page, module, { content: { de: 'Zwei' } });
  }
  await page.setViewportSize({ width: 320, height: 700 });
  const check = async (state: string) => {
    expect(await axeFindings(page), state).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, state).toBeLessThanOrEqual(0);
  };
  for (const [locale, name, show, back] of [
    ['de', 'Verlauf', /^Auf der Seite zeigen/, 'Zurück zur Gegenwart'],
    ['en', 'History', /^Show on the page/, 'Back to the present'],
  ] as const) {
    await edit(page, path.replace('/de/', `/${locale}/`));
    await toolbar(page).getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('[data-entry]').first()).toBeVisible();
    await check(`the list, ${locale}`);
    await dialog(page).getByRole('button', { name: show }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-change-of]').first()).toBeVisible();
    await expect(bar(page).locator('select').first()).toBeFocused();
    await check(`two states on the page, ${locale}`);
    await bar(page).getByRole('button', { name: back }).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await expect(toolbar(page).getByRole('button', { name, exact: true })).toBeFocused();
    await expect(page.locator('[data-frame]').first()).toBeAttached();
  }
});
