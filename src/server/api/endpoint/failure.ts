// Error responses of endpoints: thrown `HttpError`s, and failures.
import { HTTPException } from 'hono/http-exception';
import type { Locale } from '#domain/languages/locales.ts';
import { databaseFailure, failureCode } from '#server/database-failure.ts';
import { type ProblemOptions, type ProblemStatus, problemResponse } from '#server/http/problem.ts';
import type { Log } from '#server/log.ts';
import { SessionEnded } from '#server/services/accounts/sessions.ts';
import { storeFailureKind } from '#server/store-failure.ts';

interface HttpErrorOptions extends ProblemOptions {
  /** Further members of the document; for a conflict, the stored state. */
  also?: Record<string, unknown>;
}

/** Details of an error; a function if they depend on the language. */
type LocalizedOptions = HttpErrorOptions | ((locale: Locale) => HttpErrorOptions);

/** Thrown in endpoints: becomes a problem document with this status, in the request's language. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: ProblemStatus;
  readonly localizedOptions: LocalizedOptions;

  constructor(status: ProblemStatus, options: LocalizedOptions = {}) {
    super(`Rejected with ${status}`);
    this.status = status;
    this.localizedOptions = options;
  }
}

/** An error that one sentence explains, in the request's language. */
export const rejected = (
  status: ProblemStatus,
  detail: Readonly<Record<Locale, string>>,
  headers: Record<string, string> = {},
) => new HttpError(status, (locale) => ({ detail: detail[locale], headers }));

/** An error in one field, in the request's language. */
export const rejectedField = (field: string, message: Readonly<Record<Locale, string>>) =>
  new HttpError(422, (locale) => ({ errors: [{ field, message: message[locale] }] }));

const unreadable = {
  de: 'Der Inhalt lässt sich nicht lesen. Prüfen Sie, ob er vollständig ist und zur Kopfzeile Content-Type passt.',
  en: 'The content cannot be read. Check that it is complete and fits the Content-Type header.',
};

const unusableStore = {
  away: {
    de: 'Der Speicher für Bilder und Dateien antwortet gerade nicht. Versuchen Sie es bitte in einer Minute noch einmal.',
    en: 'The store for pictures and files does not answer at the moment. Please try again in a minute.',
  },
  refused: {
    de: 'Der Speicher für Bilder und Dateien ist gerade nicht zugänglich, es wurde nichts gespeichert. Bitte sagen Sie der Technik Bescheid und versuchen Sie es später noch einmal.',
    en: 'The store for pictures and files cannot be used at the moment, and nothing was saved. Please tell your technicians and try again later.',
  },
  unscanned: {
    de: 'Dateien können gerade nicht auf Schadprogramme geprüft werden, deshalb wurde nichts gespeichert. Bitte versuchen Sie es in einer Minute noch einmal.',
    en: 'Files cannot be scanned for malware at the moment, so nothing was saved. Please try again in a minute.',
  },
};

/**
 * The problem document of an error: that of an `HttpError`; 401 for a session that has ended; 507 for a full disk, 503
 * with `Retry-After` while the database or the object store is unavailable, else 500.
 */
export async function errorResponse(
  error: unknown,
  locale: Locale,
  path: string,
  log: Log,
): Promise<Response> {
  if (error instanceof HttpError) return documentOf(error, locale);
  if (error instanceof SessionEnded) return documentOf(new HttpError(401), locale);
  // Thrown by Hono for unreadable bodies.
  if (error instanceof HTTPException && error.status < 500) {
    return problemResponse(400, locale, { detail: unreadable[locale] });
  }
  const store = storeFailureKind(error);
  if (store && store !== 'full') {
    log.error({ path, err: error }, 'A request could not use the file store');
    const detail = unusableStore[store][locale];
    return problemResponse(503, locale, { detail, headers: { 'Retry-After': '10' } });
  }
  const failed = store ?? databaseFailure(error);
  if (failed === 'full') {
    log.error({ path, code: failureCode(error) }, 'There is no space left to write to');
    return problemResponse(507, locale);
  }
  if (failed === 'away') {
    log.warn({ path, code: failureCode(error) }, 'A request could not reach the database');
    return problemResponse(503, locale, { headers: { 'Retry-After': '5' } });
  }
  log.error({ path, err: error }, 'A request failed');
  return problemResponse(500, locale);
}

async function documentOf({ status, localizedOptions }: HttpError, locale: Locale): Promise<Response> {
  const { also, ...options } =
    typeof localizedOptions === 'function' ? localizedOptions(locale) : localizedOptions;
  const response = problemResponse(status, locale, options);
  if (!also) return response;
  const { headers } = response;
  return new Response(JSON.stringify({ ...also, ...(await response.json()) }), { status, headers });
}
