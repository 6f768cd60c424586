// Behind the editors' front page: what came in through a form, and the record that a page is about.
import { expect } from '@playwright/test';
import { findings } from '../axe.ts';
import { logIn } from '../editor.ts';
import { test } from '../shared-page.ts';
import { isAlive, scrollsSideways } from '../visit.ts';

test('what somebody sent is read, and taken along as a table', async ({ page, request, baseURL }) => {
  const { fields } = await (await request.get('/de/api/forms/kontakt/')).json();
  const required = fields.filter(({ required }: { required: boolean }) => required);
  const form = await (await request.get('/de/api/forms/kontakt/')).json();
  const values = Object.fromEntries(
    required.map((field: { slug: string; field_type: number; choices: { value: string }[] }) => [
      field.slug,
      field.field_type === 3
        ? 'ida@example.org'
        : field.field_type === 4
          ? true
          : (field.choices[0]?.value ?? 'Ida Sommer'),
    ]),
  );
  const sent = await request.post('/de/api/forms-entries/', {
    data: { form: form.id, field_values: values },
  });
  expect(sent.status()).toBe(201);

  await logIn(page, baseURL);
  await page.goto('/cms-hub');
  await page.getByRole('link', { name: 'Website', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Formulare', exact: true }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: form.title });
  await row.getByRole('link', { name: /^\d+$/ }).press('Enter');
  const entries = page.getByRole('region', { name: /^Eingänge/ });
  await expect(entries.getByRole('cell').filter({ hasText: 'ida@example.org' }).first()).toBeVisible();
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    entries.getByRole('link', { name: 'Alle als Tabelle (CSV)' }).click(),
  ]);
  expect(table.suggestedFilename()).toBe('kontakt.csv');
  await entries.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eingang');
  await expect(page.getByRole('definition').filter({ hasText: 'ida@example.org' })).toBeVisible();
});

test('a production’s page leads to its record, on a telephone', async ({ page, baseURL }) => {
  await logIn(page, baseURL);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/de/stuecke/faust/1');
  await isAlive(page);
  await page.getByRole('navigation', { name: 'Verwaltung' }).getByRole('link', { name: 'Datensatz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faust');
  await expect(page).toHaveURL('/cms/productions/1');
  await expect(page.getByLabel('Originaltitel')).toHaveValue('Faust. Der Tragödie erster Teil');
  expect(await findings(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});

test('the hub keeps the contrast mode of the site, and switches it', async ({ page, baseURL }) => {
  await logIn(page, baseURL);
  await page.goto('/cms-hub/subscriptions/1?lang=en');
  await isAlive(page);
  const ground = () =>
    page
      .locator('main')
      .locator('..')
      .evaluate((frame) => getComputedStyle(frame).backgroundColor);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.locator('header summary').press('Enter');
  await page.getByRole('button', { name: 'Contrast' }).press('Enter');
  expect(await ground()).toBe('rgb(0, 0, 0)');
  expect(await findings(page, { rules: 'colours' })).toEqual([]);
  await page.goto('/cms-hub');
  expect(await ground()).toBe('rgb(0, 0, 0)');
  await page.locator('header summary').click();
  await expect(page.getByRole('button', { name: 'Kontrast' })).toHaveAttribute('aria-pressed', 'true');
});
