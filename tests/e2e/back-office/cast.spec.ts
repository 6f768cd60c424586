// Casts by date: a role is recast on one date by keyboard, shown in the matrix, and undone.
import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../axe.ts';
import { test } from '../editing/editing-test.ts';
import { logInSeparately } from '../log-in.ts';

/** Creates a record that is offline. @returns its id */
async function create(page: Page, resource: string, data: object): Promise<number> {
  const { csrf_token } = await (await page.request.get('/de/pageeditor-api/user')).json();
  const { origin } = new URL(page.url());
  const response = await page.request.post(`/de/api/cms-hub/${resource}/`, {
    headers: { Origin: origin, 'X-CSRFToken': csrf_token },
    data: { operation_id: crypto.randomUUID(), data: { ...data, is_online: false } },
  });
  expect(response.ok(), resource).toBe(true);
  return (await response.json()).id;
}

test('a cover is recast on one date by keyboard, shown in the matrix and undone', async ({
  page,
  baseURL,
}) => {
  await logInSeparately(page, baseURL);
  await page.goto('/cms/cast');
  await expect(page.getByRole('heading', { name: 'Besetzung', level: 1 })).toBeVisible();
  const production = await create(page, 'productions', {
    name: { de: 'Der Ersatzmann', en: 'The Cover' },
    stage_name: 'Bühne',
    cast: [
      { role: { de: 'Anja' }, name: 'Clara Probe' },
      { role: { de: 'Firs' }, name: 'Gustav Probe' },
    ],
    covers: [{ role: { de: 'Firs' }, name: 'Kofi Probe' }],
  });
  for (const date_start of ['2026-05-06T19:30', '2026-05-07T19:30']) {
    await create(page, 'events', { production, date_start, stage_name: 'Bühne' });
  }
  await page.goto(`/cms/cast?production=${production}`);
  const cell = (name: string) => page.getByRole('button', { name, exact: true });
  const first = cell('Anja, Mi 6.5., 19.30: Clara Probe');
  await expect(first).toBeVisible();
  // Keys work once scripts have loaded.
  await expect(async () => {
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await expect(cell('Firs, Mi 6.5., 19.30: Gustav Probe')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Firs, Do 7.5., 19.30' });
  await expect(panel.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(panel.getByText('Für Gustav Probe spielt Kofi Probe (Firs).')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Umbesetzen' }).press('Enter');
  await expect(panel.getByText('Öffentlich: Firs spielt am Do 7.5., 19.30 Kofi Probe.')).toBeVisible();
  await expect(cell('Firs, Do 7.5., 19.30: Kofi Probe')).toBeVisible();
  await panel.getByRole('button', { name: 'Zurücknehmen' }).press('Enter');
  await expect(cell('Firs, Do 7.5., 19.30: Gustav Probe')).toBeVisible();
  await page.keyboard.press('Escape');
});
