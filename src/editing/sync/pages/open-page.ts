/** Goes on to a page that is being edited. */
import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { flushSaves } from '../../sync/saving/saving.ts';

/**
 * `path`: below the language. The page is fetched anew, since its head and the menus may be others now; what was
 * written on this one is saved before.
 */
export async function openPage(path: Record<Locale, string>, locale: Locale): Promise<void> {
  await flushSaves();
  location.assign(`${pathFor('page', locale, { '*': path })}?edit`);
}

export function openHome(locale: Locale): void {
  location.assign(`/${locale}`);
}
