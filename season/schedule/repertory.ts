// Places premieres and performances on the planning board, evenly and without collisions.
import { addDays, compareDays, type Day, weekdayOf } from '#domain/dates/dates.ts';
import { type Board, performance } from '#season/schedule/board.ts';
import {
  activity,
  dayOfEvent,
  hash,
  type ScheduleProduction,
  type SeasonEvent,
} from '#season/schedule/event.ts';
import { isFamilyPlay, isTurnOfTheYear, premiereDayOf, rhythmOf, window } from '#season/schedule/habits.ts';

/** Maximum days by which a performance is moved. */
const reach = 9;

const isPremiereDay = (production: ScheduleProduction, day: Day): boolean =>
  isFamilyPlay(production.key) ? weekdayOf(day) === 7 : [5, 6].includes(weekdayOf(day));

/** The premiere of a production on its day or, if that is occupied, on a later suitable one. */
function placePremiere(board: Board, production: ScheduleProduction, wish: Day): void {
  const { today } = board;
  const direction = wish < today ? -1 : 1;
  for (let step = 0; step <= 21; step += 1) {
    const day = addDays(wish, direction * step);
    if (step > 0 && !isPremiereDay(production, day)) continue;
    // This premiere stays on its announced day.
    if (isTurnOfTheYear(day) && production.key !== 'antigone') continue;
    if (day < addDays(today, window.first) || day > addDays(today, window.last)) return;
    if (day === today || day === addDays(today, 1)) continue;
    if (board.on(day).some((other) => other.activity === activity.premiere)) continue;
    const event = performance(production, day, activity.premiere);
    if (!event || !board.isStageFree(event)) continue;
    board.add({ ...event, key: `${production.key}-premiere` });
    return;
  }
}

/** All premieres within the schedule. They are placed first and not moved later. */
export function placePremieres(board: Board, productions: readonly ScheduleProduction[]): void {
  const first = addDays(board.today, window.first);
  const last = addDays(board.today, window.last);
  const wishes = productions
    .map((production) => ({ production, day: premiereDayOf(production, board.today) }))
    .filter(({ day }) => day !== null && day >= first && day <= last && day !== board.today)
    .sort((a, b) => compareDays(a.day as Day, b.day as Day));
  for (const { production, day } of wishes) placePremiere(board, production, day as Day);
}

/** The first day on which a production can be played; null if that is after the schedule's end. */
function firstDayOf(board: Board, production: ScheduleProduction): Day | null {
  const premiere = board.events.find((event) => event.key === `${production.key}-premiere`);
  if (premiere) return addDays(dayOfEvent(premiere), 1);
  const day = premiereDayOf(production, board.today);
  return day !== null && day > addDays(board.today, window.last) ? null : addDays(board.today, window.first);
}

interface Wish {
  production: ScheduleProduction;
  day: Day;
  notBefore: Day;
}

/** The preferred days of each production, ignoring all others, by date. */
function wishesOf(board: Board, productions: readonly ScheduleProduction[]): Wish[] {
  const last = addDays(board.today, window.last);
  return productions
    .flatMap((production): Wish[] => {
      const notBefore = firstDayOf(board, production);
      if (notBefore === null) return [];
      const wishes: Wish[] = [];
      const every = rhythmOf(production.key);
      // Staggers the productions at the beginning.
      let day = addDays(notBefore, hash(production.key) % Math.ceil(every / 2));
      for (; day <= last; day = addDays(day, every)) wishes.push({ production, day, notBefore });
      return wishes;
    })
    .sort((a, b) => compareDays(a.day, b.day) || hash(a.production.key) - hash(b.production.key));
}

function bestDay(board: Board, { production, day, notBefore }: Wish): SeasonEvent | null {
  const last = addDays(board.today, window.last);
  let best: SeasonEvent | null = null;
  let lowest = Infinity;
  for (let step = 0; step <= 2 * reach; step += 1) {
    const distance = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
    const candidate = addDays(day, distance);
    if (candidate < notBefore || candidate > last) continue;
    const event = performance(production, candidate, activity.performance);
    const cost = event ? board.cost(event) + Math.abs(distance) * 0.7 : Infinity;
    if (cost >= lowest) continue;
    lowest = cost;
    best = event;
  }
  return best;
}

/** Places all performances. Those that fit nowhere are dropped. */
export function placeRepertory(board: Board, productions: readonly ScheduleProduction[]): void {
  // The opening festival is placed by hand.
  const rotating = productions.filter(({ key }) => key !== 'eroeffnungsfest');
  for (const wish of wishesOf(board, rotating)) {
    const event = bestDay(board, wish);
    if (event) board.add(event);
  }
}

/** Sorted by begin. */
export function inOrder(events: readonly SeasonEvent[]): SeasonEvent[] {
  return [...events].sort((a, b) => (a.date_start < b.date_start ? -1 : a.date_start > b.date_start ? 1 : 0));
}

/** Keys performances by production and number: the third `faust` is `faust-3`. */
export function nameEvents(events: readonly SeasonEvent[]): SeasonEvent[] {
  const counts = new Map<string, number>();
  return inOrder(events).map((event) => {
    if (event.key) return event;
    const number = (counts.get(event.production ?? '') ?? 0) + 1;
    counts.set(event.production ?? '', number);
    return { ...event, key: `${event.production}-${number}` };
  });
}
