/** Formats an event of the plan: start, end, state and title. */
import { formatDayShort, formatTime } from '#domain/dates/date-format.ts';
import { berlinDay, type Day } from '#domain/dates/dates.ts';
import { barKind } from '#domain/events/event-axis.ts';
import { eventFlags } from '#domain/events/event-status.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { daysOf, type PlannedEvent } from '#domain/plan/plan.ts';
import type { PlanTexts } from '#i18n/back-office/plan-texts.ts';

/** "19.30"; "Zeit offen" if only the day is fixed; on later days of several "ganztags", on the last "bis 18.00". */
export function startText(planned: PlannedEvent, texts: PlanTexts, day?: Day): string {
  const { event } = planned;
  const [first, last] = daysOf(planned);
  if (event.unspecific_time) return texts.time_open;
  if (day === undefined || day === first || !event.date_end) return formatTime(event.date_start);
  return day === last ? texts.until.replace('{time}', formatTime(event.date_end)) : texts.all_day;
}

/** "bis 21.30", "bis So 22.3., 18.00"; empty if the end is unknown. */
export function endText(planned: PlannedEvent, texts: PlanTexts, locale: Locale): string {
  const { date_end, unspecific_time } = planned.event;
  if (!date_end || unspecific_time) return '';
  const [first, last] = daysOf(planned);
  const day = first === last ? '' : `${formatDayShort(berlinDay(date_end), locale)}, `;
  return texts.until.replace('{time}', day + formatTime(date_end));
}

/** Whether visitors could see it and do not; internal dates they never see. */
export const isOffline = ({ is_public, internal }: PlannedEvent): boolean => !is_public && !internal;

/** The state of its bar, and whether it is public: "ausverkauft, Entwurf". Empty for most. */
export function stateText(planned: PlannedEvent, texts: PlanTexts): string {
  const { event, has_draft, internal } = planned;
  const flags = eventFlags(event);
  const drawn = texts.states[barKind(flags)];
  const parts = [
    internal && `${texts.internal}, ${internal.kind_name}`,
    // The time of an event without a fixed one says so already.
    flags.isTimeOpen && drawn === texts.states.dashed ? '' : drawn,
    isOffline(planned) ? texts.offline : '',
    has_draft ? texts.draft : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** The title, with the kind of event unless it is a performance: "Medea, Einführung". */
export function titleText({ title, event }: PlannedEvent, companions: readonly number[]): string {
  const { activity } = event;
  return activity && companions.includes(activity.id) ? `${title}, ${activity.name}` : title;
}
