/**
 * The canonical form of an address, and redirects to it. For every request, before a screen is looked up. The result
 * is always a path of this site: it begins with exactly one slash.
 */
import { defaultLocale, isLocale, type Locale } from '#domain/languages/locales.ts';

/**
 * Everything at the beginning that a browser or a proxy might take for the start of another host: slashes and
 * backslashes, plain or encoded, and blanks and control characters between them, which browsers skip.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const leadingSlashes = /^(?:[\\/\s\u0000-\u001f\u007f]|%(?:2f|5c|20|7f|[01][\da-f]))+/i;

/** Characters that may not stand in a header as they are. */
const unprintable = /[^\u0021-\u007e]+/g;

const encoded = (text: string): string => text.toWellFormed().replace(unprintable, encodeURIComponent);

/** A request's target as path and what follows it: query and hash. */
function splitTarget(target: string): [path: string, rest: string] {
  const at = target.search(/[?#]/);
  return at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}

/** The path as our own: one slash at the beginning, single ones within, none at the end. */
function collapsed(path: string): string {
  const rest = path
    .replace(leadingSlashes, '')
    .replace(/[\\/]+/g, '/')
    .replace(/\/$/, '');
  return `/${encoded(rest)}`;
}

/**
 * Where a path that ends with slashes is sent: the same without them, with query and hash. Null where there is
 * nothing to mend; the root stays as it is.
 */
export function withoutTrailingSlashes(target: string): string | null {
  const [path, rest] = splitTarget(target);
  if (path === '/' || !/[\\/]$/.test(path)) return null;
  return collapsed(path) + encoded(rest);
}

/**
 * Where a request with `?v=` is sent: to the plain path, without any query. Null where there is none, and for
 * those who are logged in, who look at other versions of a page.
 */
export function withoutVersion(target: string, isLoggedIn: boolean): string | null {
  const [path, rest] = splitTarget(target);
  if (isLoggedIn || !new URLSearchParams(rest.split('#', 1)[0]).has('v')) return null;
  return collapsed(path);
}

/** Both rules in one step, so that redirects do not chain. Null if the address is canonical. */
export function canonicalRedirect(target: string, isLoggedIn: boolean): string | null {
  return withoutVersion(target, isLoggedIn) ?? withoutTrailingSlashes(target);
}

/** The cookie that remembers the language; only the root asks for it. Lifetime in seconds: 365 days. */
export const languageCookie = { name: 'i18n_redirected', maxAge: 31_536_000 } as const;

/** The language that the root leads to: the remembered one, otherwise German. */
export function rootLanguage(cookie: string | null | undefined): Locale {
  return isLocale(cookie) ? cookie : defaultLocale;
}
