// What is answered in place of a page or an endpoint's answer that could not be made.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestError } from '@hono/node-server';
import { localeOfPath } from '#domain/languages/locales.ts';
import type { AppContext } from '#server/app-context.ts';
import { databaseFailure, failureCode, isDatabaseAway } from '#server/database-failure.ts';
import { isApiPath } from '#server/http/api-path.ts';
import { problemOf } from '#server/http/problem.ts';
import { OverloadedError } from '#server/http/render-queue.ts';
import { pageHeaders, securityHeaders } from '#server/http/security-headers.ts';
import { sendUnavailable, type UnsavedForm, unavailablePage } from '#server/http/unavailable-page.ts';
import { storeFailure } from '#server/store-failure.ts';

/** Milliseconds between two lines of the log about requests that were turned away, or files that could not be read. */
const reportPause = 10_000;

/** Tells once in a while how often something happened, and why it did the last time. */
function seldom(tell: (requests: number, last: unknown) => void): (reason?: unknown) => void {
  let count = 0;
  let last: unknown;
  return (reason) => {
    count += 1;
    last = reason;
    if (count > 1) return;
    setTimeout(() => {
      tell(count, last);
      count = 0;
    }, reportPause).unref();
  };
}

type Answer = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  /** What was written in a form that could not be handled. */
  form?: UnsavedForm,
) => void;

/** Answers 503, and says why in the log: once in a while for those who were turned away in a crowd. */
export function answerFailures({ config, log }: Pick<AppContext, 'config' | 'log'>): Answer {
  const headers = pageHeaders(config, []);
  const noteOverload = seldom((requests) => log.warn({ requests }, 'More was asked than could be answered'));

  return (error, request, response, form) => {
    const path = request.url?.split('?', 1)[0] ?? '/';
    if (error instanceof OverloadedError) noteOverload();
    else if (isDatabaseAway(error))
      log.warn({ path, code: failureCode(error) }, 'A page could not reach the database');
    else log.error({ err: error, path }, 'A request could not be answered');
    const locale = localeOfPath(path);
    const answer = isApiPath(path)
      ? { type: 'application/problem+json', text: JSON.stringify(problemOf(503, locale)) }
      : { type: 'text/html; charset=utf-8', text: unavailablePage(locale, form) };
    sendUnavailable(response, answer, headers);
  };
}

/**
 * The answer in place of a file or of what is no page. A request with an unusable address (a backslash, a broken host) is
 * the sender's fault; a file store or a database that does not answer passes; all else is ours.
 */
export function explainFailures({
  config,
  log,
}: Pick<AppContext, 'config' | 'log'>): (error: unknown) => Response {
  const headers = securityHeaders(config);
  const noteStore = seldom((requests, last) =>
    log.error({ requests, err: last }, 'Files could not be read from the object store'),
  );
  const later: [string, string][] = [
    ['Retry-After', '5'],
    ['Cache-Control', 'no-store'],
  ];
  return (error) => {
    if (error instanceof RequestError) return new Response('Bad Request', { status: 400, headers });
    const isStore = storeFailure(error) !== null;
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
