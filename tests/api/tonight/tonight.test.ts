// Tonight: published by the evening service, shown to visitors and undone; concurrently, repeatedly, too late and
// without permission.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tonight, TonightCard } from '#domain/tonight/tonight.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { both, event, now, production } from '../fixture/ids.ts';

let api: TestApi;
let service: TestLogin;
let editor: TestLogin;
beforeAll(async () => {
  api = await openTestApi('tonight');
  service = await loginAs(api.database, 'evening-service');
  editor = await loginAs(api.database, 'editor');
  await api.database.pool.query('update events set secondary_ticket_link = $1', [
    'https://shop.example.org/4',
  ]);
  await api.database.pool.query(
    `insert into production_cast (production_id, role, name) values ($1, '{"de":"Gretchen"}', 'Lena Brandt')`,
    [production.faust],
  );
});
afterAll(() => api.close());

let operations = 0;
const operation = () => `evening-${++operations}`;

const path = '/de/api/cms-hub/tonight/';
const post = (address: string, body: object, login = service) =>
  api.ask(path + address, { method: 'POST', headers: login.headers, body: JSON.stringify(body) });
const write = (id: number, body: object) =>
  api.ask(`/de/api/cms-hub/events/${id}/`, {
    method: 'POST',
    headers: editor.headers,
    body: JSON.stringify(body),
  });
const read = (login = service) => done<Tonight>(api.ask(path, { headers: login.headers }));

async function cardOf(id: number): Promise<TonightCard> {
  const { days } = await read();
  return days.flatMap(({ cards }) => cards).find((card) => card.id === id) as TonightCard;
}

async function say(id: number, request: object, { login = service, operation_id = operation() } = {}) {
  const { version } = await cardOf(id);
  return post(`${id}/`, { operation_id, version, request }, login);
}

const text = both('Erkrankung im Ensemble.', 'Illness in the company.');
const cancel = { action: 'cancel', text };
/** The event of the fixture that most of these tests use. */
const evening = event.overMidnight;
let stored: Record<string, unknown>;
const rowOf = async (id: number) => {
  const { rows } = await api.database.pool.query('select * from events where id = $1', [id]);
  const { version: _, updated_at: __, ...row } = rows[0];
  return row;
};

beforeAll(async () => {
  stored = await rowOf(evening);
});
beforeEach(async () => {
  api.clock.now = now;
  const fields = Object.keys(stored).filter(
    (field) => !['id', 'prices', 'intervals', 'access_services'].includes(field),
  );
  await api.database.pool.query(
    `update events set ${fields.map((field, at) => `${field} = $${at + 2}`).join(', ')} where id = $1`,
    [evening, ...fields.map((field) => stored[field])],
  );
});

test('lists the public dates of today and tomorrow by time', async () => {
  const { days } = await read();
  expect(days.map(({ day, cards }) => [day, cards.map(({ id }) => id)])).toEqual([
    [
      '2026-03-12',
      [event.overAtNoon, event.withoutEnd, event.premiereSoldOut, event.overMidnight, event.timeOpen],
    ],
    ['2026-03-13', [event.cancelledTomorrow]],
  ]);
  const premiere = await cardOf(event.premiereSoldOut);
  expect(premiere.cast).toEqual([{ role: { de: 'Gretchen' }, name: 'Lena Brandt', covers: [] }]);
  expect(premiere.seen.en).toMatchObject({ time: '19.30', label: 'Sold out', ticket: 'Waiting list' });
  expect((await cardOf(event.overAtNoon)).actions).toEqual([]);
});

describe('an announcement', () => {
  const start = '2026-03-12T23:15:00+01:00';
  test.each<[string, object, object, object]>([
    [
      'cancelled',
      cancel,
      { outcome: 'cancelled', cancellation_info_short: text.en },
      { is_struck: true, label: 'Cancelled', lines: [text.en, 'or Nora'], ticket: '' },
    ],
    [
      'recast',
      { action: 'recast', text: both('Für A spielt B.', 'B plays in place of A.') },
      { outcome: 'replacement', has_substitute: true, substitution_info: 'B plays in place of A.' },
      { is_struck: false, lines: ['or Nora', 'B plays in place of A.'] },
    ],
    [
      'late',
      { action: 'late-start', begin: start, text: both('Beginnt später.', 'Starts late.') },
      { date_start: start, date_end: '2026-03-13T01:15:00+01:00', subtitle: 'Starts late.' },
      { time: '23.15', lines: ['Starts late.'] },
    ],
    [
      'sold out',
      { action: 'sold-out', text: null },
      { status: 'soldout' },
      { label: 'Sold out', lines: ['or Nora'], ticket: '' },
    ],
    [
      'few left',
      { action: 'few-left', left: 3, text: null },
      { tickets_left: 3 },
      { lines: ['or Nora'], ticket: 'Tickets, only 3 left' },
    ],
    [
      'a waiting list',
      {
        action: 'waiting-list',
        registration_link: 'https://shop.example.org/de/waitinglist/5',
        text: both('Es gibt eine Warteliste.', 'There is a waiting list.'),
      },
      { status: 'soldout', registration_link: 'https://shop.example.org/en/waitinglist/5' },
      { label: 'Sold out', ticket: 'Waiting list' },
    ],
    [
      'a note',
      { action: 'note', text: both('Einlass über den Hof.', 'Please enter through the yard.') },
      { subtitle: 'Please enter through the yard.' },
      { lines: ['Please enter through the yard.'] },
    ],
  ])(
    '%s is visible to visitors, shown on the card and undone exactly',
    async (_, request, visitors, seen) => {
      const operation_id = operation();
      const card = await done<TonightCard>(say(evening, request, { operation_id }));
      const { results } = await api.read<{ results: { id: number }[] }>('/en/api/events/');
      expect(results.find(({ id }) => id === evening)).toMatchObject(visitors);
      expect(card.seen.en).toMatchObject(seen);
      expect(card.change).toMatchObject({
        operation_id,
        action: (request as { action: string }).action,
        is_undone: false,
        by: 'Test evening-service',
      });
      expect(card.change?.undo_seconds).toBeGreaterThan(590);
      expect(await cardOf(evening)).toEqual({ ...card, change: expect.objectContaining({ operation_id }) });

      const back = await done<TonightCard>(post(`${evening}/undo/`, { operation_id }));
      expect(await rowOf(evening)).toEqual(stored);
      expect(back.change).toMatchObject({ operation_id, is_undone: true, undo_seconds: 0 });
      expect((await done<TonightCard>(post(`${evening}/undo/`, { operation_id }))).version).toBe(
        back.version,
      );
    },
  );

  test('is found by the search', async () => {
    await done(
      say(evening, { action: 'note', text: both('Einlass über den Kutschhof.', 'Enter through the yard.') }),
    );
    const { results } = await api.read<{ results: { id: number }[] }>(
      '/de/api/search-events/?query=Kutschhof',
    );
    expect(results).toHaveLength(1);
  });
});

describe('a request is rejected', () => {
  test('on another day or after the event', async () => {
    const { version } = await cardOf(event.premiereSoldOut);
    for (const id of [event.yesterday, event.onTour]) {
      expect((await post(`${id}/`, { operation_id: operation(), version, request: cancel })).status).toBe(
        422,
      );
    }
    expect((await say(event.overAtNoon, cancel)).status).toBe(422);
    expect((await say(event.cancelledTomorrow, cancel)).status).toBe(422);
    for (const id of [event.offline, 2_147_483_000]) {
      expect((await post(`${id}/`, { operation_id: operation(), version, request: cancel })).status).toBe(
        404,
      );
    }
  });

  test.each([
    ['another field', { ...cancel, name: both('x', 'x') }],
    ['one language only', { action: 'note', text: { de: 'Nur Deutsch.' } }],
    ['an empty sentence', { action: 'note', text: both(' ', 'x') }],
    ['nothing told of few', { action: 'few-left', left: null, text: null }],
    ['an earlier begin', { action: 'late-start', begin: '2026-03-12T22:00:00+01:00', text }],
    ['a start on the next day', { action: 'late-start', begin: '2026-03-13T00:30:00+01:00', text }],
    ['no address', { action: 'waiting-list', registration_link: 'javascript:alert(1)', text }],
    ['no action', { action: 'delete', text }],
  ])('with %s', async (_, request) => {
    expect((await say(evening, request)).status).toBe(422);
    expect(await rowOf(evening)).toEqual(stored);
  });

  test('with additional fields', async () => {
    const { version } = await cardOf(evening);
    const body = { operation_id: operation(), version, request: cancel, data: { is_online: false } };
    expect((await post(`${evening}/`, body)).status).toBe(422);
  });
});

test('the same request sent twice is one change, also after an undo', async () => {
  const { version } = await cardOf(evening);
  const body = { operation_id: operation(), version, request: cancel };
  const [first, second] = await Promise.all([post(`${evening}/`, body), post(`${evening}/`, body)]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await cardOf(evening)).version).toBe(version + 1);
  await done(post(`${evening}/undo/`, { operation_id: body.operation_id }));
  await done(post(`${evening}/`, body));
  expect((await cardOf(evening)).seen.de.is_struck).toBe(false);
});

test('an outdated request is rejected with the first change', async () => {
  const { version } = await cardOf(evening);
  await done(post(`${evening}/`, { operation_id: operation(), version, request: cancel }, editor));
  const request = { action: 'note', text };
  const late = await post(`${evening}/`, { operation_id: operation(), version, request });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    changed_by: 'Test editor',
    card: { version: version + 1, change: { action: 'cancel', by: 'Test editor' } },
  });
});

describe('undo', () => {
  test('is possible for ten minutes by the database’s clock', async () => {
    const operation_id = operation();
    await done(say(evening, cancel, { operation_id }));
    await age(operation_id, '9 minutes 58 seconds');
    expect((await cardOf(evening)).change?.undo_seconds).toBeLessThanOrEqual(2);
    await age(operation_id, '2 seconds');
    expect((await cardOf(evening)).change?.undo_seconds).toBe(0);
    expect((await post(`${evening}/undo/`, { operation_id })).status).toBe(422);
    expect((await cardOf(evening)).seen.de.is_struck).toBe(true);
  });

  test('does not overwrite later changes by others', async () => {
    const operation_id = operation();
    await done(say(evening, { action: 'note', text: both('Eins.', 'One.') }, { operation_id }));
    await done(say(evening, { action: 'note', text: both('Zwei.', 'Two.') }, { login: editor }));
    const late = await post(`${evening}/undo/`, { operation_id });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ changed_by: 'Test editor' });
    expect((await cardOf(evening)).seen.en.lines).toEqual(['Two.']);
  });

  test('keeps changes of other fields by others', async () => {
    const operation_id = operation();
    await done(say(evening, cancel, { operation_id }));
    const { version } = await cardOf(evening);
    const subtitle = both('Mit Nachgespräch', 'With a talk afterwards');
    await done(write(evening, { operation_id: operation(), version, data: { subtitle } }));
    expect((await cardOf(evening)).change?.undo_seconds).toBeGreaterThan(0);
    await done(post(`${evening}/undo/`, { operation_id }));
    expect(await rowOf(evening)).toEqual({ ...stored, subtitle });
  });

  test('does not apply to changes made elsewhere', async () => {
    const { version } = await cardOf(evening);
    const operation_id = operation();
    await done(write(evening, { operation_id, version, data: { outcome: 'cancelled' } }));
    expect((await post(`${evening}/undo/`, { operation_id })).status).toBe(404);
  });
});

test('possible substitutes are found by any word of their name', async () => {
  const found = (q: string) =>
    done<{ results: string[] }>(api.ask(`${path}players/?q=${q}`, { headers: service.headers }));
  const { rows } = await api.database.pool.query(
    'select first_name, last_name from persons where is_online order by id limit 1',
  );
  const [{ first_name, last_name }] = rows;
  expect((await found(last_name)).results).toContain(`${first_name} ${last_name}`.trim());
  expect((await found('')).results).toEqual([]);
  expect((await found('%25')).results).toEqual([]);
});

/** Makes an entry of the log older. */
async function age(operation_id: string, by: string): Promise<void> {
  const { pool } = api.database;
  await pool.query('alter table change_log disable trigger change_log_is_append_only');
  await pool.query(
    `update change_log set created_at = created_at - $1::interval
      where change_set = (select id from change_sets where operation_id like $2)`,
    [by, `%.${operation_id}`],
  );
  await pool.query('alter table change_log enable trigger change_log_is_append_only');
}
