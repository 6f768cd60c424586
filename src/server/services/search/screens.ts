// Screens without a table (home page and lists) as sources of the index.
import type { Locale } from '#domain/languages/locales.ts';
import { type ScreenSlot, screenSlotNames, screenSlots } from '#domain/pages/screen-slots.ts';
import { routeOf } from '#domain/site/route-table.ts';
import { type SearchedScreen, searchScreens } from '#i18n/search/search-screens.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';

/** Their ids in the index; ids are never reused. */
export const screenNumbers: Record<SearchedScreen, number> = {
  index: 1,
  productions: 2,
  events: 3,
  subscriptions: 4,
  ensemble: 5,
  'people-teams': 6,
  venues: 7,
  press: 8,
};

const slotOn = (screen: string): ScreenSlot | null =>
  screenSlotNames.find((slug) => screenSlots[slug] === screen) ?? null;

const inBothLanguages = (textIn: (locale: Locale) => string) => ({ de: textIn('de'), en: textIn('en') });

export const screens = (Object.keys(screenNumbers) as SearchedScreen[]).map((screen) => ({
  id: screenNumbers[screen],
  /** The slug of its slot for modules, or null. */
  place: slotOn(screen),
  path: routeOf(screen).paths,
  title: inBothLanguages((locale) => screenTitle(screen, locale)),
  also: inBothLanguages((locale) => searchScreens(locale)[screen].also),
  text: inBothLanguages((locale) => searchScreens(locale)[screen].text),
}));
