// How every browser test visits the site; what goes wrong behind a page fails the test, whatever it looks at.
import { type BrowserContext, test as base, expect, type Page, type Response } from '@playwright/test';
import { createConsent } from '#domain/site/consent.ts';
import { consentKey } from '#state/consent.ts';

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
    async ({ page, baseURL, problems, expected }, use) => {
      watch(page, baseURL ?? '', problems);
      await use(undefined);
      const matches = (text: string) => expected.some((known) => text.match(known) !== null);
      expect(problems.filter((text) => !matches(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Once in each tab, before anything runs in it: a state brought along would have the browser open a page for it. */
export async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([key, value]) => {
      if (window !== top || !location.protocol.startsWith('http') || sessionStorage.getItem('answered'))
        return;
      sessionStorage.setItem('answered', '1');
      localStorage.setItem(key, value);
    },
    [consentKey, JSON.stringify(createConsent({}, new Date(0)))] as const,
  );
}

/** Writes down what goes wrong on a page from now on. */
export function watch(page: Page, origin: string, problems: string[]): void {
  const missingPages = new Set<string>();
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.status() === 404)
      missingPages.add(response.url());
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser itself says that the page it was sent to is not there.
    if (missingPages.has(message.location().url)) return;
    problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Under way when the visitor went on; or a script where scripts are switched off.
    if (!['net::ERR_ABORTED', 'csp'].includes(reason)) problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isOwn && !request.isNavigationRequest()) problems.push(`other host: ${request.url()}`);
  });
}

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
