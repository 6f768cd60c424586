/** Articles of the press room, for its list, pages and the API. */
import type { Slug } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';

/** An article in a list. Missing texts are empty. */
export interface PressEntry {
  id: number;
  slug: Slug;
  title: string;
  subline: string;
  lead: string;
  /** A calendar day. */
  date: string;
  picture: Picture | null;
  /** Fields served in German because English is missing. */
  in_german: string[];
}

export interface PressArticle extends PressEntry {
  /** Sanitised HTML. */
  text: string;
  /** The related production; null if there is none or it is offline. */
  production: {
    id: number;
    name: string;
    slug: Slug;
  } | null;
}
