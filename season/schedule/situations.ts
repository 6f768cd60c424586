// Changes during a season: cancellations, sold-out events, substitutions. Distributed so that every case
// occurs.
import { addDays, type Day } from '#domain/dates/dates.ts';
import type { Board } from '#season/schedule/board.ts';
import { type Cancellation, changesOfPlan, illness, postponements } from '#season/schedule/cancellations.ts';
import {
  activity,
  dayOfEvent,
  hash,
  type ScheduleProduction,
  type SeasonEvent,
  type Text,
  text,
} from '#season/schedule/event.ts';

const cancelledBy = ({ short, long }: Cancellation) =>
  ({ outcome: 'cancelled', cancellation_info_short: short, cancellation_info_long: long }) as const;

const unnamed = text(
  'Eine Rolle ist umbesetzt. Wer spielt, steht auf dem Abendzettel.',
  'One part has been recast. The evening sheet says who plays.',
);

/** A substitute, from performers who are free on that day. */
function substitution(event: SeasonEvent, board: Board, productions: readonly ScheduleProduction[]): Text {
  const casts = new Map(productions.map(({ key, cast = [] }) => [key, cast.filter(({ person }) => person)]));
  const part = casts.get(event.production ?? '')?.at(-1);
  const busy = new Set(
    board
      .on(dayOfEvent(event))
      .flatMap(({ production = '' }) => casts.get(production)?.map(({ name }) => name)),
  );
  const free = [...new Set([...casts.values()].flat().map(({ name }) => name))]
    .filter((name) => !busy.has(name) && name !== part?.name)
    .sort((a, b) => hash(a + event.key) - hash(b + event.key))[0];
  if (!part || !free) return unnamed;
  return text(
    `Für ${part.name} springt ${free} ein (${part.role.de}).`,
    `${free} steps in for ${part.name} (${part.role.en ?? part.role.de}).`,
  );
}

interface Situation {
  count: number;
  /** Range in days from today. */
  from: number;
  to: number;
  fits?(event: SeasonEvent): boolean;
  change(event: SeasonEvent, at: number): Partial<SeasonEvent>;
}

const cancelled = { outcome: 'cancelled' } as const;
const atTheDoor = text('Restkarten an der Abendkasse', 'Last tickets at the door');
const waitingList = (key: string) => `{shop}/de/waitinglist/${key}`;

function situations(board: Board, productions: readonly ScheduleProduction[]): Situation[] {
  const lowest = (event: SeasonEvent) => Boolean(event.min_price_normal_excl_e);
  const hasPriceInfo = (event: SeasonEvent) => Boolean(event.short_price_info && event.long_price_info);
  return [
    {
      count: 4,
      from: 2,
      to: 16,
      change: (event) => ({
        outcome: 'replacement',
        has_substitute: true,
        substitution_info: substitution(event, board, productions),
      }),
    },
    { count: 1, from: 2, to: 12, change: () => cancelledBy(illness) },
    {
      count: 4,
      from: 12,
      to: 60,
      change: (_, at) => cancelledBy(changesOfPlan[at % changesOfPlan.length] as Cancellation),
    },
    { count: 2, from: 12, to: 70, change: () => cancelled },
    {
      count: 2,
      from: -13,
      to: -1,
      change: () => ({ ...cancelled, cancellation_info_short: illness.short }),
    },
    { count: 3, from: -13, to: -1, change: () => ({ status: 'soldout' }) },
    {
      count: 11,
      from: 2,
      to: 50,
      change: ({ key }) => ({ status: 'soldout', registration_link: waitingList(key) }),
    },
    { count: 8, from: 2, to: 40, change: () => ({ status: 'soldout' }) },
    {
      count: 3,
      from: 2,
      to: 45,
      change: () => ({ status: 'soldout', alternative_ticket_status: atTheDoor }),
    },
    {
      count: 9,
      from: 2,
      to: 30,
      change: (_, at) => ({ tickets_left: [3, 7, 12, 5, 19, 2, 9, 16, 4][at] as number }),
    },
    { count: 4, from: 2, to: 45, change: () => ({ hide_slider: true }) },
    {
      count: 3,
      from: 5,
      to: 50,
      change: ({ key }) => ({
        ticket_url_external: `https://freunde-des-hauses.example.org/abend/${key}`,
        promotional_tagline: text(
          'Ein Abend der Freunde des Hauses',
          'An evening by the Friends of the house',
        ),
      }),
    },
    {
      count: 3,
      from: 2,
      to: 60,
      fits: lowest,
      change: () => ({ min_price_youth_ticket_excl_e: '' }),
    },
    { count: 3, from: 5, to: 60, change: () => ({ alternative_ticket_status: atTheDoor }) },
    {
      count: 1,
      from: 2,
      to: 70,
      change: () => ({ ...cancelledBy(changesOfPlan[0] as Cancellation), status: 'soldout' }),
    },
    { count: 1, from: 2, to: 70, fits: hasPriceInfo, change: () => ({ long_price_info: undefined }) },
    { count: 1, from: 2, to: 70, fits: hasPriceInfo, change: () => ({ short_price_info: undefined }) },
  ];
}

/** Unchanged performances in a pseudo-random order. */
function candidates(events: readonly SeasonEvent[]): SeasonEvent[] {
  return events
    .filter(({ activity: id, production }) => id === activity.performance && production !== 'kein-schlaf')
    .filter((event) => !event.alternative_ticket_status && !event.unspecific_time && !event.name)
    .filter((event) => Boolean(event.secondary_ticket_link))
    .sort((a, b) => hash(`${a.key} fate`) - hash(`${b.key} fate`));
}

/** One future premiere is sold out; two are cancelled, and the next performance becomes the premiere. */
function fatesOfPremieres(events: readonly SeasonEvent[], today: Day): Map<string, Partial<SeasonEvent>> {
  const changes = new Map<string, Partial<SeasonEvent>>();
  const ahead = events.filter(
    (event) =>
      event.activity === activity.premiere && !event.is_on_tour && dayOfEvent(event) > addDays(today, 8),
  );
  if (ahead[0]) {
    changes.set(ahead[0].key, { status: 'soldout', registration_link: waitingList(ahead[0].key) });
  }
  for (const [at, premiere] of [ahead[2], ahead[6]].entries()) {
    const next = events.find(
      (event) =>
        event.production === premiere?.production &&
        event.activity === activity.performance &&
        event.date_start > (premiere?.date_start ?? ''),
    );
    if (!premiere || !next) continue;
    changes.set(premiere.key, cancelledBy(postponements[at] as Cancellation));
    changes.set(next.key, {
      activity: activity.premiere,
      subtitle: text('Nachgeholte Premiere', 'The premiere, at last'),
    });
  }
  return changes;
}

/** The schedule with each situation on as many events as it asks for. */
export function withSituations(
  events: readonly SeasonEvent[],
  board: Board,
  productions: readonly ScheduleProduction[],
): SeasonEvent[] {
  const { today } = board;
  const changes = fatesOfPremieres(events, today);
  const open = candidates(events);
  for (const { count, from, to, fits = () => true, change } of situations(board, productions)) {
    const [first, last] = [addDays(today, from), addDays(today, to)];
    const chosen = open
      .filter((event) => !changes.has(event.key) && fits(event))
      .filter((event) => dayOfEvent(event) >= first && dayOfEvent(event) <= last)
      .slice(0, count);
    for (const [at, event] of chosen.entries()) changes.set(event.key, change(event, at));
  }
  return events.map((event) => ({ ...event, ...changes.get(event.key) }));
}
