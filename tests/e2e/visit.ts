// How every browser test visits the site; what goes wrong behind a page fails the test, whatever it looks at.
import { expect, type Page, type Response } from '@playwright/test';
import { refuseCookies, watch } from './watch.ts';
import { test as base } from './worker.ts';

/** Texts of problems that a test expects. */
type Expected = (text: string | RegExp) => void;

interface Options {
  /** Whether the question about cookies is put; else it is answered before a test begins, with no. */
  isAsked: boolean;
}

interface Fixtures {
  expectProblem: Expected;
  watched: undefined;
}

/**
 * Playwright's own test, with a watch on the page: console errors and warnings (hydration's among them), failed
 * requests and requests to other hosts fail the test.
 */
export const test = base.extend<Fixtures & Options & { problems: string[]; expected: (string | RegExp)[] }>({
  // Nothing to wait for while it moves; what moves is looked at by itself.
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
      watch(page, baseURL ?? '', problems);
      await use(undefined);
      const matches = (text: string) => expected.some((known) => text.match(known) !== null);
      expect(problems.filter((text) => !matches(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its scripts have brought it alive. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await isAlive(page);
  return response;
}

/** React marks the elements that it has taken over; its effects have run when the browser is idle again. */
export async function isAlive(page: Page, part = 'body'): Promise<void> {
  await page.waitForFunction((name) => {
    const element = document.querySelector(name);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  }, part);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
}

/** Colour groups of the demo season that visitors may draw, by id. */
export const inkPairs = [1, 2, 3, 4];

/** The ink pair that this visitor has drawn before. */
export async function withInks(page: Page, baseURL: string | undefined, id: number): Promise<void> {
  await page.context().addCookies([{ name: 'colorScheme', value: String(id), url: baseURL ?? '' }]);
}

/** Whether the page can be moved sideways, which it never should. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}
