/** A record that is written where its texts stand on a page, as the server sends it to editors. */
import type { Fields } from '#domain/modules/module-fields.ts';
import type { ModuleData } from '#domain/modules/modules.ts';
import type { ResourceName } from './resource.ts';

/**
 * Where on the page its texts stand: in the hero and in a tile of the home page, which are links as a whole, or anywhere
 * else.
 */
export const inPlacePlaces = ['page', 'hero', 'tile'] as const;
export type InPlacePlace = (typeof inPlacePlaces)[number];

export interface InPlaceRecord {
  resource: ResourceName;
  id: number;
  /** What messages call it, in the editor's language. */
  title: string;
  place: InPlacePlace;
  /** The texts that are written on the page, as their resource describes them, and what they are called. */
  fields: Fields;
  labels: Record<string, string>;
  /** Their values that visitors see. */
  published: ModuleData;
  /** The fields that the record's draft changes; null without a draft. */
  draft: { version: number; data: ModuleData } | null;
}
