// The planning board: occupied stages and casts, and the cost of adding an event on a given day.
import { addDays, type Day, weekdayOf } from '#domain/dates/dates.ts';
import {
  addMinutes,
  dayOfEvent,
  minutesBetween,
  type ScheduleProduction,
  type SeasonEvent,
} from '#season/schedule/event.ts';
import { hourOf, isDark, loadOf } from '#season/schedule/habits.ts';

/** Minutes between two events on a stage, for dismantling, set-up and admission. */
export const turnaround = 75;
/** Minutes that a performer needs from one stage to another. */
const crossing = 60;
/** Minutes assumed for events without an end. */
const usualLength = 120;

const endOf = (event: SeasonEvent): string => event.date_end ?? addMinutes(event.date_start, usualLength);

function collide(a: SeasonEvent, b: SeasonEvent, gap: number): boolean {
  return minutesBetween(endOf(a), b.date_start) < gap && minutesBetween(endOf(b), a.date_start) < gap;
}

export class Board {
  readonly events: SeasonEvent[] = [];
  readonly today: Day;
  readonly #tomorrow: Day;
  /** Performers by production, or by event if it has no production. */
  readonly #casts = new Map<string, Set<string>>();
  readonly #days = new Map<Day, SeasonEvent[]>();

  constructor(today: Day, productions: readonly ScheduleProduction[]) {
    this.today = today;
    this.#tomorrow = addDays(today, 1);
    for (const { key, cast } of productions) this.#casts.set(key, new Set(cast?.map(({ name }) => name)));
  }

  on(day: Day): readonly SeasonEvent[] {
    return this.#days.get(day) ?? [];
  }

  #castOf({ production, key }: SeasonEvent): Set<string> {
    return this.#casts.get(production ?? key) ?? new Set();
  }

  /** Adds an event; `players` are the performers of an event without production. */
  add(event: SeasonEvent, players?: readonly string[]): void {
    if (players) this.#casts.set(event.key, new Set(players));
    this.events.push(event);
    const day = dayOfEvent(event);
    this.#days.set(day, [...this.on(day), event]);
  }

  /** Events of the day and of the day before, which may end after midnight. */
  #near(day: Day): SeasonEvent[] {
    return [...this.on(addDays(day, -1)), ...this.on(day), ...this.on(addDays(day, 1))];
  }

  isStageFree(event: SeasonEvent, near = this.#near(dayOfEvent(event))): boolean {
    return near.every((other) => other.stage_name !== event.stage_name || !collide(event, other, turnaround));
  }

  /** Names of performers who would be in two places. */
  #clashes(event: SeasonEvent, near: readonly SeasonEvent[]): string[] {
    const cast = this.#castOf(event);
    if (cast.size === 0) return [];
    return near
      .filter((other) => other !== event && other.outcome !== 'cancelled')
      .flatMap((other) => {
        const shared = [...this.#castOf(other)].filter((name) => cast.has(name));
        return shared.length > 0 && collide(event, other, crossing) ? shared : [];
      });
  }

  /** Whether the production is on tour on that day, or travelling. */
  #isTravelling(production: string, near: readonly SeasonEvent[]): boolean {
    return near.some((other) => other.is_on_tour && other.production === production);
  }

  /** The cost of an event on its day, in days by which it could be moved instead; Infinity if impossible. */
  cost(event: SeasonEvent): number {
    const day = dayOfEvent(event);
    if (isDark(day) || day === this.today || day === this.#tomorrow) return Infinity;
    const key = event.production ?? '';
    if (this.on(day).some((other) => other.production === key)) return Infinity;
    const near = this.#near(day);
    if (this.#isTravelling(key, near) || !this.isStageFree(event, near)) return Infinity;
    if (this.#clashes(event, near).length > 0) return Infinity;
    const crowd = Math.max(0, this.on(day).length + 1 - loadOf(day));
    const empty = this.on(day).length === 0 ? -2 : 0;
    return 3 * crowd + empty + (weekdayOf(day) === 1 ? 2 : 0);
  }
}

/** A regular performance; null if the production is not played on such days. */
export function performance(production: ScheduleProduction, day: Day, activity: number): SeasonEvent | null {
  const hour = hourOf(production, day);
  if (!hour) return null;
  const date_start = `${day}T${hour}`;
  return {
    key: '',
    production: production.key,
    activity,
    date_start,
    ...(production.duration ? { date_end: addMinutes(date_start, production.duration) } : {}),
    stage_name: production.stage_name,
  };
}
