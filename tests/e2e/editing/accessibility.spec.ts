// axe on every state of the editing layer, in both languages.
import { expect, type Page } from '@playwright/test';
import type { Locale } from '#domain/languages/locales.ts';
import { axeFindings } from '../axe.ts';
import { createPage, edit, toolbar } from '../editor.ts';
import { visit } from '../visit.ts';
import { test } from './editing-test.ts';

/** Colours are the same in both languages. */
async function check(page: Page, state: string, locale: Locale): Promise<void> {
  await test.step(state, async () => {
    expect(await axeFindings(page, locale === 'en' ? { rules: 'all but contrast' } : {}), state).toEqual([]);
  });
}

const names = {
  de: {
    text: 'Text',
    image: 'Bild',
    choose: 'Bild wählen',
    describe: 'Alternativtext und Ausschnitt',
    credit: 'Bildnachweis',
    settings: 'Seiteneinstellungen',
    new: 'Neue Seite',
  },
  en: {
    text: 'Text',
    image: 'Picture',
    choose: 'Choose a picture',
    describe: 'Alternative text and focus',
    credit: 'Credit',
    settings: 'Page settings',
    new: 'New page',
  },
};

for (const locale of ['de', 'en'] as const) {
  test(`no state has accessibility violations: ${locale}`, async ({ page }) => {
    test.slow();
    const words = names[locale];
    const path = await createPage(page, locale);
    await visit(page, path);
    await expect(toolbar(page)).toBeVisible();
    await check(page, 'toolbar only', locale);

    await edit(page, path);
    await check(page, 'an empty page', locale);
    const dialog = page.getByRole('dialog').last();
    await page.locator('[data-empty-place] button').first().click();
    await expect(dialog).toBeVisible();
    await check(page, 'what to add', locale);

    await dialog
      .getByRole('button', { name: new RegExp(`^${words.text} `) })
      .first()
      .click();
    await expect(page.locator('.ProseMirror')).toBeFocused();
    await page.keyboard.type('Geprüft');
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByRole('toolbar').last()).toBeVisible();
    await check(page, 'writing, with tools', locale);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('form', { name: 'Link' })).toBeVisible();
    await check(page, 'a link', locale);
    // Closes the list of targets, the link form and the text.
    for (let left = 3; left > 0; left -= 1) await page.keyboard.press('Escape');
    await expect(page.locator('[data-frame]:focus')).toBeVisible();
    await check(page, 'a module in hand', locale);
    await page.locator('[data-action=move]').click();
    await expect(dialog).toBeVisible();
    await check(page, 'where to move', locale);
    await page.keyboard.press('Escape');

    await page.locator('[data-frame] [data-edge=end]').click({ position: { x: 12, y: 12 } });
    await dialog
      .getByRole('button', { name: new RegExp(`^${words.image} `) })
      .first()
      .click();
    await expect(dialog.getByRole('button', { name: words.choose })).toBeVisible();
    await check(page, 'the fields of a module', locale);
    await dialog.getByRole('button', { name: words.choose }).click();
    await expect(dialog.locator('ul button').first()).toBeVisible();
    await check(page, 'pictures to choose from', locale);
    // The last picture on the page belongs to the season and has a description; uploads of other tests come first.
    await dialog.locator('ul button').last().click();
    await dialog.getByRole('button', { name: words.describe }).click();
    await expect(dialog.getByLabel(words.credit)).toBeVisible();
    await check(page, 'a picture described', locale);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    for (const what of [words.settings, words.new]) {
      await toolbar(page).getByRole('button', { name: what }).click();
      await expect(dialog.getByRole('textbox').first()).toBeVisible();
      await check(page, what, locale);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}
