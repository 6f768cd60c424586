// Generates the schedule of the demo season around the day on which it is imported.
import { addDays, type Day } from '#domain/dates/dates.ts';
import { Board } from '#season/schedule/board.ts';
import { activity, dayOfEvent, type ScheduleProduction, type SeasonEvent } from '#season/schedule/event.ts';
import { fixedEvents } from '#season/schedule/fixed-events.ts';
import { premiereDayOf } from '#season/schedule/habits.ts';
import { placeOccasions, withFestival } from '#season/schedule/occasions.ts';
import { inOrder, nameEvents, placePremieres, placeRepertory } from '#season/schedule/repertory.ts';
import { withServices } from '#season/schedule/services.ts';
import { withSituations } from '#season/schedule/situations.ts';
import { withSpecials } from '#season/schedule/specials.ts';
import { withTickets } from '#season/schedule/tickets.ts';

export type { ScheduleProduction, SeasonEvent } from '#season/schedule/event.ts';

/**
 * About 300 events from two weeks before `today` to four months after it, by date, in which every state of an
 * event and every kind of ticket link occurs. Deterministic for the same day and productions. Events of
 * productions that are not given are left out.
 */
export function buildEvents(today: Day, productions: readonly ScheduleProduction[]): SeasonEvent[] {
  const board = new Board(today, productions);
  const keys = new Set(productions.map(({ key }) => key));
  const sturm = productions.find(({ key }) => key === 'sturm');
  const isSturmAhead = (sturm && (premiereDayOf(sturm, today) ?? today) > today) ?? false;
  for (const event of fixedEvents(today, productions, isSturmAhead)) board.add(event);
  placePremieres(board, productions);
  placeOccasions(board, productions);
  placeRepertory(board, productions);
  const known = board.events.filter(({ production }) => production === undefined || keys.has(production));
  const placed = withFestival(known, today);
  const withDetails = withSpecials(nameEvents(placed), today).map((event) => withServices(event, today));
  const sold = withDetails.map((event) => withTickets(event, today));
  return inOrder(withSituations(sold, board, productions));
}

/**
 * The day of each premiere in the schedule, by the production's key, for the production's record: the
 * schedule moves premieres to weekends. Cancelled premieres and those of a tour are ignored.
 */
export function premiereDays(events: readonly SeasonEvent[]): Map<string, Day> {
  const premieres = events.filter(
    ({ activity: id, outcome, is_on_tour, production }) =>
      id === activity.premiere && outcome !== 'cancelled' && !is_on_tour && production,
  );
  return new Map(premieres.map((event) => [event.production as string, dayOfEvent(event)]));
}

/** First and last day with events. */
export function daysOfSchedule(today: Day): { first: Day; last: Day } {
  return { first: addDays(today, -14), last: addDays(today, 121) };
}
