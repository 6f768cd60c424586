// Form entries: found from the form, read, exported and deleted.
import { expect } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { logInShared } from '../log-in.ts';
import { sendEntry } from '../send-entry.ts';
import { test } from '../shared-page.ts';
import { scrollsSideways, untilHydrated } from '../visit.ts';

test('an entry is found, read, exported and deleted', async ({ page, request, baseURL }) => {
  const name = `Ida Sommer ${Date.now()}`;
  const form = await sendEntry(request, name);
  await logInShared(page, baseURL);
  // The former address redirects permanently.
  await page.goto(`/cms-hub/forms/kontakt`);
  await expect(page).toHaveURL(`/cms/forms/${form.id}/entries`);
  await page.getByRole('link', { name: form.title }).click();
  await page.getByRole('link', { name: /^\d+ Ein(gang|gänge) lesen$/ }).click();
  await untilHydrated(page);
  await page.getByLabel('Suchen', { exact: true }).last().fill(name);
  await page.getByLabel('Von', { exact: true }).fill('gestern');
  await page.getByRole('button', { name: 'Anzeigen' }).press('Enter');
  await expect(page.getByText('1 Eingang', { exact: true })).toBeVisible();
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Diese Eingänge als CSV laden' }).click(),
  ]);
  expect(table.suggestedFilename()).toBe('kontakt.csv');
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').click();
  await expect(page.getByRole('definition').filter({ hasText: name }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Als beantwortet vermerken' }).click();
  await expect(page.getByText(/^beantwortet \d/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('checkbox', { name: /^Eingang vom/ }).check();
  await page.getByRole('button', { name: 'Eingang löschen' }).click();
  const question = page.getByRole('dialog', { name: 'Diesen Eingang löschen?' });
  await expect(question).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Eingang löschen' }).click();
  await expect(page.getByText('Der Eingang ist gelöscht.')).toBeVisible();
  await expect(page.getByText('Dazu ist nichts eingegangen.')).toBeVisible();
});

test('a production’s page links to its record on a telephone', async ({ page, baseURL }) => {
  await logInShared(page, baseURL);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/de/stuecke/faust/1');
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Datensatz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faust');
  await expect(page).toHaveURL('/cms/productions/1');
  await expect(page.getByLabel('Originaltitel')).toHaveValue('Faust. Der Tragödie erster Teil');
  expect(await axeFindings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});
