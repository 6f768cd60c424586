/** The links of the main menu and of the footer, in one language. */

export interface SubmenuLink {
  menu_name: string;
  url: string;
  in_german: string[];
}

export interface MenuLink extends SubmenuLink {
  /** Stands among the large links, and in the header. */
  is_highlight: boolean;
  children: SubmenuLink[];
}

export interface Navigation {
  menu: MenuLink[];
  footer: MenuLink[];
}
