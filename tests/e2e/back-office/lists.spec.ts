// The lists of the back office on the built site: filters with and without scripts, and changes of many events.
import { expect } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { logInShared } from '../log-in.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

test('filters of a list are in an address that shows the same list', async ({ page, baseURL }) => {
  await logInShared(page, baseURL);
  await visit(page, '/cms/events');
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('faust');
  await page.getByLabel('Zustand').selectOption('abgesagt');
  await expect(page).toHaveURL(/q=faust.*state=cancelled/);
  await page.reload();
  await expect(page.getByLabel('Zustand')).toHaveValue('cancelled');
});

test('several dates are taken offline together and undone together', async ({ page, baseURL }) => {
  await logInShared(page, baseURL);
  await visit(page, '/cms/events?q=nora');
  const boxes = page.getByRole('checkbox', { name: /wählen$/ });
  // The last dates: other tests use the next ones.
  const count = await boxes.count();
  await boxes.nth(count - 2).click();
  await boxes.nth(count - 1).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Für die gewählten Einträge' });
  await bar.getByRole('button', { name: 'Offline nehmen' }).click();
  await bar.getByRole('button', { name: '2 ändern' }).click();
  await expect(bar.getByText('Geändert: 2.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'offline' })).toHaveCount(2);
  await bar.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(bar.getByText('Es ist wieder wie vorher.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'offline' })).toHaveCount(0);
});

test('a table from a spreadsheet becomes dates: a cell is corrected, and everything is undone', async ({
  page,
  baseURL,
}) => {
  await logInShared(page, baseURL);
  await visit(page, '/cms/events');
  const table = [
    'Stück\tDatum\tUhrzeit\tEnde\tBühne\tOnline',
    'Nora\t24.11.2027\t19.30\t22.00\tBühne\tnein',
    'Nora\t31.11.2027\t19.30\t22.00\tBox\tnein',
  ].join('\r\n');
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, table);
  const dialog = page.getByRole('dialog');
  const day = dialog.getByRole('textbox', { name: 'Datum, Zeile 3' });
  await expect(day).toHaveAccessibleDescription('Diesen Tag gibt es nicht.');
  expect(await axeFindings(page)).toEqual([]);
  await day.fill('30.11.2027');
  await day.press('Enter');
  const write = dialog.getByRole('button', { name: '2 Termine anlegen' });
  await expect(write).toBeVisible();
  // What is corrected stays after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Tabelle einfügen' }).click();
  await write.click();
  await expect(dialog.getByText('Geschrieben: 2 neu, 0 geändert.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Alles rückgängig machen' }).click();
  await expect(dialog.getByText('Es ist wieder wie vorher.', { exact: false })).toBeVisible();
});
