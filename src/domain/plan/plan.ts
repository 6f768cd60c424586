/** The plan of a month: its stages and days, with the positions of events and internal dates. */
import {
  addDays,
  berlinDay,
  type Day,
  daysOfMonth,
  isDay,
  type Month,
  minuteOfDay,
  monthOf,
  startOfDay,
  toBerlinIso,
} from '#domain/dates/dates.ts';
import { monthWeeks } from '#domain/events/calendar.ts';
import type { EventFields } from '#domain/events/event-axis.ts';
import type { Locale } from '#domain/languages/locales.ts';
import type { Recast } from '#domain/productions/recasts.ts';
import type { InternalKind } from '#domain/resources/internal-dates.ts';
import { unambiguousStageLabel } from '#domain/venues/short-stage-label.ts';
import { isStage, stageNames } from '#domain/venues/venues.ts';
import type { BookedPart } from './collisions.ts';

/** Fields that only internal dates have. */
interface InternalPart {
  kind: InternalKind;
  /** "Probe" */
  kind_name: string;
  /** The required people; their role is the kind of date. */
  people: readonly BookedPart[];
}

/** An event in the plan, public or not, or an internal date, which may take several days. */
export interface PlannedEvent {
  id: number;
  version: number;
  /** The production's name, else the event's own. */
  title: string;
  production_id: number | null;
  stage_name: string;
  /** The recasts of this event. */
  recasts: readonly Recast[];
  /** The data of its bar. */
  event: EventFields;
  /** Visitors see it. */
  is_public: boolean;
  /** It has unpublished changes. */
  has_draft: boolean;
  /** Null for events. */
  internal: InternalPart | null;
}

/** The values of a play that matter for its events. */
interface PlannedProduction {
  /** The running time, intervals included; null if unknown. */
  minutes: number | null;
  cast: readonly BookedPart[];
}

/** A row of the plan. */
export interface PlanLane {
  /** Null for guest performances. */
  stage_name: string | null;
  label: string;
}

export interface Plan {
  month: Month;
  today: Day;
  /** The day that a telephone shows. */
  day: Day;
  /** From the Monday of the first week to the Sunday of the last. */
  weeks: Day[][];
  lanes: PlanLane[];
  /** Ordered by start. */
  events: PlannedEvent[];
  /** By id, those of the events. */
  productions: Readonly<Record<number, PlannedProduction>>;
}

/** The stages in the order of `site.config.ts`, and a lane for guest performances. */
export function planLanes(locale: Locale, onTour: string): PlanLane[] {
  const stages = stageNames.map((stage_name) => ({
    stage_name,
    label: unambiguousStageLabel(stage_name, locale),
  }));
  return [...stages, { stage_name: null, label: onTour }];
}

/** The stage of an event's lane; null for the lane of guest performances. */
export function laneOf({ stage_name, event }: Pick<PlannedEvent, 'stage_name' | 'event'>): string | null {
  return event.is_on_tour || !isStage(stage_name) ? null : stage_name;
}

/** The resource of its record. */
export const resourceOf = ({ internal }: Pick<PlannedEvent, 'internal'>): 'events' | 'internal_dates' =>
  internal ? 'internal_dates' : 'events';

/** A key that is unique among events and internal dates: "events 12". */
export const keyOf = (planned: Pick<PlannedEvent, 'id' | 'internal'>): string =>
  `${resourceOf(planned)} ${planned.id}`;

/** The minute of the day until which the night belongs to the day before, by the clock. */
const morning = 6 * 60;

/** The first and the last day on which the plan shows it; one day for events. */
export function daysOf({
  event,
  internal,
}: Pick<PlannedEvent, 'event' | 'internal'>): [first: Day, last: Day] {
  const first = berlinDay(event.date_start);
  if (!internal || event.date_end === null) return [first, first];
  const last = addDays(berlinDay(event.date_end), minuteOfDay(event.date_end) < morning ? -1 : 0);
  return last > first ? [first, last] : [first, first];
}

/** The data of its bar on one of its days. */
export function eventOnDay(planned: Pick<PlannedEvent, 'event' | 'internal'>, day: Day): EventFields {
  const [first, last] = daysOf(planned);
  if (first === last) return planned.event;
  return {
    ...planned.event,
    ...(day === first ? {} : { date_start: toBerlinIso(startOfDay(day)) }),
    ...(day === last ? {} : { date_end: toBerlinIso(startOfDay(addDays(day, 1))) }),
  };
}

/** The days of the weeks that a month touches, Monday first. */
export function planWeeks(month: Month): Day[][] {
  return monthWeeks(month, {}, '').map((week) => week.map(({ day }) => day));
}

/** The past weeks, and those from today on; for a past month, all. */
export function weeksAround({
  weeks,
  today,
}: Pick<Plan, 'weeks' | 'today'>): Record<'past' | 'weeks', Day[][]> {
  const first = weeks.findIndex((week) => (week.at(-1) ?? '') >= today);
  return first === -1 ? { past: [], weeks } : { past: weeks.slice(0, first), weeks: weeks.slice(first) };
}

/** The events of a day, by start. */
export function eventsOn(events: readonly PlannedEvent[], day: Day): PlannedEvent[] {
  return events.filter((each) => {
    const [first, last] = daysOf(each);
    return first <= day && day <= last;
  });
}

/** The events of a day in a lane, by start. */
export function eventsAt(
  events: readonly PlannedEvent[],
  day: Day,
  stage_name: string | null,
): PlannedEvent[] {
  return eventsOn(events, day).filter((each) => laneOf(each) === stage_name);
}

/**
 * Parses month and day of an address: `?month=2026-12`, `?day=2026-12-17`. The month defaults to that of the day, else
 * the current one; the day to today, else the first of the month.
 */
export function planAddress(query: URLSearchParams, today: Day): { month: Month; day: Day } {
  const monthText = query.get('month') ?? '';
  const day = query.get('day');
  const dayOrToday = isDay(day) ? day : today;
  const month = isDay(`${monthText}-01`) ? monthText : monthOf(dayOrToday);
  return { month, day: monthOf(dayOrToday) === month ? dayOrToday : (daysOfMonth(month)[0] as Day) };
}

/** The month after another, or before it. */
export function otherMonth(month: Month, months: 1 | -1): Month {
  return monthOf(months === 1 ? addDays(`${month}-28`, 4) : addDays(`${month}-01`, -1));
}
