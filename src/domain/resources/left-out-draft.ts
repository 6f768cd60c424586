/** A draft without which pages are shown to editors: it does not fit what is public any more. */
import type { ResourceName } from './resource.ts';

export interface LeftOutDraft {
  resource: ResourceName;
  id: number;
  /** Where it is mended: a field, with its language or row ("text.en", "cast.2"); empty: nobody knows. */
  field: string;
  /** What is missing on the page, and why. */
  sentence: string;
}
