// The history on the page: changes, earlier states, restoring and undoing.
import { expect, type Page } from '@playwright/test';
import type { DraftModule, ModuleData, ModuleName } from '#domain/modules/modules.ts';
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

  await toolbar(page).getByRole('button', { name: 'Verlauf', exact: true }).click();
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
  });
});
