// What a call answers when it cannot do what it was asked: refused on purpose, or failed through no fault of the caller.
import { HTTPException } from 'hono/http-exception';
import type { Locale } from '#domain/languages/locales.ts';
import { type ProblemOptions, type ProblemStatus, problemResponse } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';

interface HttpErrorOptions extends ProblemOptions {
  /** Further members of the document: of a conflict, what is stored now. */
  also?: Record<string, unknown>;
}

/** What a refusal says besides its status; a function where it depends on the language of the call. */
type Saying = HttpErrorOptions | ((locale: Locale) => HttpErrorOptions);

/** Thrown anywhere in a call: becomes the problem document with this status, in the language of the call. */
export class HttpError extends Error {
  override name = 'Refusal';
  readonly status: ProblemStatus;
  readonly saying: Saying;

  constructor(status: ProblemStatus, saying: Saying = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.saying = saying;
  }
}

/** Refuses what stands in one field, in the language of the call. */
export const refusedField = (field: string, message: Readonly<Record<Locale, string>>) =>
  new HttpError(422, (locale) => ({ errors: [{ field, message: message[locale] }] }));

/** The database is stopping, starting, full or too slow: worth another try. */
const passing = /^(?:57P0[123]|57014|53\d{3}|08\d{3}|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const lost = /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after/;
/** No space left, neither in the database nor in the file store. */
const full = /^(?:53100|ENOSPC|EDQUOT)$/;

const unreadable = {
  de: 'Der Inhalt lässt sich nicht lesen. Prüfen Sie, ob er vollständig ist und zur Kopfzeile Content-Type passt.',
  en: 'The content cannot be read. Check that it is complete and fits the Content-Type header.',
};

interface Cause {
  code?: string;
  message?: string;
}

/** Drizzle wraps what the driver throws, and its own message carries parameters: only the cause is looked at. */
function causeOf(error: unknown): Cause {
  const { cause } = error as { cause?: unknown };
  return (cause instanceof Error ? cause : error) as Cause;
}

/**
 * What was refused says why. 507 where there is no space left, 503 with `Retry-After` while the database is away,
 * otherwise 500. Parameters of queries are never logged.
 */
export async function failure(error: unknown, locale: Locale, path: string, log: Log): Promise<Response> {
  if (error instanceof HttpError) return refused(error, locale);
  // The framework throws these for bodies that it cannot read.
  if (error instanceof HTTPException && error.status < 500) {
    return problemResponse(400, locale, { detail: unreadable[locale] });
  }
  const { code, message = '' } = causeOf(error);
  if (full.test(code ?? '')) {
    log.error({ path, code }, 'There is no space left to write to');
    return problemResponse(507, locale);
  }
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

async function refused({ status, saying }: HttpError, locale: Locale): Promise<Response> {
  const { also, ...options } = typeof saying === 'function' ? saying(locale) : saying;
  const answer = problemResponse(status, locale, options);
  if (!also) return answer;
  const { headers } = answer;
  return new Response(JSON.stringify({ ...also, ...(await answer.json()) }), { status, headers });
}
