/** Pages in the form that editors change. */

import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { DraftPage, PageFields } from '#domain/pages/draft-page.ts';

/** A page in the tree. */
export interface TreePage {
  id: number;
  parent: number | null;
  title: Localized;
  path: Record<Locale, string>;
  is_online: boolean;
  children: TreePage[];
}

/** A deleted page that can be restored. */
export interface RemovedPage {
  id: number;
  title: Localized;
  removed_at: string;
}

/** A page in the form, where the title may be empty temporarily. */
export type EditedPage = FormFields & Omit<DraftPage, keyof FormFields>;
type FormFields = PageFields<Localized | null>;

export interface NewPage {
  parent: number | null;
  title: Localized | null;
  slug?: Partial<Record<Locale, string>>;
}

export type PageChange = Partial<FormFields> & { version: number; slug?: Record<Locale, string> };
