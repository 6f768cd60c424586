// Events that differ from others of their production: an uncut night, late-night songs, times not yet fixed.
import { addDays, type Day, weekdayOf } from '#domain/dates/dates.ts';
import { activity, addMinutes, dayOfEvent, type SeasonEvent, text } from '#season/schedule/event.ts';
import { isFamilyPlay } from '#season/schedule/habits.ts';

/** The uncut Faust, twice a season on Saturdays: five and a half hours with two intervals. */
function uncut(event: SeasonEvent): SeasonEvent {
  const date_start = `${dayOfEvent(event)}T18:30`;
  return {
    ...event,
    name: text('Faust ohne Striche', 'Faust uncut'),
    subtitle: text('Alle 4612 Verse, zwei Pausen, Suppe', 'All 4,612 lines, two intervals, soup'),
    date_start,
    date_end: addMinutes(date_start, 345),
    intervals: [
      { after: 100, minutes: 35 },
      { after: 230, minutes: 25 },
    ],
  };
}

/** Songs after the show: alternately open-ended and until midnight, as long as its page says. */
function lateNight(event: SeasonEvent, at: number): SeasonEvent {
  const { date_end: _, ...open } = event;
  return {
    ...open,
    activity: activity.concert,
    tags: ['musik', 'late-night'],
    ...(at % 2 === 0 ? { date_end: addMinutes(event.date_start, 90) } : {}),
    ...(at % 3 === 2
      ? {}
      : { alternative_ticket_status: text('Eintritt frei, keine Anmeldung', 'Free entry, no booking') }),
  };
}

/** Far in the future, some events have a day but no time yet. */
function hourOpen(event: SeasonEvent): SeasonEvent {
  const { date_end: _, ...open } = event;
  return { ...open, unspecific_time: true };
}

const forSchools = text(
  'Schulvorstellung, Anmeldung über das Junge Thalia',
  'For schools, booked through Junges Thalia',
);

/** `events` must be sorted by date. */
export function withSpecials(events: readonly SeasonEvent[], today: Day): SeasonEvent[] {
  const isAhead = (event: SeasonEvent, days: number) => dayOfEvent(event) > addDays(today, days);
  const isPlain = (event: SeasonEvent) => event.activity === activity.performance && !event.subtitle;
  const longNights = events
    .filter((event) => event.production === 'faust' && isPlain(event) && isAhead(event, 2))
    .sort((a, b) => (weekdayOf(dayOfEvent(b)) === 6 ? 1 : 0) - (weekdayOf(dayOfEvent(a)) === 6 ? 1 : 0))
    .slice(0, 2);
  const songs = events.filter((event) => event.production === 'kein-schlaf' && isPlain(event));
  const openHours = events
    .filter((event) => isPlain(event) && isAhead(event, 70) && event.date_start.slice(11) > '16:00')
    .filter((event, at) => at % 7 === 3 && event.production !== 'kein-schlaf' && !longNights.includes(event))
    .slice(0, 6);
  return events.map((event) => {
    if (longNights.includes(event)) return uncut(event);
    if (songs.includes(event)) return lateNight(event, songs.indexOf(event));
    if (openHours.includes(event)) return hourOpen(event);
    if (event.date_start.endsWith('T09:30')) {
      return { ...event, subtitle: forSchools, tags: ['junges-thalia', 'familie'] };
    }
    return isFamilyPlay(event.production ?? '') && isPlain(event) ? { ...event, tags: ['familie'] } : event;
  });
}
