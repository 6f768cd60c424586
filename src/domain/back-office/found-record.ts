/** A record that the search of the back office found. */
import type { ResourceName } from '#domain/resources/resource.ts';

export interface FoundRecord {
  resource: ResourceName;
  id: number;
  /** What the resource is called, as in a sentence: "Termin". */
  kind: string;
  title: string;
  /** What tells it from others of the same title: day, time and stage of an event, the file of a picture; else empty. */
  detail: string;
  /** For a page: where it is edited, since it has no form. Null for all others. */
  path: string | null;
  /** False for what visitors do not see; true for resources that are never offline. */
  is_online: boolean;
}
