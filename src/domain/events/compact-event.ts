/** Events without empty fields, for the browser: most fields of most events are empty. */
import type { Event } from './event.ts';

/**
 * An event with the default value of every field. The order of fields is part of a format (`packed-events.ts`): append
 * new ones.
 */
export const emptyEvent: Event = {
  id: 0,
  name: '',
  production_name: '',
  production_original_title: '',
  original_title: '',
  date_start: '',
  date_end: null,
  stage_name: '',
  activity: null,
  outcome: 'regular',
  status: 'onsale',
  production_slug: {},
  production_id: null,
  unspecific_time: false,
  is_on_tour: false,
  ticket_url_external: '',
  secondary_ticket_link: '',
  alternative_ticket_status: '',
  min_price_youth_ticket_excl_e: '',
  min_price_normal_excl_e: '',
  registration_link: '',
  has_substitute: false,
  hide_slider: false,
  intervals: [],
  tags: [],
  in_german: [],
  tickets_left: null,
  // Details come last: a panel's event is a prefix of a list's event.
  subtitle: '',
  promotional_tagline: '',
  prices: [],
  cancellation_info_short: '',
  cancellation_info_long: '',
  substitution_info: '',
  short_price_info: '',
  long_price_info: '',
  accessibility_info: '',
  production_author: '',
  production_director: '',
  production_co_production: '',
  production_composer: '',
};

/** Fields that no row displays. */
export const hiddenFields: readonly (keyof Event)[] = [
  'production_original_title',
  'original_title',
  'tags',
  'has_substitute',
];

export type CompactEvent = Partial<Event> & Pick<Event, 'id' | 'date_start'>;

/** Compared by content, since two empty arrays are never equal. */
export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Drops empty fields and fields that no row displays. */
export function compactEvent(event: Event): CompactEvent {
  const entries = Object.entries(event).filter(
    ([key, value]) =>
      !hiddenFields.includes(key as keyof Event) &&
      value !== emptyEvent[key as keyof Event] &&
      !isEmptyList(value),
  );
  return Object.fromEntries(entries) as unknown as CompactEvent;
}

/** Restores the default values of dropped fields. */
export function expandEvent(event: CompactEvent): Event {
  return { ...emptyEvent, ...event };
}
