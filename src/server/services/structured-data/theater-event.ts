// An event as schema.org's TheaterEvent. Offers and status follow the rules of the event row.
import type {
  CreativeWork,
  ItemAvailability,
  Place as Location,
  Offer,
  Person,
  TheaterEvent,
} from 'schema-dts';
import { berlinDay, toBerlinIso } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import { eventRow } from '#domain/events/event-row.ts';
import type { AccessService } from '#domain/events/filters.ts';
import { pathFor } from '#domain/site/route-paths.ts';
import { stageLabel, venueOf } from '#domain/venues/venues.ts';
import { type SiteContext, theatreId } from './theatre.ts';

/** Data for search engines that an event's page does not show. */
export interface EventFacts {
  access_services: readonly AccessService[];
  /** The start before it was moved; null if it was not. */
  previous_start: Date | null;
  /** Null if it is not fixed. */
  presale_start: Date | null;
  /** The address of its venue; empty if unknown. */
  address: string;
}

interface EventContext extends SiteContext, EventFacts {
  play?: CreativeWork;
  performers?: Person[];
  /** Whether `performers` has the substitutes; otherwise only a text mentions them. */
  is_cast_known?: boolean;
  image?: string | undefined;
}

/** Terms of the accessibility vocabulary (W3C); other services have none. */
const accessibilityFeatures: Partial<Record<AccessService, string>> = {
  surtitles: 'captions',
  'audio-description': 'audioDescription',
  'sign-language': 'signLanguage',
  'touch-tour': 'tactileObject',
};

const schema = 'https://schema.org/' as const;

/** schema.org `TheaterEvent`, with the properties that Google's documentation on events requires. */
export function theaterEvent(event: Event, context: EventContext): TheaterEvent {
  const { locale, publicUrl, previous_start, access_services, play, performers, image, is_cast_known } =
    context;
  const { flags } = eventRow(event, locale);
  const url = publicUrl + addressOf(event, locale);
  const isMoved = previous_start !== null && previous_start.getTime() !== Date.parse(event.date_start);
  const features = access_services.flatMap((service) => accessibilityFeatures[service] ?? []);
  const moment = (text: string) => (flags.isTimeOpen ? berlinDay(text) : text);
  return {
    '@type': 'TheaterEvent',
    '@id': `${publicUrl}/#event-${event.id}`,
    name: event.production_name || event.name,
    url,
    startDate: moment(event.date_start),
    ...(event.date_end ? { endDate: moment(event.date_end) } : {}),
    ...(isMoved ? { previousStartDate: toBerlinIso(previous_start) } : {}),
    eventStatus: `${schema}${flags.isCancelled ? 'EventCancelled' : isMoved ? 'EventRescheduled' : 'EventScheduled'}`,
    eventAttendanceMode: `${schema}OfflineEventAttendanceMode`,
    location: locationOf(event, context),
    organizer: { '@id': theatreId(publicUrl) },
    ...(image ? { image } : {}),
    ...(event.production_director
      ? { director: { '@type': 'Person', name: event.production_director } }
      : {}),
    ...(performers?.length && (!flags.isSubstitute || is_cast_known) ? { performer: performers } : {}),
    ...(play || features.length > 0
      ? {
          workPerformed: { ...(play ?? { '@type': 'Play' }), accessibilityFeature: features },
        }
      : {}),
    ...offersOf(event, url, context),
  };
}

const addressOf = ({ production_id, production_slug, date_start }: Event, locale: SiteContext['locale']) =>
  production_id === null
    ? pathFor('events', locale, {}, { date: berlinDay(date_start) })
    : pathFor('productions-slug-id', locale, { slug: production_slug, id: production_id });

function locationOf({ stage_name }: Event, { locale, address }: EventContext): Location {
  const name = stageLabel(stage_name, locale);
  // Of a tour venue only the name is known.
  return { '@type': 'Place', name, address: venueOf(stage_name) && address ? address : name };
}

/** As in the event row: no offers without price or button, and the number of tickets left. */
function offersOf(event: Event, url: string, { locale, presale_start }: EventContext): { offers?: Offer[] } {
  const { label, ticket, ticketsLeft } = eventRow(event, locale);
  if (label === 'cancelled' || label === 'past' || ticket.kind === 'status') return {};
  const isSelling = ticket.kind === 'external' || ticket.kind === 'direct' || ticket.kind === 'overlay';
  if (!isSelling && label !== 'soldout') return {};
  const availability: ItemAvailability =
    label === 'soldout'
      ? `${schema}SoldOut`
      : ticketsLeft === null
        ? `${schema}InStock`
        : `${schema}LimitedAvailability`;
  const shared = {
    '@type': 'Offer',
    availability,
    url: isSelling ? ticket.href : url,
    ...(presale_start ? { validFrom: toBerlinIso(presale_start) } : {}),
  } as const;
  const offers = event.prices.map(({ name, amount }) => ({
    ...shared,
    name,
    price: amount,
    priceCurrency: 'EUR',
  }));
  return { offers: offers.length > 0 ? offers : [shared] };
}
