/** Draws a run: days are selected, times follow from the weekday, ends from the running time. */
import { type Day, parseBerlinLocal, toBerlinIso, weekdayOf } from '#domain/dates/dates.ts';
import { parseTime } from '#domain/dates/typed-date-time.ts';
import type { BookedPart, Booking } from './collisions.ts';

/** Fields of a record in the form of the API. */
type RecordFields = Readonly<Record<string, unknown>>;

/** Parts of the week with a start time of their own. */
export const runParts = ['weekdays', 'saturday', 'sunday'] as const;
export type RunPart = (typeof runParts)[number];
/** As typed: "19.30". */
export type RunTimes = Readonly<Record<RunPart, string>>;

/** The corresponding fields of a run. */
export const startFields = {
  weekdays: 'begin_weekdays',
  saturday: 'begin_saturday',
  sunday: 'begin_sunday',
} as const satisfies Record<RunPart, string>;

/** A run that dates are added to. */
export interface ExistingRun {
  id: number;
  /** The version that is shown. */
  version: number;
  name: string;
  /** Only the parts of the week for which the run has a time, e.g. none for Saturdays. */
  times: Partial<RunTimes>;
  /** The values that its events inherit, apart from the start. */
  fields: RecordFields;
}

/** The data for drawing a run. */
export interface RunDraft {
  /** The productions to choose from, by name. */
  productions: readonly { id: number; title: string }[];
  /** Null until one is chosen. */
  production: { id: number; title: string; minutes: number | null; cast: readonly BookedPart[] } | null;
  stage_name: string;
  /** An earlier event of the play, whose values are copied. */
  like: { date_start: string; fields: RecordFields } | null;
  /** The runs of the play, the newest first. */
  runs: readonly { id: number; name: string }[];
  /** The run to which events are added; null for a new one. */
  run: ExistingRun | null;
}

/** A date that does not exist yet. */
export interface ProposedDate {
  day: Day;
  /** ISO 8601. */
  date_start: string;
  /** Null if the play has no running time. */
  date_end: string | null;
}

/** By which of the three times of a run a day is played. */
export function runPartOf(day: Day): RunPart {
  const weekday = weekdayOf(day);
  return weekday === 7 ? 'sunday' : weekday === 6 ? 'saturday' : 'weekdays';
}

/** By day. Without events that have no time, or one that is skipped in the night when summer time starts. */
export function proposedDatesOf(
  days: readonly Day[],
  times: RunTimes,
  minutes: number | null,
): ProposedDate[] {
  return days.toSorted().flatMap((day) => {
    const time = parseTime(times[runPartOf(day)]);
    const start = time === null ? null : parseBerlinLocal(`${day}T${time}`);
    if (!start?.ok) return [];
    const end = minutes === null ? null : new Date(start.instant.getTime() + minutes * 60_000);
    return [{ day, date_start: toBerlinIso(start.instant), date_end: end && toBerlinIso(end) }];
  });
}

/** The booking of a drawn event. */
export function bookingOfProposed(
  { day, date_start, date_end }: ProposedDate,
  { production, stage_name }: RunDraft,
  assumedMinutes: number,
): Booking {
  const start = Date.parse(date_start);
  return {
    key: `drawn ${day}`,
    title: production?.title ?? '',
    stage_name,
    start,
    has_set: true,
    end: date_end === null ? start + assumedMinutes * 60_000 : Date.parse(date_end),
    production_id: production?.id ?? null,
    is_internal: false,
    cast: production?.cast ?? [],
  };
}

/** The batch to write: the run (the existing one with its version, or a new one), and an event for each drawn day. */
export function writesOfProposedRun(
  dates: readonly ProposedDate[],
  { production, stage_name, like, run }: RunDraft,
  { times, takesOver, is_online, name }: ProposedRunOptions,
) {
  const shared: RecordFields = {
    ...(run?.fields ?? (takesOver ? like?.fields : null)),
    production: production?.id,
    stage_name,
  };
  const begins = Object.fromEntries(runParts.map((part) => [startFields[part], times[part]]));
  const create = (resource: 'runs' | 'events', data: RecordFields) =>
    ({ action: 'create', resource, data }) as const;
  return [
    run
      ? ({ action: 'expect', resource: 'runs', id: run.id, version: run.version } as const)
      : { ...create('runs', { ...shared, ...begins, name }), key: 'run' },
    ...dates.map(({ date_start, date_end }) =>
      create('events', { ...shared, run: run?.id ?? { new: 'run' }, date_start, date_end, is_online }),
    ),
  ];
}

interface ProposedRunOptions {
  times: RunTimes;
  /** Kind and prices, from an earlier date; dates of a run that exists have those of the run. */
  takesOver: boolean;
  is_online: boolean;
  /** The name of a new run. */
  name: string;
}
