// Editing by keyboard only: adding, writing, moving, removing, restoring, scheduling, publishing; and axe on each state.
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { createPage, edit, modulesOf, toolbar, untilSaved, untilVisitorSees } from '../editor.ts';
import { test } from './editing-test.ts';

/** Presses Tab until an element has the focus. @returns how often */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<number> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return presses;
    await page.keyboard.press(key);
  }
  throw new Error('It cannot be reached.');
}

const frame = (page: Page, name: string) => page.getByRole('group', { name });

/** The dialogs are checked in both languages by `Accessibility.component.test.tsx`. */
const newFindings = (page: Page) => axeFindings(page, { elements: 'new' });

test('a page is written, reordered, planned and published without a mouse', async ({ page, visitor }) => {
  await edit(page, await createPage(page));
  expect(await newFindings(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: 'Modul einfügen' }));
  await page.keyboard.press('Enter');
  // The first choice has the focus: a headline.
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Überschrift/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-field=content]:focus')).toBeVisible();
  await page.keyboard.type('Eins');
  await page.keyboard.press('Escape');
  await expect(frame(page, 'Überschrift, 1 von 1')).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Modul einfügen' }).last());
  await page.keyboard.press('Enter');
  await page.keyboard.type('absätze');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Text/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('Ein Absatz');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByRole('toolbar').last()).toBeVisible();
  expect(await newFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(frame(page, 'Text, 2 von 2')).toBeFocused();
  expect(await newFindings(page)).toEqual([]);

  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Text verschoben: 1 von 2.')).toBeAttached();
  expect(await modulesOf(page)).toEqual(['Ein Absatz', 'Eins']);
  await page.keyboard.press('Delete');
  await expect.poll(() => modulesOf(page)).toEqual(['Eins']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => modulesOf(page)).toEqual(['Ein Absatz', 'Eins']);
  await untilSaved(page);

  // The first link of the page skips the toolbar as well as the head of the page.
  await page.getByRole('link', { name: 'Zum Inhalt springen' }).focus();
  const plan = toolbar(page).getByRole('button', { name: 'Planen …' });
  expect(await tabTo(page, plan)).toBeLessThan(25);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zu einer Zeit veröffentlichen' });
  await expect(dialog.getByRole('radio', { name: 'Veröffentlichen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(plan).toBeFocused();

  await tabTo(page, toolbar(page).getByRole('button', { name: 'Veröffentlichen' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  // A hint says that English is missing; Enter publishes anyway.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toolbar(page).getByText('Veröffentlicht', { exact: true })).toBeVisible();
  await visitor.goto(new URL(page.url()).pathname);
  await untilVisitorSees(visitor, () => visitor.getByText('Ein Absatz'));
});
