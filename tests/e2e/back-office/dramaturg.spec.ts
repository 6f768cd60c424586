// A production is created on a telephone, with pictures, a new person in its cast, and an event.
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../axe.ts';
import { test } from '../editing/editing-test.ts';
import { logInSeparately } from '../log-in.ts';

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: false }).first();

/** A unique photograph, so that it is not recognised as another test's. */
async function photograph(name: string, red: number) {
  const background = { r: red, g: 70, b: 31 };
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The save bar has one row, and nothing overflows the telephone. */
async function expectToFit(page: Page): Promise<void> {
  const create = page.getByRole('button', { name: 'Offline anlegen' });
  const foot = await create.locator('..').boundingBox();
  expect(foot?.height).toBeLessThan(66);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
}

test('a play with pictures, cast and a date is created on a telephone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await logInSeparately(page, baseURL);
  await page.goto('/cms/productions/new');
  const title = group(page, 'Titel');
  await title.getByLabel('Deutsch').fill('Die Probe am Telefon');
  await title.getByLabel('Englisch').fill('The Rehearsal on the Phone');
  await page.getByLabel('Bühne', { exact: false }).first().selectOption({ index: 1 });

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Hochladen: Hauptbild' }).click();
  await (await choosing).setFiles(await photograph('telefon.jpg', 201));
  const dialog = page.getByRole('dialog');
  const alternative = dialog.getByRole('group', { name: 'Alternativtext' });
  await alternative.getByLabel(/Deutsch/).fill('Eine rote Fläche.');
  await alternative.getByLabel(/Englisch/).fill('A red area.');
  await dialog.getByLabel('Bildnachweis').fill('Foto: Probe');
  await dialog.getByRole('button', { name: 'Bild verwenden' }).click();
  await expect(page.getByText('Foto: Probe')).toBeVisible();

  const several = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Hochladen: Bilderstrecke: hinzufügen' }).click();
  await (await several).setFiles([await photograph('eins.jpg', 202), await photograph('zwei.jpg', 203)]);
  await expect(page.getByText('2 Bilder sind da')).toBeVisible();

  await page.getByRole('button', { name: 'Besetzung: Zeile hinzufügen' }).click();
  const cast = page.getByRole('list', { name: 'Besetzung' });
  await cast.getByLabel('Deutsch').fill('Die Stimme');
  await cast.getByLabel('Englisch').fill('The Voice');
  const name = cast.getByRole('combobox', { name: 'Name' });
  await name.fill('Wanda Probenau');
  await page.getByRole('option', { name: /Wanda Probenau.* neu anlegen/ }).click();
  await dialog.getByRole('button', { name: 'Anlegen und wählen' }).click();
  await expect(name).toHaveValue('Wanda Probenau');
  await expect(name).toHaveAccessibleDescription('Führt zur Seite von Wanda Probenau.');

  await expectToFit(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.waitForURL(/\/cms\/productions\/\d+$/);
  const id = page.url().split('/').at(-1);
  await expect(title.getByLabel('Englisch')).toHaveValue('The Rehearsal on the Phone');
  await expect(page.getByRole('list', { name: 'Bilderstrecke' }).getByRole('listitem')).toHaveCount(2);

  await page.goto(`/cms/events/new?production=${id}`);
  await page.getByLabel('Beginn').fill('22.11.2026 1930');
  // A time alone is on the day of the start; the stage defaults to the play's.
  await page.getByLabel('Ende').fill('2115');
  await page.getByLabel('Beginn').focus();
  await expect(page.getByLabel('Ende')).toHaveValue('So 22.11.2026, 21.15');
  await expect(page.getByLabel('Bühne oder Gastspielort')).toHaveValue('Bühne');
  await expectToFit(page);
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await page.waitForURL(/\/cms\/events\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Die Probe am Telefon, So 22.11., 19.30',
  );
  await page.getByRole('link', { name: 'Zum Stück: Die Probe am Telefon' }).click();
  await page.waitForURL(new RegExp(`/cms/productions/${id}$`));
});
