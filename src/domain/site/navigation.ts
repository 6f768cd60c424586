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
