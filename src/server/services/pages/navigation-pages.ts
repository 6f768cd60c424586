// Adds pages that are marked for the menu or the footer.
import type { Localized } from '#domain/languages/localized.ts';
import type { MenuLink, SubmenuLink } from '#domain/site/navigation.ts';
import { translationTo } from '#server/services/languages/translation.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import { pageUrl } from './page-columns.ts';

/** An online page that is marked, as read from the database. */
export interface NavigationPage {
  id: number;
  parent_id: number | null;
  title: Localized;
  path_de: string;
  path_en: string;
  in_menu: boolean;
  in_footer: boolean;
  is_clickable: boolean;
  /** The path of its parent, marked or not. */
  above_de: string | null;
  above_en: string | null;
}

type Language = Pick<RequestContext, 'locale'>;

function linkOf(page: NavigationPage, { locale }: Language): SubmenuLink {
  const { text, in_german } = translationTo(locale);
  const url = pageUrl(locale, locale === 'en' ? page.path_en : page.path_de);
  return { menu_name: text('menu_name', page.title), url, in_german };
}

const leadsTo = (link: MenuLink, url: string): boolean =>
  link.url === url || link.children.some((child) => child.url === url);

/**
 * Adds the marked pages that the menu does not link to yet: to the submenu of their parent if that is in the menu, else
 * to the top level. A link that gets its first submenu is repeated in it, since the top link then only opens it.
 */
export function addMenuPages(
  links: readonly MenuLink[],
  pages: readonly NavigationPage[],
  requestContext: Language,
): MenuLink[] {
  const menu = links.map((link) => ({ ...link, children: [...link.children] }));
  const marked = new Map(pages.filter(({ in_menu }) => in_menu).map((page) => [page.id, page]));
  const place = (page: NavigationPage, above: readonly number[]): MenuLink | null => {
    const own = linkOf(page, requestContext);
    const found = menu.find((link) => leadsTo(link, own.url));
    if (found) return found;
    const parent = page.parent_id === null ? undefined : marked.get(page.parent_id);
    const entry =
      parent && !above.includes(parent.id)
        ? place(parent, [...above, page.id])
        : menu.find((link) => isAbove(link, page, requestContext));
    if (!entry) {
      const link = { ...own, is_highlight: false, children: [] };
      menu.push(link);
      return link;
    }
    if (entry.children.length === 0 && isLinked(entry, marked, requestContext)) {
      entry.children.push({ menu_name: entry.menu_name, url: entry.url, in_german: entry.in_german });
    }
    if (page.is_clickable) entry.children.push(own);
    return entry;
  };
  for (const page of marked.values()) place(page, []);
  // A page that is not clickable is left out unless it has a submenu.
  return menu.filter((link) => link.children.length > 0 || isLinked(link, marked, requestContext));
}

/** Whether a link leads to the parent of a page. */
function isAbove(link: MenuLink, { above_de, above_en }: NavigationPage, { locale }: Language): boolean {
  const path = locale === 'en' ? above_en : above_de;
  return path !== null && leadsTo(link, pageUrl(locale, path));
}

/** False for the link of a page that is not clickable. */
function isLinked(
  { url }: MenuLink,
  marked: ReadonlyMap<number, NavigationPage>,
  requestContext: Language,
): boolean {
  const page = [...marked.values()].find((one) => linkOf(one, requestContext).url === url);
  return page?.is_clickable ?? true;
}

/** Adds the marked pages that the footer does not link to yet. The footer has no submenus. */
export function addFooterPages(
  links: readonly MenuLink[],
  pages: readonly NavigationPage[],
  requestContext: Language,
): MenuLink[] {
  const added = pages
    .filter(({ in_footer, is_clickable }) => in_footer && is_clickable)
    .map((page) => ({ ...linkOf(page, requestContext), is_highlight: false, children: [] }))
    .filter(({ url }) => !links.some((link) => leadsTo(link, url)));
  return [...links, ...added];
}
