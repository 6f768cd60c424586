// Responses for pages and endpoints that have failed.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestError } from '@hono/node-server';
import { localeOfPath } from '#domain/languages/locales.ts';
import type { AppContext } from '#server/app-context.ts';
import { databaseFailure, failureCode, isDatabaseUnreachable } from '#server/database-failure.ts';
import { isApiPath } from '#server/http/api-path.ts';
import { problemOf } from '#server/http/problem.ts';
import { OverloadedError } from '#server/http/render-queue.ts';
import { pageHeaders, securityHeaders } from '#server/http/security-headers.ts';
import { selfReload } from '#server/http/self-reload.ts';
import { sendUnavailable, type UnsavedForm, unavailablePage } from '#server/http/unavailable-page.ts';
import { storeFailureKind } from '#server/store-failure.ts';

/** Milliseconds between log entries about rejected requests or unreadable files. */
const reportPause = 10_000;

/** Throttles a report: passes the number of calls since the last one, and the latest reason. */
function throttled(report: (requests: number, last: unknown) => void): (reason?: unknown) => void {
  let count = 0;
  let last: unknown;
  return (reason) => {
    count += 1;
    last = reason;
    if (count > 1) return;
    setTimeout(() => {
      report(count, last);
      count = 0;
    }, reportPause).unref();
  };
}

type FailureHandler = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  /** The content of a form that could not be processed. */
  form?: UnsavedForm,
) => void;

/** Responds with 503 and logs the reason, throttled for requests that were rejected under load. */
export function createFailureHandler({ config, log }: Pick<AppContext, 'config' | 'log'>): FailureHandler {
  const headers = pageHeaders(config, []);
  const noteOverload = throttled((requests) => log.warn({ requests }, 'Requests were rejected under load'));

  return (error, request, response, form) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    if (error instanceof OverloadedError) noteOverload();
    else if (isDatabaseUnreachable(error))
      log.warn({ path, code: failureCode(error) }, 'A page could not reach the database');
    else log.error({ err: error, path }, 'A request failed');
    const locale = localeOfPath(path);
    const answer = isApiPath(path)
      ? { type: 'application/problem+json', text: JSON.stringify(problemOf(503, locale)) }
      : { type: 'text/html; charset=utf-8', text: unavailablePage(locale, form) };
    sendUnavailable(response, answer, [...headers, ...selfReload(path)]);
  };
}

/**
 * Answers for files and other non-pages. An unusable address (a backslash, an invalid host) is a client error; an
 * unavailable file store or database is temporary; everything else is a server error.
 */
export function createErrorResponder({
  config,
  log,
}: Pick<AppContext, 'config' | 'log'>): (error: unknown) => Response {
  const headers = securityHeaders(config);
  const noteStore = throttled((requests, last) =>
    log.error({ requests, err: last }, 'Files could not be read from the object store'),
  );
  const later: [string, string][] = [
    ['Retry-After', '5'],
    ['Cache-Control', 'no-store'],
  ];
  return (error) => {
    if (error instanceof RequestError) return new Response('Bad Request', { status: 400, headers });
    const isStore = storeFailureKind(error) !== null;
    if (isStore) noteStore(error);
    else if (databaseFailure(error))
      log.warn({ code: failureCode(error) }, 'A request could not reach the database');
    else {
      log.error({ err: error }, 'A request failed');
      return new Response('Internal Server Error', { status: 500, headers });
    }
    return new Response('Service Unavailable', { status: 503, headers: [...headers, ...later] });
  };
}
