/**
 * Redirects to the canonical form of an address, computed for every request before routing. Results are always paths of
 * this site, with exactly one leading slash.
 */
import { defaultLocale, isLocale, type Locale } from '#domain/languages/locales.ts';

/**
 * Leading characters that browsers or proxies might take for the start of another host: slashes and
 * backslashes, plain or encoded, and spaces and control characters between them, which browsers skip.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const leadingSlashes = /^(?:[\\/\s\u0000-\u001f\u007f]|%(?:2f|5c|20|7f|[01][\da-f]))+/i;

/** Characters that are invalid in a header. */
const unprintable = /[^\u0021-\u007e]+/g;

const encoded = (text: string): string => text.toWellFormed().replace(unprintable, encodeURIComponent);

/** `rest` is the query and hash. */
function splitTarget(target: string): [path: string, rest: string] {
  const at = target.search(/[?#]/);
  return at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}

/** One leading slash, no repeated and no trailing ones. */
function collapsed(path: string): string {
  const rest = path
    .replace(leadingSlashes, '')
    .replace(/[\\/]+/g, '/')
    .replace(/\/$/, '');
  return `/${encoded(rest)}`;
}

/** The target without trailing slashes; null if it has none. Keeps query and hash. */
export function withoutTrailingSlashes(target: string): string | null {
  const [path, rest] = splitTarget(target);
  if (path === '/' || !/[\\/]$/.test(path)) return null;
  return collapsed(path) + encoded(rest);
}

/**
 * Removes the query of addresses with `?v=`. Null without it, and for logged-in users, who use it to view other
 * versions of a page.
 */
export function withoutVersion(target: string, isLoggedIn: boolean): string | null {
  const [path, rest] = splitTarget(target);
  if (isLoggedIn || !new URLSearchParams(rest.split('#', 1)[0]).has('v')) return null;
  return collapsed(path);
}

/** Both rules in one redirect. Null if the address is canonical. */
export function canonicalRedirect(target: string, isLoggedIn: boolean): string | null {
  return withoutVersion(target, isLoggedIn) ?? withoutTrailingSlashes(target);
}

export const languageCookieName = 'i18n_redirected';

/** The cookie that remembers a language for requests of `/`, for 365 days. */
export const languageCookie = (language: Locale, isSecure: boolean): string =>
  `${languageCookieName}=${language}; Max-Age=31536000; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The language that `/` redirects to: the remembered one, or German. */
export function rootLanguage(cookie: string | null | undefined): Locale {
  return isLocale(cookie) ? cookie : defaultLocale;
}
