// The theatre's venues, with directions.
import { asc, eq, sql } from 'drizzle-orm';
import {
  localisedAddress,
  type Venue,
  type VenueEntry,
  type VenueMap,
  venueFactKinds,
} from '#domain/venues/venue.ts';
import { stagesOfVenue } from '#domain/venues/venues.ts';
import type { Database } from '#server/db/client.server.ts';
import { type VenueMapRecord, venues } from '#server/db/schema/site.ts';
import { type Translation, translationTo } from '#server/services/languages/translation.ts';
import { pictureColumn, pictureFrom } from '#server/services/media/pictures.ts';
import { isRecordId } from '#server/services/record-id.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { RowOf } from '#server/services/row-of.ts';
import { sanitizeRichText } from '#server/services/text/rich-text.ts';

const columns = { venue: venues, picture: pictureColumn(sql`venues.picture_id`) };

type VenueRow = RowOf<typeof columns>;

function mapOf(record: VenueMapRecord | null, { text }: Translation): VenueMap | null {
  return (
    record && {
      lines: record.lines.map(({ kind, points, name }, at) => ({
        kind,
        points,
        name: text(`map.lines.${at}.name`, name),
      })),
      marks: record.marks.map(({ kind, at: place, name }, at) => ({
        kind,
        at: place,
        name: text(`map.marks.${at}.name`, name),
      })),
    }
  );
}

function entryOf(
  { venue, picture }: VenueRow,
  locale: RequestContext['locale'],
  translation: Translation,
): VenueEntry {
  const { text, in_german } = translation;
  const rank = ({ kind }: { kind: (typeof venueFactKinds)[number] }) => venueFactKinds.indexOf(kind);
  return {
    id: venue.id,
    slug: venue.slug,
    name: text('name', venue.name),
    address: localisedAddress(venue.address, venue.facts, locale),
    lead: text('lead', venue.lead),
    picture: pictureFrom(picture, locale),
    facts: venue.facts
      .toSorted((a, b) => rank(a) - rank(b))
      .map((fact, at) => ({ kind: fact.kind, text: text(`facts.${at}.text`, fact.text) })),
    map: mapOf(venue.map, translation),
    in_german,
  };
}

/** All venues in manual order. One query. */
export async function listVenues(
  { db }: Database,
  { locale }: Pick<RequestContext, 'locale'>,
): Promise<VenueEntry[]> {
  const rows = await db.select(columns).from(venues).orderBy(asc(venues.order), asc(venues.id));
  return rows.map((row) => entryOf(row, locale, translationTo(locale)));
}

/** A venue, or null, also for a number that is not an id. One query. */
export async function getVenue(
  { db }: Database,
  id: number,
  { locale }: Pick<RequestContext, 'locale'>,
): Promise<Venue | null> {
  if (!isRecordId(id)) return null;
  const [row] = await db.select(columns).from(venues).where(eq(venues.id, id));
  if (!row) return null;
  const translation = translationTo(locale);
  const rich = (field: 'text' | 'directions' | 'access') =>
    sanitizeRichText(translation.text(field, row.venue[field]));
  return {
    ...entryOf(row, locale, translation),
    text: rich('text'),
    directions: rich('directions'),
    access: rich('access'),
    stage_names: stagesOfVenue(id),
  };
}
