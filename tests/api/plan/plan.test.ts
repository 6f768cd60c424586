// The plan has every event of a month's weeks, including offline ones, with a constant number of queries.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proposedDatesOf, writesOfProposedRun } from '#domain/plan/propose-run.ts';
import { differencesFrom } from '#domain/plan/run-changes.ts';
import { findCollisionsElsewhere, getPlan } from '#server/services/plan/get-plan.ts';
import { getRunDraft } from '#server/services/plan/get-run.ts';
import { getRunOf } from '#server/services/plan/get-run-of.ts';
import { readRecord } from '#server/services/records/read-records.ts';
import { loginAs } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { event, now, production } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('plan');
});
afterAll(() => api.close());

const march = { month: '2026-03', day: '2026-03-12' };
const read = (locale: 'de' | 'en' = 'de') => getPlan(api.database, march, { locale, now });

test('has every event from the first Monday to the last Sunday and whether it is public', async () => {
  await api.database.db.execute(sql`insert into record_drafts (resource, record_id, data, base, operation_id)
    values ('events', ${event.timeOpen}, '{}', '{}', 'plan-draft')`);
  const { events, weeks, today } = await read();
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), today]).toEqual(['2026-02-23', '2026-04-05', '2026-03-12']);
  const found = new Map(events.map((each) => [each.id, each]));
  expect(found.get(event.premiereSoldOut)).toMatchObject({ is_public: true, has_draft: false });
  expect(found.get(event.offline)).toMatchObject({ is_public: false });
  expect(found.get(event.ofOfflineProduction)).toMatchObject({ is_public: false });
  expect(found.get(event.timeOpen)).toMatchObject({ has_draft: true });
  expect(found.get(event.overAtNoon)?.event.status).toBe('past');
  expect(found.has(event.autumnFirst)).toBe(false);
  expect(events.map(({ event: { date_start } }) => Date.parse(date_start))).toEqual(
    events.map(({ event: { date_start } }) => Date.parse(date_start)).toSorted((a, b) => a - b),
  );
});

test('has the cast and the recasts of a date', async () => {
  await api.database.db.execute(sql`insert into production_cast (production_id, role, name)
    values (${production.faust}, '{"de":"Mephisto"}', 'Aurel Stein')`);
  const { rows } = await api.database.pool.query('select id from events where production_id = $1', [
    production.faust,
  ]);
  const [id] = rows.map((row) => row.id as number);
  await api.database.db.execute(sql`insert into event_cast (event_id, role, instead_of, name)
    values (${id}, '{"de":"Mephisto"}', 'Aurel Stein', 'Ida Falk')`);
  const { events, productions } = await read();
  expect(productions[production.faust]?.cast).toContainEqual({
    name: 'Aurel Stein',
    role: { de: 'Mephisto' },
    person_id: null,
  });
  expect(events.find((each) => each.id === id)?.recasts).toMatchObject([{ name: 'Ida Falk' }]);
});

test('has internal dates between events within the weeks shown', async () => {
  const { db } = api.database;
  await db.execute(sql`insert into internal_dates
    (id, kind, name, production_id, stage_name, date_start, date_end) values
    (1, 'closed', 'Boden', null, 'Box', '2026-02-20 08:00+01', '2026-02-23 09:00+01'),
    (2, 'rehearsal', 'Bauprobe', ${production.nora}, 'Bühne', '2026-03-13 10:00+01', '2026-03-13 14:00+01'),
    (3, 'other', 'Danach', null, 'Box', '2026-04-06 00:00+02', '2026-04-06 09:00+02'),
    (4, 'other', 'Davor', null, 'Box', '2026-02-22 08:00+01', '2026-02-23 00:00+01')`);
  await db.execute(sql`insert into internal_date_people values (2, 301)`);
  const internal = (await read('en')).events.filter((each) => each.internal);
  expect(internal.map(({ id, title }) => [id, title])).toEqual([
    [1, 'Boden'],
    [2, 'A Doll’s House: Bauprobe'],
  ]);
  expect(internal[1]).toMatchObject({
    is_public: false,
    has_draft: false,
    stage_name: 'Bühne',
    event: { date_start: '2026-03-13T10:00:00+01:00', status: 'onsale' },
    internal: {
      kind_name: 'Rehearsal',
      people: [{ person_id: 301, name: 'Mira Okafor', role: { de: 'Probe', en: 'Rehearsal' } }],
    },
  });
  expect(internal[0]?.event.status).toBe('past');
  const starts = (await read()).events.map(({ event: { date_start } }) => Date.parse(date_start));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});

test('moving an internal date can be undone and does not invalidate public pages', async () => {
  const editor = await loginAs(api.database, 'editor');
  const version = async () =>
    (await api.database.pool.query('select version::int from content_version')).rows[0].version;
  const before = await version();
  const post = (path: string, body: object) =>
    done<{ change_set: number; values: { stage_name: string } }>(
      api.ask(`/de/api/cms-hub/${path}/`, {
        method: 'POST',
        headers: editor.headers,
        body: JSON.stringify(body),
      }),
    );
  const moved = await post('internal_dates/2', {
    operation_id: 'plan-internal-move',
    version: 1,
    data: { stage_name: 'Box', date_start: '2026-03-14T10:00', date_end: '2026-03-14T14:00' },
  });
  const placeOf = async () => {
    const found = (await read()).events.find(({ id, internal }) => internal && id === 2);
    return [found?.stage_name, found?.event.date_start];
  };
  expect(await placeOf()).toEqual(['Box', '2026-03-14T10:00:00+01:00']);
  await post(`change-sets/${moved.change_set}/undo`, { operation_id: 'plan-internal-undo' });
  expect(await placeOf()).toEqual(['Bühne', '2026-03-13T10:00:00+01:00']);
  expect(await version()).toBe(before);
});

test('lists upcoming collisions outside the weeks shown by month', async () => {
  const find = () => findCollisionsElsewhere(api.database, '2026-03', { locale: 'de', now });
  const before = await find();
  await api.database.db.execute(sql`insert into internal_dates
    (id, kind, name, stage_name, date_start, date_end) values
    (21, 'closed', 'Boden', 'Ballsaal', '2026-06-01 08:00+02', '2026-06-03 18:00+02'),
    (22, 'private-hire', 'Fest', 'Ballsaal', '2026-06-02 18:00+02', '2026-06-02 23:00+02')`);
  expect(await find()).toEqual([{ month: '2026-06', count: 1 }, ...before]);
  await api.database.db.execute(sql`delete from internal_dates where id > 20`);
});

test('needs as many queries for many events as for few', async () => {
  const prototype = pg.Client.prototype as unknown as { query(...parts: unknown[]): unknown };
  const { query } = prototype;
  let queries = 0;
  prototype.query = function counted(...parts) {
    queries += 1;
    return query.apply(this, parts);
  };
  const cost = async () => {
    queries = 0;
    await read();
    return queries;
  };
  try {
    const few = await cost();
    await api.database.db.execute(sql`insert into events (id, name, stage_name, date_start, is_online)
      select 800000 + i, '{"de":"Viele"}', 'Bühne', ${now.toISOString()}::timestamptz + i * interval '1 hour', false
        from generate_series(1, 300) i`);
    expect(await cost()).toBe(few);
    expect(few).toBeLessThanOrEqual(4);
  } finally {
    prototype.query = query;
  }
});

test('drawing a run creates its dates in one change set, which can be undone', async () => {
  const editor = await loginAs(api.database, 'editor');
  // The fixture's records have ids of their own.
  await api.database.pool.query("select setval(pg_get_serial_sequence('events', 'id'), 900000)");
  await api.database.db.execute(sql`update productions set duration = 90 where id = ${production.nora}`);
  await api.database.db.execute(sql`insert into events
    (id, production_id, stage_name, date_start, activity_id, prices, min_price_normal_excl_e, short_price_info)
    values (890001, ${production.nora}, 'Box', '2027-02-10 20:00+01', 1,
      '[{"name":{"de":"Parkett"},"amount":"38.00"}]', 38, '{"de":"ab 38 Euro"}')`);
  const draft = await getRunDraft(
    api.database,
    { production_id: production.nora, stage_name: '', run_id: null },
    'de',
  );
  expect(draft).toMatchObject({ stage_name: 'Box', production: { minutes: 90 } });
  const dates = proposedDatesOf(['2027-03-02', '2027-03-06'], times, 90);
  const choice = { times, takesOver: true, is_online: false, name: 'Nora, März 2027' };
  const lines = writesOfProposedRun(dates, draft, choice);
  const post = (path: string, body: object) =>
    done<{ change_set: number; lines: { result: string; record: { id: number; values: object } }[] }>(
      api.ask(`/de/api/cms-hub/${path}/`, {
        method: 'POST',
        headers: editor.headers,
        body: JSON.stringify(body),
      }),
    );
  const made = await post('batch', { operation_id: 'plan-run', lines });
  // Repeating the request with the same operation id creates no further events.
  expect((await post('batch', { operation_id: 'plan-run', lines })).change_set).toBe(made.change_set);
  expect(made.lines.map(({ result }) => result)).toEqual(['new', 'new', 'new']);
  const run = made.lines[0]?.record as { id: number; values: object };
  expect(run.values).toMatchObject({ min_price_normal_excl_e: '38.00', begin_saturday: times.saturday });
  expect(made.lines[2]?.record.values).toMatchObject({
    production: production.nora,
    activity: 1,
    stage_name: 'Box',
    is_online: false,
    run: run.id,
    prices: [{ name: { de: 'Parkett' }, amount: '38.00' }],
    min_price_normal_excl_e: '38.00',
  });
  const inPlan = async () => {
    const { events } = await getPlan(
      api.database,
      { month: '2027-03', day: '2027-03-01' },
      { locale: 'de', now },
    );
    return events.map(({ event: { date_start } }) => date_start);
  };
  expect(await inPlan()).toEqual(['2027-03-02T20:00:00+01:00', '2027-03-06T19:00:00+01:00']);

  const request = { production_id: production.nora, stage_name: 'Bühne', run_id: run.id };
  const more = await getRunDraft(api.database, request, 'de');
  expect(more).toMatchObject({
    stage_name: 'Box',
    runs: [{ id: run.id, name: choice.name }],
    run: { id: run.id, times, fields: { min_price_normal_excl_e: '38.00', activity: 1 } },
  });
  const added = await post('batch', {
    operation_id: 'plan-run-more',
    lines: writesOfProposedRun(proposedDatesOf(['2027-03-09'], times, 90), more, choice),
  });
  // The batch only checks the version of the run and does not change it.
  expect(added.lines.map(({ result }) => result)).toEqual(['unchanged', 'new']);
  const stored = await readRecord(api.database.db, 'runs', run.id);
  const extended = stored && (await getRunOf(api.database, 'runs', stored, { locale: 'de', now }));
  expect(extended?.dates.flatMap((date) => differencesFrom(extended.values, date))).toEqual([]);
  expect(await inPlan()).toContain('2027-03-09T20:00:00+01:00');
  await post(`change-sets/${added.change_set}/undo`, { operation_id: 'plan-run-more-undo' });
  expect(await inPlan()).toHaveLength(2);
  // Runs of other plays are ignored.
  expect((await getRunDraft(api.database, { ...request, production_id: 890001 }, 'de')).run).toBeNull();

  await post(`change-sets/${made.change_set}/undo`, { operation_id: 'plan-run-undo' });
  expect(await inPlan()).toEqual([]);
});

test('a play without dates is drawn on its own stage', async () => {
  await api.database.db.execute(sql`insert into productions (id, name, slug, stage_name)
    values (890002, '{"de":"Ohne Termine"}', '{"de":"ohne-termine"}', 'Box')`);
  const draw = (stage_name: string) =>
    getRunDraft(api.database, { production_id: 890002, stage_name, run_id: null }, 'de');
  expect((await draw('')).stage_name).toBe('Box');
  expect((await draw('Bühne')).stage_name).toBe('Bühne');
});

const times = { weekdays: '20.00', saturday: '19.00', sunday: '18.00' };
