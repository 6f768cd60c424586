// The form of a record: a new production, restored after a reload; and two users in the same field.
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { test } from '../editing/editing-test.ts';
import { logInSeparately } from '../log-in.ts';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: false });
const foot = (page: Page) =>
  page.getByRole('button', {
    name: /^(?:Jetzt veröffentlichen|\d+ Änderung(?:en)? speichern|(?:Offline a|A)nlegen|Speichern)$/,
  });

async function fillBoth(page: Page, name: string, german: string, english: string): Promise<void> {
  const field = group(page, name).first();
  await field.getByLabel('Deutsch').fill(german);
  await field.getByLabel('Englisch').fill(english);
}

test('a new play with both languages, cast and a date survives a reload', async ({ page, baseURL }) => {
  await logInSeparately(page, baseURL);
  await page.goto('/cms/productions/new');
  await fillBoth(page, 'Titel', 'Der Probenball', 'The Rehearsal Ball');
  await page.getByLabel('Bühne', { exact: false }).first().selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Besetzung: Zeile hinzufügen' }).click();
  await page.keyboard.type('Warja');
  await expect(page.getByText('in diesem Browser gesichert')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/sind wieder da/)).toBeVisible();
  const cast = page.getByRole('list', { name: 'Besetzung' });
  await expect(cast.getByLabel('Deutsch')).toHaveValue('Warja');
  const name = cast.getByRole('combobox', { name: 'Name' });
  await name.fill('Lena Probe');
  // New records are offline by default; other tests count public ones.
  await expect(page.getByLabel('Online')).not.toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await foot(page).click();
  await page.waitForURL(/\/cms\/productions\/\d+$/);
  await expect(group(page, 'Titel').first().getByLabel('Englisch')).toHaveValue('The Rehearsal Ball');
  await expect(name).toHaveValue('Lena Probe');

  await page.getByRole('link', { name: 'Neuer Termin' }).click();
  await page.waitForURL(/\/cms\/events\/new\?production=\d+$/);
  await expect(page.getByText('Der Probenball')).toBeVisible();
  // The play is filled in already, so the next field has the focus.
  await expect(page.getByRole('combobox', { name: 'Art der Veranstaltung' })).toBeFocused();
  const start = page.getByLabel('Beginn');
  await start.fill('22.11.2026 1930');
  await expect(page.getByText('Sonntag, 22. November 2026, 19.30 Uhr')).toBeVisible();
  await start.blur();
  await expect(start).toHaveValue('So 22.11.2026, 19.30');
  await page.getByLabel('Bühne oder Gastspielort').selectOption('Große Bühne');
  await foot(page).click();
  await page.waitForURL(/\/cms\/events\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Der Probenball, So 22.11., 19.30');
});

test('two people change the same field, see both versions and choose one', async ({
  page,
  baseURL,
  colleague,
  expectProblem,
}) => {
  // The response with the other version.
  expectProblem(/status of 409/);
  await logInSeparately(page, baseURL);
  await page.goto('/cms/tags/new');
  await fillBoth(page, 'Name', 'Gesprächsreihe', 'Talks');
  await foot(page).click();
  await page.waitForURL(/\/cms\/tags\/\d+$/);
  await colleague.goto(page.url());
  const name = (of: Page) => group(of, 'Name').getByLabel('Deutsch');
  await name(colleague).fill('Gesprächsreihe im Foyer');
  await colleague.getByLabel('Für Termine').check();
  await foot(colleague).click();
  await expect(colleague.getByText('Gespeichert.')).toBeVisible();

  await name(page).fill('Große Gesprächsreihe');
  await foot(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Paula Probe hat dasselbe Feld geändert');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Fassung von Paula Probe' }).check();
  await dialog.getByRole('button', { name: 'So übernehmen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(name(page)).toHaveValue('Gesprächsreihe im Foyer');
  await expect(page.getByLabel('Für Termine')).toBeChecked();
});

test('a short form leaves the rest of the window to its fields, not to its foot', async ({
  page,
  baseURL,
}) => {
  await logInSeparately(page, baseURL);
  await page.setViewportSize({ width: 1366, height: 1000 });
  await page.goto('/cms/redirects/new');
  await expect(page.getByRole('complementary', { name: 'Noch nicht angelegt' })).toBeVisible();
  const box = await foot(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(960);
});
