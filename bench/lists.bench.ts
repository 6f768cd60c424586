// Lists and calendar with 100,000 events, against the same with 1,000.
import { sql } from 'drizzle-orm';
import { berlinDay } from '#domain/dates/dates.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { production_tags, productions, tags } from '#server/db/schema/productions.ts';
import { listCalendarDays } from '#server/services/events/calendar.ts';
import { countUpcomingEvents } from '#server/services/events/event-counts.ts';
import { listEvents } from '#server/services/events/events.ts';
import { getProduction } from '#server/services/productions/productions.ts';
import { openBenchApp } from './app-context.ts';
import { interleave, median, milli, printFigure, times } from './figures.ts';

const now = new Date();
const today = berlinDay(now);
const requestContext = { locale: 'de', now } as const;
const month = today.slice(0, 7);
const rounds = 25;

const calls: Record<string, (database: Database) => Promise<unknown>> = {
  'events, from today': (database) => listEvents(database, { page_size: 40 }, requestContext),
  'events, a day': (database) => listEvents(database, { date: today, date_to: nextDay() }, requestContext),
  'events, two stages': (database) =>
    listEvents(database, { stage_name: ['Bühne', 'Ballsaal'] }, requestContext),
  'events, a tag': (database) => listEvents(database, { tag: 1 }, requestContext),
  'events, a rare tag': (database) => listEvents(database, { tag: 2 }, requestContext),
  'events, premieres': (database) => listEvents(database, { activity: 9 }, requestContext),
  'events, the fifth page': (database) => listEvents(database, { page: 5 }, requestContext),
  'events, from the beginning': (database) => listEvents(database, { date: null }, requestContext),
  'calendar, a month': (database) => listCalendarDays(database, month, now),
  'calendar, the months ahead': (database) => countUpcomingEvents(database, today, {}, now),
  'a production with its evenings': (database) => getProduction(database, 1, requestContext),
};

const app = await openBenchApp();
try {
  const small = (await app.createDatabase('small')).database;
  const large = (await app.createDatabase('large')).database;
  await fill(small, 1000);
  await fill(large, 100_000);
  for (const [name, call] of Object.entries(calls)) {
    const databases = { small, large };
    for (const database of Object.values(databases))
      for (let warm = 0; warm < 5; warm += 1) await call(database);
    const figures = await interleave(['small', 'large'], rounds, (size) =>
      timeOf(() => call(databases[size])),
    );
    const [few, many] = [median(figures.small), median(figures.large)];
    printFigure(`${name}: ${milli(few)}, ${milli(many)}`, times(many / few), 'to reach: at most 2');
  }
} finally {
  await app.close();
}

/** Wall-clock time in milliseconds, since most of it is spent in the database. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  for (let turn = 0; turn < 4; turn += 1) await work();
  return (performance.now() - since) / 4;
}

function nextDay(): string {
  return berlinDay(new Date(now.getTime() + 86_400_000));
}

/**
 * Both databases have five hundred upcoming events, ten a day on three stages; the large one has 27 years of past
 * events instead of 50 days. There are forty productions per thousand events, each with as many events in both.
 */
async function fill({ db }: Database, count: number): Promise<void> {
  const plays = count / 25;
  await db.insert(activities).values([
    { id: 1, name: { de: 'Vorstellung', en: 'Performance' } },
    { id: 9, name: { de: 'Premiere', en: 'Premiere' } },
  ]);
  await db.insert(tags).values([
    { id: 1, name: { de: 'Klassiker', en: 'Classics' } },
    { id: 2, name: { de: 'Musik', en: 'Music' } },
  ]);
  await db.execute(sql`insert into ${productions} (id, slug, name, director, stage_name)
    select n, jsonb_build_object('de', 'stueck-' || n), jsonb_build_object('de', 'Stück ' || n), 'Vera Lund', 'Bühne'
    from generate_series(1, ${plays}) n`);
  await db.execute(sql`insert into ${production_tags} (production_id, tag_id)
    select n, case when n % 50 = 7 then 2 else 1 end from generate_series(1, ${plays}) n where n % 3 = 1`);
  // In parts, each of which stays within the limit of a statement.
  for (let first = 0; first < count; first += 10_000) {
    await db.execute(sql`insert into ${events} (production_id, activity_id, date_start, stage_name)
      select 1 + (n * 7) % ${plays}, case when n % 40 = 0 then 9 else 1 end,
        date_trunc('day', now()) + (50 - n / 10) * interval '1 day' + interval '19 hours' + n % 10 * interval '7 minutes',
        (array['Bühne', 'Box', 'Ballsaal'])[1 + n % 3]
      from generate_series(${first}::int, ${Math.min(first + 10_000, count) - 1}::int) n`);
  }
  await db.execute(sql`vacuum analyze`);
}
