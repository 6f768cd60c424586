/** What saving a form means for visitors, where somebody has to know it before. */
import { needsRedirect, publicAddresses } from '#domain/resources/public-addresses.ts';
import type { RecordValues } from '../requests/record-requests.ts';
import type { RecordFormData } from './form-data.ts';
import { isSameValue } from './form-values.ts';

export interface Consequences {
  /** It is taken offline, and others refer to it. */
  isOffline: boolean;
  /** Its address changes. */
  isMoved: boolean;
  /** Old and new paths from which visitors would come to nothing. */
  redirects: readonly { old_path: string; new_path: string }[];
}

/** Null where nothing has to be said. */
export function consequencesOf(
  { resource, record, uses }: Pick<RecordFormData, 'resource' | 'record' | 'uses'>,
  before: RecordValues,
  after: RecordValues,
): Consequences | null {
  const isOffline = before.is_online === true && after.is_online !== true && uses.length > 0;
  const isMoved = !isSameValue(before.slug, after.slug) && !isSameValue(before.slug, null);
  if (!record || (!isOffline && !isMoved)) return null;
  const [old, next] = [before, after].map((values) => publicAddresses(resource, record.id, values));
  const paths = isMoved && needsRedirect(resource) && old && next ? [old.de, old.en] : [];
  const redirects = paths.map((old_path, at) => ({
    old_path,
    new_path: (at === 0 ? next?.de : next?.en) ?? '',
  }));
  return { isOffline, isMoved, redirects };
}
