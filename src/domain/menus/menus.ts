/** The menus of the site as editors arrange them: entries in order, their targets, and the public menu. */
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';

export const menuLists = ['menu', 'footer'] as const;
export type MenuList = (typeof menuLists)[number];

/** The position of an entry, as the user has seen it. */
export interface MenuPosition {
  id: number;
  version: number;
  list: MenuList;
  /** The entry that it is below; null for one of the first level. */
  parent: number | null;
  /** Among its neighbours, ascending. */
  order: number;
}

/** A problem of a menu address. */
export interface TargetProblem {
  /** The language of the address. */
  locale: Locale;
  /** `missing`: there is no such page; visitors see that it is in preparation. */
  state: 'offline' | 'missing' | 'redirect';
  /** The name of the record, or the target of the redirect. */
  title: string;
  /** Where to fix it: the form of the target or of the redirect, or the page itself. Empty if nothing exists. */
  mend_url: string;
}

export interface MenuEntry extends MenuPosition {
  menu_name: Localized;
  url: Localized;
  is_highlight: boolean;
  problems: TargetProblem[];
  /** Why visitors do not see it: its page cannot be pressed and nothing is below, or it is below an entry of the footer. */
  hidden: 'not-clickable' | 'below-footer' | null;
}

/** A page that its own settings add to a menu. It follows the entries, and is changed in the page's settings. */
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

const byOrder = (a: MenuPosition, b: MenuPosition) => a.order - b.order || a.id - b.id;

/** The entries of a list in order; a submenu is the list of its entry. */
export function entriesAt<Entry extends MenuPosition>(
  entries: readonly Entry[],
  { list, parent }: Pick<MenuPosition, 'list' | 'parent'>,
): Entry[] {
  return entries
    .filter((entry) => entry.parent === parent && (parent !== null || entry.list === list))
    .sort(byOrder);
}
