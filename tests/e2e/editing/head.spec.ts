// The head of a page is edited in place, and visitors see it once it is published.
import { expect } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import {
  createPage,
  edit,
  publish,
  publishByRequest,
  toolbar,
  untilSaved,
  untilVisitorSees,
} from '../editor.ts';
import { test } from './editing-test.ts';

test('title, text and fields of the head are edited, undone, and public after "Veröffentlichen"', async ({
  page,
  visitor,
}) => {
  const path = await createPage(page);
  await publishByRequest(page, path);
  await edit(page, path);
  const heading = page.getByRole('heading', { level: 1 }).getByRole('textbox');
  const text = page.getByRole('textbox', { name: 'Text im Kopf' });
  const before = ((await heading.textContent()) ?? '').replaceAll('\u00ad', '');
  await heading.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' und mehr');
  await page.getByRole('button', { name: 'Text hinzufügen' }).click();
  await page.keyboard.type('Ein Satz im Kopf.');
  await expect(text).toHaveText('Ein Satz im Kopf.');
  expect(await axeFindings(page)).toEqual([]);
  await untilSaved(page);
  await expect(toolbar(page).getByText('Noch nicht öffentlich')).toBeVisible();
  const step = (name: string) => toolbar(page).getByRole('button', { name, exact: true }).click();
  for (const name of ['Rückgängig', 'Rückgängig']) await step(name);
  await expect(heading).toHaveText(before);
  for (const name of ['Wiederholen', 'Wiederholen']) await step(name);
  await expect(text).toHaveText('Ein Satz im Kopf.');

  // Enter in the title moves on.
  await heading.click();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');

  // The settings link to the form of the head.
  await toolbar(page).getByRole('button', { name: 'Seiteneinstellungen' }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toContainText('sobald Sie speichern');
  await dialog.getByRole('button', { name: 'Kopf der Seite bearbeiten' }).click();
  await dialog
    .getByRole('group', { name: /^Titel für Suchmaschinen/ })
    .getByLabel('Deutsch')
    .fill('Für die Suche');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await untilSaved(page);
  await publish(page);
  await visitor.goto(path);
  await untilVisitorSees(visitor, () => visitor.getByText('Ein Satz im Kopf.'));
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('und mehr');
  expect(await visitor.title()).toContain('Für die Suche');
});
