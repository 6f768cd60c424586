/** The links of the main menu and of the footer, in one language. */

export interface SubmenuLink {
  menu_name: string;
  url: string;
  in_german: string[];
}

export interface MenuLink extends SubmenuLink {
  /** One of the large links of the menu; also in the header. */
  is_highlight: boolean;
  children: SubmenuLink[];
}

export interface Navigation {
  menu: MenuLink[];
  footer: MenuLink[];
}

/** A link of the page. Fields that are empty are left out, because each page contains all links. */
export interface NavigationLink {
  menu_name: string;
  url: string;
  /** Set if the name is not translated. */
  lang?: 'de';
}

export interface ShownMenuLink extends NavigationLink {
  is_highlight?: true;
  children?: NavigationLink[];
}

export interface ShownNavigation {
  menu: ShownMenuLink[];
  footer: ShownMenuLink[];
}

export function shownNavigation({ menu, footer }: Navigation): ShownNavigation {
  return { menu: menu.map(shownMenuLink), footer: footer.map(shownMenuLink) };
}

const shownLink = ({ menu_name, url, in_german }: SubmenuLink): NavigationLink => ({
  menu_name,
  url,
  ...(in_german.includes('menu_name') && { lang: 'de' }),
});

const shownMenuLink = ({ is_highlight, children, ...link }: MenuLink): ShownMenuLink => ({
  ...shownLink(link),
  ...(is_highlight && { is_highlight }),
  ...(children.length > 0 && { children: children.map(shownLink) }),
});
