/** A run that is being drawn: its days, times, and collisions. It is kept for the tab until it is created or discarded. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { formatTime } from '#domain/dates/date-format.ts';
import { type Day, monthOf } from '#domain/dates/dates.ts';
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
import { readTabInput, saveTabInput } from '#state/tab-input.ts';

/** What the user has drawn and chosen. */
interface DrawnRun {
  days: readonly Day[];
  /** Days that collide and are to be created all the same. */
  accepted: readonly Day[];
  typed: Partial<RunTimes>;
  /** Kind and prices, from an earlier date. */
  takesOver: boolean;
  is_online: boolean;
}

const nothingDrawn: DrawnRun = { days: [], accepted: [], typed: {}, takesOver: true, is_online: false };

/** The name of a drawn run among the inputs of the tab, which has one at a time. */
const inputName = 'run';

export interface ProposedRun extends Omit<DrawnRun, 'typed'> {
  draft: RunDraft;
  times: RunTimes;
  /** The day whose button is the tab stop; arrow keys move to the others. */
  tabStop: Day;
  /** The dates that have a time, by day. */
  dates: readonly (ProposedDate & { collisions: readonly Collision[] })[];
  /** Whether the stage is occupied at the play's start on that day. */
  isTaken(day: Day): boolean;
  /** The nearest day that would collide with nothing. */
  freeDayFor(date: ProposedDate): Day | null;
  setTime(part: RunPart, time: string): void;
  setTabStop(day: Day): void;
  choose(choice: Partial<Pick<DrawnRun, 'takesOver' | 'is_online'>>): void;
  accept(day: Day): void;
  toggle(day: Day): void;
  replace(day: Day, by: Day): void;
  /** Those days are created. */
  remove(days: readonly Day[]): void;
  discard(): void;
}

/**
 * Null while no play is chosen.
 * @param user in the browser's storage
 */
export function useProposedRun(draft: RunDraft | null, plan: Plan, user: string): ProposedRun | null {
  const of = draft?.production ? `${draft.production.id} ${draft.run?.id ?? 'new'}` : null;
  const { drawn, change } = useDrawnRun(user, of);
  const { days, typed } = drawn;
  const [stop, setTabStop] = useState<Day | null>(null);
  const before = draft?.like ? formatTime(draft.like.date_start) : '19.30';
  const usual = { weekdays: before, saturday: before, sunday: before };
  const times = { ...usual, ...typed, ...draft?.run?.times };
  const bookings = useMemo(() => bookingsOf(plan), [plan]);
  if (!draft?.production) return null;
  const { minutes } = draft.production;
  const collisionsFor = (date: ProposedDate) =>
    collisionsOf(bookingOfProposed(date, draft, assumedHours * 60), bookings);
  return {
    ...drawn,
    draft,
    times,
    tabStop: stop && monthOf(stop) === plan.month ? stop : firstDay(plan),
    setTabStop,
    setTime: (part, time) => change(({ typed }) => ({ typed: { ...typed, [part]: time } })),
    choose: (choice) => change(() => choice),
    accept: (day) => change(({ accepted }) => ({ accepted: [...accepted, day] })),
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
      change(({ days }) => ({ days: days.includes(day) ? without(days, [day]) : [...days, day] })),
    replace: (day, by) => change(({ days }) => ({ days: [...without(days, [day, by]), by] })),
    remove: (created) => change(({ days }) => ({ days: without(days, created) })),
    discard: () => change(() => nothingDrawn),
  };
}

const without = (days: readonly Day[], removed: readonly Day[]): Day[] =>
  days.filter((each) => !removed.includes(each));

/** The first day of the month that can be drawn. */
const firstDay = ({ month, today }: Plan): Day => (`${month}-01` < today ? today : `${month}-01`);

/** @param of the play and the run to which it belongs; null while none is chosen */
function useDrawnRun(user: string, of: string | null) {
  const [drawn, setDrawn] = useState(nothingDrawn);
  const latest = useRef(drawn);
  useEffect(() => {
    const kept = readTabInput<DrawnRun & { of: string }>(user, inputName);
    // Days that were drawn for another play stay with the present one.
    if (kept?.of !== of || latest.current.days.length > 0) return;
    const { of: _, ...rest } = kept;
    latest.current = rest;
    setDrawn(rest);
  }, [user, of]);
  function change(next: (before: DrawnRun) => Partial<DrawnRun>): void {
    const after = { ...latest.current, ...next(latest.current) };
    // An accepted day that is drawn again has to be decided on again.
    after.accepted = after.accepted.filter((day) => after.days.includes(day));
    latest.current = after;
    setDrawn(after);
    const isEmpty = after.days.length === 0 && Object.keys(after.typed).length === 0;
    saveTabInput(user, inputName, isEmpty ? null : { ...after, of });
  }
  return { drawn, change };
}
