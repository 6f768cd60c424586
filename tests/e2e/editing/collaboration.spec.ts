// Two people on one page: they see each other, their changes are merged, and no text is lost.
import { expect, type Page } from '@playwright/test';
import { colleague as account } from '../../setup/accounts.ts';
import { axeFindings } from '../axe.ts';
import { createPage, edit, toolbar, untilSaved } from '../editor.ts';
import { test } from './editing-test.ts';

let other: Page;

test.beforeEach(async ({ page, colleague }) => {
  test.slow();
  const content = { de: '<p>Erster Absatz</p><p>Zweiter Absatz</p>' };
  await edit(page, await createPage(page, 'de', [['text', { content }]]));
  other = colleague;
  await edit(other, new URL(page.url()).pathname);
});
const text = (page: Page) => page.locator('[data-field=content]');
const paragraphs = (page: Page) => text(page).locator('p').allTextContents();

/** Puts the caret behind the last letter of a paragraph. */
async function behind(page: Page, paragraph: string): Promise<void> {
  await text(page).locator('p', { hasText: paragraph }).click();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.press('End');
}

test('two people see each other in the bar and at the module, and when one leaves', async ({ page }) => {
  const people = toolbar(page).getByRole('list', { name: 'Auch auf dieser Seite' });
  await expect(people).toBeVisible();
  await behind(other, 'Zweiter');
  await expect(people.getByRole('button', { name: /schreibt in: Text/ })).toBeVisible();
  await expect(page.locator('[data-frame]').first()).toHaveAttribute('aria-label', /Text, 1 von 1, \S/);
  expect(await axeFindings(page)).toEqual([]);
  await other.goto('about:blank');
  await expect(people).toBeHidden();
});

test('different paragraphs edited at the same time are merged with a message', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/409/);
  await behind(page, 'Erster');
  await behind(other, 'Zweiter');
  await Promise.all([page.keyboard.type(', von mir'), other.keyboard.type(', von ihr')]);
  const both = ['Erster Absatz, von mir', 'Zweiter Absatz, von ihr'];
  await expect.poll(() => paragraphs(page)).toEqual(both);
  await expect.poll(() => paragraphs(other)).toEqual(both);
  // The caret has not moved.
  await page.keyboard.type('!');
  await expect.poll(() => paragraphs(page)).toEqual(['Erster Absatz, von mir!', both[1]]);
});

test('the same paragraph edited at the same time needs a decision, which can be undone', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/409/);
  await behind(page, 'Zweiter');
  await behind(other, 'Zweiter');
  await other.keyboard.type(' von ihr');
  await untilSaved(other);
  // The message comes at once, before a save fails.
  await expect(page.locator('[data-frame]').first()).toContainText(/geändert von/);
  await page.keyboard.type(' von mir');
  const decide = toolbar(page).getByRole('button', { name: 'Entscheiden' });
  await decide.click();
  const dialog = page.getByRole('dialog', { name: 'Zwei Fassungen' });
  await expect(dialog.locator('ins').first()).toContainText('von mir');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await axeFindings(page)).toEqual([]);
  const isWide = await dialog.evaluate((each) => each.scrollWidth > each.clientWidth);
  expect(isWide).toBe(false);
  // By keyboard: arrow keys through the versions, then the button.
  await expect(dialog.getByRole('radio', { name: /Beide/ })).toBeFocused();
  await dialog.getByRole('radio', { name: 'Meine Fassung' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /Beide/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'So übernehmen' }).press('Enter');
  await page.setViewportSize({ width: 1280, height: 720 });
  const both = ['Erster Absatz', 'Zweiter Absatz von mir von ihr'];
  await expect.poll(() => paragraphs(page)).toEqual(both);
  await untilSaved(page);
  await text(other).blur();
  await other.locator('body').click({ position: { x: 4, y: 400 } });
  await expect.poll(() => paragraphs(other)).toEqual(both);
  await toolbar(page).getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => paragraphs(page)).toEqual(['Erster Absatz', 'Zweiter Absatz von mir']);
});

test('publishing while somebody edits the same paragraph asks first, and they can continue', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/409/);
  await behind(page, 'Zweiter');
  await behind(other, 'Zweiter');
  await other.keyboard.type(', angefangen');
  await untilSaved(other);
  // The other text is not applied while the caret is in the paragraph.
  await expect(page.locator('[data-frame]').first()).toContainText(`geändert von ${account.name}`);
  await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
  // The check list comes first, because English is missing.
  await page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click();
  const asked = page.getByRole('dialog', { name: 'Andere haben hier auch geschrieben' });
  await expect(asked).toContainText(account.name);
  await expect(asked.locator('ins')).toContainText('angefangen');
  expect(await axeFindings(page)).toEqual([]);
  // The colleague continues typing; changes that arrive before publishing need another confirmation.
  let isOut = false;
  const out = page.waitForResponse((response) => response.url().endsWith('/publish') && response.ok());
  void out.then(() => {
    isOut = true;
  });
  await other.keyboard.type(' und');
  const seen = asked.getByRole('button', { name: 'Gesehen, veröffentlichen' });
  await expect
    .poll(async () => {
      if (!isOut && (await seen.isVisible())) await seen.press('Enter');
      return isOut;
    })
    .toBe(true);
  await other.keyboard.type(' weitergeschrieben');
  await untilSaved(other);
  const whole = 'Zweiter Absatz, angefangen und weitergeschrieben';
  await expect(text(other).locator('p').last()).toHaveText(whole);
  await expect.poll(() => paragraphs(page)).toContain(whole);
  await expect(toolbar(other).getByText('Noch nicht öffentlich')).toBeVisible();
});
