// Parts of pages for their loaders: those that a page can do without, and its breadcrumbs for search engines.
import type { RouterContextProvider } from 'react-router';
import { localeOfPath } from '#domain/languages/locales.ts';
import type { ShownContainer } from '#domain/modules/modules.ts';
import { appContextKey } from '#server/app-context.ts';
import {
  degradedContext,
  memoryContext,
  sessionContext,
  structuredDataContext,
} from '#server/request-contexts.ts';
import { type PageWithParts, withFallback } from '#server/services/fallback.ts';
import { getContainer } from '#server/services/pages/containers.ts';
import { isEditing } from '#server/services/pages/is-editing.ts';
import { breadcrumbs, type Trail } from '#server/services/structured-data/theatre.ts';

export type PageContext = Readonly<RouterContextProvider>;

/** For `withFallback`: an incomplete page is not cached. */
export const degradableParts = (context: PageContext): Required<PageWithParts> => ({
  log: context.get(appContextKey).log,
  degraded: context.get(degradedContext),
});

/**
 * The modules of a slot for this reader; null if there are none. If they cannot be read, visitors get the page without
 * them; editors get an error, because they would start writing into an empty slot.
 */
export function readModules(
  slug: string,
  { context, url }: { context: PageContext; url: URL },
): Promise<ShownContainer | null> {
  const { database, now } = context.get(appContextKey);
  const requestContext = { locale: localeOfPath(url.pathname), now: now() };
  const isDraft = isEditing(context.get(sessionContext), url);
  const read = () => getContainer(database, slug, requestContext, isDraft);
  if (isDraft) return read();
  // Lists are few, records many.
  const { remember } = context.get(memoryContext);
  const found = slug.startsWith('list-') ? remember(`${slug} ${requestContext.locale}`, read) : read();
  return withFallback(degradableParts(context), 'modules', found, null);
}

/** Adds the breadcrumbs of a page to its structured data. */
export function addBreadcrumbs({ context, url }: { context: PageContext; url: URL }, trail: Trail): void {
  const { config } = context.get(appContextKey);
  const place = { locale: localeOfPath(url.pathname), publicUrl: config.PUBLIC_URL };
  context.get(structuredDataContext)?.push(breadcrumbs(place, trail));
}
