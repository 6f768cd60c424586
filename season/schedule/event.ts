// The shape of an event in season files, and arithmetic with local times for the demo schedule.
import type { Day } from '#domain/dates/dates.ts';
import type { EventOutcome, Interval } from '#domain/events/event.ts';

export interface Text {
  de: string;
  en: string;
}

/** The fields of a production that the schedule needs. */
export interface ScheduleProduction {
  key: string;
  stage_name: string;
  /** Minutes including intervals; without it the end is unknown. */
  duration?: number | null | undefined;
  intervals?: Interval[] | undefined;
  /** A day, or `day:+3` for days from the day of import. */
  premiere_date?: string | null | undefined;
  cast?:
    | { role: { de: string; en?: string | undefined }; name: string; person?: string | undefined }[]
    | undefined;
}

export type AccessServiceName =
  | 'surtitles'
  | 'audio-description'
  | 'sign-language'
  | 'relaxed'
  | 'touch-tour';

/** Times are local: `2026-11-20T19:30`. */
export interface SeasonEvent {
  key: string;
  production?: string;
  activity: number;
  name?: Text;
  subtitle?: Text;
  promotional_tagline?: Text;
  date_start: string;
  date_end?: string;
  intervals?: Interval[];
  unspecific_time?: boolean;
  stage_name: string;
  is_on_tour?: boolean;
  outcome?: EventOutcome;
  status?: 'onsale' | 'soldout';
  cancellation_info_short?: Text;
  cancellation_info_long?: Text;
  has_substitute?: boolean;
  substitution_info?: Text;
  prices?: { name: Text; amount: string }[];
  short_price_info?: Text;
  long_price_info?: Text;
  min_price_normal_excl_e?: string;
  min_price_youth_ticket_excl_e?: string;
  accessibility_info?: Text;
  access_services?: AccessServiceName[];
  ticket_url_external?: string;
  secondary_ticket_link?: string;
  alternative_ticket_status?: Text;
  registration_link?: string;
  hide_slider?: boolean;
  presale_start?: string;
  tickets_left?: number;
  tags?: string[];
}

/** Ids of the season's activities. */
export const activity = {
  performance: 1,
  introduction: 2,
  open_rehearsal: 3,
  guest_performance: 4,
  concert: 5,
  reading: 6,
  talk: 7,
  tour_of_the_house: 8,
  premiere: 9,
  festival: 10,
} as const;

export const text = (de: string, en: string): Text => ({ de, en });

/** Adds minutes to a local time. Ignores clock changes, since nothing is played at night. */
export function addMinutes(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** Minutes between two local times. */
export function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000;
}

export const dayOfEvent = (event: Pick<SeasonEvent, 'date_start'>): Day => event.date_start.slice(0, 10);

/** "18.45" */
export const clockText = (local: string): string => local.slice(11, 16).replace(':', '.');

/** A pseudo-random number that is the same on every machine. */
export function hash(of: string): number {
  let value = 0x811c9dc5;
  for (const character of of)
    value = Math.imul(value ^ (character.codePointAt(0) as number), 0x01000193) >>> 0;
  // Mixes the last characters into the low bits: "faust-1" and "faust-2" must not be adjacent.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0;
  return (value ^ (value >>> 13)) >>> 0;
}
