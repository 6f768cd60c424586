// Two people on one page: they see each other, their changes are merged, and no text is lost.
import { expect, type Page } from '@playwright/test';
import { colleague as account } from '../../setup/accounts.ts';
import { axeFindings } from '../axe.ts';
import { createPage, edit, toolbar, untilSaved } from '../editor.ts';
import { test } from './editing-test.ts';

const text = (page: Page) => page.locator('[data-field=content]');
const paragraphs = (page: Page) => text(page).locator('p').allTextContents();

/** Puts the caret behind the last letter of a paragraph. */
async function behind(page: Page, paragraph: string): Promise<void> {
  await text(page).locator('p', { hasText: paragraph }).click();
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.press('End');
}

test('two people write on one page', async ({ page, colleague: other, expectProblem }) => {
  test.slow();
  expectProblem(/409/);
  const content = { de: '<p>Erster Absatz</p><p>Zweiter Absatz</p>' };
  const path = await createPage(page, 'de', [['text', { content }]]);
  await edit(page, path);
  await edit(other, path);
  const people = toolbar(page).getByRole('list', { name: 'Auch auf dieser Seite' });
  const frame = page.locator('[data-frame]').first();

  await test.step('they see each other in the bar and at the module', async () => {
    await expect(people).toBeVisible();
    await behind(other, 'Zweiter');
    await expect(people.getByRole('button', { name: /schreibt in: Text/ })).toBeVisible();
    await expect(frame).toHaveAttribute('aria-label', /Text, 1 von 1, \S/);
    expect(await axeFindings(page, { within: '[data-toolbar]' })).toEqual([]);
  });

  const second = 'Zweiter Absatz, von ihr';
  await test.step('different paragraphs are merged, and the caret does not move', async () => {
    await behind(page, 'Erster');
    await Promise.all([page.keyboard.type(', von mir'), other.keyboard.type(', von ihr')]);
    const both = ['Erster Absatz, von mir', second];
    await expect.poll(() => paragraphs(page)).toEqual(both);
    await expect.poll(() => paragraphs(other)).toEqual(both);
    await page.keyboard.type('!');
    await expect.poll(() => paragraphs(page)).toEqual(['Erster Absatz, von mir!', second]);
    await untilSaved(page);
  });

  await test.step('the same paragraph needs a decision, which can be undone', async () => {
    await behind(page, 'Zweiter');
    await other.keyboard.type(' allein');
    await untilSaved(other);
    // The message comes at once, before a save fails.
    await expect(frame).toContainText(/geändert von/);
    await page.keyboard.type(' und mir');
    await toolbar(page).getByRole('button', { name: 'Entscheiden' }).click();
    const dialog = page.getByRole('dialog', { name: 'Zwei Fassungen' });
    await expect(dialog.locator('ins').first()).toContainText('und mir');
    await expect(dialog.getByRole('radio', { name: /Beide/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'So übernehmen' }).press('Enter');
    const both = `${second} und mir allein`;
    await expect.poll(() => paragraphs(page)).toContain(both);
    await untilSaved(page);
    await text(other).blur();
    await other.locator('body').click({ position: { x: 4, y: 400 } });
    await expect.poll(() => paragraphs(other)).toContain(both);
    await toolbar(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => paragraphs(page)).toContain(`${second} und mir`);
    await untilSaved(page);
    await expect.poll(() => paragraphs(other)).toContain(`${second} und mir`);
  });

  await test.step('publishing while somebody writes asks first, and they can continue', async () => {
    await behind(page, 'Zweiter');
    await behind(other, 'Zweiter');
    await other.keyboard.type(', angefangen');
    await untilSaved(other);
    // The other text is not applied while the caret is in the paragraph.
    await expect(frame).toContainText(`geändert von ${account.name}`);
    await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    // The check list comes first, because English is missing.
    await page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click();
    const asked = page.getByRole('dialog', { name: 'Andere haben hier auch geschrieben' });
    await expect(asked).toContainText(account.name);
    await expect(asked.locator('ins').last()).toContainText('angefangen');
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
    const whole = `${second} und mir, angefangen und weitergeschrieben`;
    await expect(text(other).locator('p').last()).toHaveText(whole);
    await expect.poll(() => paragraphs(page)).toContain(whole);
    await expect(toolbar(other).getByText('Noch nicht öffentlich')).toBeVisible();
  });

  await other.goto('about:blank');
  await expect(people).toBeHidden();
});
