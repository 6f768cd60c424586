/** A dated performance or other event in one language, for the API, lists and rows. */
import type { Slug } from '#domain/languages/localized.ts';

/** All values but `regular` change the row and its ticket button. */
export type EventOutcome = 'regular' | 'cancelled' | 'replacement';
/** Set by the box office, except `past`, which depends on the time. */
type EventStatus = 'onsale' | 'soldout' | 'past';

interface Activity {
  id: number;
  name: string;
}

interface Price {
  /** Price category in the reader's language: "Parkett", "ermäßigt". */
  name: string;
  /** Euro as a decimal string with two decimals: "38.00". */
  amount: string;
}

/** The start in minutes after that of the event, and the duration in minutes. */
export interface Interval {
  after: number;
  minutes: number;
}

export interface Event {
  id: number;
  /** The event's own title if it differs from the production's ("Einführung mit offener Probe"). */
  name: string;
  production_name: string;
  production_original_title: string;
  original_title: string;
  subtitle: string;
  /** ISO 8601 with the offset of Europe/Berlin. */
  date_start: string;
  date_end: string | null;
  promotional_tagline: string;
  prices: Price[];
  stage_name: string;
  activity: Activity | null;
  outcome: EventOutcome;
  status: EventStatus;
  cancellation_info_short: string;
  cancellation_info_long: string;
  /** The text about recasts. */
  substitution_info: string;
  short_price_info: string;
  long_price_info: string;
  accessibility_info: string;
  production_author: string;
  production_director: string;
  production_co_production: string;
  production_composer: string;
  production_slug: Slug;
  production_id: number | null;
  /** The time is not fixed: only the day of `date_start` counts. */
  unspecific_time: boolean;
  is_on_tour: boolean;
  ticket_url_external: string;
  secondary_ticket_link: string;
  /** Replaces all ticket buttons: "Eintritt frei", "Vorverkauf ab 22. September". */
  alternative_ticket_status: string;
  /** Euro as a decimal string without `.00`: "9" or "9.50"; empty if there is none. */
  min_price_youth_ticket_excl_e: string;
  min_price_normal_excl_e: string;
  /** Address of the waiting list. */
  registration_link: string;
  has_substitute: boolean;
  /** Skips the redirect notice before the shop. */
  hide_slider: boolean;
  /** The tickets that are left, if they are few (`tickets-left.ts`); otherwise null. */
  tickets_left: number | null;
  intervals: Interval[];
  tags: { id: number; name: string }[];
  /**
   * Text fields served in German because English is missing, by path (`prices.0.name`, `activity.name`). The
   * page marks them `lang="de"`.
   */
  in_german: string[];
}
