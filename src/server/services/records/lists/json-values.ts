// Values as the database driver reads them, as lists serve them.

import { toBerlinIso } from '#domain/dates/dates.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import { fieldsOf } from '#domain/resources/resources.ts';
import { mediaUrl } from '#server/media/serve.ts';

const instants = new Set(['next_event', 'updated_at', 'published_at']);

/** Instants get the theatre's UTC offset, thumbnails become addresses; other values are unchanged. */
export function jsonValue(name: ResourceName, field: string, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field === 'thumbnail') return mediaUrl(String(value));
  const isInstant = instants.has(field) || fieldsOf(name)[field]?.kind === 'moment';
  return isInstant ? toBerlinIso(new Date(value as string)) : value;
}
