// What the tests of a worker share. Visitors' and editors' tests have it from here: with other fixtures for its workers, a
// kind of tests would have workers of its own, each with its browser.
import { type BrowserContext, test as base } from '@playwright/test';
import { openTabs, type Tabs } from './editing/tabs.ts';

interface Shared {
  /** Of visitors, by the options that cannot be changed later. */
  contexts: Map<string, BrowserContext>;
  /** Of editors. */
  tabs: Tabs;
}

export const test = base.extend<object, Shared>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  contexts: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  tabs: [
    async ({ browser }, use, { project }) => {
      const tabs = openTabs(browser, project.use.baseURL ?? '');
      await use(tabs);
      await tabs.close();
    },
    { scope: 'worker' },
  ],
});
