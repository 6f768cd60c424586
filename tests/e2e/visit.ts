// The base of all browser tests of visitors' pages. Problems on a page fail the test, whatever it checks.
import { expect, type Page, type Response } from '@playwright/test';
import { collectProblems, refuseCookies } from './watch.ts';
import { test as base } from './worker.ts';

/** Declares a problem that the test expects. */
type Expected = (text: string | RegExp) => void;

interface Options {
  /** Whether the cookie consent is undecided; otherwise it is rejected before the test. */
  isAsked: boolean;
}

interface Fixtures {
  expectProblem: Expected;
  watched: undefined;
}

/**
 * Playwright's test with checks of the page: console errors and warnings (such as React's about hydration), failed
 * requests and requests to other hosts fail the test.
 */
export const test = base.extend<Fixtures & Options & { problems: string[]; expected: (string | RegExp)[] }>({
  // Nothing waits for animations; they have tests of their own.
  contextOptions: { reducedMotion: 'reduce' },
  isAsked: [false, { option: true }],
  context: async ({ context, isAsked }, use) => {
    if (!isAsked) await refuseCookies(context);
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  problems: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  expected: async ({}, use) => use([]),
  expectProblem: async ({ expected }, use) => use((text) => expected.push(text)),
  watched: [
    async ({ page, tabs, baseURL, problems, expected }, use) => {
      await tabs.leave();
      collectProblems(page, baseURL ?? '', problems);
      await use(undefined);
      const matches = (text: string) => expected.some((known) => text.match(known) !== null);
      expect(problems.filter((text) => !matches(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await untilHydrated(page);
  return response;
}

/** Waits until React has marked the element as hydrated, and until the browser is idle, when effects have run. */
export async function untilHydrated(page: Page, part = 'body'): Promise<void> {
  await page.waitForFunction((name) => {
    const element = document.querySelector(name);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, part);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
}

/** Colour groups of the demo season that visitors may draw, by id. */
export const inkPairs = [1, 2, 3, 4];

/** Sets the ink pair that a visitor got on an earlier visit. */
export async function withInks(page: Page, baseURL: string | undefined, id: number): Promise<void> {
  await page.context().addCookies([{ name: 'colorScheme', value: String(id), url: baseURL ?? '' }]);
}

/** Whether the page scrolls horizontally, which none should. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}
