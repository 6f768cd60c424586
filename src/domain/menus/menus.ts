/** The menus of the site as editors arrange them: entries in their order, where each leads, what visitors see of it. */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';

export const menuLists = ['menu', 'footer'] as const;
export type MenuList = (typeof menuLists)[number];

/** Where an entry stands, as somebody has seen it. */
export interface MenuPlacement {
  id: number;
  version: number;
  list: MenuList;
  /** The entry that it is below; null for one of the first level. */
  parent: number | null;
  /** Among its neighbours, ascending. */
  order: number;
}

/** Why an address does not lead to what it names. */
export interface TargetProblem {
  /** The language of the address. */
  locale: Locale;
  /** `missing`: there is no such page; visitors read that it is in preparation. */
  state: 'offline' | 'missing' | 'redirect';
  /** What is there: the name of the record, or the address that the redirect leads to. */
  title: string;
  /** Where it is mended: the form of the target or of the redirect, the page itself. Empty where nothing is there. */
  mend_url: string;
}

export interface MenuEntry extends MenuPlacement {
  menu_name: Localized;
  url: Localized;
  is_highlight: boolean;
  problems: TargetProblem[];
  /** Why visitors do not see it: its page cannot be pressed and nothing is below, or it is below an entry of the footer. */
  hidden: 'not-clickable' | 'below-footer' | null;
}

/** A page whose settings add it to a menu. It follows the entries, and is changed in the page's settings. */
export interface MenuPage {
  id: number;
  title: Localized;
  url: string;
  list: MenuList;
  /** The entry that it is below. */
  parent: number | null;
  /** Whether it is below the page before it. */
  is_below: boolean;
}

export interface Menus {
  entries: MenuEntry[];
  pages: MenuPage[];
}

const byOrder = (a: MenuPlacement, b: MenuPlacement) => a.order - b.order || a.id - b.id;

/** The entries of a place in the order of the menu. What is below an entry is in the list of that entry. */
export function entriesAt<Entry extends MenuPlacement>(
  entries: readonly Entry[],
  { list, parent }: Pick<MenuPlacement, 'list' | 'parent'>,
): Entry[] {
  return entries
    .filter((entry) => entry.parent === parent && (parent !== null || entry.list === list))
    .sort(byOrder);
}
