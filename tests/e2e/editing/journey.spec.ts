// An editor's first page, from the login to taking it offline, and what visitors see of it in both languages.
import { expect } from '@playwright/test';
import sharp from 'sharp';
import {
  addHeadline,
  addModule,
  createPage,
  logInByDialog,
  publish,
  toolbar,
  untilSaved,
  untilVisitorSees,
} from '../editor.ts';
import { untilHydrated } from '../visit.ts';
import { test } from './editing-test.ts';

test('a page with text, a picture and columns is published, shown in both languages and taken offline', async ({
  page,
  visitor,
  context,
  expectProblem,
}) => {
  expectProblem(/401/);
  const path = await createPage(page);
  await context.clearCookies();
  await page.goto(`${path}?edit`);
  await untilHydrated(page);
  await logInByDialog(page);
  const dialog = page.getByRole('dialog').last();

  // A headline, edited in place, with its English entered in the dialog.
  await addHeadline(page, 'Unser Abend');
  await page.keyboard.press('Home');
  await page.keyboard.press('ControlOrMeta+Delete');
  await page.keyboard.type('Ein ');
  await page.getByRole('button', { name: 'Überschrift: Felder bearbeiten' }).click();
  await dialog.getByRole('group', { name: 'Überschrift' }).getByLabel('Englisch').fill('An evening');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();

  // A paragraph with a link that opens a new window.
  await page.locator('[data-module=headline] [data-field=content]').click();
  await addModule(page, 'Text');
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('Alles über den Abend');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  const link = page.getByRole('form', { name: 'Link' });
  await link.getByRole('textbox', { name: 'Adresse', exact: true }).fill('example.org/abend');
  await link.getByLabel('In neuem Fenster öffnen').check();
  await link.getByRole('button', { name: 'Link setzen' }).click();
  await expect(page.locator('.ProseMirror a')).toHaveAttribute('href', 'https://example.org/abend');

  // An uploaded picture with alternative text and credit.
  await page.locator('.ProseMirror').click();
  await addModule(page, 'Bild');
  await dialog.getByRole('button', { name: 'Bild wählen' }).click();
  const tone = { r: 20 + Math.floor(Math.random() * 200), g: 90, b: 40 };
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: tone } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'probe.jpg', mimeType: 'image/jpeg', buffer });
  // Its files are made after the response; then the dialog shows it.
  await expect(dialog.locator('[data-focal] img')).toBeVisible();
  await dialog.getByRole('group', { name: 'Alternativtext' }).getByLabel('Deutsch').fill('Eine farbige Wand');
  await dialog.getByLabel('Bildnachweis').fill('Foto: Ina Probe');
  await dialog.getByRole('button', { name: 'Bild verwenden' }).click();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.locator('[data-module=image] img').first()).toBeVisible();
  await untilSaved(page);

  // Two columns: teasers on the left, an event on the right.
  await addModule(page, 'Spalten');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  const columns = page.locator('[data-module=container] [data-columns] > *');
  await columns.nth(0).getByRole('button', { name: 'Modul einfügen' }).click();
  await dialog.getByRole('button', { name: /^Teaserliste/ }).click();
  await page.getByRole('button', { name: 'Teaser einfügen' }).last().click();
  await dialog.getByRole('button', { name: 'Bild wählen' }).click();
  // Pictures with an alternative text, such as the season's at the end, are used at once.
  await dialog.locator('ul button').last().click();
  await dialog.getByRole('group', { name: 'Überschrift' }).getByLabel('Deutsch').fill('Hinter der Bühne');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.locator('[data-item=teaser]')).toBeVisible();

  await columns.nth(1).getByRole('button', { name: 'Modul einfügen' }).click();
  await dialog.getByRole('button', { name: /^Terminliste/ }).click();
  await page.getByRole('button', { name: 'Termin einfügen' }).last().click();
  const search = dialog.getByRole('combobox', { name: 'Stück oder Titel' });
  await search.fill('Faust');
  await dialog.getByRole('option', { name: /Faust/ }).first().click();
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.locator('[data-item=event-item]').getByText('Faust').first()).toBeVisible();
  await untilSaved(page);

  await publish(page);
  await visitor.goto(new URL(page.url()).pathname);
  await untilVisitorSees(visitor, () => visitor.getByRole('heading', { name: 'Ein Abend' }));
  const outside = visitor.getByRole('link', { name: 'Abend' }).and(visitor.locator('[target=_blank]'));
  await expect(outside).toHaveAttribute('rel', 'noopener');
  await expect(visitor.locator('figure').getByRole('img', { name: 'Eine farbige Wand' })).toBeAttached();
  await expect(visitor.getByRole('heading', { name: 'Hinter der Bühne' })).toBeVisible();
  await expect(visitor.locator('[data-module=event-list]').getByText('Faust').first()).toBeVisible();
  await visitor.locator('a[hreflang=en]:visible').first().click();
  await expect(visitor.getByRole('heading', { name: 'An evening' })).toBeVisible();
  await expect(visitor.locator('[lang=de]').getByText('Alles über den')).toBeVisible();

  await toolbar(page).getByRole('button', { name: 'Seiteneinstellungen' }).click();
  await dialog.getByRole('button', { name: 'Offline nehmen' }).click();
  await expect(dialog).toBeHidden();
  await expect(toolbar(page).getByRole('button', { name: 'Seite ist offline' })).toBeVisible();
  await expect(async () => expect((await visitor.reload())?.status()).toBe(404)).toPass();
});
