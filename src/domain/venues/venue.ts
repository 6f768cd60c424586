/** The places that the house plays in, with what a visitor needs to get there. Serves their list and their pages. */
import type { Picture } from '#domain/media/picture.ts';

/** What people ask about a place before they come, in the order in which a page answers. */
export const venueFactKinds = [
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

/** What a line of a map is; `way` leads from the stop to the door without steps. */
export const mapLineKinds = ['water', 'street', 'lane', 'rail', 'house', 'way'] as const;
export type MapLineKind = (typeof mapLineKinds)[number];

export const mapMarkKinds = ['entrance', 'stop', 'lift', 'parking', 'bicycles'] as const;
export type MapMarkKind = (typeof mapMarkKinds)[number];

/** A point of a map, from its upper left. */
export type MapPoint = [x: number, y: number];

/** Every map is drawn on a sheet of this size. */
export const mapSize = { width: 480, height: 360 } as const;

/** The surroundings of a venue as lines; no surveyor's map, and nobody else's picture. */
export interface VenueMap {
  lines: { kind: MapLineKind; points: MapPoint[]; name: string }[];
  /** Places with a number on the map and a line below it. */
  marks: { kind: MapMarkKind; at: MapPoint; name: string }[];
}

/** A venue as lists show it. Texts are empty where there is none. */
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
  /** Names of fields that are served in German because English is missing. */
  in_german: string[];
}

/** Everything that a venue's page tells. */
export interface Venue extends VenueEntry {
  /** Rich text, sanitised HTML. */
  text: string;
  directions: string;
  access: string;
  /** The stages in it, as events name them. */
  stage_names: string[];
}

/** A line's name lies along its longest piece: its middle, and its slope in degrees, never upside down. */
export function labelPlace(points: readonly MapPoint[]): { x: number; y: number; angle: number } | null {
  let longest = 0;
  let place: { x: number; y: number; angle: number } | null = null;
  for (const [at, [x2, y2]] of points.entries()) {
    const before = points[at - 1];
    if (!before) continue;
    const [x1, y1] = before;
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length <= longest) continue;
    longest = length;
    const slope = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    const angle = slope > 90 ? slope - 180 : slope < -90 ? slope + 180 : slope;
    place = { x: (x1 + x2) / 2, y: (y1 + y2) / 2, angle: Math.round(angle * 10) / 10 };
  }
  return place;
}
