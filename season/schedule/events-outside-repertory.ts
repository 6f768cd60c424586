// Events outside of the repertory: guest performances in other towns, readings, a concert and a talk.
import { addDays, type Day, weekdayOf } from '#domain/dates/dates.ts';
import { activity, addMinutes, type SeasonEvent, type Text, text } from '#season/schedule/event.ts';

/** The first such weekday on or after a day. */
export function nextWeekday(day: Day, weekday: number): Day {
  return addDays(day, (weekday - weekdayOf(day) + 7) % 7);
}

interface GuestPerformance {
  key: string;
  production: string;
  /** Days from today. */
  offset: number;
  hour: string;
  place: string;
  link: string;
  /** What is shown there for the first time. */
  premiere?: Text;
}

export const guestPerformances: GuestPerformance[] = [
  {
    key: 'raeuber-basel-1',
    production: 'raeuber',
    offset: 2,
    hour: '19:30',
    place: 'Werkhof, Basel',
    link: 'https://werkhof-basel.example.org/raeuber',
  },
  {
    key: 'raeuber-basel-2',
    production: 'raeuber',
    offset: 3,
    hour: '19:30',
    place: 'Werkhof, Basel',
    link: 'https://werkhof-basel.example.org/raeuber',
  },
  {
    key: 'hamlet-wien',
    production: 'hamlet',
    offset: 37,
    hour: '19:00',
    place: 'Donauspeicher, Wien',
    link: 'https://donauspeicher.example.org/hamlet',
  },
  {
    key: 'moby-dick-rotterdam-1',
    production: 'moby-dick',
    offset: 65,
    hour: '20:00',
    place: 'Havenloods, Rotterdam',
    link: 'https://havenloods.example.org/moby-dick',
  },
  {
    key: 'moby-dick-rotterdam-2',
    production: 'moby-dick',
    offset: 66,
    hour: '20:00',
    place: 'Havenloods, Rotterdam',
    link: 'https://havenloods.example.org/moby-dick',
  },
  {
    key: 'nora-rostock',
    production: 'nora',
    offset: 94,
    hour: '19:30',
    place: 'Theater am Kai, Rostock',
    link: '',
  },
  {
    key: 'nora-reykjavik',
    production: 'nora',
    offset: 58,
    hour: '20:00',
    place: 'Strandleikhús, Reykjavík',
    link: 'https://strandleikhus.example.org/nora',
    premiere: text('Premiere der isländischen Fassung', 'Premiere of the Icelandic version'),
  },
];

export function guestPerformanceEvent(
  today: Day,
  performance: GuestPerformance,
  duration: number | null | undefined,
): SeasonEvent {
  const { key, production, offset, hour, place, link, premiere } = performance;
  const date_start = `${addDays(today, offset)}T${hour}`;
  return {
    key,
    production,
    activity: premiere ? activity.premiere : activity.guest_performance,
    ...(premiere ? { subtitle: premiere } : {}),
    date_start,
    ...(duration ? { date_end: addMinutes(date_start, duration) } : {}),
    stage_name: place,
    is_on_tour: true,
    ...(link ? { ticket_url_external: link } : {}),
  };
}

interface Reading {
  key: string;
  name: Text;
  subtitle: Text;
  activity: number;
  stage_name: string;
  weekday: number;
  /** Days from today from which on the weekday is searched. */
  from: number;
  hour: string;
  minutes: number | null;
  players: string[];
}

export const readings: Reading[] = [
  {
    key: 'tee-mit-tschechow',
    players: ['Gitta Loh'],
    name: text('Tee mit Tschechow', 'Tea with Chekhov'),
    subtitle: text('Gitta Loh liest Briefe aus Jalta', 'Gitta Loh reads letters from Yalta'),
    activity: activity.reading,
    stage_name: 'Teeraum',
    weekday: 7,
    from: 3,
    hour: '12:00',
    minutes: 60,
  },
  {
    key: 'kleist-quittungen',
    players: ['Hannes Vogt'],
    name: text('Kleist, Quittungen', 'Kleist, receipts'),
    subtitle: text('Ein Leben in Schulden, gelesen von Hannes Vogt', 'A life in debts, read by Hannes Vogt'),
    activity: activity.reading,
    stage_name: 'Mittelrangfoyer',
    weekday: 4,
    from: 12,
    hour: '20:00',
    minutes: 75,
  },
  {
    key: 'klavier-verstimmt',
    players: ['Tomasz Wrona'],
    name: text('Klavier, verstimmt', 'Piano, out of tune'),
    subtitle: text('Tomasz Wrona spielt, was er in Kneipen fand', 'Tomasz Wrona plays what he found in pubs'),
    activity: activity.concert,
    stage_name: 'Nachtasyl',
    weekday: 3,
    from: 23,
    hour: '21:00',
    minutes: null,
  },
  {
    key: 'lichtenberg-laut',
    players: ['Theo Wessendorf'],
    name: text('Lichtenberg, laut', 'Lichtenberg, aloud'),
    subtitle: text('Sätze, die in keinen Abend passten', 'Sentences that fitted no evening'),
    activity: activity.reading,
    stage_name: 'Mittelrangfoyer',
    weekday: 2,
    from: 39,
    hour: '19:00',
    minutes: 60,
  },
  {
    key: 'nachbarn-lesen',
    players: [],
    name: text('Nachbarn lesen', 'Neighbours read'),
    subtitle: text(
      'Zehn Leute aus der Gaußstraße, je ein Lieblingsblatt',
      'Ten people from Gaußstraße, one favourite page each',
    ),
    activity: activity.reading,
    stage_name: 'Mittelrangfoyer',
    weekday: 4,
    from: 60,
    hour: '19:00',
    minutes: 90,
  },
  {
    key: 'wer-zahlt-theater',
    players: [],
    name: text('Wer zahlt Theater?', 'Who pays for theatre?'),
    subtitle: text(
      'Gespräch über eine Rechnung, mit Ada Winterfeldt',
      'A talk about a bill, with Ada Winterfeldt',
    ),
    activity: activity.talk,
    stage_name: 'Mittelrangfoyer',
    weekday: 3,
    from: 80,
    hour: '19:00',
    minutes: 90,
  },
];

export function reading(
  today: Day,
  { weekday, from, hour, minutes, players: _, ...rest }: Reading,
): SeasonEvent {
  const date_start = `${nextWeekday(addDays(today, from), weekday)}T${hour}`;
  return { ...rest, date_start, ...(minutes ? { date_end: addMinutes(date_start, minutes) } : {}) };
}

/** Who reads or plays at one of these events; undefined for others. */
export function playersOf(key: string): readonly string[] | undefined {
  return readings.find((each) => each.key === key)?.players;
}
