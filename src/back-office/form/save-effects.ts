/** Computes the effects of saving a form for visitors, for the confirmation before it. */

import { bothLanguages } from '#domain/languages/locales.ts';
import { isEquivalent } from '#domain/resources/is-equivalent.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import type { RecordValues } from '../requests/record-requests.ts';
import type { RecordFormData } from './form-data.ts';

export interface SaveEffects {
  /** It goes offline while others refer to it. */
  isOffline: boolean;
  /** Its address changes. */
  isMoved: boolean;
  /** Redirects for old paths that would answer 404. */
  redirects: readonly { old_path: string; new_path: string }[];
}

/** Null if nothing changes for visitors. */
export function saveEffectsOf(
  { resource, record, uses }: Pick<RecordFormData, 'resource' | 'record' | 'uses'>,
  before: RecordValues,
  after: RecordValues,
): SaveEffects | null {
  const isOffline = before.is_online === true && after.is_online !== true && uses.length > 0;
  const isMoved = !isEquivalent(before.slug, after.slug) && !isEquivalent(before.slug, null);
  if (!record || (!isOffline && !isMoved)) return null;
  return {
    isOffline,
    isMoved,
    redirects: isMoved && resource === 'forms' ? formRedirects(before, after) : [],
  };
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
