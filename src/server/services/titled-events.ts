// Events as a screen shows them: their titles with soft hyphens.
import type { Event } from '#domain/event.ts';
import type { Locale } from '#domain/locales.ts';
import { hyphenateTitle } from '#server/services/hyphenation.ts';

export function titledEvents(events: readonly Event[], locale: Locale): Event[] {
  return events.map((event) => ({
    ...event,
    production_name: hyphenateTitle(
      event.production_name,
      event.in_german.includes('production_name') ? 'de' : locale,
    ),
  }));
}
