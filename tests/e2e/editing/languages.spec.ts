// Both languages side by side, outdated translations, and publishing one language only.
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { createPage, edit, publishByRequest, toolbar, untilSaved, untilVisitorSees } from '../editor.ts';
import { test } from './editing-test.ts';

const both = (page: Page) => toolbar(page).getByRole('button', { name: /^(Beide Sprachen|Both languages)$/ });
/** The other language of the module, not of the page's head. */
const beside = (page: Page) =>
  page.locator('[data-beside]:is([aria-label^=Überschrift], [aria-label^=Headline])');

test('English is edited below the German, marked when outdated, and confirmed', async ({ page }) => {
  const path = await createPage(page, 'de', [['headline', { content: { de: 'Anfahrt mit dem Bus' } }]]);
  await edit(page, path);
  await both(page).click();
  await expect(both(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(beside(page)).toContainText('Englisch fehlt');
  // With enough space it is beside the German, at the same height.
  const [here, there] = await Promise.all(
    [page.locator('[data-module] h2, [data-module] h3'), beside(page)].map((each) =>
      each.first().boundingBox(),
    ),
  );
  expect(there?.x).toBeGreaterThan((here?.x ?? 0) + (here?.width ?? 0));
  expect(Math.abs((there?.y ?? 0) - (here?.y ?? 0))).toBeLessThan(40);
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
  await toolbar(page).getByRole('button', { name: 'Rückgängig' }).click();
  await untilSaved(page);
  await expect(beside(page)).toContainText('Englisch ist älter');
  await beside(page).getByRole('button', { name: 'Englisch passt so: Überschrift' }).click();
  await expect(page.getByText('Vermerkt: Englisch passt zum deutschen Text.')).toBeVisible();
  await expect(beside(page)).not.toContainText('Englisch ist älter');
  const back = toolbar(page).getByRole('button', { name: 'Rückgängig' });
  await back.click();
  await expect(beside(page)).toContainText('Englisch ist älter');
  await toolbar(page).getByRole('button', { name: 'Wiederholen' }).click();
  await expect(beside(page)).not.toContainText('Englisch ist älter');
  await page.reload();
  await expect(beside(page)).toBeVisible();
  await expect(beside(page)).not.toContainText('Englisch ist älter');

  // On the English page German is the language beside it.
  await edit(page, path.replace('/de/', '/en/'));
  await expect(beside(page).getByRole('textbox', { name: 'Headline, German' })).toHaveText(
    'Anfahrt mit der Bahn',
  );
  await both(page).click();
  await expect(beside(page)).toHaveCount(0);
});

test('all modules with their items work at 320 px by keyboard without accessibility violations', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 720 });
  for (const path of ['/de/haus/strichprobe', '/en/house/line-rehearsal']) {
    await edit(page, path);
    if ((await both(page).getAttribute('aria-pressed')) === 'false') {
      await both(page).focus();
      await page.keyboard.press('Enter');
    }
    const all = page.locator('[data-beside]');
    await expect(all.first()).toBeVisible();
    expect(await all.count()).toBeGreaterThan(10);
    expect(await axeFindings(page, { within: '[data-beside]' })).toEqual([]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide).toBe(false);
  }
});

test('publishing one language keeps the other unchanged', async ({ page, visitor }) => {
  const path = await createPage(page, 'de', [['headline', { content: { de: 'Eins', en: 'One' } }]]);
  await publishByRequest(page, path);
  await edit(page, path);
  await both(page).click();
  const english = beside(page).getByRole('textbox', { name: 'Überschrift, Englisch' });
  const german = page.locator('[data-field=content]:not([data-language])');
  await german.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Zwei');
  await english.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Two');
  await untilSaved(page);

  await toolbar(page).getByRole('button', { name: 'Sprachen wählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Seite veröffentlichen' });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('radio', { name: /^Nur Englisch/ }).check();
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/^Englisch ist veröffentlicht\./)).toBeVisible();
  await expect(toolbar(page).getByText('Noch nicht öffentlich')).toBeVisible();

  await visitor.goto(path.replace('/de/', '/en/'));
  await untilVisitorSees(visitor, () => visitor.getByRole('heading', { name: 'Two' }));
  await visitor.goto(path);
  await untilVisitorSees(visitor, () => visitor.getByRole('heading', { name: 'Eins' }));
  await expect(visitor.getByRole('heading', { name: 'Zwei' })).toHaveCount(0);
});
