/** Moves an event in the plan: targets of keys, and the changes for another day or stage. */
import { addDays, berlinDay, berlinTime, type Day, weekdayOf } from '#domain/dates/dates.ts';
import { movedTimes, type StartAndEnd } from '#domain/events/move-event.ts';
import { keyOf, laneOf, type Plan, type PlanLane, type PlannedEvent } from './plan.ts';

/** A cell of the plan. */
export interface PlanTarget {
  day: Day;
  /** Null for the lane of guest performances. */
  stage_name: string | null;
}

type Grid = Pick<Plan, 'weeks'> & { lanes: readonly PlanLane[] };

export const placeInPlan = (event: PlannedEvent): PlanTarget => ({
  day: berlinDay(event.event.date_start),
  stage_name: laneOf(event),
});

export const isSameTarget = (a: PlanTarget, b: PlanTarget): boolean =>
  a.day === b.day && a.stage_name === b.stage_name;

/** The allowed lanes; internal dates are always on a stage. */
export const lanesFor = (
  { internal }: Pick<PlannedEvent, 'internal'>,
  lanes: readonly PlanLane[],
): readonly PlanLane[] => (internal ? lanes.filter(({ stage_name }) => stage_name !== null) : lanes);

const steps: Readonly<Record<string, readonly [days: number, lanes: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [-7, 0],
  PageDown: [7, 0],
};

/**
 * The target of a key; above the first lane is the last one of the previous week. Unchanged at the edge of the plan;
 * null for other keys.
 */
export function targetAfterKey({ weeks, lanes }: Grid, from: PlanTarget, key: string): PlanTarget | null {
  const step = steps[key];
  const monday = addDays(from.day, 1 - weekdayOf(from.day));
  if (key === 'Home') return { ...from, day: monday };
  if (key === 'End') return { ...from, day: addDays(monday, 6) };
  if (!step) return null;
  const lane = lanes.findIndex(({ stage_name }) => stage_name === from.stage_name) + step[1];
  const week = Math.floor(lane / lanes.length);
  const day = addDays(from.day, step[0] + 7 * week);
  const row = lanes[lane - week * lanes.length];
  const isShown = weeks.some((days) => days.includes(day));
  return row && isShown ? { day, stage_name: row.stage_name } : from;
}

/**
 * The event that an arrow key selects: left and right within a lane, up and down within the column of a weekday. Null
 * without one, and for other keys.
 */
export function eventAfterKey(
  plan: Grid & Pick<Plan, 'events'>,
  from: PlannedEvent,
  key: string,
): PlannedEvent | null {
  const step = steps[key];
  if (!step || key.startsWith('Page')) return null;
  const placeOf = (event: PlannedEvent) => {
    const { day, stage_name } = placeInPlan(event);
    const week = plan.weeks.findIndex((days) => days.includes(day));
    const lane = plan.lanes.findIndex((each) => each.stage_name === stage_name);
    return { row: week * plan.lanes.length + lane, lane, week, column: weekdayOf(day) };
  };
  const own = placeOf(from);
  const places = plan.events.map((event, at) => ({ event, at, ...placeOf(event) }));
  const isAcross = step[0] !== 0;
  const candidates = places
    .filter(({ lane, column }) => (isAcross ? lane === own.lane : column === own.column))
    .sort((a, b) => (isAcross ? a.week - b.week || a.column - b.column : a.row - b.row) || a.at - b.at);
  const at = candidates.findIndex(({ event }) => keyOf(event) === keyOf(from));
  return candidates[at + (step[0] || step[1])]?.event ?? null;
}

/** The fields of an event that a move writes. */
export interface MovedFields extends StartAndEnd {
  stage_name: string;
  is_on_tour: boolean;
}

/**
 * Moves an event in the plan: it keeps its local time and its duration, also across a clock change.
 * @param place of a guest performance, if the event gets one
 */
export function moveInPlan(event: PlannedEvent, target: PlanTarget, place = ''): MovedFields {
  const { date_start, is_on_tour } = event.event;
  const days = Math.round((Date.parse(target.day) - Date.parse(berlinDay(date_start))) / 86_400_000);
  const isSameLane = laneOf(event) === target.stage_name;
  return {
    ...movedTimes(event.event, { days, minutes: 0 }),
    stage_name: isSameLane ? event.stage_name : (target.stage_name ?? place),
    is_on_tour: isSameLane ? is_on_tour : target.stage_name === null,
  };
}

/** The fields of a move that differ from the event, for the request that saves it. */
export function changedByMove(event: PlannedEvent, moved: MovedFields): Partial<MovedFields> {
  const stored = { ...event.event, stage_name: event.stage_name };
  const isSame = (name: keyof MovedFields) =>
    name.startsWith('date_') && moved[name] && stored[name]
      ? Date.parse(moved[name] as string) === Date.parse(stored[name] as string)
      : moved[name] === stored[name];
  const names = Object.keys(moved) as (keyof MovedFields)[];
  return Object.fromEntries(names.filter((name) => !isSame(name)).map((name) => [name, moved[name]]));
}

/** Whether the event's hour does not exist on that day, so that it begins an hour later. */
export const fallsIntoClockGap = ({ event }: PlannedEvent, { date_start }: MovedFields): boolean =>
  berlinTime(event.date_start) !== berlinTime(date_start);
