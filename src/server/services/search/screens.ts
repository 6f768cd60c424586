// Screens without a table (home page and lists) as sources of the index.

import { type ScreenPlace, screenPlaces, screenSlugs } from '#domain/pages/screen-places.ts';
import { routeOf } from '#domain/site/route-table.ts';
import { searchScreens } from '#i18n/search/search-screens.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';

/** Their ids in the index; ids are never reused. */
const numbers: Record<keyof typeof searchScreens, number> = {
  index: 1,
  productions: 2,
  events: 3,
  subscriptions: 4,
  ensemble: 5,
  'people-teams': 6,
  venues: 7,
  press: 8,
};

const placeOn = (screen: string): ScreenPlace | null =>
  screenSlugs.find((slug) => screenPlaces[slug] === screen) ?? null;

export const screens = (Object.keys(numbers) as (keyof typeof numbers)[]).map((screen) => ({
  id: numbers[screen],
  /** The slug of its slot for modules, or null. */
  place: placeOn(screen),
  path: routeOf(screen).paths,
  title: { de: screenTitle(screen, 'de'), en: screenTitle(screen, 'en') },
  ...searchScreens[screen],
}));
