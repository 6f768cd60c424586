/** The month calendar of the date filter: its weeks, selectable days and keyboard navigation. */
import {
  addDays,
  addMonths,
  type Day,
  daysOfMonth,
  type Month,
  monthOf,
  weekdayOf,
} from '#domain/dates/dates.ts';

/** Number of events by day; missing days have none. */
export type EventCounts = Readonly<Record<Day, number>>;

export interface CalendarCell {
  day: Day;
  /** False for days of the adjacent months in the first and last week. */
  inMonth: boolean;
  count: number;
  /** Days from today on that have events. */
  isSelectable: boolean;
}

/** The weeks of a month, Monday first, including days of the adjacent months. */
export function monthWeeks(month: Month, counts: EventCounts, today: Day): CalendarCell[][] {
  const days = daysOfMonth(month);
  const first = days[0] as Day;
  const before = weekdayOf(first) - 1;
  const cells = Math.ceil((before + days.length) / 7) * 7;
  const weeks: CalendarCell[][] = [];
  for (let at = 0; at < cells; at += 1) {
    if (at % 7 === 0) weeks.push([]);
    const inside = days[at - before];
    const day = inside ?? addDays(first, at - before);
    const count = counts[day] ?? 0;
    weeks
      .at(-1)
      ?.push({ day, inMonth: inside !== undefined, count, isSelectable: count > 0 && day >= today });
  }
  return weeks;
}

/** The month of the last event; this month without any. */
export function lastMonth(counts: EventCounts, today: Day): Month {
  return monthOf(Object.keys(counts).toSorted().at(-1) ?? today);
}

/** Serialises one count per day from `from` on: "5,3,0,2". */
export function serializeCounts(counts: EventCounts, from: Day): string {
  const line: number[] = [];
  const last = Object.keys(counts).toSorted().at(-1) ?? '';
  for (let day = from; day <= last; day = addDays(day, 1)) line.push(counts[day] ?? 0);
  return line.join(',');
}

let latest = { line: '', from: '', counts: {} as EventCounts };

/** Parses {@link serializeCounts}. The latest result is memoised, since consecutive pages need the same days. */
export function parseCounts(line: string, from: Day): EventCounts {
  if (line === '') return {};
  if (line !== latest.line || from !== latest.from) {
    const counts: Record<Day, number> = {};
    for (const [at, count] of line.split(',').entries()) {
      if (Number(count) > 0) counts[addDays(from, at)] = Number(count);
    }
    latest = { line, from, counts };
  }
  return latest.counts;
}

/**
 * The day to move to on a key: arrows move by days and weeks, Home and End to Monday and Sunday, PageUp and
 * PageDown by months. May be in another month. Null for other keys.
 */
export function dayAfterKey(day: Day, key: string): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekdayOf(day));
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}

/** The day with the tab stop: the chosen one, else the first selectable one, else the first. */
export function tabStopOf(weeks: readonly (readonly CalendarCell[])[], chosen: Day | null): Day | null {
  const cells = weeks.flat().filter(({ inMonth }) => inMonth);
  const stop =
    cells.find(({ day }) => day === chosen) ?? cells.find(({ isSelectable }) => isSelectable) ?? cells[0];
  return stop?.day ?? null;
}
