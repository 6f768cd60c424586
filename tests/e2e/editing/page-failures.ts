// Failures of an editor's page: lost connections and crashed tabs.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { untilHydrated } from '../visit.ts';

/** Makes every save fail as without a connection. */
export const disconnect = (context: BrowserContext) =>
  context.route(/pageeditor-api\/(module|reorder)/, (route) => route.abort('internetdisconnected'));
/** Reverts `disconnect`. */
export const reconnect = (context: BrowserContext) => context.unroute(/pageeditor-api\/(module|reorder)/);

/** Waits until a text is in a persisted draft. */
export async function untilPersisted(page: Page, text: string): Promise<void> {
  const drafts = () =>
    page.evaluate(async () => {
      const all = await indexedDB.databases();
      // Opening a missing database would create it, without its table.
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

/** Crashes the pages' processes. Closing a page would let it save once more. */
export async function crash(...pages: Page[]): Promise<void> {
  const crashed = Promise.all(pages.map((page) => page.waitForEvent('crash')));
  for (const page of pages) {
    const session = await page.context().newCDPSession(page);
    // The process that would respond has ended.
    session.send('Page.crash').catch(() => undefined);
  }
  await crashed;
  for (const page of pages) await page.close();
}

/** Opens another tab of the same browser on the same page. */
export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${path}?edit`);
  await untilHydrated(page);
  return page;
}
