/** The origin of a visible text, for editors who want to change it. */
import type { ResourceName } from '#domain/resources/resource.ts';

export type Origin =
  /** A record with a form. `field` as a path: "credits.2.role". */
  | {
      kind: 'record';
      resource: ResourceName;
      id: number;
      field: string;
      /** "Stück", "Titel", "Faust" */
      resource_label: string;
      field_label: string;
      title: string;
    }
  /** A page made of modules. `path` in the reader's language. */
  | { kind: 'page'; id: number; title: string; path: string }
  /** The same for every theatre, or of this one and fixed with the program. */
  | { kind: 'interface' | 'config' }
  /** Computed from days, times, prices and numbers. */
  | { kind: 'computed' }
  | { kind: 'unknown' };

/** A text, and the records around it on the page, the nearest first. */
export interface VisibleText {
  /** The text; for a picture its file name, as in its address behind `/media/`. */
  text: string;
  near: readonly { resource: ResourceName; id: number }[];
  /** Whether it is in the header, footer or menu, where menu links are. */
  is_menu: boolean;
  is_picture?: boolean | undefined;
}

/** The displayed text: without tags, soft hyphens and double spaces. */
export function visibleTextOf(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}
