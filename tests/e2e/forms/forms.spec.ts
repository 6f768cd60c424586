// Visitors' forms: errors, files, lost connections, by keyboard and without scripts.
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { test } from '../shared-page.ts';
import { untilHydrated, visit } from '../visit.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByLabel(name);
const send = (page: Page) => page.getByRole('button', { name: /^(?:Absenden|Send)$/ });
const summary = (page: Page) => page.getByRole('region', { name: /Angabe|answer/ });

/** Waits until the fields are hydrated, after the first interaction. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.mouse.move(40, 40);
  await untilHydrated(page, 'main form');
}

async function fillContact(page: Page): Promise<void> {
  await field(page, 'Ihr Name').fill('Ida Sommer');
  await field(page, 'E-Mail').fill('ida@example.org');
  await field(page, 'Nachricht').fill('Ein grüner Schal, Reihe sieben.');
}

test('from the list to the thanks of a form, over its errors', async ({ page }) => {
  await visit(page, '/de/forms');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toHaveCount(3);
  await main.getByRole('link', { name: 'Schreiben Sie uns' }).click();
  await expect(page).toHaveURL('/de/forms/kontakt');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Schreiben Sie uns');
  await expect(page).toHaveTitle('Thalia – Schreiben Sie uns');

  await untilHydrated(page, 'main form');
  await field(page, 'E-Mail').fill('ida@');
  await send(page).click();
  const heading = summary(page).getByRole('heading');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('3 Angaben stimmen noch nicht');
  await summary(page).getByRole('link', { name: 'Ihr Name', exact: true }).click();
  await expect(field(page, 'Ihr Name')).toBeFocused();
  await expect(field(page, 'Ihr Name')).toHaveAccessibleDescription(/fehlt noch/);
  await expect(field(page, 'Ihr Name')).toHaveAttribute('aria-invalid', 'true');
  await fillContact(page);
  await send(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Danke.');
  const thanks = page.getByRole('status').filter({ hasText: 'Ihre Nachricht ist da' });
  await expect(thanks).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
});

test('sends once, however often the button is pressed', async ({ page }) => {
  await open(page, '/de/forms/kontakt');
  await fillContact(page);
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/forms-entries/')) posts += 1;
  });
  await send(page).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Danke.');
  expect(posts).toBe(1);
});

test.describe('offline', () => {
  test.use({ hasOwnContext: true });

  test('keeps the input when the connection is lost and the page is reloaded', async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/de/forms/kontakt');
    await fillContact(page);
    await field(page, 'Worum geht es?').selectOption({ label: 'Etwas liegen gelassen' });
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Keine Verbindung' })).toBeVisible();
    await expect(field(page, 'Nachricht')).toHaveValue('Ein grüner Schal, Reihe sieben.');
    await context.setOffline(false);
    await open(page, '/de/forms/kontakt');
    await expect(page.getByText('steht noch da')).toBeVisible();
    await expect(field(page, 'Nachricht')).toHaveValue('Ein grüner Schal, Reihe sieben.');
    await expect(field(page, 'Worum geht es?')).toHaveValue('fund');
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Danke.');
    await open(page, '/de/forms/kontakt');
    await expect(field(page, 'Nachricht')).toHaveValue('');
  });
});

test('a file is uploaded at once, can be removed, and is rejected with a reason', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 422/);
  await open(page, '/de/forms/schulbesuch');
  await test.step('a form with errors has no accessibility violations', async () => {
    await send(page).click();
    await expect(summary(page)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.toggleAttribute('data-contrast', true));
    expect(await axeFindings(page, { rules: 'colours' })).toEqual([]);
    await page.evaluate(() => document.documentElement.toggleAttribute('data-contrast', false));
  });
  const list = field(page, /^Klassenliste/);
  const svg = { name: 'liste.svg', mimeType: 'image/png', buffer: Buffer.from('<svg onload="x"/>') };
  await list.setInputFiles(svg);
  await expect(page.getByText('können Programme enthalten').last()).toBeVisible();
  const pdf = { name: 'klasse 7b.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 ...') };
  await list.setInputFiles(pdf);
  await expect(page.getByText('Hochgeladen: klasse 7b.pdf').first()).toBeVisible();
  await expect(page.getByText('können Programme enthalten')).toHaveCount(0);
  await page.getByRole('button', { name: /^Entfernen/ }).click();
  await expect(list).toBeFocused();
  await list.setInputFiles(pdf);
  await expect(page.getByRole('button', { name: /^Entfernen/ })).toBeVisible();
  await open(page, '/de/forms/schulbesuch');
  await expect(page.getByText('Hochgeladen: klasse 7b.pdf').first()).toBeVisible();
});

test('every kind of field works by keyboard', async ({ page }) => {
  await open(page, '/en/forms/schulbesuch');
  await field(page, 'Name of the school').focus();
  const type = (text: string) => page.keyboard.type(text);
  const next = () => page.keyboard.press('Tab');
  await type('School by the canal');
  await next();
  await type('school.example.org');
  await next();
  await type('Ida Sommer');
  await next();
  await type('ida@example.org');
  await next();
  await type('Years 5');
  await next();
  await type('24');
  await next();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await field(page, 'Preferred day').fill('2026-06-16');
  await page.getByRole('radio', { name: /In the morning/ }).focus();
  await page.keyboard.press('ArrowDown');
  await next();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Wheelchair spaces' })).toBeChecked();
  await expect(page.getByRole('radio', { name: /In the evening/ })).toBeChecked();
  await field(page, /^We would like a workshop/).focus();
  await page.keyboard.press('Space');
  await next();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an invalid form returns with its input, and a valid one is sent', async ({ page, expectProblem }) => {
    // The browser logs the rejected request itself.
    expectProblem(/status of 422/);
    await page.goto('/de/forms/schulbesuch');
    await page.locator('form[method="post"]').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await field(page, 'Name der Schule').fill('Schule am Kanal');
    await field(page, /^Klassenliste/).setInputFiles({
      name: 'klasse.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Ada\nBen'),
    });
    await field(page, /^Was sollten wir/).fill('Zwei mit Rollstuhl.\nEine Dolmetscherin.');
    await page.getByRole('checkbox', { name: 'Gebärdensprache' }).check();
    await page.waitForTimeout(2100);
    await send(page).click();
    await expect(summary(page).getByRole('link', { name: 'E-Mail', exact: true })).toBeVisible();
    await expect(page.getByText('»E-Mail« fehlt noch')).toHaveCount(1);
    await expect(field(page, 'Name der Schule')).toHaveValue('Schule am Kanal');
    await expect(field(page, /^Was sollten wir/)).toHaveValue('Zwei mit Rollstuhl.\nEine Dolmetscherin.');
    await expect(page.getByRole('checkbox', { name: 'Gebärdensprache' })).toBeChecked();
    await expect(page.getByText('Hochgeladen: klasse.txt').first()).toBeVisible();
    await field(page, 'Ihr Name').fill('Ida Sommer');
    await field(page, 'E-Mail').fill('ida@example.org');
    await field(page, 'Jahrgang').selectOption('5-7');
    await field(page, 'Wie viele Kinder').fill('24');
    for (const play of ['zwerg-nase', 'offen']) await page.locator(`input[value="${play}"]`).check();
    await field(page, 'Wunschtag').fill('2026-06-16');
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Danke.');
    await expect(page.getByRole('main')).toContainText('Imke Sandow');
  });
});
