/** Props shared by the parts of the menu screen. */
import type { Locale } from '#domain/languages/locales.ts';
import type { MenuEntry, Menus } from '#domain/menus/menus.ts';
import type { MenuTexts } from '#i18n/back-office/menu-texts.ts';

export interface MenuProps {
  menus: Menus;
  locale: Locale;
  texts: MenuTexts;
  /** The key of unsaved moves in session storage. */
  user_id: string;
}

export const menuResourceOf = ({ parent }: Pick<MenuEntry, 'parent'>) =>
  parent === null ? ('menu_links' as const) : ('submenu_links' as const);
