// What a call answers when it fails through no fault of the caller.
import type { Locale } from '#domain/locales.ts';
import type { Log } from '#server/house.ts';
import { problemResponse } from '#server/http/problem.ts';

/** The database is stopping, starting, full or too slow: worth another try. */
const passing = /^(?:57P0[123]|57014|53\d{3}|08\d{3}|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const lost = /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after/;

interface Cause {
  code?: string;
  message?: string;
}

/** Drizzle wraps what the driver throws, and its own message carries parameters: only the cause is looked at. */
function causeOf(error: unknown): Cause {
  const { cause } = error as { cause?: unknown };
  return (cause instanceof Error ? cause : error) as Cause;
}

/** 503 with `Retry-After` while the database is away, otherwise 500. Parameters of queries are never logged. */
export function failure(error: unknown, locale: Locale, path: string, log: Log): Response {
  const { code, message = '' } = causeOf(error);
  if (passing.test(code ?? '') || lost.test(message)) {
    log.warn({ path, code }, 'A call could not reach the database');
    return problemResponse(503, locale, { headers: { 'Retry-After': '5' } });
  }
  log.error(
    { path, code, reason: message, stack: (error as Error).cause ? undefined : (error as Error).stack },
    'A call failed',
  );
  return problemResponse(500, locale);
}
