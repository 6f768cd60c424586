// The check list: from what the server finds to the corrected text.
import { expect, type Page } from '@playwright/test';
import { createPage, edit, toolbar, untilSaved } from '../editor.ts';
import { test } from './editing-test.ts';

const list = (page: Page) => page.locator('[data-checks]');

test('every finding links to its place and disappears once corrected', async ({ page }) => {
  await edit(page, await createPage(page, 'de', [['headline', { content: { de: 'Anfahrt' } }]]));
  await toolbar(page).getByRole('button', { name: 'Prüfliste' }).click();
  await expect(list(page).getByRole('heading', { name: 'Prüfliste' })).toBeFocused();
  // The headline and the page's own title have no English.
  await expect(list(page).getByRole('status')).toHaveText('2 Einträge');

  await list(page)
    .getByRole('button', { name: /Überschrift: Anfahrt/ })
    .click();
  await expect(page.locator('[data-field=content][data-language=en]')).toBeFocused();
  await page.keyboard.type('Getting here');
  await untilSaved(page);
  await expect(list(page).getByRole('status')).toHaveText('1 Eintrag');

  await list(page)
    .getByRole('button', { name: /^Kopf der Seite/ })
    .click();
  await expect(page.locator('[data-field=title][data-language=en]')).toBeFocused();

  await list(page)
    .getByRole('button', { name: /^Kopf der Seite/ })
    .focus();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
});
