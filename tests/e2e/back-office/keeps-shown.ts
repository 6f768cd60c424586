// A screen of the back office whose data can no longer be read: it stays as it is, with what somebody has begun to write.
import { expect, type Page, type Route } from '@playwright/test';
import { noticeTexts } from '#i18n/editing/notice-texts.ts';

const html = { contentType: 'text/html', body: '<h1>Please wait</h1>' };

/** How reading the data again fails. */
export const faults = {
  cut: (route: Route) => route.abort('connectionreset'),
  'an error of a proxy': (route: Route) => route.fulfill({ status: 500, ...html }),
  'no longer allowed': (route: Route) => route.fulfill({ status: 403, ...html }),
  'not found by a proxy': (route: Route) => route.fulfill({ status: 404, ...html }),
  'a page instead of data': (route: Route) => route.fulfill({ status: 200, ...html }),
  // As in another tab.
  'logged out': null,
};

export type Fault = keyof typeof faults;

const ofData = /\.data(\?|$)/;
const texts = noticeTexts('en');

interface RouterWindow {
  __reactRouterDataRouter: { revalidate: () => Promise<void> };
}
const readAgain = (page: Page) =>
  page.evaluate(() => (window as unknown as RouterWindow).__reactRouterDataRouter.revalidate());

/** @param page shows a screen in English */
export async function expectKept(page: Page, fault: Fault): Promise<void> {
  // Forms follow with their scripts.
  await page.locator('[data-editors]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const field = page
    .locator('main')
    .locator('input:not([type=checkbox], [type=radio], [type=file]):visible, textarea:visible')
    .first();
  const isWritten = (await field.count()) > 0;
  if (isWritten) await field.fill('begun');
  // Without the texts that count minutes.
  const landmarks = () => page.locator('h1, nav a, main a, main button').allTextContents();
  const before = await landmarks();

  const fail = faults[fault];
  if (fail) await page.route(ofData, fail);
  else await page.context().clearCookies();
  await readAgain(page);
  const notice = page.getByRole('alert').filter({
    hasText: fault === 'no longer allowed' ? texts.not_allowed : texts.outdated,
  });
  await expect(fail ? notice : page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(await landmarks(), fault).toEqual(before);
  if (isWritten) await expect(field, fault).toHaveValue('begun');
  if (!fail) return;
  await page.unroute(ofData);
  await page.getByRole('button', { name: texts.try_again }).click();
  await expect(notice).toBeHidden();
}
