// Editors see each other at once across several instances; the stream requires a login.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { PresenceEvent } from '#domain/pages/presence.ts';
import { createApi } from '#server/api/api.ts';
import { loadConfig } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/client.server.ts';
import { users } from '#server/db/schema/users.ts';
import { endSession } from '#server/services/accounts/sessions.ts';
import { closePresence } from '#server/services/presence/presence.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';
import { joinPresence, type Stream } from './join-presence.ts';

let api: TestApi;
let second: { database: Database; ask: TestApi['ask'] };
let ada: TestLogin;
let ben: TestLogin;
let container: number;

beforeAll(async () => {
  api = await openTestApi('presence');
  const database = await openDatabase({ connectionString: api.database.url }, { poolSize: 2 });
  const config = loadConfig({ PUBLIC_URL: publicUrl });
  const quiet = { info() {}, warn() {}, error() {} };
  const secondApi = createApi({ database, store: api.store, config, now: () => new Date(), log: quiet });
  second = { database, ask: async (path, init) => secondApi.request(path, init) };
  ada = await loginAs(api.database, 'editor');
  ben = await loginAs(api.database, 'administrator');
  const body = JSON.stringify({ slug: 'index', content_type: 'screen' });
  const place = await call('POST', 'container', body);
  container = ((await place.json()) as { id: number }).id;
});
const open: Stream[] = [];
afterEach(async () => {
  for (const stream of open.splice(0)) await stream.leave();
});
afterAll(async () => {
  await closePresence(api);
  await closePresence(second);
  await second.database.close();
  await api.close();
});

const call = (method: string, path: string, body?: string, login = ada) =>
  api.ask(`/de/pageeditor-api/${path}`, {
    method,
    headers: login.headers,
    ...(body === undefined ? {} : { body }),
  });

const join = async (login: TestLogin, room: readonly number[] | string = [container], ask = api.ask) => {
  const stream = await joinPresence(ask, login, room);
  open.push(stream);
  return stream;
};

const at = (stream: Stream, login: TestLogin, module: number | null, ask = api.ask) =>
  ask(`/de/pageeditor-api/presence/${stream.tab}`, {
    method: 'PUT',
    headers: login.headers,
    body: JSON.stringify({ module }),
  });
/** Long enough for a machine that has others to serve. */
const soon = { timeout: 10_000, interval: 20 };

it('shows people who join, move between modules and leave', async () => {
  const mine = await join(ada);
  const hers = await join(ben);
  await vi.waitFor(() => expect(mine.people()).toEqual([['Test administrator', null]]), soon);
  await vi.waitFor(() => expect(hers.people()).toEqual([['Test editor', null]]), soon);
  expect((await at(hers, ben, 31)).status).toBe(204);
  await vi.waitFor(() => expect(mine.people()).toEqual([['Test administrator', 31]]), soon);
  await hers.leave();
  await vi.waitFor(() => expect(mine.people()).toEqual([]), soon);
});

it('works across two instances', async () => {
  const mine = await join(ada);
  const hers = await join(ben, [container], second.ask);
  await vi.waitFor(() => expect(mine.people()).toEqual([['Test administrator', null]]), soon);
  await vi.waitFor(() => expect(hers.people()).toEqual([['Test editor', null]]), soon);
  // The stream is at the second instance, this request at the first.
  await at(hers, ben, 32);
  await vi.waitFor(() => expect(mine.people()).toEqual([['Test administrator', 32]]), soon);
  await hers.leave();
  await vi.waitFor(() => expect(mine.people()).toEqual([]), soon);
});

it('shows the last of many quick moves across two instances', async () => {
  const mine = await join(ada);
  const hers = await join(ben, [container], second.ask);
  await vi.waitFor(() => expect(mine.people()).toEqual([['Test administrator', null]]), soon);
  const moves = Array.from({ length: 60 }, (_, index) => index + 1);
  for (const module of moves) await at(hers, ben, module);
  const seen = () => mine.events.flatMap(({ data }) => data.people?.[0]?.module ?? []);
  await vi.waitFor(() => expect(seen()).toHaveLength(moves.length), soon);
  expect(seen()).toEqual(moves);
});

it('shows people with the form of the same record and their field, across two instances', async () => {
  const mine = await join(ada, 'productions/12');
  const hers = await join(ben, 'productions/12', second.ask);
  const elsewhere = await join(ben, 'productions/13');
  const fieldsOf = (stream: Stream) =>
    stream.events
      .findLast(({ event }) => event === 'people')
      ?.data.people?.map(({ name, field }) => [name, field]);
  await vi.waitFor(() => expect(fieldsOf(mine)).toEqual([['Test administrator', null]]), soon);
  await api.ask(`/de/pageeditor-api/presence/${hers.tab}`, {
    method: 'PUT',
    headers: ben.headers,
    body: JSON.stringify({ field: 'lead' }),
  });
  await vi.waitFor(() => expect(fieldsOf(mine)).toEqual([['Test administrator', 'lead']]), soon);
  await hers.leave();
  await vi.waitFor(() => expect(mine.people()).toEqual([]), soon);
  expect(elsewhere.people()).toEqual([]);
});

it('keeps a tab that responds to the heartbeat', async () => {
  const mine = await join(ada);
  const beat: PresenceEvent = 'beat';
  await vi.waitFor(() => expect(mine.events.map(({ event }) => event)).toContain(beat), soon);
});

it('a tab cannot be moved by others, and only the same page is notified', async () => {
  const mine = await join(ada);
  const elsewhere = await join(ben, [container + 1]);
  const hers = await join(ben);
  await vi.waitFor(() => expect(mine.people()).toHaveLength(1), soon);
  await at(hers, ada, 99);
  await at(hers, ben, 7);
  await vi.waitFor(() => expect(mine.people()).toEqual([['Test administrator', 7]]), soon);
  expect(mine.events.some(({ data }) => data.people?.some(({ module }) => module === 99))).toBe(false);
  expect(elsewhere.people()).toEqual([]);
});

it('a change in a container is sent to those who have it open, with its version', async () => {
  const mine = await join(ada, [container], second.ask);
  const elsewhere = await join(ben, [container + 1]);
  await vi.waitFor(() => expect(mine.events.some(({ event }) => event === 'changed')).toBe(true), soon);
  mine.events.length = 0;
  const place = { container, parent: null, column: 0, order: 0, data: { content: { de: '<p>a</p>' } } };
  const made = await call(
    'POST',
    'module/text',
    JSON.stringify({ operation_id: randomUUID(), ...place }),
    ben,
  );
  const { container_version } = (await made.json()) as { container_version: number };
  await vi.waitFor(
    () =>
      expect(mine.events).toContainEqual({
        event: 'changed',
        data: { container, version: container_version, is_published: false },
      }),
    soon,
  );
  expect(elsewhere.events.filter(({ data }) => data.container === container)).toEqual([]);
});

it('publishing a record’s texts is announced like a change of modules', async () => {
  const publish = async () => {
    const { version } = await (await call('GET', 'container/by-slug/index?edit')).json();
    return call('POST', `container/${container}/publish`, JSON.stringify({ version }));
  };
  // The modules are public already.
  await publish();
  const { rows } = await api.database.pool.query('select min(id) as id from news_teasers');
  const drafted = await api.ask(`/de/api/cms-hub/news_teasers/${rows[0].id}/draft/`, {
    method: 'POST',
    headers: ada.headers,
    body: JSON.stringify({
      operation_id: randomUUID(),
      version: 0,
      data: { headline: { de: 'Anders', en: 'Else' } },
    }),
  });
  expect(drafted.status).toBe(200);
  const mine = await join(ben, [container], second.ask);
  expect((await publish()).status).toBe(200);
  await vi.waitFor(
    () =>
      expect(mine.events).toContainEqual({
        event: 'changed',
        data: {
          container,
          version: expect.any(Number),
          is_published: true,
          changed_by: 'Test editor',
          is_own: false,
        },
      }),
    soon,
  );
});

it('a stream ends with its login or account', async () => {
  const gone = await loginAs(api.database, 'editor');
  const disabled = await loginAs(api.database, 'editor');
  const streams = [await join(gone), await join(disabled)];
  await endSession(api.database, gone);
  await api.database.db.update(users).set({ is_disabled: true }).where(eq(users.id, disabled.user_id));
  await vi.waitFor(() => expect(streams.map((stream) => stream.isOver())).toEqual([true, true]), soon);
});

it('holds no database connections for any number of listeners', async () => {
  const streams = await Promise.all(Array.from({ length: 12 }, () => join(ada)));
  const { rows } = await api.database.pool.query(
    `select count(*)::int as lines from pg_stat_activity where datname = current_database() and application_name = 'foyer-presence'`,
  );
  expect(rows[0].lines).toBeLessThanOrEqual(2);
  expect(api.database.pool.totalCount).toBeLessThanOrEqual(5);
  expect(streams.every((stream) => !stream.isOver())).toBe(true);
});

it('is for editors only, and rejects an invalid tab', async () => {
  const path = `/de/pageeditor-api/presence?tab=tab-12345678&containers=${container}`;
  expect((await api.ask(path)).status).toBe(401);
  const evening = await loginAs(api.database, 'evening-service');
  expect((await api.ask(path, { headers: { cookie: evening.cookie } })).status).toBe(403);
  expect((await call('GET', 'presence?tab=x')).status).toBe(400);
  expect((await call('GET', 'presence?containers=x&tab=tab-12345678')).status).toBe(400);
  expect((await call('PUT', 'presence/%2e%2e', JSON.stringify({ module: null }))).status).toBe(404);
  expect((await call('PUT', 'presence/tab-12345678', JSON.stringify({ module: 'x' }))).status).toBe(422);
  const forged = await api.ask('/de/pageeditor-api/presence/tab-12345678', {
    method: 'PUT',
    headers: { cookie: ada.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ module: null }),
  });
  expect(forged.status).toBe(403);
});
