// Texts of the program and its configuration, which editors cannot change.
import { bothLanguages, type Locale, locales } from '#domain/languages/locales.ts';
import { visibleTextOf } from '#domain/resources/origin.ts';
import { routeTable } from '#domain/site/route-table.ts';
import { de } from '#i18n/de.ts';
import { en } from '#i18n/en.ts';
import { calendarEntryTexts } from '#i18n/events/calendar-entry-texts.ts';
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import { ledScreenTexts } from '#i18n/events/led-screen-texts.ts';
import { performanceHeroTexts } from '#i18n/events/performance-hero-texts.ts';
import { formMessages, formTexts } from '#i18n/forms/form-texts.ts';
import { newsletterTexts } from '#i18n/forms/newsletter-texts.ts';
import { peopleTexts } from '#i18n/people/people-texts.ts';
import { pressTexts } from '#i18n/press/press-texts.ts';
import { bookletTexts } from '#i18n/productions/booklet-texts.ts';
import { searchFieldTexts } from '#i18n/search/search-field-texts.ts';
import { searchScreens } from '#i18n/search/search-screens.ts';
import { searchTexts } from '#i18n/search/search-texts.ts';
import { consentDe } from '#i18n/site/consent-de.ts';
import { consentEn } from '#i18n/site/consent-en.ts';
import { emptyListTexts, pastTheEndTexts, unknownFilterTexts } from '#i18n/site/empty-list-texts.ts';
import { homeTexts } from '#i18n/site/home-texts.ts';
import { newsFeedTexts } from '#i18n/site/news-feed-texts.ts';
import { notFoundTexts } from '#i18n/site/not-found-texts.ts';
import { screenTitle } from '#i18n/site/screen-titles.ts';
import { stalledTexts } from '#i18n/site/stalled-texts.ts';
import { subscriptionTexts } from '#i18n/subscriptions/subscription-texts.ts';
import { venueTexts } from '#i18n/venues/venue-texts.ts';
import * as site from '#site';

const tables = (locale: Locale): readonly unknown[] => [
  { de, en }[locale],
  { de: consentDe, en: consentEn }[locale],
  ...[ledScreenTexts, formTexts, formMessages, peopleTexts, pressTexts, bookletTexts].map((of) => of(locale)),
  ...[searchFieldTexts, searchScreens, searchTexts, homeTexts, notFoundTexts, stalledTexts].map((of) =>
    of(locale),
  ),
  ...[subscriptionTexts, venueTexts, eventFilterTexts, performanceHeroTexts].map((of) => of(locale)),
  ...[calendarEntryTexts, newsFeedTexts, emptyListTexts, pastTheEndTexts, unknownFilterTexts].map((of) =>
    of(locale),
  ),
  ...newsletterStates.map((state) => newsletterTexts(state, locale)),
  routeTable.map(({ name }) => screenTitle(name, locale)),
];

const newsletterStates = [
  'confirm',
  'confirmed',
  'unsubscribe',
  'unsubscribed',
  'expired',
  'unknown',
] as const;

/** Placeholder for an inserted value. */
const gap = '\u0001';

/** Texts, and patterns of texts with inserted values. */
interface Words {
  words: ReadonlySet<string>;
  patterns: readonly RegExp[];
}

/** Collects the texts of a table; functions are called with placeholders. */
function collect(value: unknown, words: Set<string>, patterns: RegExp[]): void {
  if (typeof value === 'string') {
    const visible = visibleTextOf(value);
    if (/[{]\w+[}]/.test(visible)) patterns.push(patternOf(visible.replace(/[{]\w+[}]/g, gap)));
    else if (visible) words.add(visible);
  } else if (typeof value === 'function') {
    for (const given of [gap, 7, 1]) {
      try {
        const text: unknown = value(given, given, given);
        if (typeof text !== 'string') continue;
        patterns.push(patternOf(visibleTextOf(text.replaceAll(String(given), gap))));
      } catch {
        // The function needs other arguments than texts or numbers.
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collect(inner, words, patterns);
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (text: string) => new RegExp(`^${text.split(gap).map(escaped).join('.+?')}$`, 'u');

function collected(values: readonly unknown[]): Words {
  const words = new Set<string>();
  const patterns: RegExp[] = [];
  collect(values, words, patterns);
  // A pattern of placeholders alone would match everything.
  return { words, patterns: patterns.filter(({ source }) => /\p{L}{2}/u.test(source)) };
}

const isAmong = ({ words, patterns }: Words, text: string) =>
  words.has(text) || patterns.some((pattern) => pattern.test(text));

const interfaceWords = collected([
  bothLanguages.flatMap(tables),
  locales.map(({ code }) => code.toUpperCase()),
]);
const configWords = collected([site]);

/** Whether a text belongs to the interface, also with inserted values. */
export const isInterfaceText = (text: string): boolean => isAmong(interfaceWords, text);
/** Whether the text is one of `site.config.ts`. */
export const isConfigText = (text: string): boolean => isAmong(configWords, text);

const calendarWords = new Set(
  ['de-DE', 'en-GB']
    .flatMap((language) =>
      (['long', 'short'] as const).flatMap((width) => [
        ...Array.from({ length: 12 }, (_, month) =>
          new Date(Date.UTC(2026, month, 1)).toLocaleDateString(language, { month: width }),
        ),
        ...Array.from({ length: 7 }, (_, day) =>
          new Date(Date.UTC(2026, 0, day + 1)).toLocaleDateString(language, { weekday: width }),
        ),
      ]),
    )
    .map((word) => word.replace('.', '').toLowerCase()),
);

const unitWords =
  /^(?:uhr|std|min|h|hrs?|mins?|stunden?|minuten?|hours?|minutes?|eine|zwei|drei|one|two|three|pausen?|intervals?|ab|bis|von|from|to|at|am|pm|um|and|und|st|nd|rd|th|heute|morgen|today|tomorrow|erm|premiere|noch|kb|mb|jpg|png|pdf|seite|page|jahren?|years?|keine?|no|ohne)$/;

/** Days, times, prices and numbers with their units. */
export function isComputed(text: string): boolean {
  return wordsIn(text).every((word) => calendarWords.has(word) || unitWords.test(word));
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const vocabulary = new Set(
  [...interfaceWords.words, ...interfaceWords.patterns.map(({ source }) => source)].flatMap(wordsIn),
);

/** Whether a text is composed of interface texts, numbers and single letters. */
export function isComposed(text: string): boolean {
  return wordsIn(text).every((word) => word.length === 1 || vocabulary.has(word) || isComputed(word));
}
