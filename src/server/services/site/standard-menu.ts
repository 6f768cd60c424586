// The menu of a theatre that has not written any link yet: the screens that have something to show.
import { sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { MenuLink } from '#domain/site/navigation.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';

/** The screens in the order of the menu, each with what it shows. */
const screens = {
  events: sql`select from events where is_online`,
  productions: sql`select from productions where is_online`,
  ensemble: sql`select from persons where is_online and is_ensemble`,
  venues: sql`select from venues`,
  subscriptions: sql`select from subscriptions where is_online`,
  press: sql`select from press_articles where is_online`,
};

export type ScreenWithRecords = keyof typeof screens;

const names = Object.keys(screens) as ScreenWithRecords[];

/** The names of the screens that are not empty, as a JSON list. */
export const screensWithRecords = sql`(select coalesce(jsonb_agg(s.name order by s.place), '[]') from (values ${sql.join(
  names.map((name, place) => sql`(${place}::int, ${name}::text, exists(${screens[name]}))`),
  sql`, `,
)}) as s (place, name, has_records) where s.has_records)`;

/** The first two, the calendar and the productions, stand in the header too. */
export const standardMenu = (filled: readonly ScreenWithRecords[], locale: Locale): MenuLink[] =>
  filled.map((name) => ({
    menu_name: screenTitle(name, locale),
    url: pathFor(name, locale),
    is_highlight: name === 'events' || name === 'productions',
    children: [],
    in_german: [],
  }));
