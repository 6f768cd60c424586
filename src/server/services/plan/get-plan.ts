// The plan of a month: every event of its weeks, those offline too, and the internal dates.
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import {
  addDays,
  addMonths,
  berlinDay,
  type Day,
  type Month,
  startOfDay,
  toBerlinIso,
} from '#domain/dates/dates.ts';
import { isOver } from '#domain/events/event-end.ts';
import { intervalsOf } from '#domain/events/intervals.ts';
import { saleStatus } from '#domain/events/tickets-left.ts';
import { textOf } from '#domain/languages/localized.ts';
import { bookingsOf } from '#domain/plan/bookings.ts';
import type { BookedPart } from '#domain/plan/collisions.ts';
import { collisionsElsewhere, type MonthCollisions } from '#domain/plan/collisions-elsewhere.ts';
import { type Plan, type PlannedEvent, planWeeks } from '#domain/plan/plan.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { production_cast, productions } from '#server/db/schema/productions.ts';
import { recastsColumn } from '#server/services/events/recasts.ts';
import { hasDraft } from '#server/services/records/lists/list-publication.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { RowOf } from '#server/services/row-of.ts';
import { readInternalDates } from './read-internal-dates.ts';

/** Three queries. */
export async function getPlan(
  database: Pick<Database, 'db'>,
  { month, day }: { month: Month; day: Day },
  context: RequestContext,
): Promise<Omit<Plan, 'lanes'>> {
  const weeks = planWeeks(month);
  const from = weeks[0]?.[0] as Day;
  const to = addDays(weeks.at(-1)?.at(-1) as Day, 1);
  const planned = await readPlanned(database, { from, to }, context);
  return { month, day, weeks, today: berlinDay(context.now), ...planned };
}

/** Everything planned between the beginnings of two days. Three queries. */
async function readPlanned(
  database: Pick<Database, 'db'>,
  { from, to }: { from: Day; to: Day },
  context: RequestContext,
): Promise<Pick<Plan, 'events' | 'productions'>> {
  const [rows, internal] = await Promise.all([
    readEvents(database, from, to),
    readInternalDates(database, from, to, context),
  ]);
  const casts = await readCasts(database, [...new Set(rows.flatMap((row) => row.production_id ?? []))]);
  const productionOf = ({ production_id, production_duration }: EventRow) => ({
    minutes: production_duration,
    cast: casts.get(production_id ?? 0) ?? [],
  });
  return {
    events: [...rows.map((row) => plannedEvent(row, context)), ...internal].sort(byStart),
    productions: Object.fromEntries(
      rows.flatMap((row) => (row.production_id === null ? [] : [[row.production_id, productionOf(row)]])),
    ),
  };
}

/** Months ahead in which collisions are searched for. */
const monthsAhead = 18;

/** Upcoming collisions outside of the weeks of a month's plan, by month. Three queries. */
export async function findCollisionsElsewhere(
  database: Pick<Database, 'db'>,
  month: Month,
  context: RequestContext,
): Promise<MonthCollisions[]> {
  const from = berlinDay(context.now);
  const planned = await readPlanned(database, { from, to: addMonths(from, monthsAhead) }, context);
  return collisionsElsewhere(bookingsOf(planned), planWeeks(month));
}

const byStart = (a: PlannedEvent, b: PlannedEvent): number =>
  Date.parse(a.event.date_start) - Date.parse(b.event.date_start);

const columns = {
  id: events.id,
  version: events.version,
  name: events.name,
  date_start: events.date_start,
  date_end: events.date_end,
  intervals: events.intervals,
  unspecific_time: events.unspecific_time,
  stage_name: events.stage_name,
  is_on_tour: events.is_on_tour,
  outcome: events.outcome,
  status: events.status,
  tickets_left: events.tickets_left,
  is_online: events.is_online,
  production_id: events.production_id,
  production_name: productions.name,
  production_intervals: productions.intervals,
  production_online: productions.is_online,
  production_duration: productions.duration,
  recasts: recastsColumn,
  activity_id: activities.id,
  activity_name: activities.name,
};

type Row = RowOf<typeof columns>;
type Joined = `production_${string}` | `activity_${string}`;
type EventRow = { [K in keyof Row]: K extends Joined ? Row[K] | null : Row[K] } & { has_draft: boolean };

function readEvents({ db }: Pick<Database, 'db'>, from: Day, to: Day): Promise<EventRow[]> {
  return db
    .select({ ...columns, has_draft: sql<boolean>`${hasDraft('events')}` })
    .from(events)
    .leftJoin(productions, eq(productions.id, events.production_id))
    .leftJoin(activities, eq(activities.id, events.activity_id))
    .where(and(gte(events.date_start, startOfDay(from)), lt(events.date_start, startOfDay(to))))
    .orderBy(asc(events.date_start), asc(events.id));
}

/** The casts of plays by their ids. One query. */
export async function readCasts(
  { db }: Pick<Database, 'db'>,
  ids: readonly number[],
): Promise<Map<number, BookedPart[]>> {
  if (ids.length === 0) return new Map();
  const { production_id, person_id, name, role } = production_cast;
  const rows = await db
    .select({ production_id, person_id, name, role })
    .from(production_cast)
    .where(inArray(production_id, [...ids]))
    .orderBy(asc(production_cast.order), asc(production_cast.id));
  const casts = Map.groupBy(rows, (row) => row.production_id);
  return new Map([...casts].map(([id, parts]) => [id, parts.map(({ production_id: _, ...part }) => part)]));
}

function plannedEvent(row: EventRow, { locale, now }: RequestContext): PlannedEvent {
  const { id, version, production_id, stage_name, unspecific_time, is_on_tour, outcome, has_draft, recasts } =
    row;
  const activity =
    row.activity_id === null ? null : { id: row.activity_id, name: textOf(row.activity_name, locale) };
  return {
    id,
    version,
    production_id,
    stage_name,
    has_draft,
    recasts,
    internal: null,
    title: textOf(row.production_name ?? row.name, locale),
    is_public: row.is_online && row.production_online !== false,
    event: {
      unspecific_time,
      is_on_tour,
      outcome,
      activity,
      date_start: toBerlinIso(row.date_start),
      date_end: row.date_end && toBerlinIso(row.date_end),
      intervals: intervalsOf(row),
      status: isOver(row, now) ? 'past' : saleStatus(row),
    },
  };
}
