/** Opens a page in editing mode. */

import type { Locale } from '#domain/languages/locales.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { flushSaves } from '../saving/module-status.ts';
import type { EditingSession } from '../session.ts';

/**
 * `path`: below the language. The page is fetched again, since its head and the menus may be others now; what was
 * written on this one is saved before.
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
