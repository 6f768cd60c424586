// What is answered in place of a page or an endpoint's answer that could not be made.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localeOfPath } from '#domain/languages/locales.ts';
import type { AppContext } from '#server/app-context.ts';
import { failureCode, isDatabaseAway } from '#server/database-failure.ts';
import { isApiPath } from '#server/http/api-path.ts';
import { problemOf } from '#server/http/problem.ts';
import { OverloadedError } from '#server/http/render-queue.ts';
import { contentSecurityPolicy, securityHeaders } from '#server/http/security-headers.ts';
import { sendUnavailable, type UnsavedForm, unavailablePage } from '#server/http/unavailable-page.ts';

/** Milliseconds between two lines of the log about requests that were turned away. */
const reportPause = 10_000;

type Answer = (
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  /** What was written in a form that could not be handled. */
  form?: UnsavedForm,
) => void;

/** Answers 503, and says why in the log: once in a while for those who were turned away in a crowd. */
export function answerFailures({ config, log }: Pick<AppContext, 'config' | 'log'>): Answer {
  const headers: [string, string][] = [
    ...securityHeaders(config),
    ['Content-Security-Policy', contentSecurityPolicy(config, [])],
  ];
  let turnedAway = 0;
  function noteOverload(): void {
    turnedAway += 1;
    if (turnedAway > 1) return;
    setTimeout(() => {
      log.warn({ requests: turnedAway }, 'More was asked than could be answered');
      turnedAway = 0;
    }, reportPause).unref();
  }

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
