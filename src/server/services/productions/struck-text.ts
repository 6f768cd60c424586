// The struck passage of a play in the reader's language.
import type { StoredStruckText, StruckPassage } from '#domain/productions/production.ts';
import type { Translation } from '#server/services/languages/translation.ts';
import type { RequestContext } from '#server/services/request-context.ts';

/**
 * The passage in the reader's language, else the German one. Each language has its own, so a missing one is
 * no missing translation and is marked by `lang` only.
 */
export function struckPassageOf(
  stored: StoredStruckText | null,
  { locale }: Pick<RequestContext, 'locale'>,
  { text }: Translation,
): StruckPassage | null {
  if (!stored) return null;
  const own = locale === 'en' && stored.en && stored.en.length > 0 ? stored.en : null;
  const pieces = own ?? stored.de;
  if (pieces.length === 0) return null;
  return { pieces, lang: own ? locale : 'de', source: text('struck_text.source', stored.source) };
}
