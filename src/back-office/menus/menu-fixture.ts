/** Menus for tests of their parts. */
import type { MenuEntry, Menus } from '#domain/menus/menus.ts';
import { menuTexts } from '#i18n/back-office/menu-texts.ts';

export const aMenuEntry = (id: number, name: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  version: 1,
  list: 'menu',
  parent: null,
  order: id * 10,
  menu_name: { de: name, en: `${name} (en)` },
  url: { de: `/de/${name.toLowerCase()}`, en: `/en/${name.toLowerCase()}` },
  is_highlight: false,
  problems: [],
  hidden: null,
  ...more,
});

/** Termine, Stücke with Premieren and Archiv below, Besuch; Impressum in the footer. */
export const someMenus: Menus = {
  entries: [
    aMenuEntry(1, 'Termine', { is_highlight: true }),
    aMenuEntry(2, 'Stücke'),
    aMenuEntry(21, 'Premieren', { parent: 2 }),
    aMenuEntry(22, 'Archiv', { parent: 2, menu_name: { de: 'Archiv' } }),
    aMenuEntry(3, 'Besuch', {
      problems: [
        { locale: 'de', state: 'offline', title: 'Ihr Besuch', mend_url: '/de/besuch?edit' },
        { locale: 'en', state: 'redirect', title: '/en/visit', mend_url: '/cms/redirects/4?field=new_path' },
      ],
    }),
    aMenuEntry(4, 'Impressum', { list: 'footer' }),
  ],
  pages: [
    {
      id: 9,
      title: { de: 'Garderobe' },
      url: '/de/garderobe?edit',
      list: 'menu',
      parent: 3,
      is_below: false,
    },
  ],
};

export const menuProps = (menus: Menus, locale: 'de' | 'en' = 'de') => ({
  menus,
  locale,
  texts: menuTexts(locale),
  user_id: 'somebody',
});
