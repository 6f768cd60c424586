/** A production in one language, for the API, lists and pages. */
import type { Event, Interval } from '#domain/events/event.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized, Slug } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';

/** A theme, as an option of filters. */
export interface Tag {
  id: number;
  name: string;
}

/** The next event of a production, for teasers. Times as in {@link Event}. */
export type NextEvent = Pick<
  Event,
  | 'id'
  | 'name'
  | 'date_start'
  | 'date_end'
  | 'unspecific_time'
  | 'stage_name'
  | 'is_on_tour'
  | 'activity'
  | 'outcome'
  | 'status'
>;

/** A production in a list, a teaser or the head of its page. */
export interface ProductionEntry {
  id: number;
  name: string;
  slug: Slug;
  original_title: string;
  subtitle: string;
  /** As in a credit line: "Henrik Ibsen", "nach Laurence Sterne". */
  author: string;
  director: string;
  promotional_tagline: string;
  stage_name: string;
  /** Has its premiere in the current season. */
  is_premiere: boolean;
  /** A day, `2025-10-24`; null if it is not fixed. */
  premiere_date: string | null;
  /** "2025/26" */
  season: string;
  /** Minimum age in years; null without one. */
  age_recommendation: number | null;
  tags: Tag[];
  picture: Picture | null;
  /** The first future event that is not cancelled; null if none is planned. */
  next_event: NextEvent | null;
  /**
   * Text fields served in German because English is missing, by path (`tags.0.name`). The page marks them
   * `lang="de"`.
   */
  in_german: string[];
}

/** A line of the credits or of the cast. Guests have a name but no person, since they have no page. */
export interface ProductionLine {
  id: number;
  role: string;
  name: string;
  person: { id: number; slug: string } | null;
}

/** A part of the cast. */
export interface CastLine extends ProductionLine {
  /** Recasts of upcoming events, by date. */
  recasts: CastRecast[];
}

/** A recast of a part at one event. */
export interface CastRecast extends Pick<ProductionLine, 'name' | 'person'> {
  event_id: number;
  /** As in {@link Event}. */
  date_start: string;
}

/** From a review or from rehearsals. */
export interface ProductionQuote {
  id: number;
  kind: 'press' | 'rehearsal';
  content: string;
  author: string;
}

/** A struck or kept piece of a play's text. All pieces in order are the original passage. */
export interface StruckPiece {
  text: string;
  kept: boolean;
}

/** The "Strichfassung" as stored: a passage of which so much is struck that a new sentence remains. */
export interface StoredStruckText {
  de: StruckPiece[];
  en?: StruckPiece[] | undefined;
  source: Localized;
}

/** A passage of which parts are struck so that a new sentence remains, in the language `lang`. */
export interface StruckPassage {
  pieces: StruckPiece[];
  lang: Locale;
  /** Its location in the play, and who struck it. */
  source: string;
}

/** A video at another host, shown after consent only. */
interface Trailer {
  provider: string;
  id: string;
  title: string;
  /** Formatted: "1:42". */
  length: string;
}

export interface Production extends ProductionEntry {
  headline: string;
  lead: string;
  /** Sanitised HTML. */
  text: string;
  meta_description: string;
  composer: string;
  co_production: string;
  /** Minutes including intervals; null if unknown. */
  duration: number | null;
  intervals: Interval[];
  language_info: string;
  /** Collapsed until the reader opens it. */
  content_note: string;
  accessibility_info: string;
  struck_text: StruckPassage | null;
  trailer: Trailer | null;
  /** For the picture viewer. Includes the main picture only if it was added to the gallery too. */
  pictures: Picture[];
  credits: ProductionLine[];
  cast: CastLine[];
  quotes: ProductionQuote[];
  /** Sections of the digital booklet, in order. */
  booklet_headlines: { id: number; headline: string }[];
  /** By date, past events included; at most the last 200. */
  events: Event[];
  /** The lowest prices of future events, as in {@link Event}; empty if there are none. */
  min_price_normal_excl_e: string;
  min_price_youth_ticket_excl_e: string;
}

/** Fields listed beside the text on the page and in the booklet. */
export type ProductionFact =
  | 'credits'
  | 'duration'
  | 'intervals'
  | 'stage_name'
  | 'language_info'
  | 'age_recommendation'
  | 'co_production'
  | 'accessibility_info'
  | 'content_note'
  | 'tags';
