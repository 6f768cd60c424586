/** Addresses that no page can have, for editors and season files. */
import type { Locale } from '#domain/languages/locales.ts';
import { matchPath } from '#domain/site/route-paths.ts';

/** Whether a path below a language belongs to a screen or to the API. */
export function isReservedPath(language: Locale, path: string): boolean {
  if (/^(?:api|pageeditor-api|index)(?:\/|$)/.test(path)) return true;
  return matchPath(`/${language}/${path}`)?.name !== 'page';
}
