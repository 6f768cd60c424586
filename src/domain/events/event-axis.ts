/** The bar of an event on the event axis (start, duration, intervals), and its description for screen readers. */

import { minuteOfDay } from '#domain/dates/dates.ts';
import { evening_begins, evening_ends } from '#site';
import type { Event, Interval } from './event.ts';
import { type EventFlags, eventFlags, type StatusFields } from './event-status.ts';

/** Hours since midnight at both ends; 24 is midnight. */
export interface Axis {
  from: number;
  to: number;
}

const defaultAxis: Axis = { from: evening_begins, to: evening_ends };

/** In per cent of the axis. */
interface BarSegment {
  left: number;
  width: number;
}

/** How a bar is drawn. States differ in form, not only in colour. */
export type BarKind = 'solid' | 'premiere' | 'double' | 'hollow' | 'caret' | 'slanted' | 'thin' | 'dashed';

/** The kind of bar. Precedence of states: cancelled, past, time open, sold out, premiere, replacement, on tour. */
export function barKind(flags: EventFlags): BarKind {
  if (flags.isCancelled) return 'hollow';
  if (flags.isPast) return 'thin';
  if (flags.isTimeOpen) return 'dashed';
  if (flags.isSoldOut) return 'double';
  if (flags.isPremiere) return 'premiere';
  if (flags.isSubstitute) return 'caret';
  return flags.isOnTour ? 'slanted' : 'solid';
}

export type EventFields = StatusFields & Pick<Event, 'date_start' | 'date_end' | 'intervals'>;

/** Minutes assumed for events without an end. */
const guessedMinutes = 120;
/** Width in per cent of a bar that is outside of the axis. */
const clippedWidth = 2;

/** Duration in minutes; null if the end is missing or not after the start. */
export function minutesOf(event: Pick<Event, 'date_start' | 'date_end'>): number | null {
  if (event.date_end === null) return null;
  const minutes = Math.round((Date.parse(event.date_end) - Date.parse(event.date_start)) / 60_000);
  return minutes > 0 ? minutes : null;
}

/** Intervals that lie within the duration, in order. */
function intervalsWithin(intervals: readonly Interval[], minutes: number): Interval[] {
  return intervals
    .filter(({ after, minutes: length }) => after > 0 && length > 0 && after + length < minutes)
    .sort((a, b) => a.after - b.after);
}

/** The parts between the intervals, in minutes after the start. */
function playedParts(intervals: readonly Interval[], minutes: number): [begin: number, end: number][] {
  const pieces: [number, number][] = [];
  let start = 0;
  for (const { after, minutes: length } of intervalsWithin(intervals, minutes)) {
    if (after > start) pieces.push([start, after]);
    start = Math.max(start, after + length);
  }
  pieces.push([start, minutes]);
  return pieces;
}

export interface EventBars {
  kind: BarKind;
  strokes: BarSegment[];
  /** The end is unknown; the bar shows two hours. */
  isEndGuessed: boolean;
  /** The event begins before the axis, so the bar is clipped. */
  bleedsLeft: boolean;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The bars of an event from left to right. If the time is not fixed, a single one along the whole axis. */
export function eventBars(event: EventFields, axis: Axis = defaultAxis): EventBars {
  const flags = eventFlags(event);
  const kind = barKind(flags);
  if (flags.isTimeOpen) {
    const strokes = [{ left: 0, width: 100 }];
    return { kind, strokes, isEndGuessed: true, bleedsLeft: false };
  }
  const exactMinutes = minutesOf(event);
  const minutes = exactMinutes ?? guessedMinutes;
  const start = minuteOfDay(event.date_start);
  const perCent = (minute: number) => ((minute / 60 - axis.from) / (axis.to - axis.from)) * 100;
  const clamped = (minute: number) => Math.min(100, Math.max(0, perCent(start + minute)));

  const strokes = playedParts(event.intervals, minutes)
    .map(([start, end]) => ({ left: clamped(start), width: clamped(end) - clamped(start) }))
    .filter(({ width }) => width > 0)
    .map(({ left, width }) => ({ left: rounded(left), width: rounded(width) }));
  if (strokes.length === 0) {
    strokes.push(
      perCent(start) < 0
        ? { left: 0, width: clippedWidth }
        : { left: 100 - clippedWidth, width: clippedWidth },
    );
  }
  return {
    kind,
    strokes,
    isEndGuessed: exactMinutes === null,
    bleedsLeft: perCent(start) < 0,
  };
}

/** The data for a description of the bar for screen readers. */
export interface DescribedEvent {
  /** ISO 8601; null if the time is not fixed. */
  start: string | null;
  /** Duration in minutes including intervals; null if unknown. */
  minutes: number | null;
  intervals: Interval[];
  state: BarKind;
}

/** Without duration and intervals if the time is not fixed. */
export function describeEvent(event: EventFields): DescribedEvent {
  const flags = eventFlags(event);
  const minutes = flags.isTimeOpen ? null : minutesOf(event);
  return {
    start: flags.isTimeOpen ? null : event.date_start,
    minutes,
    intervals: minutes === null ? [] : intervalsWithin(event.intervals, minutes),
    state: barKind(flags),
  };
}

/** The hours marked on the ruler, every second one from the hour after its start, in per cent of the axis. */
export function rulerMarks(axis: Axis = defaultAxis): { hour: number; left: number }[] {
  const marks = [];
  for (let hour = axis.from + 1; hour < axis.to; hour += 2) {
    marks.push({ hour: hour % 24, left: rounded(((hour - axis.from) / (axis.to - axis.from)) * 100) });
  }
  return marks;
}
