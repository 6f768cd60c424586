/** Computes the effects of saving a form for visitors, for the confirmation before it. */

import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { isEquivalent } from '#domain/resources/is-equivalent.ts';
import { textIn } from '#domain/resources/list-row.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { type SiteVenue, siteText } from '#domain/site/site.ts';
import * as site from '#site';
import type { RecordValues } from '../requests/record-requests.ts';
import type { RecordFormData } from './form-data.ts';

const siteVenues: readonly SiteVenue[] = site.venues;

export interface SaveEffects {
  /** It goes offline while others refer to it. */
  isOffline: boolean;
  /** Its address changes. */
  isMoved: boolean;
  /** Redirects for old paths that would answer 404. */
  redirects: readonly { old_path: string; new_path: string }[];
  /** The new name of a venue, and that of `site.config.ts`, by which all else goes; null if they are the same. */
  renamed: { name: string; configured: string } | null;
}

/** Null if nothing changes for visitors. */
export function saveEffectsOf(
  { resource, record, uses, locale }: Pick<RecordFormData, 'resource' | 'record' | 'uses' | 'locale'>,
  before: RecordValues,
  after: RecordValues,
): SaveEffects | null {
  const isOffline = before.is_online === true && after.is_online !== true && uses.length > 0;
  const isMoved = !isEquivalent(before.slug, after.slug) && !isEquivalent(before.slug, null);
  const renamed = resource === 'venues' ? renamedVenue(before, after, locale) : null;
  if (!record || (!isOffline && !isMoved && !renamed)) return null;
  return {
    isOffline,
    isMoved,
    redirects: isMoved && resource === 'forms' ? formRedirects(before, after) : [],
    renamed,
  };
}

/** Schedule, filters and plan have the names of `site.config.ts`, whatever a venue's own page calls it. */
function renamedVenue(before: RecordValues, after: RecordValues, locale: Locale): SaveEffects['renamed'] {
  const venue = siteVenues.find(({ id }) => id === after.id);
  if (!venue || isEquivalent(before.name, after.name)) return null;
  const [name, configured] = [textIn(after.name, locale), siteText(venue.name, locale)];
  return name === configured || name === textIn(before.name, locale) ? null : { name, configured };
}

/** Addresses of forms consist of the slug; all others have an id as well, by which an old slug redirects. */
function formRedirects(before: RecordValues, after: RecordValues): SaveEffects['redirects'] {
  return bothLanguages.map((locale) => {
    const [old_path, new_path] = [before, after].map(({ slug }) =>
      pathFor('forms-slug', locale, { slug: String(slug ?? '') }),
    ) as [string, string];
    return { old_path, new_path };
  });
}
