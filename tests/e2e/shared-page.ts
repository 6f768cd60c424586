// The tests of visitors' screens share one page per worker: a new context takes five times as long as a navigation.
import type { Page } from '@playwright/test';
import { createConsent } from '#domain/site/consent.ts';
import { consentKey } from '#state/consent.ts';
import { test as separate } from './visit.ts';

interface Options {
  /** Needed for changes that last until the context is closed: init scripts, a fake clock, an offline network. */
  hasOwnContext: boolean;
}

/**
 * The test for screens that are only read. A page starts without cookies, storage, routes or listeners, in the viewport and
 * media that the file sets; only the browser's cache and history remain from earlier tests.
 */
export const test = separate.extend<Options>({
  hasOwnContext: [false, { option: true }],
  context: async ({ browser, contexts, hasOwnContext, javaScriptEnabled, locale }, use) => {
    if (hasOwnContext) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const key = JSON.stringify({ javaScriptEnabled, locale });
    const context = contexts.get(key) ?? (await browser.newContext());
    contexts.set(key, context);
    await context.unrouteAll();
    await context.clearCookies();
    await use(context);
  },
  page: async ({ context, contextOptions, viewport, hasOwnContext, isAsked }, use) => {
    const [page = await context.newPage(), ...others] = context.pages();
    await Promise.all(others.map((other) => other.close()));
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, reducedMotion: contextOptions.reducedMotion ?? null });
    await clearStorage(page, isAsked);
    if (!hasOwnContext) refuseToChangeForGood(page);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' });
  },
});

/**
 * Clears the site's storage; the cookie consent is rejected, or not yet given. The page stays on the site's origin
 * meanwhile, because leaving it would end the renderer process that has already compiled the scripts.
 */
async function clearStorage(page: Page, isAsked: boolean): Promise<void> {
  const rejection = isAsked ? null : JSON.stringify(createConsent({}, new Date(0)));
  // A plain text of the same site, without scripts.
  await page.goto('/robots.txt');
  // Outside the page, so that nothing is hovered.
  await page.mouse.move(-1, -1);
  await page.evaluate(
    ([key, answer]) => {
      localStorage.clear();
      sessionStorage.clear();
      if (answer) localStorage.setItem(key, answer);
    },
    [consentKey, rejection] as const,
  );
}

/** Changes that could not be reverted for later tests throw. */
function refuseToChangeForGood(page: Page): void {
  const reject = () => {
    throw new Error('This page is shared with other tests. Write test.use({ hasOwnContext: true }).');
  };
  Object.assign(page, { addInitScript: reject, exposeBinding: reject, exposeFunction: reject });
  Object.assign(page.clock, { install: reject });
  // A page that was offline once sometimes ignores clicks of later tests.
  Object.assign(page.context(), { setOffline: reject });
}
