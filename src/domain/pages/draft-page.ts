/**
 * A page of the working copy, as editors change it: texts in both languages, pictures as ids. For requests
 * and responses of the editors' API.
 */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';

/** The editable settings except address and position. `Title` may be null while a form is filled in. */
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
  /** Id of its container; null until it is edited first. */
  container: number | null;
  path: Record<Locale, string>;
  /** The last segment of its path. */
  slug: Record<Locale, string>;
  order: number;
  version: number;
}
