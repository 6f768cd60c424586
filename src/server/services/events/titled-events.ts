// Events as a screen shows them: their titles with soft hyphens, without what is empty.
import type { Event } from '#domain/events/event.ts';
import { type LeanEvent, leanEvent } from '#domain/events/lean-event.ts';
import { type PackedEvents, packEvents } from '#domain/events/packed-events.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { hyphenateTitle } from '#server/services/text/hyphenation.ts';

function titledEvent(event: Event, locale: Locale): Event {
  const language = event.in_german.includes('production_name') ? 'de' : locale;
  return { ...event, production_name: hyphenateTitle(event.production_name, language) };
}

/** For lists that are drawn row by row, as modules and the home page are. */
export function titledEvents(events: readonly Event[], locale: Locale): LeanEvent[] {
  return events.map((event) => leanEvent(titledEvent(event, locale)));
}

/** The same for lists whose rows are drawn by the schedule or the panel. */
export function packedEvents(events: readonly Event[], locale: Locale): PackedEvents {
  return packEvents(
    events.map((event) => {
      const slug = event.production_slug[locale];
      return {
        ...titledEvent(event, locale),
        // A page leads to pages of its own language only, and says one thing below a title.
        production_slug: slug === undefined ? {} : { [locale]: slug },
        promotional_tagline: event.subtitle ? '' : event.promotional_tagline,
      };
    }),
  );
}
