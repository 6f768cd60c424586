/** The content of the home page in one language. */
import type { Picture } from '#domain/media/picture.ts';
import type { ProductionEntry, StruckPassage } from '#domain/productions/production.ts';

/** A section of the home page; `kind` decides its layout. Missing texts are empty. */
export interface HomeElement {
  id: number;
  kind: 'hero' | 'struck-text' | 'announcement' | 'newsletter';
  preline: string;
  headline: string;
  subline: string;
  /** Sanitised HTML. */
  text: string;
  link_text: string;
  link_url: string;
  /** Its own, or that of its production. */
  struck_text: StruckPassage | null;
  /** The production that it links to. */
  production: ProductionEntry | null;
  /** Its own, or that of its production. */
  picture: Picture | null;
  /** As in ProductionEntry. */
  in_german: string[];
}

export interface ProductionTeaser {
  id: number;
  /** Replaces the next date; mostly empty. */
  preline: string;
  /** Spans the full width. */
  is_wide: boolean;
  production: ProductionEntry;
  in_german: string[];
}

export interface NewsTeaser {
  id: number;
  /** A calendar day. */
  date: string;
  headline: string;
  text: string;
  /** May be empty. */
  link_url: string;
  in_german: string[];
}
