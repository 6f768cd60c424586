/** A page that editors created, for screens and the API. */

import type { Locale } from '#domain/languages/locales.ts';
import type { Embed } from '#domain/media/embed.ts';
import type { Picture } from '#domain/media/picture.ts';
import type { ShownContainer, ShownLink } from '#domain/modules/modules.ts';

/** A link to a page. */
export interface PageLink {
  id: number;
  title: string;
  /** Including the language prefix: `/de/besuch/anfahrt`. */
  urls: Record<Locale, string>;
  /** False for pages that only group others and are shown without a link. */
  is_clickable: boolean;
  in_german: string[];
}

export interface ShownPage {
  id: number;
  /** Including the language prefix: `/de/besuch/anfahrt`. */
  urls: Record<Locale, string>;
  content_type: string;
  title: string;
  /** Large title on the page; empty if it equals the title. */
  headline: string;
  /** Offline pages are visible to editors only. */
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
  /** The online pages with the same parent, including this one, in order. Empty at the top level. */
  siblings: PageLink[];
  /** Shows the siblings as tabs below the title. */
  has_tab_navigation: boolean;
  /** From the top level to the direct parent. */
  parents: PageLink[];
  /** The address for editing the page and its settings. */
  settings_url: string;
  /** Null until published first. */
  container: ShownContainer | null;
  in_german: string[];
}

export function pageContainerSlug(id: number): string {
  return `page-${id}`;
}
