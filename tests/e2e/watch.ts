// What every browser test has in common: the question about cookies is answered, and what goes wrong is written down.
import type { BrowserContext, Page } from '@playwright/test';
import { createConsent } from '#domain/site/consent.ts';
import { consentKey } from '#state/consent.ts';

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
