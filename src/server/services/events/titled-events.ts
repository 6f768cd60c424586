// Events as screens show them: titles with soft hyphens, prices and dates that hold together, without empty fields.

import { type CompactEvent, compactEvent } from '#domain/events/compact-event.ts';
import type { Event } from '#domain/events/event.ts';
import { type PackedEvents, packEvents } from '#domain/events/packed-events.ts';
import { panelEvent } from '#domain/events/panel-event.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { withNoBreakSpaces } from '#domain/languages/no-break-spaces.ts';
import { hyphenateTitle } from '#server/services/text/hyphenation.ts';

/** Short lines beside a title, and what they stand for in the details. */
const lines = [
  ...['short_price_info', 'long_price_info', 'alternative_ticket_status', 'subtitle', 'promotional_tagline'],
  ...['cancellation_info_short', 'cancellation_info_long', 'accessibility_info', 'substitution_info'],
] as const;

function titledEvent(event: Event, locale: Locale): Event {
  const language = event.in_german.includes('production_name') ? 'de' : locale;
  return {
    ...event,
    production_name: hyphenateTitle(event.production_name, language),
    ...Object.fromEntries(lines.map((line) => [line, withNoBreakSpaces(event[line])])),
  };
}

/** Omits details of events that the page of their play shows already. */
export const withoutTextsOfProduction = (
  { subtitle, promotional_tagline }: Pick<Event, 'subtitle' | 'promotional_tagline'>,
  events: readonly Event[],
): Event[] =>
  events.map((event) => ({
    ...event,
    subtitle: event.subtitle === subtitle ? '' : event.subtitle,
    promotional_tagline: event.promotional_tagline === promotional_tagline ? '' : event.promotional_tagline,
  }));

/** For lists of modules and the home page. */
export function titledEvents(events: readonly Event[], locale: Locale): CompactEvent[] {
  return events.map((event) => compactEvent(titledEvent(event, locale)));
}

/** For the lists of the schedule. */
export function packedEvents(events: readonly Event[], locale: Locale): PackedEvents {
  return packEvents(
    events.map((event) => {
      const slug = event.production_slug[locale];
      return {
        ...titledEvent(event, locale),
        // A page links only to pages of its own language, and shows one line below a title.
        production_slug: slug === undefined ? {} : { [locale]: slug },
        promotional_tagline: event.subtitle ? '' : event.promotional_tagline,
      };
    }),
  );
}

/** For panels. */
export function packedPanelEvents(events: readonly Event[], locale: Locale): PackedEvents {
  return packedEvents(events.map(panelEvent), locale);
}
