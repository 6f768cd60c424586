import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { premiereActivityId } from '#domain/events/event-status.ts';
import { production } from '../../../../tests/api/fixture/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import { getRunDraft } from './get-run.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('run_draft', 'fixture');
  await database.db.execute(sql`delete from events where production_id = ${production.nora}`);
  await database.db.execute(sql`insert into events (id, production_id, stage_name, date_start, activity_id, is_on_tour, short_price_info)
    select 500 + day, ${production.nora}, stage, timestamptz '2026-03-01 20:00+01' + day * interval '1 day', activity, tour, jsonb_build_object('de', info)
    from (values ('Box', 4, null, false, 'first'), ('Werkstatt', 6, null, false, 'last'), ('Box', 5, null, false, 'second'),
      ('Bühne', 7, ${premiereActivityId}::int, false, 'premiere'), ('Kiel', 8, null, true, 'tour'))
      as e (stage, day, activity, tour, info)`);
});
afterAll(() => database.close());

test('a run is proposed like the last regular date of the play', async () => {
  const request = { production_id: production.nora, stage_name: '', run_id: null };
  const draft = await getRunDraft(database, request, 'de');
  expect(draft.like?.date_start).toBe('2026-03-07T20:00:00+01:00');
  expect(draft.like?.fields.short_price_info).toEqual({ de: 'last' });
  expect(draft.stage_name).toBe('Werkstatt');
});
