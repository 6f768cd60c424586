/** The cast of a production by event: actors, covers, and the fields that a recast writes. */
import { addDays, berlinDay, type Day, weekdayOf } from '#domain/dates/dates.ts';
import type { EventOutcome } from '#domain/events/event.ts';
import type { Localized } from '#domain/languages/localized.ts';
import { recastText } from '#domain/tonight/sentences.ts';
import type { BothLanguages } from '#domain/tonight/tonight.ts';
import { type CastPart, indexOfRecastPart, type Recast, withoutPart, withRecast } from './recasts.ts';

/** An actor; a guest has no person. */
export interface Performer {
  name: string;
  person: number | null;
}

export interface BoardPart extends CastPart, Performer {}

/** A cover for a part. */
export interface Cover extends BoardPart {
  /** The address of a thumbnail; empty without one. */
  thumbnail: string;
}

/** An upcoming event that is not cancelled. */
export interface CastDate {
  id: number;
  version: number;
  /** ISO 8601. */
  date_start: string;
  unspecific_time: boolean;
  outcome: EventOutcome;
  recasts: Recast[];
  /** The text in the event row; null if it is generated. */
  substitution: Localized | null;
  /** The recasts of its draft, which visitors do not see yet; null without such a draft. */
  draft: Recast[] | null;
}

export interface CastBoard {
  production: { id: number; version: number; name: Localized };
  cast: BoardPart[];
  covers: Cover[];
  /** By time. */
  dates: CastDate[];
  /** Covers who are in another play on the day of an event. */
  engaged: { date: number; name: string; play: Localized }[];
  /** The last time that a cover played a part. ISO 8601. */
  played: { role: string; name: string; date_start: string }[];
}

/** Maximum columns side by side. */
const maxColumns = 8;

/** Splits events into pages of whole weeks, as many as fit; a week with more events is a page by itself. */
export function castPages<Dated extends Pick<CastDate, 'date_start'>>(dates: readonly Dated[]): Dated[][] {
  const pages: Dated[][] = [];
  for (const week of Map.groupBy(dates, mondayOf).values()) {
    const last = pages.at(-1);
    if (last && last.length + week.length <= maxColumns) last.push(...week);
    else pages.push([...week]);
  }
  return pages;
}

function mondayOf({ date_start }: Pick<CastDate, 'date_start'>): Day {
  const day = berlinDay(date_start);
  return addDays(day, 1 - weekdayOf(day));
}

/** The actor of a part at an event; `is_draft` if that is not public yet. */
export interface PerformerOnDate extends Performer {
  is_recast: boolean;
  is_draft: boolean;
}

/** @param part the index in the cast */
export function performerOf(cast: readonly BoardPart[], date: CastDate, part: number): PerformerOnDate {
  const concerns = (recast: Recast) => indexOfRecastPart(cast, recast) === part;
  const shown = date.recasts.findLast(concerns);
  const recast = date.draft ? date.draft.findLast(concerns) : shown;
  const { name, person } = recast ?? (cast[part] as BoardPart);
  return {
    name,
    person,
    is_recast: recast !== undefined,
    is_draft: date.draft !== null && (recast?.name ?? '') !== (shown?.name ?? ''),
  };
}

export type CoverState =
  /** `last`: when they last played the part, ISO 8601. */
  | { is: 'free'; last: string | null }
  /** They play another part on that date. */
  | { is: 'in-play'; role: Localized }
  /** They are in another play on that day. */
  | { is: 'elsewhere'; play: Localized };

/**
 * Whether a cover is available for a part at an event.
 * @param part index in the cast
 */
export function coverState(
  { cast, engaged, played }: Pick<CastBoard, 'cast' | 'engaged' | 'played'>,
  date: CastDate,
  part: number,
  name: string,
): CoverState {
  const other = cast.find((_, at) => at !== part && performerOf(cast, date, at).name === name);
  if (other) return { is: 'in-play', role: other.role };
  const elsewhere = engaged.find((each) => each.date === date.id && each.name === name);
  if (elsewhere) return { is: 'elsewhere', play: elsewhere.play };
  const last = played.find((each) => each.role === cast[part]?.role.de && each.name === name);
  return { is: 'free', last: last?.date_start ?? null };
}

/** The fields of an event that a recast writes. */
export interface RecastFields {
  recasts: Recast[];
  outcome: EventOutcome;
  has_substitute: boolean;
  substitution_info: BothLanguages | null;
}

/**
 * The fields to write for a recast; the regular actor removes it.
 * @param part index in the cast
 * @param written texts edited by hand
 */
export function recastFields(
  cast: readonly BoardPart[],
  date: Pick<CastDate, 'recasts' | 'substitution' | 'outcome'>,
  part: number,
  { name, person }: Performer,
  written: Partial<BothLanguages> = {},
): RecastFields {
  const { role, name: instead_of } = cast[part] as BoardPart;
  const recasts =
    name === instead_of
      ? withoutPart(date.recasts, cast, { role, instead_of })
      : withRecast(date.recasts, cast, { role, instead_of, name, person });
  const stated = date.substitution ?? recastText(null, [], date.recasts);
  const text = { ...recastText(stated, date.recasts, recasts), ...written };
  const isRecast = recasts.length > 0;
  return {
    recasts,
    outcome: isRecast ? 'replacement' : date.outcome === 'replacement' ? 'regular' : date.outcome,
    has_substitute: isRecast,
    substitution_info: isRecast && (text.de || text.en) ? text : null,
  };
}
