// Fixtures that the tests of a worker share. Both kinds of tests, visitors' and editors', extend this one: with different worker
// fixtures, Playwright would start separate workers for them, each with its own browser.
import { type BrowserContext, test as base } from '@playwright/test';
import { openTabs, type Tabs } from './editing/tabs.ts';

interface Shared {
  /** Visitors' contexts, by the options that cannot be changed once a context exists. */
  contexts: Map<string, BrowserContext>;
  /** Editors' tabs. */
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
