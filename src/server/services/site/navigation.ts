// The links of the main menu and of the footer.
import { sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { MenuLink, Navigation, SubmenuLink } from '#domain/site/navigation.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';
import type { Database } from '#server/db/client.server.ts';
import type { menu_links } from '#server/db/schema/site.ts';
import { translationTo } from '#server/services/languages/translation.ts';
import {
  addFooterPages,
  addMenuPages,
  type NavigationPage,
} from '#server/services/pages/navigation-pages.ts';
import type { RequestContext } from '#server/services/request-context.ts';

/** The screens in the order of the menu, each with what it shows. */
const screens = {
  events: sql`select from events where is_online`,
  productions: sql`select from productions where is_online`,
  ensemble: sql`select from persons where is_online and is_ensemble`,
  venues: sql`select from venues`,
  subscriptions: sql`select from subscriptions where is_online`,
  press: sql`select from press_articles where is_online`,
};

type ScreenWithRecords = keyof typeof screens;

const names = Object.keys(screens) as ScreenWithRecords[];

/** The names of the screens that are not empty, as a JSON list. */
const screensWithRecords = sql`(select coalesce(jsonb_agg(s.name order by s.place), '[]') from (values ${sql.join(
  names.map((name, place) => sql`(${place}::int, ${name}::text, exists(${screens[name]}))`),
  sql`, `,
)}) as s (place, name, has_records) where s.has_records)`;

/** The first two, the calendar and the productions, stand in the header too. */
const standardMenu = (filled: readonly ScreenWithRecords[], locale: Locale): MenuLink[] =>
  filled.map((name) => ({
    menu_name: screenTitle(name, locale),
    url: pathFor(name, locale),
    is_highlight: name === 'events' || name === 'productions',
    children: [],
    in_german: [],
  }));

export type MenuRow = typeof menu_links.$inferSelect;

function submenuLinkOf(row: MenuRow, { locale }: Pick<RequestContext, 'locale'>): SubmenuLink {
  const { text, in_german } = translationTo(locale);
  // The language of an address is marked by the link's own language.
  const url = (locale === 'en' && row.url.en) || row.url.de;
  return { menu_name: text('menu_name', row.menu_name), url, in_german };
}

interface NavigationData {
  links: MenuRow[];
  pages: NavigationPage[];
  /** The screens that have something to show; null if the menu has links. */
  filled: ScreenWithRecords[] | null;
}

/** Links, and the marked pages, in one result. */
const everything = sql`select
  case when not exists(select from menu_links where list = 'menu') then ${screensWithRecords} end as filled,
  (select coalesce(jsonb_agg(l order by l."order", l.id), '[]') from menu_links l) as links,
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'parent_id', p.parent_id, 'title', p.title,
      'path_de', p.path_de, 'path_en', p.path_en, 'in_menu', p.in_menu, 'in_footer', p.in_footer,
      'is_clickable', p.is_clickable, 'above_de', above.path_de, 'above_en', above.path_en)
      order by p."order", p.id), '[]')
    from pages p left join pages above on above.id = p.parent_id
    where p.is_online and p.deleted_at is null and (p.in_menu or p.in_footer)) as pages`;

/** The data of menu and footer. One query. */
export async function readNavigation({ db }: Pick<Database, 'db'>): Promise<NavigationData> {
  const { rows } = await db.execute<{ [Key in keyof NavigationData]: NavigationData[Key] }>(everything);
  return rows[0] ?? { links: [], pages: [], filled: null };
}

/**
 * Menu and footer with their submenus: the links in manual order, then the marked pages without a link. One query. A
 * menu without any link has the screens that are not empty.
 */
export async function getNavigation(
  database: Database,
  requestContext: Pick<RequestContext, 'locale'>,
): Promise<Navigation> {
  return navigationOf(await readNavigation(database), requestContext);
}

function navigationOf(
  { links, pages, filled }: NavigationData,
  requestContext: Pick<RequestContext, 'locale'>,
): Navigation {
  const linksOf = (list: MenuRow['list']): MenuLink[] =>
    links
      .filter((row) => row.list === list && row.parent_id === null)
      .map((row) => ({
        ...submenuLinkOf(row, requestContext),
        is_highlight: row.is_highlight,
        children: links
          .filter(({ parent_id }) => parent_id === row.id)
          .map((child) => submenuLinkOf(child, requestContext)),
      }));
  return {
    menu: addMenuPages(
      filled ? standardMenu(filled, requestContext.locale) : linksOf('menu'),
      pages,
      requestContext,
    ),
    footer: addFooterPages(linksOf('footer'), pages, requestContext),
  };
}
