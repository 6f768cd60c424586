// Tonight: a recast changes who plays on that date, not only its text.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Production } from '#domain/productions/production.ts';
import type { Tonight, TonightCard } from '#domain/tonight/tonight.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { both, event, production } from '../fixture/ids.ts';
import { person } from '../fixture/people.ts';

let api: TestApi;
let service: TestLogin;
beforeAll(async () => {
  api = await openTestApi('tonight_recasts');
  service = await loginAs(api.database, 'evening-service');
});
afterAll(() => api.close());

const evening = event.overMidnight;
const path = '/de/api/cms-hub/tonight/';
let operations = 0;
const post = (address: string, body: object) =>
  api.ask(path + address, { method: 'POST', headers: service.headers, body: JSON.stringify(body) });

async function say(request: object) {
  const { days } = await done<Tonight>(api.ask(path, { headers: service.headers }));
  const card = days.flatMap(({ cards }) => cards).find(({ id }) => id === evening);
  const operation_id = `recast-${++operations}`;
  return post(`${evening}/`, { operation_id, version: card?.version, request });
}

const namesOnPage = async () =>
  (await api.read<Production>(`/de/api/productions/${production.nora}/`)).cast.flatMap(({ recasts }) =>
    recasts.map(({ name }) => name),
  );

const recast = { role: both('Nora', 'Nora'), instead_of: 'Mira Okafor', name: 'Hannes Vogt' };
const text = both('Für Mira Okafor spielt Hannes Vogt (Nora).', 'Hannes Vogt plays Nora.');
const request = { action: 'recast', text, recast };

test('is stored with its sentence, replaced by a second one of the part, and undone with it', async () => {
  const first = await done<TonightCard>(say(request));
  expect(first.recasts).toEqual([{ ...recast, person: null }]);
  const second = await done<TonightCard>(say({ ...request, recast: { ...recast, name: 'Nikolaus Adler' } }));
  expect(second.recasts).toEqual([{ ...recast, name: 'Nikolaus Adler', person: null }]);
  expect(await namesOnPage()).toEqual(['Nikolaus Adler']);
  const undo = (card: TonightCard) => post(`${evening}/undo/`, { operation_id: card.change?.operation_id });
  expect((await undo(first)).status).toBe(409);
  const back = await done<TonightCard>(undo(second));
  expect(back.recasts.map(({ name }) => name)).toEqual(['Hannes Vogt']);
  expect(await namesOnPage()).toEqual(['Hannes Vogt']);
});

test('is linked with the only person of that name', async () => {
  const { rows } = await api.database.pool.query(
    `select trim(first_name || ' ' || last_name) as name from persons where id = $1`,
    [person.ozkan],
  );
  const card = await done<TonightCard>(say({ ...request, recast: { ...recast, name: rows[0].name } }));
  expect(card.recasts.map((each) => each.person)).toEqual([person.ozkan]);
});

test('lists the covers of a part in order', async () => {
  await api.database.pool.query(
    `insert into production_covers (production_id, role, name, "order") values
      ($1, '{"de":"Nora"}', 'Zweite Wahl', 2), ($1, '{"de":"Nora"}', 'Erste Wahl', 1),
      ($1, '{"de":"Wer anders"}', 'Niemand', 1)`,
    [production.nora],
  );
  const card = await done<TonightCard>(say(request));
  const covers = card.cast.map(({ role, covers: names }) => [role.de, names]);
  expect(covers).toContainEqual(['Nora', ['Erste Wahl', 'Zweite Wahl']]);
  expect(covers).toContainEqual(['Torvald', []]);
});

test.each([
  ['another key', { ...recast, person: 301 }],
  ['nobody', { ...recast, name: ' ' }],
  ['no part', { ...recast, role: both(' ', '') }],
])('is rejected with %s', async (_, wrong) => {
  expect((await say({ ...request, recast: wrong })).status).toBe(422);
});
