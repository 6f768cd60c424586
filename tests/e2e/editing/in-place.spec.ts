// What stands on a page and is no module's text: it is changed where it stands, or leads to where it comes from.
import { expect } from '@playwright/test';
import { findings } from '../axe.ts';
import { test } from './editing-test.ts';

test('the row of a date opens its form over the page, and the page shows what was saved', async ({
  page,
  expectProblem,
}) => {
  // There are no modules below the list yet.
  expectProblem(/status of 404/);
  await page.goto('/de/termine?edit');
  await expect(page.locator('[data-editing]')).toBeAttached();
  const row = page.locator('article[id^=event-]').last();
  const dialog = page.getByRole('dialog');
  const subtitle = dialog.getByRole('group', { name: 'Untertitel' }).getByLabel('Deutsch');
  await row.locator('time').click();
  await expect(subtitle).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const before = await subtitle.inputValue();
  await subtitle.fill('Mit Tastführung um 18 Uhr');

  // Escape asks, since something is not saved yet.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(/Noch nicht gespeichert/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Weiter schreiben' }).click();
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Mit Tastführung um 18 Uhr');

  // As it was, for whoever counts on it.
  await row.locator('time').click();
  await subtitle.fill(before);
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).not.toContainText('Mit Tastführung um 18 Uhr');
});
