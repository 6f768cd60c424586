// Lists of the back office with 20,000 events and 20,000 people, against the same lists with 1,000 of each.
import { sql } from 'drizzle-orm';
import type { ListQuery } from '#domain/resources/list-query.ts';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { Database } from '#server/db/client.server.ts';
import { activities, events } from '#server/db/schema/events.ts';
import { person_positions, persons } from '#server/db/schema/persons.ts';
import { production_cast, productions } from '#server/db/schema/productions.ts';
import { listRecords } from '#server/services/records/list-records.ts';
import { openBenchApp } from './app-context.ts';
import { interleave, median, milli, printFigure, times } from './figures.ts';

const now = new Date();
const rounds = 25;

const lists: Record<string, [ResourceName, ListQuery & { page?: number }]> = {
  'events, from yesterday': ['events', { filters: { period: ['upcoming'] } }],
  'events, a name': ['events', { q: 'Stück 7', filters: { period: ['upcoming'] } }],
  'events, a day': ['events', { q: '24.11.' }],
  'events, all, by name': ['events', { ordering: 'shown_name' }],
  'events, all, sold out': ['events', { filters: { state: ['soldout'] } }],
  'events, all, somebody who plays': ['events', { q: 'Lund17' }],
  'people, from A': ['persons', {}],
  'people, the hundredth page': ['persons', { page: 100 }],
  'people, a name': ['persons', { q: 'Vera Lund17' }],
  'people, by position': ['persons', { ordering: 'position' }],
};

const app = await openBenchApp();
try {
  const small = (await app.createDatabase('small')).database;
  const large = (await app.createDatabase('large')).database;
  await fill(small, 1000);
  await fill(large, 20_000);
  for (const [name, [resource, query]] of Object.entries(lists)) {
    const call = (database: Database) =>
      listRecords(database, resource, { page_size: 100, ...query }, { locale: 'de', now });
    const databases = { small, large };
    for (const database of Object.values(databases))
      for (let warm = 0; warm < 5; warm += 1) await call(database);
    const figures = await interleave(['small', 'large'], rounds, (size) =>
      timeOf(() => call(databases[size])),
    );
    const [few, many] = [median(figures.small), median(figures.large)];
    printFigure(`${name}: ${milli(few)}, ${milli(many)}`, times(many / few));
  }
} finally {
  await app.close();
}

/** Wall-clock time in milliseconds, since most of it is spent in the database. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** Both databases have five hundred upcoming events; forty plays per thousand events, each with a cast of ten. */
async function fill({ db }: Database, count: number): Promise<void> {
  const plays = count / 25;
  await db.insert(activities).values([{ id: 1, name: { de: 'Vorstellung', en: 'Performance' } }]);
  await db.insert(person_positions).values([
    { id: 1, name: { de: 'Schauspiel' } },
    { id: 2, name: { de: 'Regie' } },
  ]);
  await db.execute(sql`insert into ${productions} (id, slug, name, director, stage_name)
    select n, jsonb_build_object('de', 'stueck-' || n), jsonb_build_object('de', 'Stück ' || n), 'Vera Lund', 'Bühne'
    from generate_series(1, ${plays}) n`);
  await db.execute(sql`insert into ${persons} (first_name, last_name, slug, position_id)
    select 'Vera', 'Lund' || n * 7919 % ${count}, 'person-' || n, 1 + n % 2 from generate_series(1, ${count}) n`);
  await db.execute(sql`insert into ${production_cast} (production_id, role, name)
    select 1 + n % ${plays}, '{"de": "Rolle"}', 'Vera Lund' || n from generate_series(1, ${plays} * 10) n`);
  await db.execute(sql`insert into ${events} (production_id, activity_id, date_start, stage_name, status)
    select 1 + (n * 7) % ${plays}, 1,
      date_trunc('day', now()) + (50 - n / 10) * interval '1 day' + interval '19 hours' + n % 10 * interval '7 minutes',
      (array['Bühne', 'Box', 'Ballsaal'])[1 + n % 3], case when n % 40 = 0 then 'soldout' else 'onsale' end
    from generate_series(0, ${count - 1}) n`);
  await db.execute(sql`vacuum analyze`);
}
