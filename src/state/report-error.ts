/** Reports errors in the browser to the server. Failures of the report are ignored. */
import { browserError, maxReports } from '#domain/site/browser-error.ts';

let reports = 0;

/** Reports an error to the server, at most `maxReports` times per document, and never while offline. */
export function reportError(error: unknown): void {
  const report = navigator.onLine ? browserError(error, location.pathname) : null;
  if (!report || reports >= maxReports) return;
  reports += 1;
  fetch(`/${document.documentElement.lang}/api/browser-errors/`, {
    method: 'POST',
    // Sent even while the page is being left.
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}

/** Reports uncaught errors. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => error && reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
