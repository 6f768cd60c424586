// A recast is stored once and shown on every page with the cast.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Event } from '#domain/events/event.ts';
import type { Person } from '#domain/people/person.ts';
import type { Production } from '#domain/productions/production.ts';
import { castCases } from '#domain/productions/recast-fixture.ts';
import { castRowIdOfRecast } from '#server/services/events/recasts.ts';
import { done } from '../endpoint/test-api.ts';
import { both, event, production } from '../fixture/ids.ts';
import { person } from '../fixture/people.ts';
import { openRecords, type RecordRequests, type TestRecord } from '../records/record-requests.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('recasts');
}, 60_000);
afterAll(() => records.api.close());

const evening = event.springLast;
const recast = {
  role: both('Nora', 'Nora'),
  instead_of: 'Mira Okafor',
  name: 'Öz Kan',
  person: person.ozkan,
};

const read = <T>(path: string) => records.api.read<T>(`/en/api/${path}/`);
const datesOf = async (id: number) => (await read<Person>(`persons/${id}`)).events.map((each) => each.id);

const shown = async (): Promise<Event | undefined> =>
  (await read<Production>(`productions/${production.nora}`)).events.find(({ id }) => id === evening);

async function write(id: number, data: object): Promise<TestRecord> {
  const stored = await done<TestRecord>(records.get('events', id));
  return done<TestRecord>(records.update('events', stored, data));
}

describe('a recast stored with a date', () => {
  beforeAll(() => write(evening, { recasts: [recast] }));

  test('is on the page of the actor who plays, and not of the announced one', async () => {
    expect(await datesOf(person.mira)).not.toContain(evening);
    expect(await datesOf(person.mira)).toContain(event.springFirst);
    expect(await datesOf(person.ozkan)).toEqual([evening]);
    const { roles } = await read<Person>(`persons/${person.ozkan}`);
    expect(roles.map(({ production: { id }, roles: parts }) => [id, parts])).toContainEqual([
      production.nora,
      ['Nora'],
    ]);
  });

  test('is in the calendar of the actor who plays', async () => {
    const feed = (id: number) =>
      records.api.ask(`/en/api/events/calendar.ics?person_id=${id}`).then((response) => response.text());
    const uid = `event-${evening}@`;
    expect(await feed(person.ozkan)).toContain(uid);
    expect(await feed(person.mira)).not.toContain(uid);
  });

  test('is listed with its part on the play’s page and in its booklet', async () => {
    const { cast } = await read<Production>(`productions/${production.nora}`);
    expect(
      cast.map(({ role, recasts }) => [role, recasts.map(({ event_id, name }) => [event_id, name])]),
    ).toEqual([
      ['Nora', [[evening, 'Öz Kan']]],
      ['Torvald', []],
    ]);
  });

  test('is shown in the row of the date', async () => {
    expect(await shown()).toMatchObject({
      outcome: 'replacement',
      has_substitute: true,
      substitution_info: 'Öz Kan plays Nora in place of Mira Okafor.',
    });
  });

  test('is found by the name of the actor who plays', async () => {
    const { rows } = await records.api.database.pool.query(
      `select 1 from search_documents where kind = 'event' and record_id = $1 and body like '%Öz Kan%'`,
      [evening],
    );
    expect(rows).toHaveLength(2);
  });

  test('is kept when the cast is written again', async () => {
    const play = await done<TestRecord>(records.get('productions', production.nora));
    const cast = play.values.cast as object[];
    const anew = await done<TestRecord>(
      records.update('productions', play, {
        cast: [{ role: both('Der Bote', 'Messenger'), name: 'Ida' }, ...cast],
      }),
    );
    expect(await datesOf(person.mira)).not.toContain(evening);
    await records.update('productions', anew, { cast });
  });

  test('is undone by removing it', async () => {
    await write(evening, { recasts: [] });
    expect(await datesOf(person.mira)).toContain(evening);
    expect(await datesOf(person.ozkan)).toEqual([]);
    expect(await shown()).toMatchObject({
      outcome: 'regular',
      substitution_info: '',
    });
  });
});

test.each(castCases)('in SQL too, a recast concerns %s', async (_, cast, { role, instead_of }, place) => {
  const { db } = records.api.database;
  const found = await db.transaction(async (queries) => {
    await queries.execute(sql`delete from production_cast where production_id = ${production.faust}`);
    for (const [order, part] of cast.entries()) {
      await queries.execute(sql`insert into production_cast (production_id, role, name, "order")
        values (${production.faust}, ${JSON.stringify(part.role)}::jsonb, ${part.name}, ${order})`);
    }
    const { rows } = await queries.execute<{ order: number }>(sql`
      select c."order" from (select ${JSON.stringify(role)}::jsonb as role, ${instead_of}::text as instead_of) x
      join production_cast c on c.id = ${castRowIdOfRecast(sql`${production.faust}::int`)}`);
    return rows;
  });
  expect(found.map(({ order }) => order)).toEqual(place === -1 ? [] : [place]);
});
