/** A page of the editors' own as screens and calls get it: where it stands, what heads it, what it is made of. */

import type { Locale } from '#domain/languages/locales.ts';
import type { Embed } from '#domain/media/embed.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { ShownContainer, ShownLink } from '#domain/modules/modules.ts';

/** Another page, as far as it takes to lead to it. */
export interface PageLink {
  id: number;
  title: string;
  /** With the language, e.g. `/de/besuch/anfahrt`. */
  urls: Record<Locale, string>;
  /** False for pages that only hold others together: named, but not led to. */
  is_clickable: boolean;
  in_german: string[];
}

export interface ShownPage {
  id: number;
  /** With the language, e.g. `/de/besuch/anfahrt`. */
  urls: Record<Locale, string>;
  content_type: string;
  title: string;
  /** Stands large on the page; empty where the title does. */
  headline: string;
  /** Only editors ever see a page that is not. */
  is_online: boolean;
  is_clickable: boolean;
  in_menu: boolean;
  in_footer: boolean;
  meta_title: string;
  meta_description: string;
  og_title: string;
  og_description: string;
  og_image: Picture | null;
  og_type: string;
  hero_image: Picture | null;
  hero_link: ShownLink | null;
  hero_text: string;
  hero_video: Embed | null;
  /** The pages of the same parent that are online, this one among them, in their order. None at the top of the tree. */
  siblings: PageLink[];
  /** The siblings stand as tabs below the title. */
  has_tab_navigation: boolean;
  /** From the top of the tree down to the page above this one. */
  parents: PageLink[];
  /** Where the page is kept in the back office. */
  settings_url: string;
  /** Null where nothing has been published yet. */
  container: ShownContainer | null;
  in_german: string[];
}

/** The slug of the container that a page's modules stand in. */
export function pageContainerSlug(id: number): string {
  return `page-${id}`;
}
