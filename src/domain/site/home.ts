/** What the home page is put together from, in one language. */
import type { Picture } from '#domain/media/picture.ts';
import type { ProductionEntry, StruckPassage } from '#domain/productions/production.ts';

/** One section of the home page; its kind decides how it looks. Texts are empty where there is none. */
export interface HomeElement {
  id: number;
  kind: 'hero' | 'struck-text' | 'announcement' | 'newsletter';
  preline: string;
  headline: string;
  subline: string;
  /** Rich text, sanitised HTML. */
  text: string;
  link_text: string;
  link_url: string;
  /** Its own passage, else that of its production. */
  struck_text: StruckPassage | null;
  /** The production that it leads to. */
  production: ProductionEntry | null;
  /** Its own picture, else that of its production. */
  picture: Picture | null;
  /** As in ProductionEntry. */
  in_german: string[];
}

/** A production on the home page. */
export interface ProductionTeaser {
  id: number;
  /** Said instead of the next date; mostly empty. */
  preline: string;
  /** Takes the whole width of the sheet. */
  is_wide: boolean;
  production: ProductionEntry;
  in_german: string[];
}

/** A piece of news from the house. */
export interface NewsTeaser {
  id: number;
  /** A calendar day. */
  date: string;
  headline: string;
  text: string;
  /** Empty where the news leads nowhere. */
  link_url: string;
  in_german: string[];
}
