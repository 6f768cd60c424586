/** "Tonight": the events of today and tomorrow, with the actions of the evening service. */
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

/** The event row of the schedule in one language. */
export interface VisitorView {
  /** "19.30"; empty if the time is not fixed. */
  time: string;
  title: string;
  is_struck: boolean;
  /** "Abgesagt", "Ausverkauft": emphasised in the row. Empty for most. */
  label: string;
  /** Notices, recasts, reasons: sentences in the order of the row. */
  lines: string[];
  /** "Warteliste", "Tickets", "Tickets, noch 7 Karten", or the alternative ticket status; empty if nothing is sold. */
  ticket: string;
}

/** The latest action on an event, by anybody. */
export interface TonightChange {
  operation_id: string;
  action: TonightAction;
  /** It was undone, so the event has its previous values. */
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
  /** The version on which an action is based. */
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
  /** The announced recast; null for none. */
  substitution: Localized | null;
  /** The notice before its subtitle; null for none. */
  notice: Localized | null;
  /** Parts of the production with their regular actors, and their covers in order. */
  cast: (CastPart & { covers: string[] })[];
  /** The recasts of this event. */
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
 * The possible actions on an event: none after its end, only a note if it is cancelled. A late start requires a start
 * in the future. Tickets on tour are sold by the host.
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
