// Tonight on a telephone: an event is cancelled, visitors see it at once, it is undone; offline, actions are queued.
import { expect, type Page } from '@playwright/test';
import { eveningService } from '../../setup/accounts.ts';
import { toolbar } from '../editor.ts';
import { logInSeparately } from '../log-in.ts';
import { test } from '../shared-page.ts';

// Going offline needs a context of its own.
test.use({ hasOwnContext: true, viewport: { width: 375, height: 800 } });

/** One of tomorrow's last dates, a different one for each test: other tests use today's. */
async function openCard(page: Page, fromEnd: number) {
  const card = page.getByRole('article').nth(-fromEnd);
  await card.getByRole('button', { name: /^Etwas melden/ }).click();
  return card;
}

test('visitors see a cancelled date at once, and it is undone', async ({ page, baseURL, playwright }) => {
  await logInSeparately(page, baseURL, eveningService);
  // The evening service has no other front page.
  await page.goto('/cms-hub');
  await expect(page).toHaveURL(/\/cms\/tonight/);
  // The next date's buttons are open from the start: cancelling takes two taps.
  await expect(page.getByRole('button', { name: 'Absagen' }).first()).toBeVisible();
  const card = await openCard(page, 1);
  const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  // Only this date's row: other tests cancel other dates meanwhile.
  const id = `event-${(await card.getAttribute('id'))?.replace('date-', '')}`;
  const rowOfVisitor = async () => {
    const page = await (await visitor.get('/de/termine')).text();
    const [, row = ''] = page.split(`id="${id}"`);
    expect(row).not.toBe('');
    return row.replace(/id="event-.*/s, '');
  };
  const reason = 'Erkrankung im Ensemble';
  expect(await rowOfVisitor()).not.toContain(reason);

  await card.getByRole('button', { name: 'Absagen' }).click();
  await page.getByRole('button', { name: 'So veröffentlichen' }).click();
  await expect(card.getByText(/Draußen seit/)).toBeVisible();
  expect(await rowOfVisitor()).toContain(reason);

  await card.getByRole('button', { name: /^Absage zurücknehmen/ }).click();
  await expect(card.getByText(/Zurückgenommen um/)).toBeVisible();
  expect(await rowOfVisitor()).not.toContain(reason);
  await visitor.dispose();

  // On the site, this account is told that it edits no pages, and nothing can be edited.
  await page.goto('/de?edit');
  await expect(toolbar(page).getByRole('alert')).toContainText('werden keine Seiten bearbeitet');
  expect(await page.locator('[data-frame], [data-empty-place]').count()).toBe(0);
});

test('without a connection a change is queued with a message and sent once online', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await logInSeparately(page, baseURL, eveningService);
  await page.goto('/cms/tonight');
  const card = await openCard(page, 2);
  await card.getByRole('button', { name: 'Umbesetzen' }).waitFor();
  await card.getByRole('button', { name: 'Absagen' }).click();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'So veröffentlichen' }).click();
  await expect(card.getByText('Noch nicht draußen')).toBeVisible();
  await page.context().setOffline(false);
  await expect(card.getByText(/Draußen seit/)).toBeVisible();
  await card.getByRole('button', { name: /zurücknehmen/ }).click();
  await expect(card.getByText(/Zurückgenommen um/)).toBeVisible();
});
