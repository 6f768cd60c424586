// Editing when something is in the way: no line, no session, somebody else at the same sentence.
import { expect } from '@playwright/test';
import { account } from '../../setup/accounts.ts';
import { addHeadline, addModule, edit, isSaved, logInAnew, modulesOf, newPage, toolbar } from '../editor.ts';
import { isAlive } from '../visit.ts';
import { test } from './editing-test.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await edit(page, await newPage(page, baseURL));
});

test('what is deleted can be brought back from the message', async ({ page }) => {
  await addHeadline(page, 'Bleibt');
  await isSaved(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-frame]:focus')).toBeVisible();
  await page.keyboard.press('Delete');
  // Four seconds are what the message has: nothing is looked at before.
  await page.getByRole('status').getByRole('button', { name: 'Rückgängig' }).click();
  await expect.poll(() => modulesOf(page)).toEqual(['Bleibt']);
});

test('without a line nothing is lost, and it is saved once the line is back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await addHeadline(page, 'Im Tunnel');
  await isSaved(page);
  await context.setOffline(true);
  await page.keyboard.type(' geschrieben');
  await expect(page.getByRole('alert').getByText(/keine Verbindung/)).toBeVisible();
  await expect(toolbar(page).getByText(/keine Verbindung/)).toBeVisible();
  await context.setOffline(false);
  await isSaved(page);
  await page.reload();
  await isAlive(page);
  await expect.poll(() => modulesOf(page)).toEqual(['Im Tunnel geschrieben']);
});

test('a line that goes as soon as editing has begun takes no part of the editor away', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  // What comes ahead comes one after the other; the tools of rich text are among the last.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await addModule(page, 'Text');
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('Im Tunnel');
  await page.keyboard.press('ControlOrMeta+a');
  await page.getByRole('region', { name: /Text/ }).getByRole('button', { name: 'Link' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page
    .locator('[data-frame]')
    .first()
    .getByRole('button', { name: /bearbeiten/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Text' })).toBeVisible();
  await page.keyboard.press('Escape');
  await toolbar(page).getByRole('button', { name: 'Planen' }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await isSaved(page);
  await page.reload();
  await isAlive(page);
  await expect.poll(() => modulesOf(page)).toEqual(['Im Tunnel']);
});

test('a session that ends while somebody types is asked for anew, and what waited is saved', async ({
  page,
  context,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/401/);
  await logInAnew(page, baseURL);
  await page.reload();
  await isAlive(page);
  await addHeadline(page, 'Lange');
  await isSaved(page);
  const { csrf_token } = await (await page.request.get('/de/pageeditor-api/user')).json();
  const kept = await context.cookies();
  await page.request.post('/de/pageeditor-api/logout', {
    headers: { Origin: baseURL ?? '', 'X-CSRFToken': csrf_token },
  });
  // The browser still has its cookie; the session behind it is gone.
  await context.addCookies(kept);

  const rejected = page.waitForResponse((response) => response.status() === 401);
  await page.keyboard.type(' nach');
  await rejected;
  // Whoever is in the middle of a word comes to its end: the dialog takes none of its letters.
  await page.keyboard.type('gedacht');
  const dialog = page.getByRole('dialog', { name: 'Anmelden' });
  await expect(dialog.getByText('Was Sie geschrieben haben')).toBeVisible();
  expect(await modulesOf(page)).toEqual(['Lange nachgedacht']);
  await expect(dialog.getByLabel('E-Mail-Adresse')).toHaveValue(account.email);
  await expect(dialog.getByLabel('Passwort')).toBeFocused();
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await isSaved(page);
  await expect(page.locator('[data-field=content]')).toBeFocused();
  await page.keyboard.type(' und gesagt');
  await isSaved(page);
  await page.reload();
  await isAlive(page);
  await expect.poll(() => modulesOf(page)).toEqual(['Lange nachgedacht und gesagt']);
});

test.describe('two people at one sentence', () => {
  test.beforeEach(async ({ page, context, expectProblem }) => {
    expectProblem(/409/);
    await addHeadline(page, 'Anfang');
    await isSaved(page);
    const other = await context.newPage();
    await edit(other, new URL(page.url()).pathname);
    await other.locator('[data-field=content]').click();
    await other.keyboard.press('End');
    await other.keyboard.type(' von nebenan');
    await isSaved(other);
    await page.keyboard.type(' von hier');
    await expect(toolbar(page).getByRole('button', { name: 'Entscheiden' })).toBeVisible();
    // Both texts are there: the one on the screen, the other on the server.
    expect(await modulesOf(page)).toEqual(['Anfang von hier']);
    await other.reload();
    await expect.poll(() => modulesOf(other)).toEqual(['Anfang von nebenan']);
    await other.close();
  });

  test('who was slower may take the other text, and take that back', async ({ page }) => {
    await toolbar(page).getByRole('button', { name: 'Entscheiden' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Andere Fassung übernehmen' }).click();
    await expect.poll(() => modulesOf(page)).toEqual(['Anfang von nebenan']);
    await toolbar(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => modulesOf(page)).toEqual(['Anfang von hier']);
    await isSaved(page);
  });

  test('or keep the own one, knowingly', async ({ page }) => {
    await toolbar(page).getByRole('button', { name: 'Entscheiden' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Meine Fassung behalten' }).click();
    await isSaved(page);
    await page.reload();
    await expect.poll(() => modulesOf(page)).toEqual(['Anfang von hier']);
  });
});
