// Editing on the page itself: logging in, writing, moving, publishing, and what happens when something is in the way.
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { account, addHeadline, edit, isSaved, logIn, modulesOf, newPage, toolbar } from './editor.ts';
import { isAlive, test, visit } from './visit.ts';

test.describe('logging in', () => {
  test('is asked for over the page, says what is wrong, and leads into editing', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/401/);
    await visit(page, '/de/besuch?edit');
    const dialog = page.getByRole('dialog', { name: 'Anmelden' });
    await expect(dialog.getByLabel('E-Mail-Adresse')).toBeFocused();
    await dialog.getByLabel('E-Mail-Adresse').fill(account.email);
    await dialog.getByLabel('Passwort').fill('not the one');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('stimmen nicht');
    await dialog.getByLabel('Passwort').fill(account.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(toolbar(page).getByRole('button', { name: 'Bearbeiten beenden' })).toBeVisible();
    await expect(page.locator('[data-frame]').first()).toBeAttached();
  });

  test('is not asked of anybody else, and can be put away', async ({ page }) => {
    await visit(page, '/de/besuch');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await visit(page, '/de/besuch?edit');
    await expect(page.getByRole('dialog', { name: 'Anmelden' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-frame]')).toHaveCount(0);
  });

  test('ends by the toolbar', async ({ page, baseURL }) => {
    await logIn(page, baseURL);
    await edit(page, '/de/besuch');
    await toolbar(page).getByRole('button', { name: 'Abmelden' }).click();
    await expect(toolbar(page)).toBeHidden();
    await expect(page.locator('[data-frame]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/de\/besuch$/);
  });
});

for (const width of [375, 1366]) {
  test(`entering edit mode moves nothing at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, baseURL);
    await visit(page, '/de/besuch');
    await expect(toolbar(page)).toBeVisible();
    const boxes = () =>
      page.locator('h1, [data-module], [data-item]').evaluateAll((all) =>
        all.map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left, top + scrollY, width, height].map(Math.round);
        }),
      );
    const before = await boxes();
    await toolbar(page).getByRole('button', { name: 'Bearbeiten' }).click();
    await expect(page.locator('[data-frame]').first()).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(await boxes()).toEqual(before);
  });
}

test.describe('a page of one’s own', () => {
  test.beforeEach(async ({ page, baseURL }) => {
    await logIn(page, baseURL);
    await edit(page, await newPage(page, baseURL));
  });

  test('is begun, written, and public only after publishing', async ({ page, browser }) => {
    await page.getByRole('button', { name: 'Modul einfügen' }).click();
    await addHeadline(page, 'Ein erster Satz');
    await isSaved(page);
    await expect(page.getByRole('status').getByText('Gespeichert')).toBeVisible();

    const visitor = await browser.newPage();
    const { origin, pathname } = new URL(page.url());
    await visitor.goto(origin + pathname);
    await expect(visitor.getByText('Ein erster Satz')).toHaveCount(0);
    await toolbar(page).getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(toolbar(page).getByText('Veröffentlicht', { exact: true })).toBeVisible();
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByRole('heading', { name: 'Ein erster Satz' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await visitor.close();
  });

  test('everything by keyboard: write, move, duplicate, delete, bring back', async ({ page }) => {
    await page.getByRole('button', { name: 'Modul einfügen' }).press('Enter');
    await addHeadline(page, 'Eins');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Überschrift, 1 von 1' })).toBeFocused();
    await page.keyboard.press('Control+d');
    await expect(page.getByRole('group', { name: 'Überschrift, 2 von 2' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Zwei');
    await page.keyboard.press('Escape');
    expect(await modulesOf(page)).toEqual(['Eins', 'Zwei']);

    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('group', { name: 'Überschrift, 1 von 2' })).toBeFocused();
    await expect(page.getByText('Überschrift verschoben: 1 von 2.')).toBeAttached();
    expect(await modulesOf(page)).toEqual(['Zwei', 'Eins']);
    await page.keyboard.press('Delete');
    await expect(page.getByRole('group', { name: 'Überschrift, 1 von 1' })).toBeFocused();
    expect(await modulesOf(page)).toEqual(['Eins']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => modulesOf(page)).toEqual(['Zwei', 'Eins']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => modulesOf(page)).toEqual(['Eins', 'Zwei']);
    await isSaved(page);

    await page.reload();
    await isAlive(page);
    await expect.poll(() => modulesOf(page)).toEqual(['Eins', 'Zwei']);
  });

  test('what is deleted can be brought back from the message', async ({ page }) => {
    await page.getByRole('button', { name: 'Modul einfügen' }).click();
    await addHeadline(page, 'Bleibt');
    await isSaved(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await expect(page.getByText('Hier steht noch nichts.')).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => modulesOf(page)).toEqual(['Bleibt']);
  });

  test('without a line nothing is lost, and it is saved once the line is back', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await page.getByRole('button', { name: 'Modul einfügen' }).click();
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

  test('a session that has ended asks for the login and then saves', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/401/);
    await page.getByRole('button', { name: 'Modul einfügen' }).click();
    await addHeadline(page, 'Lange');
    await isSaved(page);
    await context.clearCookies();
    await page.keyboard.type(' nachgedacht');
    const dialog = page.getByRole('dialog', { name: 'Anmelden' });
    await expect(dialog.getByText('Was Sie geschrieben haben')).toBeVisible();
    await dialog.getByLabel('Passwort').fill(account.password);
    await page.keyboard.press('Enter');
    await isSaved(page);
    await expect(page.locator('[data-field=content]')).toBeFocused();
    expect(await modulesOf(page)).toEqual(['Lange nachgedacht']);
  });

  test('who was slower chooses which version stays', async ({ page, context, expectProblem }) => {
    expectProblem(/409/);
    await page.getByRole('button', { name: 'Modul einfügen' }).click();
    await addHeadline(page, 'Anfang');
    await isSaved(page);
    const other = await context.newPage();
    await edit(other, new URL(page.url()).pathname);
    await other.locator('[data-field=content]').click();
    await other.keyboard.press('End');
    await other.keyboard.type(' von nebenan');
    await isSaved(other);

    await page.keyboard.type(' von hier');
    await toolbar(page).getByRole('button', { name: 'Entscheiden' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Andere Fassung übernehmen' }).click();
    await expect.poll(() => modulesOf(page)).toEqual(['Anfang von nebenan']);
    // And back to mine, knowingly.
    await toolbar(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => modulesOf(page)).toEqual(['Anfang von hier']);
    await isSaved(page);
    await other.close();
  });

  test('no state of it has a finding of axe', async ({ page }) => {
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
    };
    await check();
    await page.getByRole('button', { name: 'Modul einfügen' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check();
    await addHeadline(page, 'Geprüft');
    await isSaved(page);
    await check();
    await page.keyboard.press('Escape');
    await check();
    await page.getByRole('button', { name: 'Verschieben nach …' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check();
  });
});
