/** A record that is edited in place on a page, as sent to editors. */
import type { Fields } from '#domain/modules/module-fields.ts';
import type { ModuleData } from '#domain/modules/modules.ts';
import type { ResourceName } from './resource.ts';

/** The location of its texts: in the hero or a tile of the home page, which are links as a whole, or anywhere else. */
export const inPlaceLocations = ['page', 'hero', 'tile'] as const;
export type InPlaceLocation = (typeof inPlaceLocations)[number];

export interface InPlaceRecord {
  resource: ResourceName;
  id: number;
  /** Its label in messages, in the editor's language. */
  title: string;
  place: InPlaceLocation;
  /** The texts edited on the page, with their descriptions and labels. */
  fields: Fields;
  labels: Record<string, string>;
  /** Their values that visitors see. */
  published: ModuleData;
  /** The fields that the record's draft changes; null without a draft. */
  draft: { version: number; data: ModuleData } | null;
}
