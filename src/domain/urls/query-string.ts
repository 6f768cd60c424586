/** Builds and reads query strings in one canonical form, so that a page always has the same address. */
import { maxInteger } from './record-id.ts';

type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/**
 * `?a=1&b=x&b=y`, or an empty string. Keeps the order of keys, repeats the key for arrays, and drops empty
 * values, null, undefined and false.
 */
export function queryString(query: Query): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== false && one !== '') params.append(key, String(one));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** All values of a repeated or comma-separated parameter, trimmed, without empty ones. */
export function listParameter(params: URLSearchParams, key: string): string[] {
  return params
    .getAll(key)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** Of a list's page whose address had a filter that the list does not know: all such addresses share one page. */
export const unknownFilterParameter = 'unknown';

/** An id from an address: 1 to {@link maxInteger}, digits only; otherwise null. */
export function parseRecordId(text: string | null | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= maxInteger ? id : null;
}
