// The lists of the back office on the built site: filters without scripts and with them, and many dates at once.
import { expect } from '@playwright/test';
import { logIn } from '../editor.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

test('filters of a list lead to an address that shows the same again', async ({ page, baseURL }) => {
  await logIn(page, baseURL);
  await visit(page, '/cms/events');
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('faust');
  await page.getByLabel('Zustand').selectOption('abgesagt');
  await expect(page).toHaveURL(/q=faust.*state=cancelled/);
  await page.reload();
  await expect(page.getByLabel('Zustand')).toHaveValue('cancelled');
});

test('dates are put offline together, and all at once it is as it was', async ({ page, baseURL }) => {
  await logIn(page, baseURL);
  await visit(page, '/cms/events?q=nora');
  const boxes = page.getByRole('checkbox', { name: /wählen$/ });
  // The latest dates: other tests look at the next ones.
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
