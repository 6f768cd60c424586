import { sql } from 'drizzle-orm';
import { test } from 'vitest';
import { countEventsByDay, nextChangeAt } from '#server/services/calendar.ts';
import { listEvents } from '#server/services/events.ts';
import { getProduction, listProductions } from '#server/services/productions.ts';
import { createTestDatabase } from '../setup/test-database.ts';
import { fillFixture, now } from './fixture.ts';

test('x', async () => {
  const database = await createTestDatabase('apitry');
  await fillFixture(database);
  const reader = { locale: 'de' as const, now };
  let from = 1000;
  for (const n of [1000, 10000, 100000]) {
    await database.db.execute(
      sql.raw(
        `insert into events (id, production_id, activity_id, date_start, stage_name) select g, (array[101,102,103])[1 + g % 3], 1 + (g % 2), timestamptz '2026-03-12 19:30+01' + ((g % 100000) / 10 - 5000) * interval '1 day' + (g%10) * interval '7 min', (array['Bühne','Box','Ballsaal'])[1 + g % 3] from generate_series(${from}, ${n + 999}) g`,
      ),
    );
    from = n + 1000;
    await database.db.execute(sql`vacuum analyze events`);
    const measure = async (name: string, f: () => Promise<unknown>) => {
      await f();
      await f();
      const times = [];
      for (let i = 0; i < 15; i++) {
        const t = performance.now();
        await f();
        times.push(performance.now() - t);
      }
      times.sort((a, b) => a - b);
      console.log(n, name, times[7]!.toFixed(1), 'ms');
    };
    await measure('default', () => listEvents(database, {}, reader));
    await measure('all', () => listEvents(database, { date: null }, reader));
    await measure('page 40', () => listEvents(database, { date: null, page: 40 }, reader));
    await measure('stage', () => listEvents(database, { stage_name: ['Box', 'Bühne'] }, reader));
    await measure('tag', () => listEvents(database, { tag: 1 }, reader));
    await measure('tag2', () => listEvents(database, { tag: 2 }, reader));
    await measure('tag3', () => listEvents(database, { tag: 3 }, reader));
    await measure('activity', () => listEvents(database, { activity: 9 }, reader));
    await measure('today', () => listEvents(database, { date: '2026-03-12', date_to: '2026-03-13' }, reader));
    await measure('month', () => countEventsByDay(database, '2026-03'));
    await measure('change', () => nextChangeAt(database, now));
    await measure('productions', () => listProductions(database, {}, reader));
    await measure('production', () => getProduction(database, 101, reader));
  }

  const spy = database.pool.query.bind(database.pool);
  const explain = async (name: string, f: () => Promise<unknown>) => {
    let done = false;
    (database.pool as any).query = async (q: any, p: any) => {
      if (!done) {
        done = true;
        const r = await spy('explain (analyze, buffers) ' + q.text, p);
        console.log(name + '\n' + r.rows.map((x: any) => x['QUERY PLAN']).join('\n'));
      }
      return spy(q, p);
    };
    await f();
    (database.pool as any).query = spy;
  };
  await explain('default', () => listEvents(database, {}, reader));
  await explain('all', () => listEvents(database, { date: null }, reader));
  await explain('production', () => getProduction(database, 101, reader));
  await database.close();
}, 100000);
