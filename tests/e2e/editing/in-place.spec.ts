// Texts of a page that belong to no module: they are edited in place, or lead to their origin.
import { expect } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { publish, setSaveDelay, toolbar, untilSaved, untilVisitorSees } from '../editor.ts';
import { holdRequests } from '../hold-requests.ts';
import { test } from './editing-test.ts';
import { untilPersisted } from './page-failures.ts';

test('the row of a date opens its form over the page, which then shows the saved values', async ({
  page,
  expectProblem,
}) => {
  // The slot below the list has no modules yet.
  expectProblem(/status of 404/);
  await page.goto('/de/termine?edit');
  await page.locator('[data-editing]').waitFor({ state: 'attached' });
  const row = page.locator('article[id^=event-]').last();
  const dialog = page.getByRole('dialog');
  const subtitle = dialog.getByRole('group', { name: 'Untertitel' }).getByLabel('Deutsch');
  await row.locator('time').click();
  await expect(subtitle).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Verlauf' })).toHaveAttribute('href', /^\/cms\/log\?/);
  expect(await axeFindings(page)).toEqual([]);
  const before = await subtitle.inputValue();
  const place = () => page.evaluate(() => scrollY);
  const top = await place();
  expect(top).toBeGreaterThan(100);
  await subtitle.fill('Mit Tastführung um 18 Uhr');

  // Escape asks first, because of unsaved changes.
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(/Noch nicht gespeichert/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Weiter schreiben' }).click();
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Mit Tastführung um 18 Uhr');
  expect(await place()).toBe(top);

  // Restored for other tests.
  await row.locator('time').click();
  await subtitle.fill(before);
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).not.toContainText('Mit Tastführung um 18 Uhr');
});

test('a play is edited in place in both languages and published with one button; other texts show their origin', async ({
  page,
  visitor,
  expectProblem,
}) => {
  test.slow();
  // The play's page has no modules yet.
  expectProblem(/status of 404/);
  // As in production: with a shorter pause, the words would be sent before the page is read again.
  await setSaveDelay(page.context(), 1000);
  await page.goto('/de/stuecke/antigone/3?edit');
  await page.locator('[data-field=headline]').waitFor();
  await test.step('a click on a credit, a picture, a menu link or an interface text shows its origin', async () => {
    const dialog = page.getByRole('dialog');
    const opened = async (title: string) => {
      await expect(dialog.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(dialog.locator('[data-name] :focus')).toBeAttached();
      const field = await dialog.locator('[data-name]:has(:focus)').first().getAttribute('data-name');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      return field;
    };
    await page.getByText('Kostüme', { exact: true }).click();
    expect(await opened('Antigone')).toBe('credits');
    await page
      .locator('main [style*="--wide"]')
      .first()
      .click({ position: { x: 300, y: 40 }, force: true });
    expect(await opened('Antigone')).toMatch(/^picture/);
    await page.locator('header nav').getByRole('link', { name: 'Termine' }).click();
    expect(await opened('Termine')).toBe('menu_name');
    expect(new URL(page.url()).pathname).toBe('/de/stuecke/antigone/3');
    await page.locator('footer').getByText('040 66969 100').first().click();
    await expect(dialog.getByRole('status')).toContainText('festen Angaben');
    await page.keyboard.press('Escape');
  });

  const own = (field: string) => page.locator(`main [data-field=${field}]:not([data-language])`);
  const english = (field: string) => page.locator(`main [data-field=${field}][data-language=en]`);
  const [german, translated] = [(await own('headline').textContent()) ?? '', 'Something else altogether'];
  await own('headline').click();
  // End alone moves to the end of the line.
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' oder nicht');
  await toolbar(page).getByRole('button', { name: 'Beide Sprachen' }).click();
  await english('headline').click();
  const before = (await english('headline').textContent()) ?? '';
  await page.keyboard.press('Control+A');
  await page.keyboard.type(translated);
  await untilSaved(page);
  await expect(toolbar(page).getByText('Noch nicht öffentlich')).toBeVisible();
  expect(await axeFindings(page, { elements: 'distinct' })).toEqual([]);

  // Before publishing, visitors see the old text and editors the new one.
  await visitor.goto('/de/stuecke/antigone/3');
  await expect(visitor.getByText(german, { exact: true })).toBeVisible();
  // The page is rendered with the saved words, and the later ones are restored in their field.
  const release = await holdRequests(page, '**/draft/');
  await own('headline').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' doch');
  await untilPersisted(page, 'oder nicht doch');
  await page.reload();
  await expect(own('headline')).toHaveText(`${german} oder nicht doch`);
  release();
  await untilSaved(page);
  await publish(page);
  await untilVisitorSees(visitor, () => visitor.getByText(`${german} oder nicht doch`, { exact: true }));
  await visitor.goto('/en/whats-on/antigone/3');
  await expect(visitor.getByText(translated, { exact: true })).toBeVisible();

  // Restored for other tests.
  for (const [field, text] of [
    [own('headline'), german],
    [english('headline'), before],
  ] as const) {
    await field.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  }
  await untilSaved(page);
  await publish(page);
});

test('texts of the home page are edited in place, also in links and a button, and published with it', async ({
  page,
  visitor,
  expectProblem,
}) => {
  test.slow();
  // The home page has no modules yet.
  expectProblem(/status of 404/);
  await page.goto('/de?edit');
  const news = page.locator('main [data-field=headline]:not([data-language])').last();
  const hero = page.locator('main a [data-field=subline]');
  const tile = page.locator('[id^=teaser-]').last().locator('[data-field=preline]');
  const button = page.locator('main form [data-field=link_text]');
  await news.waitFor();
  // Visitors see the next date in an empty tile.
  await expect(tile).toHaveAttribute('aria-placeholder', /\d/);
  const added: string[] = [];
  const before: string[] = [];
  for (const [place, words] of [
    [news, ' und mehr'],
    [hero, ', mit Musik'],
    [tile, 'Zum letzten Mal'],
    [button, ' und lesen'],
  ] as const) {
    const text = (await place.textContent()) ?? '';
    before.push(text);
    added.push(text + words);
    await place.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(words);
  }
  await untilSaved(page);
  await expect(page).toHaveURL(/\/de\?edit$/);
  expect(await axeFindings(page, { elements: 'distinct' })).toEqual([]);
  await publish(page);
  await visitor.goto('/de');
  const [first = '', ...others] = added;
  await untilVisitorSees(visitor, () => visitor.getByText(first, { exact: true }));
  for (const text of others) await expect(visitor.getByText(text, { exact: true })).toHaveCount(1);

  // Restored for other tests.
  for (const place of [button, tile, hero, news]) {
    await toolbar(page).getByRole('button', { name: 'Rückgängig', exact: true }).click();
    await expect(place).toHaveText(before.pop() ?? '');
  }
  await untilSaved(page);
  await publish(page);
});
