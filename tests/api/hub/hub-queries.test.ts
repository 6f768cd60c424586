// The hub needs a constant number of queries, and reminds of what the theatre can have.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getHub } from '#server/services/hub/get-hub.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { now } from '../fixture/ids.ts';

let api: TestApi;
let editor: TestLogin;
beforeAll(async () => {
  api = await openTestApi('hub_queries');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());

const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

it('needs at most twelve queries for any amount of data', async () => {
  const prototype = pg.Client.prototype as unknown as { query(...parts: unknown[]): unknown };
  const { query } = prototype;
  let queries = 0;
  const user = { id: editor.user_id, role: 'editor' } as const;
  const cost = async () => {
    queries = 0;
    await getHub(api.database, { locale: 'de', now, user, hasShop: true });
    return queries;
  };
  const { db } = api.database;
  const fill = async (count: number) => {
    await db.execute(sql`insert into events (id, name, stage_name, date_start, is_online)
      select 900000 + ${count}::int * 10 + i, '{"de":"Viele"}', 'Bühne', ${at(1)}::timestamptz + i * interval '1 hour', true
        from generate_series(1, ${count}::int) i`);
    await db.execute(sql`insert into record_drafts (resource, record_id, data, base, operation_id)
      select 'persons', 900000 + i, '{}', '{}', 'hub-' || i from generate_series(1, ${count}::int) i
        on conflict do nothing`);
    await db.execute(sql`insert into planned_changes (resource, record_id, data, base, operation_id, due_at)
      select 'persons', 900000 + i, '{}', '{}', ${`hub-${count}-`} || i, ${at(2)}::timestamptz
        from generate_series(1, ${count}::int) i`);
  };
  prototype.query = function counted(...parts) {
    queries += 1;
    return query.apply(this, parts);
  };
  try {
    await fill(2);
    const few = await cost();
    await fill(300);
    const many = await cost();
    expect(few).toBeLessThanOrEqual(12);
    expect(many).toBe(few);
  } finally {
    prototype.query = query;
  }
});

it('reminds of dates without tickets only a house that has a shop', async () => {
  const { db } = api.database;
  await db.execute(sql`insert into events (id, name, stage_name, date_start, is_online)
    values (990001, '{"de":"Ohne Karten"}', 'Bühne', ${at(1)}::timestamptz, true)`);
  const user = { id: editor.user_id, role: 'editor' } as const;
  const kinds = async (hasShop: boolean) => {
    const { care } = await getHub(api.database, { locale: 'de', now, user, hasShop });
    return care.map(({ kind }) => kind);
  };
  expect(await kinds(true)).toContain('event-without-tickets');
  expect(await kinds(false)).not.toContain('event-without-tickets');
});
