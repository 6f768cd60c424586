/** Submits a form to the API. Repeating a submit with the same token creates no second entry. */
import type { FormValues } from '#domain/forms/form.ts';
import { minFillTime } from '#domain/forms/form-limits.ts';
import type { Locale } from '#domain/languages/locales.ts';

interface Entry {
  locale: Locale;
  form: number;
  values: FormValues;
  token: string;
}

export type EntryOutcome =
  | { kind: 'sent'; confirmation: string }
  | { kind: 'invalid'; errors: { slug: string; message: string }[] }
  | { kind: 'stale' }
  | { kind: 'later'; minutes: number }
  | { kind: 'offline' }
  | { kind: 'failed' };

/** In milliseconds. */
const timeout = 20_000;

/**
 * Minimum age of the token in milliseconds: the server treats faster submissions as those of robots. With a margin for
 * clocks.
 */
export const minTokenAge = minFillTime + 300;

export async function sendEntry({ locale, form, values, token }: Entry): Promise<EntryOutcome> {
  let response: Response;
  try {
    response = await fetch(`/${locale}/api/forms-entries/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ form, field_values: values, token }),
      signal: AbortSignal.timeout(timeout),
    });
  } catch {
    return { kind: 'offline' };
  }
  const body = await response.json().catch(() => ({}));
  if (response.status === 201) return { kind: 'sent', confirmation: String(body.confirmation ?? '') };
  if (response.status === 429) {
    return { kind: 'later', minutes: Math.ceil(Number(response.headers.get('Retry-After') ?? 60) / 60) };
  }
  const errors = (body.errors ?? []) as { field: string; message: string }[];
  if (response.status !== 422 || errors.length === 0) return { kind: 'failed' };
  if (errors.some(({ field }) => field === 'token')) return { kind: 'stale' };
  return { kind: 'invalid', errors: errors.map(({ field, message }) => ({ slug: field, message })) };
}

/** A new token once the page's own has expired; null if the server cannot be reached. */
export async function fetchToken(locale: Locale): Promise<string | null> {
  try {
    const response = await fetch(`/${locale}/api/forms-token/`, { signal: AbortSignal.timeout(timeout) });
    return response.ok ? String((await response.json()).token) : null;
  } catch {
    return null;
  }
}
