// Ways in which a page is lost: connections that are cut, tabs that are killed.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { isAlive } from '../visit.ts';

/** From here on the server cannot be reached for saving. */
export const cut = (context: BrowserContext) =>
  context.route(/pageeditor-api\/(module|reorder)/, (route) => route.abort('internetdisconnected'));
/** And now it can. */
export const mend = (context: BrowserContext) => context.unroute(/pageeditor-api\/(module|reorder)/);

/** Waits until a text is in the drafts that the browser persists. */
export async function isKept(page: Page, text: string): Promise<void> {
  const drafts = () =>
    page.evaluate(async () => {
      const all = await indexedDB.databases();
      // Opening one that is not there would make it, and without its table.
      if (!all.some(({ name }) => name === 'foyer-journal')) return '';
      return new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('foyer-journal');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const rows = opening.result.transaction('rows').objectStore('rows').getAll();
          rows.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(rows.result));
          };
        };
      });
    });
  await expect.poll(drafts).toContain(text);
}

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
