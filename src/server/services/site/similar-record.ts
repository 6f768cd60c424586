// Finds the record whose name is most similar to an address that does not exist.
import { localeOfPath } from '#domain/languages/locales.ts';
import type { SimilarRecord } from '#domain/site/not-found-path.ts';
import { parseNotFoundPath } from '#domain/site/not-found-path.ts';
import type { AppContext } from '#server/app-context.ts';
import { withFallback } from '#server/services/fallback.ts';
import { completeSearch } from '#server/services/search/complete.ts';

/** Minimum letters; shorter words are contained in too many names. */
const minLength = 3;

/** The play, person or page with the name most similar to the wrong part of the address; null without one. */
export async function similarRecord(appContext: AppContext, pathname: string): Promise<SimilarRecord | null> {
  const wrong = parseNotFoundPath(pathname).wrong.join('');
  // File names are requested by robots.
  if (wrong.length < minLength || /[.…]/.test(wrong)) return null;
  const { database, now } = appContext;
  const requestContext = { locale: localeOfPath(pathname), now: now() };
  const pending = completeSearch(database, wrong.replaceAll(/[-_]/g, ' '), requestContext);
  const found = await withFallback(appContext, 'nearest name', pending, []);
  const near = found.find(({ kind }) => kind !== 'day');
  return near ? { title: near.text, url: near.url } : null;
}
