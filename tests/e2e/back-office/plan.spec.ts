// The plan: an event is moved by keyboard and by pointer, previewed, written and undone.
import { expect, type Page } from '@playwright/test';
import { logInShared } from '../log-in.ts';
import { test } from '../shared-page.ts';

test.use({ viewport: { width: 1366, height: 900 } });

/** Creates an offline event in a month that no other test uses. */
async function createEvent({ request }: Page, name: string, day: string) {
  const { csrf_token } = await (await request.get('/de/pageeditor-api/user')).json();
  const origin = test.info().project.use.baseURL ?? '';
  const response = await request.post('/de/api/cms-hub/events/', {
    headers: { Origin: origin, 'X-CSRFToken': csrf_token },
    data: {
      operation_id: crypto.randomUUID(),
      data: { name: { de: name }, stage_name: 'Box', date_start: `${day}T19:30`, is_online: false },
    },
  });
  expect(response.status()).toBe(201);
}

test('an event is moved to another day by keyboard and to another stage by pointer, and back', async ({
  page,
  baseURL,
}) => {
  await logInShared(page, baseURL);
  await page.goto('/cms/plan?month=2029-03');
  const name = `Wanderung ${crypto.randomUUID().slice(0, 6)}`;
  await createEvent(page, name, '2029-03-21');
  await page.reload();

  const link = page.getByRole('link', { name: new RegExp(`^19.30 ${name}`) });
  const cell = page.locator('td[data-day]').filter({ has: link });
  const panel = page.getByRole('complementary', { name: 'Termin verschieben' });
  await expect(page.getByText('verschiebt')).toBeVisible();
  await link.focus();
  // Across the change to summer time.
  await page.keyboard.press('m');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Mi 28.3., 19.30, Box')).toBeVisible();
  await expect(panel.getByText(/^Besucher sehen davon nichts/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Verschoben auf Mi 28.3., 19.30, Box.')).toBeVisible();
  await expect(cell).toHaveAttribute('data-day', '2029-03-28');
  await expect(link).toContainText('19.30');

  await link.dragTo(page.locator('td[data-day="2029-03-29"][data-stage="Werkstatt"]'));
  await expect(panel.getByText('Do 29.3., 19.30, Werkstatt')).toBeVisible();
  await panel.getByRole('button', { name: 'Verschieben' }).click();
  await expect(cell).toHaveAttribute('data-stage', 'Werkstatt');
  await panel.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(panel.getByText('Er steht wieder, wo er war.')).toBeVisible();
  await expect(cell).toHaveAttribute('data-stage', 'Box');
});

test('a play chosen before scripts have loaded is selected', async ({ page, baseURL }) => {
  await logInShared(page, baseURL);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cms/plan?month=2029-03&draw=new', { waitUntil: 'commit' });
  const play = page.getByRole('combobox', { name: 'Stück', exact: true });
  await play.selectOption({ index: 3 });
  const chosen = await play.inputValue();
  release();
  await expect(page).toHaveURL(new RegExp(`draw=${chosen}`));
  await expect(play).toHaveValue(chosen);
  await expect(page.getByRole('textbox', { name: 'Beginn So' })).toBeVisible();
  await page.unroute('**/*.js');
});
