/** The LED screens 1 to 3 in the foyers: their events, by their own clock, and the text of each row. */
import { addDays, berlinDay, compareDays, type Day } from '#domain/dates/dates.ts';
import { stagesOfGroup } from '#domain/venues/venues.ts';
import * as site from '#site';
import type { Event } from './event.ts';
import { isOver } from './event-end.ts';
import { eventFlags } from './event-status.ts';
import { fewTicketsLeft } from './tickets-left.ts';

/** The fields of an event that an LED screen needs. */
export type LedScreenEvent = Pick<
  Event,
  | 'id'
  | 'date_start'
  | 'date_end'
  | 'unspecific_time'
  | 'stage_name'
  | 'is_on_tour'
  | 'outcome'
  | 'status'
  | 'activity'
  | 'intervals'
  | 'cancellation_info_short'
  | 'substitution_info'
  | 'alternative_ticket_status'
  | 'in_german'
> & {
  title: string;
  /** A short-term notice; empty for most events. */
  notice: string;
  /** Tickets left at the box office; null if unknown. */
  tickets_left: number | null;
  /** Whether tickets are sold for it at all. */
  is_sold: boolean;
};

/** Ticket status of an event that has not begun. */
export type LedScreenTickets =
  | { kind: 'available' | 'sold-out' | 'none' }
  | { kind: 'few'; left: number }
  | { kind: 'text'; text: string };

/** `soon`: begins within the hour. */
export type LedScreenPhase =
  | { kind: 'cancelled' | 'later' }
  | { kind: 'soon'; minutes: number }
  | { kind: 'running'; end: string | null };

export interface LedScreenRow {
  event: LedScreenEvent;
  moment: LedScreenPhase;
  tickets: LedScreenTickets;
  isPremiere: boolean;
  isSubstitute: boolean;
}

export interface LedScreenDay {
  day: Day;
  /** 0 for today, 1 for tomorrow, 2 for any later day. */
  distance: number;
  rows: LedScreenRow[];
}

/** Minutes before the start from which the countdown is shown. */
const soonMinutes = 60;

/** In the same order of precedence as calendar rows. */
export function ledScreenTickets(event: LedScreenEvent): LedScreenTickets {
  const { isCancelled, isSoldOut } = eventFlags(event);
  if (isCancelled) return { kind: 'none' };
  const text = event.alternative_ticket_status.trim();
  if (text !== '') return { kind: 'text', text };
  if (isSoldOut || event.tickets_left === 0) return { kind: 'sold-out' };
  if (!event.is_sold) return { kind: 'none' };
  const ticketsLeft = fewTicketsLeft(event.tickets_left);
  return ticketsLeft !== null ? { kind: 'few', left: ticketsLeft } : { kind: 'available' };
}

/** An event that has begun and is not over is running, even if its end is unknown. */
export function ledScreenPhase(event: LedScreenEvent, now: Date): LedScreenPhase {
  if (event.outcome === 'cancelled') return { kind: 'cancelled' };
  if (event.unspecific_time) return { kind: 'later' };
  const wait = new Date(event.date_start).getTime() - now.getTime();
  if (wait <= 0) return { kind: 'running', end: event.date_end };
  const minutes = Math.ceil(wait / 60_000);
  return minutes <= soonMinutes ? { kind: 'soon', minutes } : { kind: 'later' };
}

function isOverAt({ date_start, date_end, unspecific_time }: LedScreenEvent, now: Date): boolean {
  const end = date_end === null ? null : new Date(date_end);
  return isOver({ date_start: new Date(date_start), date_end: end, unspecific_time }, now);
}

/**
 * Current and future events by day. Past events are dropped; an event that continues after midnight stays
 * with its day until it ends. Works on outdated data too. `events` must be sorted by date.
 */
export function ledScreenDays(events: readonly LedScreenEvent[], now: Date): LedScreenDay[] {
  const today = berlinDay(now);
  const remaining = events.filter((event) => !isOverAt(event, now));
  const days: LedScreenDay[] = [];
  for (const event of remaining) {
    const own = berlinDay(event.date_start);
    const day = compareDays(own, today) < 0 ? today : own;
    const rows = days.find((one) => one.day === day)?.rows;
    if (rows) rows.push(rowOf(event, now));
    else days.push({ day, distance: distanceOf(today, day), rows: [rowOf(event, now)] });
  }
  return days;
}

/** Whether an event of today has ended that was not cancelled. */
export const wasPlayedToday = (events: readonly LedScreenEvent[], now: Date): boolean =>
  events.some(
    (event) =>
      event.outcome !== 'cancelled' && berlinDay(event.date_start) === berlinDay(now) && isOverAt(event, now),
  );

function rowOf(event: LedScreenEvent, now: Date): LedScreenRow {
  const { isPremiere, isSubstitute, isCancelled } = eventFlags(event);
  return {
    event,
    moment: ledScreenPhase(event, now),
    tickets: ledScreenTickets(event),
    isPremiere: isPremiere && !isCancelled && !isSubstitute,
    isSubstitute,
  };
}

function distanceOf(today: Day, day: Day): number {
  for (let distance = 0; distance < 2; distance += 1) if (addDays(today, distance) === day) return distance;
  return 2;
}

/** As in their addresses. */
export type LedScreenNumber = 1 | 2 | 3;

/** The names of the stages that a screen shows; empty for all. */
export function ledScreenStages(number: LedScreenNumber): string[] {
  return (site.led_screens[number - 1]?.venue_groups ?? []).flatMap((key) => [...stagesOfGroup(key)]);
}
