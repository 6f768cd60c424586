/** "Tonight": the dates of today and tomorrow, and what the evening service may say about each. */
import { addDays, berlinDay, type Day, type Instant } from '#domain/dates/dates.ts';
import type { Event } from '#domain/events/event.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { CastPart, Recast } from '#domain/productions/recasts.ts';

/** The actions of a date, in the order of the buttons. */
export const tonightActions = [
  'cancel',
  'recast',
  'late-start',
  'sold-out',
  'few-left',
  'waiting-list',
  'note',
] as const;

export type TonightAction = (typeof tonightActions)[number];

/** Minutes in which an action can be undone. */
export const undoMinutes = 10;

/** A text that visitors read in either language, both present. */
export type BothLanguages = Record<Locale, string>;

/** What visitors read of a date in one language, as its row in the schedule shows it. */
export interface VisitorView {
  /** "19.30"; empty where the time is open. */
  time: string;
  title: string;
  is_struck: boolean;
  /** "Abgesagt", "Ausverkauft": emphasised in the row. Empty for most. */
  label: string;
  /** Notices, recasts, reasons: sentences in the order of the row. */
  lines: string[];
  /** "Warteliste", "Tickets", "Tickets, noch 7 Karten", or the box office's text; empty where nothing is sold. */
  ticket: string;
}

/** What was last put out for a date, by anybody. */
export interface TonightChange {
  operation_id: string;
  action: TonightAction;
  /** It was taken back; the date is as it was before. */
  is_undone: boolean;
  /** Name of the person; empty for a removed account. */
  by: string;
  /** ISO 8601. */
  at: string;
  /** Seconds in which it can still be undone, by the server's clock; 0 if it cannot. */
  undo_seconds: number;
}

/** One date. */
export interface TonightCard {
  id: number;
  /** What an action is based on. */
  version: number;
  /** The event as visitors get it in German, for its bar and its state. */
  event: Pick<
    Event,
    | 'date_start'
    | 'date_end'
    | 'unspecific_time'
    | 'intervals'
    | 'outcome'
    | 'status'
    | 'activity'
    | 'is_on_tour'
    | 'registration_link'
  >;
  title: BothLanguages;
  place: BothLanguages;
  tickets_left: number | null;
  /** Whether tickets are sold for it at all. */
  is_sold: boolean;
  /** The recast that is announced; null for none. */
  substitution: Localized | null;
  /** The notice that stands before its subtitle; null for none. */
  notice: Localized | null;
  /** Parts of the production, who plays them as a rule, and who covers for them, in that order. */
  cast: (CastPart & { covers: string[] })[];
  /** Who plays in place of whom on this date. */
  recasts: Recast[];
  actions: TonightAction[];
  seen: Record<Locale, VisitorView>;
  change: TonightChange | null;
}

export interface TonightDay {
  day: Day;
  cards: TonightCard[];
}

export interface Tonight {
  /** The server's time, ISO 8601. */
  now: string;
  /** Today and tomorrow. */
  days: TonightDay[];
  /** Instances of the site: how many run, and how many of them serve the latest content. */
  instances: { running: number; current: number };
}

/** Today and tomorrow in the theatre's time zone. */
export function tonightDays(now: Instant): [today: Day, tomorrow: Day] {
  const today = berlinDay(now);
  return [today, addDays(today, 1)];
}

/** Whether a date is one of today's or tomorrow's. */
export function isTonight(date_start: Instant, now: Instant): boolean {
  return tonightDays(now).includes(berlinDay(date_start));
}

export type TonightState = Pick<
  Event,
  'date_start' | 'unspecific_time' | 'outcome' | 'status' | 'is_on_tour' | 'registration_link'
>;

/**
 * The possible actions of a date in its state: none after its end, only a note if it is cancelled. A late start
 * needs a time that has not come. Tickets on tour are the host's.
 */
export function possibleActions(event: TonightState, now: Date): TonightAction[] {
  if (event.status === 'past') return [];
  if (event.outcome === 'cancelled') return ['note'];
  const isSoldOut = event.status === 'soldout';
  const isPossible: Record<TonightAction, boolean> = {
    cancel: true,
    recast: true,
    'late-start': !event.unspecific_time && Date.parse(event.date_start) > now.getTime(),
    'sold-out': !event.is_on_tour && !isSoldOut,
    'few-left': !event.is_on_tour,
    'waiting-list': !event.is_on_tour && !(isSoldOut && event.registration_link !== ''),
    note: true,
  };
  return tonightActions.filter((action) => isPossible[action]);
}
