// Common to all browser tests: the cookie consent is decided, and problems are collected.
import type { BrowserContext, Page } from '@playwright/test';
import { createConsent } from '#domain/site/consent.ts';
import { consentKey } from '#state/consent.ts';

/** Rejects cookies once in each tab by an init script: with a storage state Playwright would open a page for it first. */
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

/** Adds console errors and warnings, failed requests and requests to other hosts to `problems`. */
export function collectProblems(page: Page, origin: string, problems: string[]): void {
  const missingPages = new Set<string>();
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.status() === 404)
      missingPages.add(response.url());
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser reports the 404 of a document itself.
    if (missingPages.has(message.location().url)) return;
    problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Aborted by a navigation; or a script while scripts are switched off.
    if (!['net::ERR_ABORTED', 'csp'].includes(reason)) problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!isOwn && !request.isNavigationRequest()) problems.push(`other host: ${request.url()}`);
  });
}
