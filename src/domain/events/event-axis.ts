/**
 * The bar above an event: begin, length and interval on the evening's time axis; and the same as data for screen
 * readers.
 */

import { minuteOfDay } from '#domain/dates/dates.ts';
import { evening_begins, evening_ends } from '#site';
import type { Event, Interval } from './event.ts';
import { type EventFlags, eventFlags, type StatusFields } from './event-status.ts';

/** Hours since midnight at the two ends; 24 is the next midnight. */
export interface Axis {
  from: number;
  to: number;
}

const defaultAxis: Axis = { from: evening_begins, to: evening_ends };

/** Per cent of the axis. */
export interface Stroke {
  left: number;
  width: number;
}

/** How a bar is drawn: states differ in form, not only in colour. */
export type StrokeKind = 'solid' | 'premiere' | 'double' | 'hollow' | 'caret' | 'slanted' | 'thin' | 'dashed';

/**
 * The bar of an event's state; among several the one that matters most to visitors: cancelled, past, hour open, sold
 * out, premiere, replacement, on tour.
 */
export function strokeKind(flags: EventFlags): StrokeKind {
  if (flags.isCancelled) return 'hollow';
  if (flags.isPast) return 'thin';
  if (flags.isTimeOpen) return 'dashed';
  if (flags.isSoldOut) return 'double';
  if (flags.isPremiere) return 'premiere';
  if (flags.isSubstitute) return 'caret';
  return flags.isOnTour ? 'slanted' : 'solid';
}

export type EventFields = StatusFields & Pick<Event, 'date_start' | 'date_end' | 'intervals'>;

/** Assumed length of an event without an end, in minutes. */
const guessedMinutes = 120;
/** Length of a bar that lies beyond the axis, in per cent. */
const stub = 2;

/** Minutes from beginning to end; null where the end is missing or not after the beginning. */
export function minutesOf(event: Pick<Event, 'date_start' | 'date_end'>): number | null {
  if (event.date_end === null) return null;
  const minutes = Math.round((Date.parse(event.date_end) - Date.parse(event.date_start)) / 60_000);
  return minutes > 0 ? minutes : null;
}

/** The intervals that really lie within an evening of so many minutes, in order. */
function intervalsWithin(intervals: readonly Interval[], minutes: number): Interval[] {
  return intervals
    .filter(({ after, minutes: length }) => after > 0 && length > 0 && after + length < minutes)
    .sort((a, b) => a.after - b.after);
}

/** The pieces between the intervals, as minutes after the beginning. */
function piecesOf(intervals: readonly Interval[], minutes: number): [begin: number, end: number][] {
  const pieces: [number, number][] = [];
  let begin = 0;
  for (const { after, minutes: length } of intervalsWithin(intervals, minutes)) {
    if (after > begin) pieces.push([begin, after]);
    begin = Math.max(begin, after + length);
  }
  pieces.push([begin, minutes]);
  return pieces;
}

export interface EventBars {
  kind: StrokeKind;
  strokes: Stroke[];
  /** The end is not known; the stroke is two hours long. */
  isEndGuessed: boolean;
  /** The event begins before the axis, or ends after it: the stroke runs off the sheet there. */
  bleedsLeft: boolean;
  bleedsRight: boolean;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The strokes of an event, left to right. Where the hour is open, one runs along the whole axis. */
export function eventBars(event: EventFields, axis: Axis = defaultAxis): EventBars {
  const flags = eventFlags(event);
  const kind = strokeKind(flags);
  if (flags.isTimeOpen) {
    const strokes = [{ left: 0, width: 100 }];
    return { kind, strokes, isEndGuessed: true, bleedsLeft: false, bleedsRight: false };
  }
  const known = minutesOf(event);
  const minutes = known ?? guessedMinutes;
  const start = minuteOfDay(event.date_start);
  const perCent = (minute: number) => ((minute / 60 - axis.from) / (axis.to - axis.from)) * 100;
  const clamped = (minute: number) => Math.min(100, Math.max(0, perCent(start + minute)));

  const strokes = piecesOf(event.intervals, minutes)
    .map(([begin, end]) => ({ left: clamped(begin), width: clamped(end) - clamped(begin) }))
    .filter(({ width }) => width > 0)
    .map(({ left, width }) => ({ left: rounded(left), width: rounded(width) }));
  if (strokes.length === 0) {
    strokes.push(perCent(start) < 0 ? { left: 0, width: stub } : { left: 100 - stub, width: stub });
  }
  return {
    kind,
    strokes,
    isEndGuessed: known === null,
    bleedsLeft: perCent(start) < 0,
    bleedsRight: perCent(start + minutes) > 100,
  };
}

/** What the stroke says, for a sentence that is read out; the words are labels. */
export interface EventInWords {
  /** The moment it begins; null where the hour is open. */
  begin: string | null;
  /** Length in minutes with intervals; null where nobody has said. */
  minutes: number | null;
  intervals: Interval[];
  state: StrokeKind;
}

/** The stroke of an event as data. */
export function eventInWords(event: EventFields): EventInWords {
  const flags = eventFlags(event);
  const minutes = flags.isTimeOpen ? null : minutesOf(event);
  return {
    begin: flags.isTimeOpen ? null : event.date_start,
    minutes,
    intervals: minutes === null ? [] : intervalsWithin(event.intervals, minutes),
    state: strokeKind(flags),
  };
}

/** The hours marked on the ruler, every second one from the hour after the beginning, in per cent of the axis. */
export function rulerMarks(axis: Axis = defaultAxis): { hour: number; left: number }[] {
  const marks = [];
  for (let hour = axis.from + 1; hour < axis.to; hour += 2) {
    marks.push({ hour: hour % 24, left: rounded(((hour - axis.from) / (axis.to - axis.from)) * 100) });
  }
  return marks;
}
