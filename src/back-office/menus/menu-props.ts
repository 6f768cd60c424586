/** What the parts of the screen of menus have in common. */
import type { Locale } from '#domain/languages/locales.ts';
import type { MenuEntry, Menus } from '#domain/menus/menus.ts';
import type { MenuTexts } from '#i18n/back-office/menu-texts.ts';

export interface MenuProps {
  menus: Menus;
  locale: Locale;
  texts: MenuTexts;
  /** Under which the moves that are not written are kept in the tab. */
  user_id: string;
}

export const resourceOf = ({ parent }: Pick<MenuEntry, 'parent'>) =>
  parent === null ? ('menu_links' as const) : ('submenu_links' as const);
