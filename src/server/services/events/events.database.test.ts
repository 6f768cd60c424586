import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EventListRequest, listEvents } from '#server/services/events/events.ts';
import { production } from '../../../../tests/api/fixture/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('events', 'fixture');
  await database.db.execute(sql`truncate events cascade`);
  await database.db.execute(sql`insert into events (stage_name, date_start, secondary_ticket_link)
    select 'Box', timestamptz '2026-03-12 10:00+01' + make_interval(hours => hour), 'a' from generate_series(1, 9) hour`);
});
afterAll(() => database.close());

const at = (now: string) => ({ locale: 'de', now: new Date(now) }) as const;
const hours = async (request: EventListRequest, now: string) =>
  (await listEvents(database, request, at(now))).results.map(({ date_start }) => date_start.slice(11, 13));

it('a repeated query returns its own page, day and time', async () => {
  const [noon, evening] = ['2026-03-12T12:00:00+01:00', '2026-03-12T20:30:00+01:00'];
  for (const _turn of ['its statement is written', 'its statement is kept']) {
    expect(await hours({ page_size: 2 }, noon)).toEqual(['11', '12']);
    expect(await hours({ page_size: 2, page: 2 }, noon)).toEqual(['13', '14']);
    expect(await hours({ page_size: 2 }, '2026-03-13T12:00:00+01:00')).toEqual([]);
    expect(await hours({ with_tickets: true }, noon)).toHaveLength(9);
    expect(await hours({ with_tickets: true }, evening)).toEqual(['18', '19']);
  }
});

it.each([
  ['just after midnight', {}, '2026-03-13T00:10:00+01:00', ['22']],
  [
    'the same by the day and narrowed',
    { date: '2026-03-13', stage_name: ['Box'] },
    '2026-03-13T01:00:00+01:00',
    ['22'],
  ],
  ['a day that is not today', { date: '2026-03-14' }, '2026-03-13T01:00:00+01:00', []],
  ['once it is over', {}, '2026-03-13T01:30:00+01:00', []],
  ['in the evening once', { date_to: '2026-03-13' }, '2026-03-12T23:30:00+01:00', ['22']],
] as const)(
  'an event that runs past midnight is listed in that night: %s',
  async (_name, request, now, expected) => {
    await database.db.execute(sql`delete from events`);
    await database.db.execute(sql`insert into events (stage_name, date_start, date_end, unspecific_time) values
    ('Box', timestamptz '2026-03-12 22:30+01', timestamptz '2026-03-13 01:30+01', false),
    ('Box', timestamptz '2026-03-11 22:30+01', timestamptz '2026-03-12 00:30+01', false),
    ('Box', timestamptz '2026-03-12 00:00+01', timestamptz '2026-03-13 00:00+01', true)`);
    const found = await hours({ ...request, with_running: true }, now);
    expect(found.filter((hour) => hour !== '00')).toEqual(expected);
  },
);

it('a day has what begins between its midnights, also the day of 25 hours', async () => {
  await database.db.execute(sql`delete from events`);
  await database.db.execute(sql`insert into events (stage_name, date_start) values
    ('Box', timestamptz '2026-10-24 23:59+02'), ('Box', timestamptz '2026-10-25 00:00+02'),
    ('Box', timestamptz '2026-10-25 23:59+01'), ('Box', timestamptz '2026-10-26 00:00+01')`);
  const day = { date: '2026-10-25', date_to: '2026-10-26' } as const;
  expect(await hours(day, '2026-10-01T12:00:00+02:00')).toEqual(['00', '23']);
});

it('a production’s tag that is not for events finds only the evenings that carry it themselves', async () => {
  await database.db.execute(sql`delete from events`);
  const [classics, surtitles] = [901, 902];
  await database.db.execute(sql`insert into tags (id, name, for_events)
    values (${classics}, '{"de": "Klassiker"}', true), (${surtitles}, '{"de": "Mit Übertiteln"}', false)`);
  const { faust } = production;
  await database.db.execute(
    sql`insert into production_tags (production_id, tag_id) values (${faust}, ${classics}), (${faust}, ${surtitles})`,
  );
  await database.db.execute(sql`insert into events (production_id, stage_name, date_start) values
    (${faust}, 'Box', timestamptz '2026-03-12 19:00+01'), (${faust}, 'Box', timestamptz '2026-03-13 20:00+01')`);
  await database.db.execute(sql`insert into event_tags (event_id, tag_id)
    select id, ${surtitles} from events where date_start > timestamptz '2026-03-13 00:00+01'`);
  const now = '2026-03-12T12:00:00+01:00';
  expect(await hours({ tag: classics }, now)).toEqual(['19', '20']);
  expect(await hours({ tag: surtitles }, now)).toEqual(['20']);
  const { results } = await listEvents(database, {}, at(now));
  const carried = results.map(({ tags }) => tags.some(({ name }) => name === 'Mit Übertiteln'));
  expect(carried).toEqual([false, true]);
});
