/** A production as every call, list and page knows it, in one language. */
import type { Event, Interval } from '#domain/events/event.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Slug } from '#domain/languages/localized.ts';
import type { Picture } from '#domain/media/picture.ts';

/** A theme to filter by. */
export interface Tag {
  id: number;
  name: string;
}

/** The next evening of a production: what a teaser says of it. Times as in {@link Event}. */
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

/** What the list of productions, a teaser and the head of a page show. */
export interface ProductionEntry {
  id: number;
  name: string;
  slug: Slug;
  original_title: string;
  subtitle: string;
  /** As it stands in a credit line: "Henrik Ibsen", "nach Laurence Sterne". */
  author: string;
  director: string;
  promotional_tagline: string;
  stage_name: string;
  /** A premiere of this season. */
  is_premiere: boolean;
  /** A calendar day, `2025-10-24`; null where it is not set. */
  premiere_date: string | null;
  /** "2025/26" */
  season: string;
  /** Years; null for everybody. */
  age_recommendation: number | null;
  tags: Tag[];
  picture: Picture | null;
  /** The first evening that has not begun and is not cancelled; null where none is planned. */
  next_event: NextEvent | null;
  /**
   * Names of text fields served in German because English is missing; inside lists and objects by their path
   * (`tags.0.name`). The page marks them `lang="de"`.
   */
  in_german: string[];
}

/** One line of the credits or of the cast. A name without a person is a guest without a page. */
export interface ProductionLine {
  id: number;
  role: string;
  name: string;
  person: { id: number; slug: string } | null;
}

/** A sentence from a review, or from rehearsals. */
export interface ProductionQuote {
  id: number;
  kind: 'press' | 'rehearsal';
  content: string;
  author: string;
}

/** A struck or kept piece of the play text; the pieces in order are the plain passage. */
interface StruckPiece {
  text: string;
  kept: boolean;
}

/** A passage struck out until a new sentence remains, in the language that `lang` says. */
export interface StruckPassage {
  pieces: StruckPiece[];
  lang: Locale;
  /** Where it stands in the play, and who struck it. */
  source: string;
}

/** A video at somebody else's; shown only after consent. */
export interface Trailer {
  provider: string;
  id: string;
  title: string;
  /** As it is printed: "1:42". */
  length: string;
}

/** Everything that a production's page tells. */
export interface Production extends ProductionEntry {
  headline: string;
  lead: string;
  /** Rich text, sanitised HTML. */
  text: string;
  meta_description: string;
  composer: string;
  co_production: string;
  /** Minutes, intervals included; null where it is not known yet. */
  duration: number | null;
  intervals: Interval[];
  language_info: string;
  /** Opened by the reader only. */
  content_note: string;
  accessibility_info: string;
  struck_text: StruckPassage | null;
  trailer: Trailer | null;
  /** For the picture viewer; the main picture is not among them unless it was chosen for it too. */
  pictures: Picture[];
  credits: ProductionLine[];
  cast: ProductionLine[];
  quotes: ProductionQuote[];
  /** The sections of the digital booklet, in order. */
  booklet_headlines: { id: number; headline: string }[];
  /** All evenings by date, those that are over with status `past`; of very many the last 200. */
  events: Event[];
  /** The lowest prices of the evenings to come, as in {@link Event}; empty where there are none. */
  min_price_normal_excl_e: string;
  min_price_youth_ticket_excl_e: string;
}

/** What the page and the booklet list beside the text. */
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
