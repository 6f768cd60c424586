/** A record that the search of the back office found. */
import type { ResourceName } from '#domain/resources/resource.ts';

export interface FoundRecord {
  resource: ResourceName;
  id: number;
  /** The name of the resource as in a sentence: "Termin". */
  kind: string;
  title: string;
  /**
   * Distinguishes it from others of the same title: day, time and stage of an event, file of a picture; otherwise
   * empty.
   */
  detail: string;
  /** For a page, where it is edited, since it has no form; null for all others. */
  path: string | null;
  /** False if it is offline; true for resources that cannot be offline. */
  is_online: boolean;
}
