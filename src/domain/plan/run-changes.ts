/**
 * A run and its events: values that differ in an event were changed there by hand, and stay when the run changes.
 * Values are in the form of the API.
 */
import { berlinDay, berlinTime, type Instant, parseBerlinLocal, toBerlinIso } from '#domain/dates/dates.ts';
import { parseTime } from '#domain/dates/typed-date-time.ts';
import { isEquivalent } from '#domain/resources/is-equivalent.ts';
import type { Values } from '#domain/resources/resource.ts';
import { runPartOf, startFields } from './propose-run.ts';

/** Fields that events inherit from their run; all but the start have the same name in both. */
export const runFields = [
  ...['begin', 'stage_name', 'production', 'activity', 'subtitle', 'prices', 'min_price_normal_excl_e'],
  ...['min_price_youth_ticket_excl_e', 'short_price_info', 'long_price_info', 'alternative_ticket_status'],
  ...['access_services', 'tags'],
] as const;
type RunField = string;

/** An event of a run. */
export interface RunDate {
  id: number;
  version: number;
  values: Values;
}

/** Names of referenced records, by field and id. */
export type RunNames = Readonly<Record<string, Readonly<Record<number, string>>>>;

/** A run as forms show it. */
export interface RunWithDates {
  id: number;
  name: string;
  values: Values;
  /** Ordered by start; in the form of one event only that. */
  dates: readonly RunDate[];
  names: RunNames;
  /** When it was read, ISO 8601. */
  now: string;
}

export interface RunDifference {
  field: RunField;
  /** The value of the event. */
  eventValue: unknown;
  /** The value of the run. */
  runValue: unknown;
}

export interface RunChange extends RunDifference {
  date: RunDate;
  /** The previous value of the run; undefined if it had none for the event. */
  previousRunValue: unknown;
  /** An event with the previous value of the run follows the change; others keep theirs unless they are selected. */
  kind: 'follows' | 'by-hand' | 'cancelled';
}

const beginOf = ({ values }: RunDate) => values.date_start as string;

/**
 * The start of an event by its run, as `19:30` on the event's day; undefined if the run has none, or the hour does not
 * exist that night.
 */
function beginByRun(run: Values, date: RunDate): string | undefined {
  if (date.values.unspecific_time) return undefined;
  const day = berlinDay(beginOf(date));
  const time = parseTime(String(run[startFields[runPartOf(day)]] ?? ''));
  return time !== null && parseBerlinLocal(`${day}T${time}`).ok ? time : undefined;
}

const inOrder = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each !== 'object') ? value.toSorted() : value;

const runValueOf = (run: Values, date: RunDate, field: RunField): unknown =>
  field === 'begin' ? beginByRun(run, date) : inOrder(run[field] ?? null);

const eventValueOf = (date: RunDate, field: RunField): unknown =>
  field === 'begin' ? berlinTime(beginOf(date)) : inOrder(date.values[field] ?? null);

/** The values that were changed in an event by hand. */
export function differencesFrom(run: Values, date: RunDate): RunDifference[] {
  return runFields.flatMap((field) => {
    const [eventValue, runValue] = [eventValueOf(date, field), runValueOf(run, date, field)];
    return runValue === undefined || isEquivalent(eventValue, runValue)
      ? []
      : [{ field, eventValue, runValue }];
  });
}

/** Whether it has begun: a change of the run leaves it alone. */
export const isPastDate = (date: RunDate, now: Instant): boolean =>
  Date.parse(beginOf(date)) <= new Date(now).getTime();

/** The possible effects of a changed run, by event. Past events never change. */
export function changesOfRun(
  before: Values,
  after: Values,
  dates: readonly RunDate[],
  now: Instant,
): RunChange[] {
  return dates
    .filter((date) => !isPastDate(date, now))
    .flatMap((date) =>
      runFields.flatMap((field): RunChange[] => {
        const [previousRunValue, runValue] = [
          runValueOf(before, date, field),
          runValueOf(after, date, field),
        ];
        const eventValue = eventValueOf(date, field);
        if (
          runValue === undefined ||
          isEquivalent(previousRunValue, runValue) ||
          isEquivalent(eventValue, runValue)
        )
          return [];
        const isManual = previousRunValue === undefined || !isEquivalent(eventValue, previousRunValue);
        const kind = date.values.outcome === 'cancelled' ? 'cancelled' : isManual ? 'by-hand' : 'follows';
        return [{ date, field, eventValue, previousRunValue, runValue, kind }];
      }),
    );
}

/** The changed fields of each event, for the request. The end moves with the start. */
export function updatesOfDates(
  changes: readonly RunChange[],
): { id: number; version: number; data: Record<string, unknown> }[] {
  return [...Map.groupBy(changes, ({ date }) => date)].map(([date, own]) => ({
    id: date.id,
    version: date.version,
    data: Object.assign({}, ...own.map(fieldsOfChange)) as Record<string, unknown>,
  }));
}

function fieldsOfChange({ date, field, runValue }: RunChange): Record<string, unknown> {
  if (field !== 'begin') return { [field]: runValue };
  const start = parseBerlinLocal(`${berlinDay(beginOf(date))}T${runValue}`);
  if (!start.ok) return {};
  const later = start.instant.getTime() - Date.parse(beginOf(date));
  const end = date.values.date_end as string | null | undefined;
  return {
    date_start: toBerlinIso(start.instant),
    ...(end ? { date_end: toBerlinIso(new Date(Date.parse(end) + later)) } : {}),
  };
}
