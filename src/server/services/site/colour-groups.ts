// The colour pairs of the theatre.
import { asc } from 'drizzle-orm';
import type { ColourScheme } from '#domain/site/colour-scheme.ts';
import type { Database } from '#server/db/client.server.ts';
import { color_groups } from '#server/db/schema/site.ts';

/** All colour pairs, that of the interim hero included, in manual order. One query. */
export async function listColourGroups({ db }: Database): Promise<ColourScheme[]> {
  return db
    .select({
      id: color_groups.id,
      name: color_groups.name,
      base_color: color_groups.base_color,
      secondary_color: color_groups.secondary_color,
    })
    .from(color_groups)
    .orderBy(asc(color_groups.order), asc(color_groups.id));
}
