/** Formats a target in the plan: lane, day and time. */
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay } from '#domain/dates/dates.ts';
import type { MovedFields, PlanTarget } from '#domain/plan/move-in-plan.ts';
import type { PlannedEvent } from '#domain/plan/plan.ts';
import type { PlanProps } from './plan-props.ts';

export function laneText(stage_name: string | null, { plan }: Pick<PlanProps, 'plan'>): string {
  return plan.lanes.find((lane) => lane.stage_name === stage_name)?.label ?? '';
}

/** "Sa 14.3., Werkstatt" */
export function targetText({ day, stage_name }: PlanTarget, props: PlanProps): string {
  return `${formatDayShort(day, props.locale)}, ${laneText(stage_name, props)}`;
}

/** "Sa 14.3., 19.30, Werkstatt"; without a time if only the day is fixed. */
export function formatTarget(
  { event }: PlannedEvent,
  { date_start, stage_name, is_on_tour }: Omit<MovedFields, 'date_end'>,
  props: PlanProps,
): string {
  const day = formatDayShort(berlinDay(date_start), props.locale);
  const time = event.unspecific_time ? props.texts.time_open : formatTime(date_start);
  const place = is_on_tour ? stage_name : laneText(stage_name, props) || stage_name;
  return `${day}, ${time}, ${place}`;
}
