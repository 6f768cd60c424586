// The check list: its findings, its links to the fields, and what blocks publishing.
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { addModule, createPage, edit, toolbar, untilSaved } from '../editor.ts';
import { test } from './editing-test.ts';

const list = (page: Page) => page.locator('[data-checks]');
const open = (page: Page) =>
  toolbar(page)
    .getByRole('button', { name: /^(Prüfliste|Check list)$/ })
    .click();

test('every finding links to its place and disappears once corrected', async ({ page }) => {
  await edit(page, await createPage(page, 'de', [['headline', { content: { de: 'Anfahrt' } }]]));
  await open(page);
  await expect(list(page).getByRole('heading', { name: 'Prüfliste' })).toBeFocused();
  // The headline and the page's own title have no English.
  await expect(list(page).getByRole('status')).toHaveText('2 Einträge');
  expect(await axeFindings(page, { within: '[data-checks]' })).toEqual([]);

  await list(page)
    .getByRole('button', { name: /Überschrift: Anfahrt/ })
    .click();
  await expect(page.locator('[data-field=content][data-language=en]')).toBeFocused();
  await page.keyboard.type('Getting here');
  await untilSaved(page);
  await expect(list(page).getByRole('status')).toHaveText('1 Eintrag');

  await list(page)
    .getByRole('button', { name: /^Kopf der Seite/ })
    .click();
  await expect(page.locator('[data-field=title][data-language=en]')).toBeFocused();

  // A finding about a field opens the dialog with the focus in that field.
  await page.locator('[data-frame]').first().focus();
  await page.locator('[data-action=edit]').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ebene').selectOption('3');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await untilSaved(page);
  await list(page)
    .getByRole('button', { name: /von Ebene 3/ })
    .click();
  await expect(dialog.getByLabel('Ebene')).toBeFocused();
  await page.keyboard.press('Escape');

  await list(page)
    .getByRole('button', { name: /^Kopf der Seite/ })
    .focus();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
});

test('a correct page has no findings and is published without a question', async ({ page, baseURL }) => {
  const path = await createPage(page, 'en');
  await edit(page, path);
  const user = await (await page.request.get('/de/pageeditor-api/user')).json();
  const name = path.slice(4);
  const { id } = await (await page.request.get(`/en/pageeditor-api/page/${name}?edit`)).json();
  const own = await (await page.request.get(`/de/pageeditor-api/pages/${id}`)).json();
  await page.request.put(`/de/pageeditor-api/pages/${id}`, {
    headers: { Origin: baseURL ?? '', 'X-CSRFToken': user.csrf_token },
    data: { version: own.version, title: { de: own.title.de, en: 'A trial' } },
  });
  await open(page);
  await expect(list(page).getByRole('status')).toHaveText('Nothing to mend.');
  expect(await axeFindings(page, { within: '[data-checks]' })).toEqual([]);
  const answer = page.waitForResponse((response) => response.url().endsWith('/checks'));
  await toolbar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await answer;
  await expect(page.getByText('Published. This is what visitors see now.')).toBeVisible();
});

test('an incomplete module blocks publishing and is listed with its place', async ({ page }) => {
  await edit(page, await createPage(page, 'de', [['headline', { content: { de: 'Voll' } }]]));
  await page.locator('[data-frame]').focus();
  await addModule(page, 'Terminliste');
  await page.keyboard.press('Escape');
  // An untouched module is ignored; with a name for links it counts as intended.
  await page.locator('[data-frame]').last().focus();
  await page.locator('[data-action=edit]').last().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Sprungmarke').fill('termine');
  await form.getByRole('button', { name: 'Übernehmen' }).click();
  await untilSaved(page);
  await toolbar(page).getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Seite veröffentlichen' });
  await expect(dialog.getByRole('alert')).toContainText('Die Liste hat keinen Termin');
  await expect(dialog.getByRole('button', { name: 'Veröffentlichen' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: /Die Liste hat keinen Termin/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-module=event-list] [data-frame]').first()).toBeFocused();
});

test('at 320 px the list is at the bottom of the window and fully accessible by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await edit(page, await createPage(page, 'de', [['headline', { content: { de: 'Anfahrt' } }]]));
  await toolbar(page).getByRole('button', { name: 'Prüfliste' }).focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByRole('button', { name: /Überschrift: Anfahrt/ })).toBeVisible();
  const box = await list(page).boundingBox();
  expect(box?.width).toBe(320);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640);
  expect(box?.height).toBeLessThanOrEqual(300);
  await list(page)
    .getByRole('button', { name: /Überschrift: Anfahrt/ })
    .focus();
  await page.keyboard.press('Enter');
  const english = page.locator('[data-field=content][data-language=en]');
  await expect(english).toBeFocused();
  const field = await english.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  expect(await axeFindings(page, { within: '[data-checks]' })).toEqual([]);
});
