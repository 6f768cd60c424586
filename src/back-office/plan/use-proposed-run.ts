/** A run that is being drawn: its days, times, and collisions. */
import { useMemo, useState } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import type { Day } from '#domain/dates/dates.ts';
import { assumedHours } from '#domain/events/event-end.ts';
import { bookingsOf } from '#domain/plan/bookings.ts';
import { type Collision, collisionsOf } from '#domain/plan/collisions.ts';
import type { Plan } from '#domain/plan/plan.ts';
import {
  bookingOfProposed,
  type ProposedDate,
  proposedDatesOf,
  type RunDraft,
  type RunPart,
  type RunTimes,
} from '#domain/plan/propose-run.ts';

export interface ProposedRun {
  draft: RunDraft;
  days: readonly Day[];
  times: RunTimes;
  /** The dates that have a time, by day. */
  dates: readonly (ProposedDate & { collisions: readonly Collision[] })[];
  /** Whether the stage is occupied at the play's start on that day. */
  isTaken(day: Day): boolean;
  /** The nearest day that would collide with nothing. */
  freeDayFor(date: ProposedDate): Day | null;
  setTime(part: RunPart, time: string): void;
  toggle(day: Day): void;
  replace(day: Day, by: Day): void;
  clear(): void;
}

/** Null while no play is chosen. */
export function useProposedRun(draft: RunDraft | null, plan: Plan): ProposedRun | null {
  const [days, setDays] = useState<readonly Day[]>([]);
  const [typed, setTimes] = useState<Partial<RunTimes>>({});
  const before = draft?.like ? formatTime(draft.like.date_start) : '19.30';
  const usual = { weekdays: before, saturday: before, sunday: before };
  const times = { ...usual, ...typed, ...draft?.run?.times };
  const bookings = useMemo(() => bookingsOf(plan), [plan]);
  if (!draft?.production) return null;
  const { minutes } = draft.production;
  const collisionsFor = (date: ProposedDate) =>
    collisionsOf(bookingOfProposed(date, draft, assumedHours * 60), bookings);
  return {
    draft,
    days,
    times,
    setTime: (part, time) => setTimes((now) => ({ ...now, [part]: time })),
    dates: proposedDatesOf(days, times, minutes).map((date) => ({
      ...date,
      collisions: collisionsFor(date),
    })),
    isTaken(day) {
      const [date] = proposedDatesOf([day], times, minutes);
      return date !== undefined && collisionsFor(date).some(({ kind }) => kind !== 'cast');
    },
    freeDayFor({ day }) {
      const shown = plan.weeks.flat().filter((each) => each >= plan.today && !days.includes(each));
      const distance = (each: Day) => Math.abs(Date.parse(each) - Date.parse(day));
      const nearest = shown.toSorted((a, b) => distance(a) - distance(b) || (a < b ? 1 : -1));
      const isFree = (each: Day) => {
        const [date] = proposedDatesOf([each], times, minutes);
        return date !== undefined && collisionsFor(date).length === 0;
      };
      return nearest.find(isFree) ?? null;
    },
    toggle: (day) =>
      setDays((now) => (now.includes(day) ? now.filter((each) => each !== day) : [...now, day])),
    replace: (day, by) => setDays((now) => [...now.filter((each) => each !== day && each !== by), by]),
    clear: () => setDays([]),
  };
}
