/** Press articles. */
import type { Slug } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';

/** An article as the list shows it. Texts are empty where there is none. */
export interface PressEntry {
  id: number;
  slug: Slug;
  title: string;
  subline: string;
  lead: string;
  /** A calendar day. */
  date: string;
  picture: Picture | null;
  /** Names of fields that are served in German because English is missing. */
  in_german: string[];
}

/** Everything that an article's page tells. */
export interface PressArticle extends PressEntry {
  /** Rich text, sanitised HTML. */
  text: string;
  /** The production that it is about; null where there is none, or none that visitors may see. */
  production: {
    id: number;
    name: string;
    slug: Slug;
  } | null;
}
