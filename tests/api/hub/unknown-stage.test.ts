// Records whose stage was renamed or removed in the configuration.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hub } from '#domain/hub/hub.ts';
import { loginAs } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { now } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('unknown_stage');
});
afterAll(() => api.close());

const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

it('are issues: dates to come that are not on tour, public plays, and runs', async () => {
  const { db } = api.database;
  const { headers } = await loginAs(api.database, 'editor');
  const found = async () => {
    const { care } = (await (await api.ask('/de/api/cms-hub/', { headers })).json()) as Hub;
    return care.find(({ kind }) => kind === 'unknown-stage')?.entries;
  };
  expect(await found()).toBeUndefined();
  await db.execute(sql`delete from events`);
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into events (production_id, stage_name, date_start, is_on_tour)
      select id, 'Halle am Hafen', day::timestamptz, is_on_tour from productions,
        (values (${at(2)}, false), (${at(3)}, true), (${at(-3)}, false)) as d(day, is_on_tour)
      where is_online order by id, day desc limit 3 returning id`);
  await db.execute(sql`insert into internal_dates (kind, name, stage_name, date_start, date_end)
    values ('rehearsal', 'Durchlauf', 'Halle am Hafen', ${at(1)}, ${at(1.1)})`);
  const entries = await found();
  expect(entries?.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/cms\/internal_dates\/\d+\?field=stage_name$/),
    expect.stringMatching(/^\/cms\/events\/\d+\?field=stage_name$/),
  ]);
  expect(entries?.[0]?.title).toContain('Durchlauf');
  expect(rows).toHaveLength(3);
});
