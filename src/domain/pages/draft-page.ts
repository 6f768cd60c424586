/** A page as editors change it: texts in both languages, pictures as numbers. The same for the calls and for their answers. */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';

/** What may be changed about a page besides its address and its place. `Title` is null while a form is being filled. */
export interface PageFields<Title = Localized> {
  title: Title;
  headline: Localized | null;
  is_online: boolean;
  is_clickable: boolean;
  in_menu: boolean;
  in_footer: boolean;
  has_tab_navigation: boolean;
  meta_title: Localized | null;
  meta_description: Localized | null;
  og_title: Localized | null;
  og_description: Localized | null;
  og_image: number | null;
  og_type: string;
  hero_image: number | null;
  hero_link: string;
  hero_text: Localized | null;
  hero_video: string;
}

export interface DraftPage extends PageFields {
  id: number;
  parent: number | null;
  /** Number of its container; null before its first look. */
  container: number | null;
  path: Record<Locale, string>;
  /** The last part of its path. */
  slug: Record<Locale, string>;
  order: number;
  version: number;
}
