// The places that the house plays in, with what a visitor needs to get there.
import { asc, sql } from 'drizzle-orm';
import type { Picture } from '#domain/picture.ts';
import type { Database } from '#server/db/client.server.ts';
import { venues } from '#server/db/schema/site.ts';
import { pictureColumn, pictureFrom } from '#server/services/pictures.ts';
import type { Reader } from '#server/services/reader.ts';
import { sanitizeRichText } from '#server/services/rich-text.ts';
import { translationTo } from '#server/services/translation.ts';

/** A venue in one language; its id is that of the site's configuration. */
export interface VenueEntry {
  id: number;
  slug: string;
  name: string;
  address: string;
  lead: string;
  /** Rich text, sanitised HTML. */
  text: string;
  directions: string;
  access: string;
  picture: Picture | null;
  in_german: string[];
}

/** All venues, in the house's order. One query. */
export async function listVenues(
  { db }: Database,
  { locale }: Pick<Reader, 'locale'>,
): Promise<VenueEntry[]> {
  const rows = await db
    .select({ venue: venues, picture: pictureColumn(sql`venues.picture_id`) })
    .from(venues)
    .orderBy(asc(venues.order), asc(venues.id));
  return rows.map(({ venue, picture }) => {
    const { text, in_german } = translationTo(locale);
    return {
      id: venue.id,
      slug: venue.slug,
      name: text('name', venue.name),
      address: venue.address,
      lead: text('lead', venue.lead),
      text: sanitizeRichText(text('text', venue.text)),
      directions: text('directions', venue.directions),
      access: text('access', venue.access),
      picture: pictureFrom(picture, locale),
      in_german,
    };
  });
}
