// The settings of a page: concurrent changes are merged or shown as conflicts, and unsaved ones are restored.
import { expect, type Page } from '@playwright/test';
import type { DraftPage } from '#domain/pages/draft-page.ts';
import { colleague as theirAccount } from '../../setup/accounts.ts';
import { axeFindings } from '../axe.ts';
import { createPage, edit, toolbar } from '../editor.ts';
import { test } from './editing-test.ts';
import { crash, openTab, untilPersisted } from './page-failures.ts';

let path: string;
test.beforeEach(async ({ page }) => {
  path = await createPage(page);
  await edit(page, path);
});

const dialog = (page: Page) => page.getByRole('dialog').last();
const title = (page: Page) =>
  dialog(page)
    .getByRole('group', { name: /^Titel/ })
    .getByLabel('Deutsch');
const address = (page: Page) => dialog(page).getByRole('group', { name: 'Adresse' }).getByLabel('Deutsch');
/** An address that no other page uses. */
const free = (name: string) => `${name}-${path.split('/').at(-1)}`;

async function openSettings(page: Page): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Seiteneinstellungen' }).click();
  await expect(address(page)).toBeVisible();
}

/** The stored settings, after another user's change if one is given. */
async function pageOf(page: Page, change?: object): Promise<DraftPage> {
  const api = `${new URL(page.url()).origin}/de/pageeditor-api`;
  const slug = await page.locator('[data-container]').first().getAttribute('data-container');
  const address = `${api}/pages/${slug?.replace('page-', '')}`;
  const now: DraftPage = await (await page.request.get(address)).json();
  if (!change) return now;
  const { csrf_token } = await (await page.request.get(`${api}/user`)).json();
  const response = await page.request.put(address, {
    headers: { Origin: new URL(address).origin, 'X-CSRFToken': csrf_token },
    data: { version: now.version, ...change },
  });
  expect(response.status()).toBe(200);
  return response.json();
}

test('settings changed by others are merged, and conflicts need a decision', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/409/);
  await openSettings(page);
  const box = (name: string) => dialog(page).getByRole('checkbox', { name });
  const save = () => dialog(page).getByRole('button', { name: 'Speichern' }).click();
  await box('Im Hauptmenü').check();
  await pageOf(page, { in_footer: true });
  await save();
  await expect(dialog(page).getByRole('alert')).toContainText('In der Fußzeile');
  await expect(box('In der Fußzeile')).toBeChecked();
  await address(page).fill(free('mein'));
  await pageOf(page, { slug: { de: free('ihr') }, has_tab_navigation: true });
  await save();
  await page.setViewportSize({ width: 320, height: 640 });
  const asked = page.getByRole('dialog', { name: 'Zwei Fassungen' });
  await expect(asked.getByRole('group', { name: 'Adresse (Deutsch)' })).toContainText(
    'Fassung von Administrator',
  );
  expect(await axeFindings(page)).toEqual([]);
  await asked.getByRole('radio', { name: 'Meine Fassung' }).press('Space');
  const loaded = page.waitForEvent('load');
  await asked.getByRole('button', { name: 'So übernehmen' }).press('Enter');
  await loaded;
  await expect
    .poll(() => pageOf(page))
    .toMatchObject({ slug: { de: free('mein') }, in_menu: true, in_footer: true, has_tab_navigation: true });
  // Undo reverts only the user's own change.
  await toolbar(page).getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect
    .poll(() => pageOf(page))
    .toMatchObject({ slug: { de: free('ihr') }, in_menu: false, in_footer: true, has_tab_navigation: true });
});

test('settings in a crashed tab are restored by the next one, which asks before discarding them', async ({
  page,
  context,
}) => {
  await openSettings(page);
  await address(page).fill('nicht-gespeichert');
  await untilPersisted(page, 'nicht-gespeichert');
  await crash(page);
  const next = await openTab(context, path);
  await next.getByRole('alert').getByRole('button', { name: 'Ansehen' }).click();
  await expect(dialog(next)).toContainText('nicht-gespeichert');
  expect(await axeFindings(next)).toEqual([]);
  await dialog(next).getByRole('button', { name: 'Wieder öffnen' }).click();
  await expect(address(next)).toHaveValue('nicht-gespeichert');
  await next.setViewportSize({ width: 320, height: 640 });
  await next.keyboard.press('Escape');
  await expect(dialog(next).getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
  expect(await axeFindings(next)).toEqual([]);
  await next.keyboard.press('Escape');
  await dialog(next).getByRole('button', { name: 'Speichern' }).click();
  await expect(next.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await pageOf(next)).slug.de).toBe('nicht-gespeichert');
  await expect(toolbar(next).getByRole('button', { name: /Nicht übernommen/ })).toHaveCount(0);
});

test('two states of the settings are compared, one is restored, and the restoration undone', async ({
  page,
  colleague,
}) => {
  const old = (await pageOf(page)).slug.de;
  await colleague.goto(`${path}?edit`);
  await pageOf(colleague, { slug: { de: free('neue') }, in_menu: true });
  await toolbar(page).getByRole('button', { name: 'Verlauf' }).click();
  await dialog(page).getByRole('tab', { name: 'Einstellungen' }).click();
  const work = dialog(page).getByRole('listitem').filter({ hasText: theirAccount.name });
  await expect(work).toContainText('Adresse (Deutsch), Im Hauptmenü');
  await page.setViewportSize({ width: 320, height: 640 });
  await work.getByRole('button', { name: /^Vergleichen/ }).press('Enter');
  await expect(dialog(page).getByLabel('Von')).toBeFocused();
  await expect(dialog(page).getByRole('listitem').first().locator('ins').first()).toContainText('neue');
  expect(await axeFindings(page)).toEqual([]);
  await dialog(page).getByLabel('bis').selectOption('Jetzt');
  await expect(dialog(page).getByText('2 Änderungen')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Zurück zur Liste' }).press('Enter');
  await dialog(page)
    .getByRole('button', { name: /^Wiederherstellen/ })
    .last()
    .press('Enter');
  await dialog(page)
    .getByRole('checkbox', { name: /Im Hauptmenü/ })
    .uncheck();
  expect(await axeFindings(page)).toEqual([]);
  const loaded = page.waitForEvent('load');
  await dialog(page).getByRole('button', { name: 'Wiederherstellen', exact: true }).click();
  await loaded;
  await expect.poll(() => pageOf(page)).toMatchObject({ slug: { de: old }, in_menu: true });
  await toolbar(page).getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect.poll(async () => (await pageOf(page)).slug.de).toBe(free('neue'));
});

test('a new page dialog is restored after closing and after a reload, until it is cancelled', async ({
  page,
}) => {
  const start = async () => {
    await toolbar(page).getByRole('button', { name: 'Neue Seite' }).click();
    await expect(title(page)).toBeVisible();
  };
  await start();
  await title(page).fill('Ein Tag im Freien');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await edit(page, path);
  await start();
  await expect(title(page)).toHaveValue('Ein Tag im Freien');
  await expect(dialog(page)).toContainText('steht wieder hier');
  await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();
  await start();
  await expect(title(page)).toHaveValue('');
});
