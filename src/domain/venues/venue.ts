/** Venues with directions, accessibility and maps, for their list and pages. */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';

/** In display order. */
export const venueFactKinds = [
  'floor',
  'entrance',
  'stop',
  'lift',
  'wheelchair',
  'hearing_loop',
  'toilet',
  'parking',
  'seats',
] as const;
export type VenueFactKind = (typeof venueFactKinds)[number];

/** Kinds of lines on a map; `way` is the step-free way from the stop to the entrance. */
export const mapLineKinds = ['water', 'street', 'lane', 'rail', 'house', 'way'] as const;
export type MapLineKind = (typeof mapLineKinds)[number];

export const mapMarkKinds = ['entrance', 'stop', 'lift', 'parking', 'bicycles'] as const;
export type MapMarkKind = (typeof mapMarkKinds)[number];

/** From the top left corner. */
export type MapPoint = [x: number, y: number];

/** Coordinate range of all maps. */
export const mapSize = { width: 480, height: 360 } as const;

/** A map of a venue's surroundings as lines. */
export interface VenueMap {
  lines: { kind: MapLineKind; points: MapPoint[]; name: string }[];
  /** Numbered places on the map. */
  marks: { kind: MapMarkKind; at: MapPoint; name: string }[];
}

/** A venue in a list. Missing texts are empty. */
export interface VenueEntry {
  /** As in the site's configuration. */
  id: number;
  /** The same in both languages. */
  slug: string;
  name: string;
  address: string;
  lead: string;
  picture: Picture | null;
  facts: { kind: VenueFactKind; text: string }[];
  map: VenueMap | null;
  /** Fields served in German because English is missing. */
  in_german: string[];
}

export interface Venue extends VenueEntry {
  /** Sanitised HTML. */
  text: string;
  directions: string;
  access: string;
  /** As in `stage_name` of events. */
  stage_names: string[];
}

/** Centre and angle in degrees of a line's name, along its longest segment, never upside down. */
export function labelPosition(points: readonly MapPoint[]): { x: number; y: number; angle: number } | null {
  let maxLength = 0;
  let place: { x: number; y: number; angle: number } | null = null;
  for (const [at, [x2, y2]] of points.entries()) {
    const before = points[at - 1];
    if (!before) continue;
    const [x1, y1] = before;
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length <= maxLength) continue;
    maxLength = length;
    const slope = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    const angle = slope > 90 ? slope - 180 : slope < -90 ? slope + 180 : slope;
    place = { x: (x1 + x2) / 2, y: (y1 + y2) / 2, angle: Math.round(angle * 10) / 10 };
  }
  return place;
}

const spaces = /\s/g;

/**
 * An address is stored in German only. Additions to street and town ("Hinterhof, 1. Stock") are in the reader's
 * language if a fact of the venue has the same text.
 */
export function localisedAddress(
  address: string,
  facts: readonly { text: Localized }[],
  locale: Locale,
): string {
  if (locale === 'de') return address;
  const plain = (text: string) => text.replace(spaces, ' ');
  return facts.reduce((shown, { text: { de = '', [locale]: own } }) => {
    const from = de && own ? `${plain(shown)},`.indexOf(`, ${plain(de)},`) + 2 : 1;
    return from < 2 ? shown : shown.slice(0, from) + own + shown.slice(from + de.length);
  }, address);
}

/** A venue with the other venues in its building, in the given order. */
export interface Building<V> {
  venue: V;
  rooms: { venue: V /** The rest of its address: "2. Stock". */; floor: string }[];
}

/** Groups venues by building: an address that extends that of an earlier venue is in its building. */
export function buildingsOf<V extends Pick<VenueEntry, 'address'>>(venues: readonly V[]): Building<V>[] {
  const buildings: Building<V>[] = [];
  for (const venue of venues) {
    const building = buildings.find(
      ({ venue: { address } }) => address && venue.address.startsWith(`${address}, `),
    );
    if (building)
      building.rooms.push({ venue, floor: venue.address.slice(building.venue.address.length + 2) });
    else buildings.push({ venue, rooms: [] });
  }
  return buildings;
}
