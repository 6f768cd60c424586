/** An event of the plan in words. */
import { formatTime } from '#domain/dates/date-format.ts';
import { barKind } from '#domain/events/event-axis.ts';
import { eventFlags } from '#domain/events/event-status.ts';
import type { PlannedEvent } from '#domain/plan/plan.ts';
import type { PlanTexts } from '#i18n/back-office/plan-texts.ts';

/** "19.30"; "Zeit offen" if only the day is fixed. */
export function beginText({ event }: PlannedEvent, texts: PlanTexts): string {
  return event.unspecific_time ? texts.time_open : formatTime(event.date_start);
}

/** What its stroke says, and what visitors do not see: "ausverkauft, Entwurf". Empty for most. */
export function stateText({ event, is_public, has_draft }: PlannedEvent, texts: PlanTexts): string {
  const flags = eventFlags(event);
  const drawn = texts.states[barKind(flags)];
  const said = [
    // The time of an event without one says it already.
    flags.isTimeOpen && drawn === texts.states.dashed ? '' : drawn,
    is_public ? '' : texts.offline,
    has_draft ? texts.draft : '',
  ];
  return said.filter(Boolean).join(', ');
}

/** The name, with what kind of event it is unless that is a performance: "Medea, Einführung". */
export function titleText({ title, event }: PlannedEvent, companions: readonly number[]): string {
  const { activity } = event;
  return activity && companions.includes(activity.id) ? `${title}, ${activity.name}` : title;
}
