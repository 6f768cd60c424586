// The menus for editors: all entries with their problems, and the pages that add themselves to a menu.
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import type { MenuEntry, MenuList, MenuPage, Menus } from '#domain/menus/menus.ts';
import type { MenuLink, SubmenuLink } from '#domain/site/navigation.ts';
import type { Database } from '#server/db/client.server.ts';
import {
  addFooterPages,
  addMenuPages,
  type NavigationPage as Marked,
} from '#server/services/pages/navigation-pages.ts';
import { pageUrl } from '#server/services/pages/page-columns.ts';
import { type MenuRow, readNavigation } from '#server/services/site/navigation.ts';
import { readTargets } from './menu-targets.ts';

interface MenusRequest {
  locale: Locale;
  /** The origin of the site, to recognise its own addresses. */
  origin: string;
}

/** Two queries. */
export async function listMenus(database: Pick<Database, 'db'>, request: MenusRequest): Promise<Menus> {
  const { links, pages } = await readNavigation(database);
  const addresses = links.flatMap(({ url }) => bothLanguages.flatMap((language) => url[language] ?? []));
  const problemOf = await readTargets(database, addresses, request);
  const shown = { menu: shownLinks('menu', links, pages), footer: shownLinks('footer', links, pages) };
  const ids = new Set([...shown.menu, ...shown.footer].flatMap(idsIn));
  const entries = links.map((row): MenuEntry => {
    const { id, version, list, parent_id: parent, order, menu_name, url, is_highlight } = row;
    const problems = bothLanguages.flatMap((language) => {
      const address = url[language];
      return (address && problemOf(address, language)) || [];
    });
    const isBelowFooter = links.some((above) => above.id === parent && above.list === 'footer');
    const hidden = isBelowFooter ? 'below-footer' : ids.has(id) ? null : 'not-clickable';
    return { id, version, list, parent, order, menu_name, url, is_highlight, problems, hidden };
  });
  return {
    entries,
    pages: [
      ...pagesIn('menu', shown.menu, pages, request),
      ...pagesIn('footer', shown.footer, pages, request),
    ],
  };
}

/** A public link; `id` is set for entries, not for pages. */
type Numbered<Link> = Link & { id?: number };

/** The German menu, which has the same links as the English one. */
const german = { locale: 'de' } as const;

function shownLinks(
  list: MenuList,
  links: readonly MenuRow[],
  pages: readonly Marked[],
): Numbered<MenuLink>[] {
  const linkOf = ({ id, menu_name, url }: MenuRow): Numbered<SubmenuLink> => ({
    id,
    menu_name: menu_name.de,
    url: url.de,
    in_german: [],
  });
  const top = links
    .filter((row) => row.list === list && row.parent_id === null)
    .map((row) => ({
      ...linkOf(row),
      is_highlight: row.is_highlight,
      children: links.filter(({ parent_id }) => parent_id === row.id).map(linkOf),
    }));
  return list === 'menu' ? addMenuPages(top, pages, german) : addFooterPages(top, pages, german);
}

const idsIn = ({ id, children }: Numbered<MenuLink>): number[] =>
  [id, ...children.map((child: Numbered<SubmenuLink>) => child.id)].flatMap((each) => each ?? []);

/** The links that are pages, with the entry that they are below. */
function pagesIn(
  list: MenuList,
  links: readonly Numbered<MenuLink>[],
  marked: readonly Marked[],
  { locale }: MenusRequest,
): MenuPage[] {
  const pageOf = (link: Numbered<SubmenuLink>, place: Pick<MenuPage, 'parent' | 'is_below'>): MenuPage[] => {
    const page = marked.find(({ path_de }) => pageUrl('de', path_de) === link.url);
    if (link.id !== undefined || !page) return [];
    const url = `${pageUrl(locale, locale === 'en' ? page.path_en : page.path_de)}?edit`;
    return [{ id: page.id, title: page.title, url, list, ...place }];
  };
  return links.flatMap((link) => [
    ...pageOf(link, { parent: null, is_below: false }),
    ...link.children
      // A page that opens its submenu only is repeated in it.
      .filter(({ url }) => url !== link.url)
      .flatMap((child) => pageOf(child, { parent: link.id ?? null, is_below: link.id === undefined })),
  ]);
}
