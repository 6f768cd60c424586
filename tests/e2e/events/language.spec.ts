// The language link keeps the latest choice, even while a response is pending.
import { expect, type Page } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

// The whole panel is in the window: scrolling to an option hides the header, and the panel moves under the press.
test.use({ viewport: { width: 1280, height: 1000 } });

const choosePremieres = (page: Page) =>
  page
    .getByRole('complementary', { name: /^Filter/ })
    .getByRole('button', { name: 'Premieren', exact: true })
    .click();
const toEnglish = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();

test('a filter whose list is still loading is kept', async ({ page }) => {
  await visit(page, '/de/termine');
  const letGo = await holdRequests(page, '**/*.data*');
  await choosePremieres(page);
  await toEnglish(page);
  await expect(page).toHaveURL('/en/event-calendar?is_premiere=true');
  letGo();
});

test('a filter whose script is still loading is kept', async ({ page }) => {
  const letGo = await holdRequests(page, '**/assets/interaction-*.js');
  await visit(page, '/de/termine');
  await choosePremieres(page);
  await toEnglish(page);
  letGo();
  await expect(page).toHaveURL('/en/event-calendar?is_premiere=true');
});

test('back navigation cancels an unreachable change of language', async ({ page }) => {
  await visit(page, '/de/termine');
  await choosePremieres(page);
  await expect(page).toHaveURL('/de/termine?is_premiere=true');
  const letGo = await holdRequests(page, '**/en/event-calendar*');
  await toEnglish(page);
  await page.goBack();
  await expect(page).toHaveURL('/de/termine');
  const answer = page.waitForResponse('**/en/event-calendar*');
  letGo();
  await answer;
  // The effects of the first response have started when the second one arrives.
  await page.evaluate(() => fetch('/robots.txt'));
  await expect(page.getByRole('heading', { level: 1, name: 'Termine' })).toBeVisible();
  await expect(page).toHaveURL('/de/termine');
});
