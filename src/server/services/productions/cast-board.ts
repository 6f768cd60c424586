// The cast of a production by dates, as editors see it: dates offline and drafts included.
import { and, asc, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { addDays, berlinDay, startOfDay } from '#domain/dates/dates.ts';
import type { Localized } from '#domain/languages/localized.ts';
import type { BoardPart, CastBoard, CastDate } from '#domain/productions/cast-board.ts';
import { castWithLines, type PastedCast, readCastLines } from '#domain/productions/cast-lines.ts';
import type { Recast } from '#domain/productions/recasts.ts';
import type { Database } from '#server/db/client.server.ts';
import { record_drafts } from '#server/db/schema/drafts.ts';
import { event_cast, events } from '#server/db/schema/events.ts';
import { production_cast, production_covers, productions } from '#server/db/schema/productions.ts';
import { recastsColumn } from '#server/services/events/recasts.ts';
import { personsNamed } from '#server/services/people/persons-named.ts';
import { readCards } from '#server/services/records/form/record-cards.ts';

/** A production with upcoming events. */
export interface CastChoice {
  id: number;
  name: Localized;
  parts: number;
  dates: number;
  recasts: number;
}

const isComing = (now: Date) =>
  and(gte(events.date_start, startOfDay(berlinDay(now))), ne(events.outcome, 'cancelled'));

/** Productions with upcoming events, in order of the next one. One query. */
export async function listCastChoices({ db }: Pick<Database, 'db'>, now: Date): Promise<CastChoice[]> {
  return db
    .select({
      id: productions.id,
      name: productions.name,
      parts: sql<number>`(select count(*)::int from production_cast c where c.production_id = productions.id)`,
      dates: sql<number>`count(*)::int`,
      recasts: sql<number>`count(*) filter (where exists (
        select 1 from event_cast x where x.event_id = events.id))::int`,
    })
    .from(events)
    .innerJoin(productions, eq(productions.id, events.production_id))
    .where(isComing(now))
    .groupBy(productions.id)
    .orderBy(sql`min(${events.date_start})`, asc(productions.id));
}

/** Null if there is no such production. Six queries. */
export async function getCastBoard(
  database: Pick<Database, 'db'>,
  id: number,
  now: Date,
): Promise<CastBoard | null> {
  const { db } = database;
  const [production] = await db
    .select({ id: productions.id, version: productions.version, name: productions.name })
    .from(productions)
    .where(eq(productions.id, id));
  if (!production) return null;
  const [cast, covers, dates, played] = await Promise.all([
    readParts(database, production_cast, id),
    readParts(database, production_covers, id),
    readDates(database, id, now),
    readPlayed(database, id, now),
  ]);
  const persons = covers.flatMap(({ person }) => person ?? []);
  const [cards, engaged] = await Promise.all([
    readCards(db, 'persons', persons, 'de'),
    readBusyCovers(database, id, covers, dates),
  ]);
  return {
    production,
    cast,
    dates,
    played,
    engaged,
    covers: covers.map((cover) => ({
      ...cover,
      thumbnail: (cover.person && cards.get(cover.person)?.thumbnail) || '',
    })),
  };
}

function readParts(
  { db }: Pick<Database, 'db'>,
  table: typeof production_cast | typeof production_covers,
  id: number,
): Promise<BoardPart[]> {
  return db
    .select({ role: table.role, name: table.name, person: table.person_id })
    .from(table)
    .where(eq(table.production_id, id))
    .orderBy(asc(table.order), asc(table.id));
}

async function readDates({ db }: Pick<Database, 'db'>, id: number, now: Date): Promise<CastDate[]> {
  const rows = await db
    .select({
      id: events.id,
      version: events.version,
      date_start: events.date_start,
      unspecific_time: events.unspecific_time,
      outcome: events.outcome,
      recasts: recastsColumn,
      substitution: events.substitution_info,
      draft: sql<Recast[] | null>`(select d.data->'recasts' from ${record_drafts} d
        where d.resource = 'events' and d.record_id = events.id)`,
    })
    .from(events)
    .where(and(eq(events.production_id, id), isComing(now)))
    .orderBy(asc(events.date_start), asc(events.id));
  return rows.map((row) => ({ ...row, date_start: row.date_start.toISOString() }));
}

/** Past recasts of a part, latest first. */
async function readPlayed({ db }: Pick<Database, 'db'>, id: number, now: Date): Promise<CastBoard['played']> {
  const rows = await db
    .select({
      role: sql<string>`${event_cast.role}->>'de'`,
      name: event_cast.name,
      date_start: events.date_start,
    })
    .from(event_cast)
    .innerJoin(events, eq(events.id, event_cast.event_id))
    .where(
      and(
        eq(events.production_id, id),
        lt(events.date_start, startOfDay(berlinDay(now))),
        ne(events.outcome, 'cancelled'),
      ),
    )
    .orderBy(desc(events.date_start));
  return rows.map((row) => ({ ...row, date_start: row.date_start.toISOString() }));
}

/** Covers who play in another production on the day of an event, in their own part or as a recast. */
async function readBusyCovers(
  { db }: Pick<Database, 'db'>,
  id: number,
  covers: readonly BoardPart[],
  dates: readonly CastDate[],
): Promise<CastBoard['engaged']> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last || covers.length === 0) return [];
  const names = sql.param([...new Set(covers.map(({ name }) => name))]);
  const rows = await db
    .select({
      date_start: events.date_start,
      play: productions.name,
      names: sql<string[]>`array(
        select c.name from production_cast c where c.production_id = events.production_id and c.name = any(${names}::text[])
        union select x.name from event_cast x where x.event_id = events.id and x.name = any(${names}::text[]))`,
    })
    .from(events)
    .innerJoin(productions, eq(productions.id, events.production_id))
    .where(
      and(
        ne(events.production_id, id),
        ne(events.outcome, 'cancelled'),
        gte(events.date_start, startOfDay(berlinDay(first.date_start))),
        lt(events.date_start, startOfDay(addDays(berlinDay(last.date_start), 1))),
      ),
    );
  return dates.flatMap((date) =>
    rows
      .filter((row) => berlinDay(row.date_start) === berlinDay(date.date_start))
      .flatMap((row) => row.names.map((name) => ({ date: date.id, name, play: row.play }))),
  );
}

/**
 * Previews the changes of lines "Part: Name" to a production's cast; null if there is no such production. Three
 * queries.
 */
export async function checkCastLines(
  database: Pick<Database, 'db'>,
  id: number,
  text: string,
): Promise<PastedCast | null> {
  const lines = readCastLines(text);
  const [[production], cast, persons] = await Promise.all([
    database.db.select({ version: productions.version }).from(productions).where(eq(productions.id, id)),
    readParts(database, production_cast, id),
    personsNamed(database, [...new Set(lines.map(({ name }) => name))]),
  ]);
  return production ? { version: production.version, ...castWithLines(cast, lines, persons) } : null;
}
