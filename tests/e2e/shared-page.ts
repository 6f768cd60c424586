// The tests of visitors' screens share one page per worker: a context of its own costs a test five times the navigation.
import type { Page } from '@playwright/test';
import { createConsent } from '#domain/site/consent.ts';
import { consentKey } from '#state/consent.ts';
import { test as separate } from './visit.ts';

interface Options {
  /** For what stays with a context until it is closed: scripts that run before the page's own, a clock, a cut network. */
  hasOwnContext: boolean;
}

/**
 * The test for whatever only reads. A page starts without cookies, storage, routes or listeners, in the viewport and
 * media that the file asks for; only the browser's cache and history are left of earlier tests.
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
 * Empties what the site stores in the browser; the question about cookies is answered with no, or open. The page stays
 * on the site's origin meanwhile: leaving it ends the process that has read the scripts.
 */
async function clearStorage(page: Page, isAsked: boolean): Promise<void> {
  const rejection = isAsked ? null : JSON.stringify(createConsent({}, new Date(0)));
  // A text of the same site, without a script.
  await page.goto('/robots.txt');
  // Where it hovers over nothing and touches no page.
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

/** What a later test could not take back is an error. */
function refuseToChangeForGood(page: Page): void {
  const reject = () => {
    throw new Error('This page is shared with other tests. Write test.use({ hasOwnContext: true }).');
  };
  Object.assign(page, { addInitScript: reject, exposeBinding: reject, exposeFunction: reject });
  Object.assign(page.clock, { install: reject });
  // A page whose network was cut once does not always take the presses of later tests.
  Object.assign(page.context(), { setOffline: reject });
}
