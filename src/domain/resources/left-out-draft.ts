/** A draft that is left out of editors' pages, because it no longer fits the published record. */
import type { ResourceName } from './resource.ts';

export interface LeftOutDraft {
  resource: ResourceName;
  id: number;
  /** The field that has to be fixed, with its language or row ("text.en", "cast.2"); empty if unknown. */
  field: string;
  /** What is missing on the page, and why. */
  sentence: string;
}
