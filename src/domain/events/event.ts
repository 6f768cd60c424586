/** An event as every call, list and row knows it: one dated performance in one language. */
import type { Slug } from '#domain/languages/localized.ts';

/** `regular` is the usual case; the others decide how the row looks and what it sells. */
export type EventOutcome = 'regular' | 'cancelled' | 'replacement';
/** What the box office says; `past` is set by the clock. */
export type EventStatus = 'onsale' | 'soldout' | 'past';

export interface Activity {
  id: number;
  name: string;
}

export interface Price {
  /** Price group or place, in the reader's language: "Parkett", "ermäßigt". */
  name: string;
  /** Euro as a decimal string with two places: "38.00". */
  amount: string;
}

/** Where the stroke above the row is broken: minutes after the beginning, and how long. */
export interface Interval {
  after: number;
  minutes: number;
}

export interface Event {
  id: number;
  /** The event's own name where it differs from the production's ("Einführung mit offener Probe"). */
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
  /** Who plays for whom: the line behind the insertion mark of a substituted cast. */
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
  /** The hour is not fixed yet: only the day of `date_start` counts. */
  unspecific_time: boolean;
  is_on_tour: boolean;
  ticket_url_external: string;
  secondary_ticket_link: string;
  /** Replaces every ticket button: "Eintritt frei", "Vorverkauf ab 22. September". */
  alternative_ticket_status: string;
  /** Euro as a decimal string without `.00`, e.g. "9" or "9.50"; empty where there is none. */
  min_price_youth_ticket_excl_e: string;
  min_price_normal_excl_e: string;
  /** The waiting list. */
  registration_link: string;
  has_substitute: boolean;
  /** Go to the shop directly, without the overlay. */
  hide_slider: boolean;
  intervals: Interval[];
  tags: { id: number; name: string }[];
  /**
   * Names of text fields served in German because English is missing; inside lists and objects by their path
   * (`prices.0.name`, `activity.name`). The page marks them `lang="de"`.
   */
  in_german: string[];
}
