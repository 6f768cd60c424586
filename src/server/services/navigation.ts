// The links of the main menu and of the footer.
import { asc } from 'drizzle-orm';
import type { MenuLink, Navigation, SubmenuLink } from '#domain/navigation.ts';
import type { Database } from '#server/db/client.server.ts';
import { menu_links } from '#server/db/schema/site.ts';
import type { Reader } from '#server/services/reader.ts';
import { translationTo } from '#server/services/translation.ts';

type Row = typeof menu_links.$inferSelect;

function submenuLinkOf(row: Row, { locale }: Pick<Reader, 'locale'>): SubmenuLink {
  const { text, in_german } = translationTo(locale);
  // An address is no text: that the English page leads to a German one is marked by the link's own language.
  const url = (locale === 'en' && row.url.en) || row.url.de;
  return { menu_name: text('menu_name', row.menu_name), url, in_german };
}

/** Both lists with their submenus, in the house's order. One query. */
export async function getNavigation({ db }: Database, reader: Pick<Reader, 'locale'>): Promise<Navigation> {
  const rows = await db.select().from(menu_links).orderBy(asc(menu_links.order), asc(menu_links.id));
  const linksOf = (list: Row['list']): MenuLink[] =>
    rows
      .filter((row) => row.list === list && row.parent_id === null)
      .map((row) => ({
        ...submenuLinkOf(row, reader),
        is_highlight: row.is_highlight,
        children: rows
          .filter(({ parent_id }) => parent_id === row.id)
          .map((child) => submenuLinkOf(child, reader)),
      }));
  return { menu: linksOf('menu'), footer: linksOf('footer') };
}
