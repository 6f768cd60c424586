/**
 * Sends a request of a screen without an editing session. Failures are returned as values. When a login has ended, another
 * opens over the screen, and the request is repeated after it.
 */
import type { Locale } from '#domain/languages/locales.ts';

/** What a page's requests carry. */
export interface PageRequestContext {
  locale: Locale;
  /** Empty on pages that need no login. */
  csrf_token: string;
}

export type Outcome<T> =
  | { outcome: 'done'; data: T }
  /** A sentence per field. */
  | { outcome: 'invalid'; errors: Readonly<Record<string, string>> }
  | { outcome: 'logged-out' }
  /** `detail` in the reader's language. */
  | { outcome: 'failed'; detail: string }
  | { outcome: 'unreachable' };

interface Problem {
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** The token of the session that took the place of another, by the token of that one. */
const renewed = new Map<string, string>();

/** @param path below `/{language}/api/`, without slashes around it */
export async function sendRequest<T>(
  context: PageRequestContext,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Outcome<T>> {
  const { locale } = context;
  const csrf_token = renewed.get(context.csrf_token) ?? context.csrf_token;
  let response: Response;
  try {
    response = await fetch(`/${locale}/api/${path}/`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(csrf_token === '' ? {} : { 'X-CSRFToken': csrf_token }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return { outcome: 'unreachable' };
  }
  // A proxy answers without JSON.
  const document = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (response.ok && document !== undefined) return { outcome: 'done', data: document as T };
  if (response.status === 401) {
    if (csrf_token === '') return { outcome: 'logged-out' };
    const { requestLogin } = await import('../accounts/LoginOverScreen.tsx');
    const token = await requestLogin(locale);
    if (token === '') return { outcome: 'logged-out' };
    renewed.set(context.csrf_token, token);
    return sendRequest(context, method, path, body);
  }
  const { detail = '', errors = [] } = (document ?? {}) as Problem;
  if (errors.length === 0) return { outcome: 'failed', detail };
  return {
    outcome: 'invalid',
    errors: Object.fromEntries(errors.map((each) => [each.field, each.message])),
  };
}

export interface RequestProblemTexts {
  unreachable: string;
  failed: string;
  logged_out: string;
}

/**
 * The general error message; empty if all errors belong to fields of the form.
 * @param fields of the form, which show their own errors
 */
export function problemSentence(
  outcome: Exclude<Outcome<unknown>, { outcome: 'done' }>,
  texts: RequestProblemTexts,
  fields: readonly string[] = [],
): string {
  switch (outcome.outcome) {
    case 'invalid':
      return Object.entries(outcome.errors)
        .flatMap(([field, message]) => (fields.includes(field) ? [] : [message || texts.failed]))
        .join(' ');
    case 'failed':
      return outcome.detail || texts.failed;
    case 'logged-out':
      return texts.logged_out;
    case 'unreachable':
      return texts.unreachable;
  }
}
