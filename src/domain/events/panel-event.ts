/** Events of a panel: time, title, place, price from, and how many tickets are left. */
import { emptyEvent } from './compact-event.ts';
import type { Event } from './event.ts';

/** Fields that event rows show and panels do not. */
export const detailFields = [
  'subtitle',
  'promotional_tagline',
  'prices',
  'short_price_info',
  'long_price_info',
  'cancellation_info_short',
  'cancellation_info_long',
  'substitution_info',
  'accessibility_info',
  'production_author',
  'production_director',
  'production_co_production',
  'production_composer',
] as const satisfies readonly (keyof Event)[];

const noDetails = Object.fromEntries(detailFields.map((field) => [field, emptyEvent[field]]));
const details = new Set<string>(detailFields);

/** The event without details: two days of them are part of every page. */
export function panelEvent(event: Event): Event {
  return { ...event, ...noDetails, in_german: event.in_german.filter((field) => !details.has(field)) };
}
