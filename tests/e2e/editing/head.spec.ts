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

test('title and text are edited in the head and public after "Veröffentlichen"', async ({
  page,
  visitor,
}) => {
  const path = await createPage(page);
  await publishByRequest(page, path);
  await edit(page, path);
  const heading = page.getByRole('heading', { level: 1 }).getByRole('textbox');
  const before = ((await heading.textContent()) ?? '').replaceAll('\u00ad', '');
  await heading.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' und mehr');
  await page.getByRole('button', { name: 'Text hinzufügen' }).click();
  await page.keyboard.type('Ein Satz im Kopf.');
  await expect(page.getByRole('textbox', { name: 'Text im Kopf' })).toHaveText('Ein Satz im Kopf.');
  expect(await axeFindings(page)).toEqual([]);
  await untilSaved(page);
  await expect(toolbar(page).getByText('Noch nicht öffentlich')).toBeVisible();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('mehr');
  await publish(page);
  await untilVisitorSees(visitor, () =>
    visitor.getByRole('heading', { level: 1 }).filter({ hasText: 'mehr' }),
  );
  await expect(visitor.getByText('Ein Satz im Kopf.')).toBeVisible();
  for (let step = 0; step < 2; step += 1) {
    await toolbar(page).getByRole('button', { name: 'Rückgängig', exact: true }).click();
  }
  await expect(heading).toHaveText(before);
});

test('Enter in the title moves on, and the settings link to the form of the head', async ({ page }) => {
  const path = await createPage(page);
  await edit(page, path);
  await page.getByRole('heading', { level: 1 }).getByRole('textbox').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Der erste Absatz');
  await expect(page.locator('[data-module="text"]')).toContainText('Der erste Absatz');
  await untilSaved(page);
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
  await page.reload();
  await expect(page.getByRole('button', { name: 'Suche und Teilen' })).toBeVisible();
  expect(await page.title()).toContain('Für die Suche');
});
