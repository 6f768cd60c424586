// How pages are lost, for tests: lines that are cut, tabs that end.
import type { BrowserContext, Page } from '@playwright/test';
import { isAlive } from '../visit.ts';

/** From here on the server cannot be reached for saving. */
export const cut = (context: BrowserContext) =>
  context.route(/pageeditor-api\/(module|reorder)/, (route) => route.abort('internetdisconnected'));
/** And now it can. */
export const mend = (context: BrowserContext) => context.unroute(/pageeditor-api\/(module|reorder)/);

/** As long as what is written may take to be kept. */
export const kept = (page: Page) => page.waitForTimeout(400);

/** A crash: a page's process ends in the middle of what it does. Closing would let the page save once more. */
export async function kill(...pages: Page[]): Promise<void> {
  const crashed = Promise.all(pages.map((page) => page.waitForEvent('crash')));
  for (const page of pages) {
    const session = await page.context().newCDPSession(page);
    // The process that would answer is gone.
    session.send('Page.crash').catch(() => undefined);
  }
  await crashed;
  for (const page of pages) await page.close();
}

/** Another tab of the same browser, on the same page. */
export async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${path}?edit`);
  await isAlive(page);
  return page;
}
