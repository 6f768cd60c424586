// The test for editors' pages: each account has one tab per worker, which is reset before every test.
import { expect, type Page } from '@playwright/test';
import { account, colleague as colleagueAccount } from '../../setup/accounts.ts';
import { test as base } from '../worker.ts';
import type { Tab } from './tabs.ts';

interface Fixtures {
  /** Names a problem that the test expects. */
  expectProblem: (text: string | RegExp) => void;
  expected: (string | RegExp)[];
  /** The administrator's tab, with the problems on it. */
  tab: Tab;
  /** Another editor, in a context of their own. */
  colleague: Page;
  /** A visitor who is not logged in. */
  visitor: Page;
}

/**
 * A tab that has been used before opens a page in a quarter of the time that a new browser context needs. Console errors
 * and warnings, failed requests and requests to other hosts on the administrator's page fail the test.
 */
export const test = base.extend<Fixtures>({
  tab: ({ tabs, timezoneId, hasTouch }, use) =>
    tabs.open(account, { timezoneId, hasTouch }).then((tab) => use(tab)),
  context: ({ tab }, use) => use(tab.page.context()),
  page: async ({ tab: { page, problems }, expected }, use) => {
    await use(page);
    const isExpected = (text: string) => expected.some((known) => text.match(known) !== null);
    expect(problems.filter((text) => !isExpected(text))).toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expected: ({}, use) => use([]),
  expectProblem: ({ expected }, use) => use((text) => expected.push(text)),
  colleague: ({ tabs }, use) => tabs.open(colleagueAccount).then(({ page }) => use(page)),
  visitor: ({ tabs }, use) => tabs.open(null).then(({ page }) => use(page)),
});
