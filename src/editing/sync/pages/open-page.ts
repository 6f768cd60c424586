/** Opens a page in editing mode. */

import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { flushSaves } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';

/**
 * Saves the current page first, then fetches the page again, since its head and the menus may have changed. `path` is
 * the part after the language.
 */
export async function openPage(
  session: EditingSession,
  path: Record<Locale, string>,
  locale: Locale,
): Promise<void> {
  await flushSaves(session);
  session.ports.page.leave(`${pathFor('page', locale, { '*': path })}?edit`);
}

export function openHome({ ports }: EditingSession, locale: Locale): void {
  ports.page.leave(`/${locale}`);
}
