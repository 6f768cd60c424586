// Events as a screen shows them: their titles with soft hyphens, without what is empty.
import type { Event } from '#domain/event.ts';
import { type LeanEvent, leanEvent } from '#domain/lean-event.ts';
import type { Locale } from '#domain/locales.ts';
import { hyphenateTitle } from '#server/services/hyphenation.ts';

export function titledEvents(events: readonly Event[], locale: Locale): LeanEvent[] {
  return events.map((event) => {
    const language = event.in_german.includes('production_name') ? 'de' : locale;
    return leanEvent({ ...event, production_name: hyphenateTitle(event.production_name, language) });
  });
}
