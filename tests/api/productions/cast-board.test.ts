// The cast of a play by dates, and pasting cast lines.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PastedCast } from '#domain/productions/cast-lines.ts';
import { getCastBoard, listCastChoices } from '#server/services/productions/cast-board.ts';
import { loginAs } from '../../setup/login.ts';
import { done } from '../endpoint/test-api.ts';
import { both, event, german, now, production } from '../fixture/ids.ts';
import { person } from '../fixture/people.ts';
import { openRecords, operation, type RecordRequests, type TestRecord } from '../records/record-requests.ts';

let records: RecordRequests;
beforeAll(async () => {
  records = await openRecords('cast_board');
}, 60_000);
afterAll(() => records.api.close());

const nora = production.nora;
const board = () => getCastBoard(records.api.database, nora, now);
const recast = { role: both('Nora', 'Nora'), instead_of: 'Mira Okafor', name: 'Hannes Vogt', person: null };
const lines = (text: string, login = records.editor) =>
  records.edit(login, 'POST', `/de/api/cms-hub/cast/${nora}/lines/`, { text });

test('has upcoming dates, including offline ones, with players and drafts', async () => {
  const stored = await done<TestRecord>(records.get('events', event.springLast));
  await done(records.update('events', stored, { recasts: [recast] }));
  await done(
    records.edit(records.editor, 'POST', `/de/api/cms-hub/events/${event.springFirst}/draft/`, {
      operation_id: operation(),
      version: 0,
      data: { recasts: [recast] },
    }),
  );
  const { cast, dates } = (await board()) ?? { cast: [], dates: [] };
  expect(cast.map(({ role, name }) => [role.de, name])).toEqual([
    ['Nora', 'Mira Okafor'],
    ['Torvald', 'Hannes Vogt'],
  ]);
  const ids = dates.map(({ id }) => id);
  expect(ids).toContain(event.offline);
  expect(ids).not.toContain(event.yesterday);
  expect(dates.filter(({ recasts }) => recasts.length > 0).map(({ id }) => id)).toEqual([event.springLast]);
  expect(dates.filter(({ draft }) => draft).map(({ id }) => id)).toEqual([event.springFirst]);
});

test('has covers with their other dates of the day and their last performance', async () => {
  const play = await done<TestRecord>(records.get('productions', nora));
  const cover = { role: both('Nora', 'Nora'), name: 'Ida Beispiel', person: person.ozkan };
  await done(records.update('productions', play, { covers: [cover] }));
  const { pool } = records.api.database;
  await pool.query(
    `insert into production_cast (production_id, role, name) values ($1, '{"de":"Gretchen"}', 'Ida Beispiel')`,
    [production.faust],
  );
  await pool.query(
    `insert into event_cast (event_id, role, instead_of, name) values ($1, '{"de":"Nora"}', '', 'Ida Beispiel')`,
    [event.yesterday],
  );
  const { covers, engaged, played } = (await board()) ?? { covers: [], engaged: [], played: [] };
  expect(covers).toMatchObject([{ name: 'Ida Beispiel', person: person.ozkan }]);
  expect(engaged.map(({ date, play: { de } }) => [date, de])).toContainEqual([event.overMidnight, 'Faust']);
  expect(engaged.map(({ date }) => date)).not.toContain(event.springLast);
  expect(played).toMatchObject([{ role: 'Nora', name: 'Ida Beispiel' }]);
});

test('lists plays with upcoming dates, the next first', async () => {
  const choices = await listCastChoices(records.api.database, now);
  expect(choices[0]).toMatchObject({ id: nora, parts: 2, recasts: 1 });
  expect(choices.map(({ id }) => id)).toContain(production.offline);
  expect(await getCastBoard(records.api.database, 999_999, now)).toBeNull();
});

test('compares pasted lines with the cast and finds people by name', async () => {
  const { rows: people } = await records.api.database.pool.query(
    `select trim(first_name || ' ' || last_name) as name from persons where id = $1`,
    [person.ozkan],
  );
  const { name } = people[0];
  const checked = await done<PastedCast>(lines(`Nora: ${name}\nBote: Gast`));
  expect(checked.rows.map(({ result, person: id }) => [result, id])).toEqual([
    ['changed', person.ozkan],
    ['new', null],
  ]);
  const play = await done<TestRecord>(records.get('productions', nora));
  expect(checked.version).toBe(play.version);
  const written = await done<TestRecord>(records.update('productions', play, { cast: checked.cast }));
  expect(written.values.cast).toMatchObject([
    { role: both('Nora', 'Nora'), name, person: person.ozkan },
    { name: 'Hannes Vogt' },
    { role: german('Bote'), name: 'Gast', person: null },
  ]);
});

test('only editors can paste, only text and only for an existing play', async () => {
  expect((await lines('Nora: A', await loginAs(records.api.database, 'press'))).status).toBe(403);
  const path = `/de/api/cms-hub/cast/${nora}/lines/`;
  expect((await records.edit(records.editor, 'POST', path, { text: '', more: 1 })).status).toBe(422);
  const none = '/de/api/cms-hub/cast/999999/lines/';
  expect((await records.edit(records.editor, 'POST', none, { text: 'Nora: A' })).status).toBe(404);
});
