// Both languages side by side, outdated translations, and publishing one language only.
import { expect, type Page } from '@playwright/test';
import { createPage, edit, publishByRequest, toolbar, untilSaved, untilVisitorSees } from '../editor.ts';
import { test } from './editing-test.ts';

const both = (page: Page) => toolbar(page).getByRole('button', { name: /^(Beide Sprachen|Both languages)$/ });
/** The other language of the module, not of the page's head. */
const beside = (page: Page) =>
  page.locator('[data-beside]:is([aria-label^=Überschrift], [aria-label^=Headline])');

test('English is edited beside the German, marked when outdated, confirmed, and published alone', async ({
  page,
  visitor,
}) => {
  const old = 'Anfahrt mit dem Bus';
  const path = await createPage(page, 'de', [['headline', { content: { de: old } }]]);
  await publishByRequest(page, path);
  await edit(page, path);
  await both(page).click();
  await expect(both(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(beside(page)).toContainText('Englisch fehlt');
  const english = beside(page).getByRole('textbox', { name: 'Überschrift, Englisch' });
  await english.click();
  await page.keyboard.type('By bus');
  await expect(beside(page)).not.toContainText('Englisch fehlt');
  await untilSaved(page);

  const german = page.locator('[data-field=content]:not([data-language])');
  await german.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Anfahrt mit der Bahn');
  await untilSaved(page);
  await expect(beside(page)).toContainText('Englisch ist älter als Deutsch');
  // The changed words are marked, visibly and for screen readers.
  await expect(beside(page).locator('del')).toContainText(['dem', 'Bus']);
  await expect(beside(page).locator('ins')).toContainText(['der', 'Bahn']);
  await expect(beside(page).locator('ins').first()).toContainText('neu:');

  // The marks stay until the translator leaves the text.
  await english.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('By train');
  await untilSaved(page);
  await expect(beside(page).locator('ins').first()).toBeVisible();
  await german.click();
  await expect(beside(page)).not.toContainText('Englisch ist älter');

  // Undoing the translation marks it as outdated again.
  const back = toolbar(page).getByRole('button', { name: 'Rückgängig' });
  const again = toolbar(page).getByRole('button', { name: 'Wiederholen' });
  await back.click();
  await untilSaved(page);
  await expect(beside(page)).toContainText('Englisch ist älter');
  await beside(page).getByRole('button', { name: 'Englisch passt so: Überschrift' }).click();
  await expect(page.getByText('Vermerkt: Englisch passt zum deutschen Text.')).toBeVisible();
  await expect(beside(page)).not.toContainText('Englisch ist älter');
  await back.click();
  await expect(beside(page)).toContainText('Englisch ist älter');
  await again.click();
  await expect(beside(page)).not.toContainText('Englisch ist älter');

  await toolbar(page).getByRole('button', { name: 'Sprachen wählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seite veröffentlichen' });
  await dialog.getByRole('radio', { name: /^Nur Englisch/ }).check();
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/^Englisch ist veröffentlicht\./)).toBeVisible();
  await expect(toolbar(page).getByText('Noch nicht öffentlich')).toBeVisible();
  const inEnglish = path.replace('/de/', '/en/');
  await visitor.goto(inEnglish);
  await untilVisitorSees(visitor, () => visitor.getByRole('heading', { name: 'By bus' }));
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: old })).toBeVisible();

  // On the English page German is the language beside it.
  await edit(page, inEnglish);
  await expect(beside(page).getByRole('textbox', { name: 'Headline, German' })).toHaveText(
    'Anfahrt mit der Bahn',
  );
  await both(page).click();
  await expect(beside(page)).toHaveCount(0);
});
