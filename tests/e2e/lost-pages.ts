// How pages are lost, for tests: lines that are cut, tabs that end.
import type { BrowserContext, Page } from '@playwright/test';
import { isAlive } from './visit.ts';

/** From here on the server cannot be reached for saving. */
export const cut = (context: BrowserContext) =>
  context.route(/pageeditor-api\/(module|reorder)/, (route) => route.abort('internetdisconnected'));
/** And now it can. */
export const mend = (context: BrowserContext) => context.unroute(/pageeditor-api\/(module|reorder)/);

/** As long as what is written may take to be kept. */
export const kept = (page: Page) => page.waitForTimeout(400);

/** As a crash ends a tab: nobody is asked. */
export const kill = (page: Page) => page.close({ runBeforeUnload: false });

/** Another tab of the same browser, on the same page. */
export async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${path}?edit`);
  await isAlive(page);
  return page;
}
