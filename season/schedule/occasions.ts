// Events besides performances: festival, matinees, rehearsals, readings, guided tours, guest performances.
import { addDays, type Day, weekdayOf } from '#domain/dates/dates.ts';
import type { Board } from '#season/schedule/board.ts';
import {
  activity,
  addMinutes,
  dayOfEvent,
  type ScheduleProduction,
  type SeasonEvent,
  text,
} from '#season/schedule/event.ts';
import {
  guestPerformanceEvent,
  guestPerformances,
  nextWeekday,
  playersOf,
  reading,
  readings,
} from '#season/schedule/events-outside-repertory.ts';
import { window } from '#season/schedule/habits.ts';

const free = text('Eintritt frei', 'Free entry');

const festival = 'eroeffnungsfest';

/** As its page and the press say. */
const openingDay: Day = '2025-09-19';

/** The events with the festival on its days; on the board it only keeps the first two days of the schedule free. */
export function withFestival(events: readonly SeasonEvent[], today: Day): SeasonEvent[] {
  const first = addDays(today, window.first);
  const others = events.filter(({ production }) => production !== festival);
  if (others.length === events.length) return others;
  return [...openingFestival(openingDay < first ? openingDay : first), ...others];
}

function openingFestival(day: Day): SeasonEvent[] {
  return [
    {
      key: 'eroeffnungsfest-1',
      production: festival,
      activity: activity.festival,
      subtitle: text('Reden, Suppe, Blasmusik', 'Speeches, soup, brass'),
      date_start: `${day}T18:00`,
      date_end: `${day}T20:00`,
      stage_name: 'Kassenhalle',
      alternative_ticket_status: free,
    },
    {
      key: 'eroeffnungsfest-2',
      production: festival,
      activity: activity.festival,
      subtitle: text('Alle Türen offen, auch die zum Schnürboden', 'Every door open, even to the fly loft'),
      date_start: `${addDays(day, 1)}T11:00`,
      date_end: `${addDays(day, 1)}T19:00`,
      stage_name: 'Kassenhalle',
      alternative_ticket_status: free,
    },
    {
      key: 'eroeffnungsfest-3',
      production: festival,
      activity: activity.festival,
      subtitle: text('Kostümverkauf, Donner für Kinder', 'Costume sale, thunder for children'),
      date_start: `${addDays(day, 2)}T11:00`,
      date_end: `${addDays(day, 2)}T17:00`,
      stage_name: 'Kassenhalle',
      alternative_ticket_status: free,
    },
  ];
}

/** Every third Saturday at two, unless the ticket hall is occupied. */
function toursOfTheHouse(today: Day): SeasonEvent[] {
  return [-13, 5, 26, 47, 68, 89, 110].map((from, at) => {
    const date_start = `${nextWeekday(addDays(today, from), 6)}T14:00`;
    return {
      key: `hausfuehrung-${at + 1}`,
      name: text('Führung durch das Haus', 'Tour of the house'),
      subtitle: text(
        'Vom Keller auf den Schnürboden, 212 Stufen',
        'From the cellar to the fly loft, 212 steps',
      ),
      activity: activity.tour_of_the_house,
      date_start,
      date_end: addMinutes(date_start, 75),
      stage_name: 'Kassenhalle',
    };
  });
}

/** The matinee on the Sunday before a premiere, and an open rehearsal for larger ones. */
function beforePremiere(today: Day, premiere: SeasonEvent, at: number): SeasonEvent[] {
  const day = dayOfEvent(premiere);
  const production = premiere.production as string;
  const sunday = addDays(day, -(weekdayOf(day) % 7 || 7));
  const rehearsal = nextWeekday(addDays(day, -12), 3);
  const matinee: SeasonEvent = {
    key: `${production}-matinee`,
    production,
    activity: activity.introduction,
    name: text('Matinee zur Premiere', 'Premiere matinee'),
    subtitle: text('Das Team zeigt, was noch nicht fertig ist', 'The team shows what is not finished yet'),
    date_start: `${sunday}T11:00`,
    date_end: `${sunday}T12:00`,
    intervals: [],
    stage_name: at % 3 === 2 ? 'Kassenhalle' : 'Mittelrangfoyer',
    tags: ['einfuehrung'],
  };
  const open: SeasonEvent = {
    key: `${production}-offene-probe`,
    production,
    activity: activity.open_rehearsal,
    subtitle: text('Offene Probe, mit Abbrüchen', 'Open rehearsal, with stops'),
    date_start: `${rehearsal}T17:00`,
    date_end: `${rehearsal}T18:30`,
    intervals: [],
    stage_name: premiere.stage_name,
    alternative_ticket_status: text('Eintritt frei, keine Anmeldung', 'Free entry, no booking'),
  };
  return [matinee, ...(at % 3 === 1 ? [open] : [])].filter((event) => dayOfEvent(event) > addDays(today, 1));
}

/** A production goes on tour only after it was played at home. */
function isReady(board: Board, event: SeasonEvent): boolean {
  const premiere = board.events.find(({ key }) => key === `${event.production}-premiere`);
  return !premiere || dayOfEvent(premiere) < addDays(dayOfEvent(event), -3);
}

/** Placed before the repertory, which has to leave room for them. */
export function placeOccasions(board: Board, productions: readonly ScheduleProduction[]): void {
  const { today } = board;
  const durations = new Map(productions.map(({ key, duration }) => [key, duration]));
  const ahead = board.events.filter(
    (event) => event.activity === activity.premiere && dayOfEvent(event) > today,
  );
  const occasions = [
    ...openingFestival(addDays(today, window.first)).slice(0, 2),
    ...guestPerformances.map((performance) =>
      guestPerformanceEvent(today, performance, durations.get(performance.production)),
    ),
    ...readings.map((each) => reading(today, each)),
    ...toursOfTheHouse(today),
    ...ahead.flatMap((premiere, at) => beforePremiere(today, premiere, at)),
  ];
  for (const event of occasions) {
    const isPlanned = !board.on(today).includes(event) && dayOfEvent(event) !== today;
    if (event.is_on_tour && !isReady(board, event)) continue;
    if (isPlanned && dayOfEvent(event) !== addDays(today, 1) && board.isStageFree(event)) {
      board.add(event, playersOf(event.key));
    }
  }
}
