// Scheduled publishing and taking offline: planned in Berlin time, executed once, and never skipped without a message.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftModule } from '#domain/modules/modules.ts';
import { scheduled_publications, snapshots } from '#server/db/schema/pages.ts';
import { startScheduledActions } from '#server/jobs/run-scheduled-actions.ts';
import { listScheduledPublications } from '#server/services/publishing/list-scheduled.ts';
import { runNextDue } from '#server/services/publishing/run-due.ts';
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';

let api: TestApi;
let editor: TestLogin;
let page: { id: number; container: number; version: number; path: { de: string } };

beforeAll(async () => {
  api = await openTestApi('schedule');
  editor = await loginAs(api.database, 'editor');
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date('2026-03-10T09:00:00Z');
  await api.database.pool.query('truncate scheduled_publications');
  page = await answer('POST', 'pages', { parent: null, title: { de: `Seite ${randomUUID().slice(0, 8)}` } });
});

const call = (method: string, path: string, body?: unknown) => api.edit(editor, method, path, body);

const answer = <T>(method: string, path: string, body?: unknown) => done<T>(call(method, path, body));

const create = async (de: string): Promise<DraftModule> => {
  const place = { container: page.container, parent: null, column: 0, order: 1000 };
  const body = { operation_id: randomUUID(), ...place, data: { content: { de } } };
  return (await answer<{ draft: DraftModule }>('POST', 'module/text', body)).draft;
};

type Planned = { id: number; state: string; failure: string | null; module: number | null; due_at: string };
const planned = async () => (await answer<{ results: Planned[] }>('GET', 'schedule')).results;
const both = ['de', 'en'];
const plan = (at: string, more: object = {}) => ({ action: 'publish', at, languages: both, ...more });
const schedule = (body: object) => call('POST', `container/${page.container}/schedule`, body);
const later = (iso: string) => new Date(iso);
const run = (iso: string) => runNextDue(api.database, later(iso));
const shownTo = async () => {
  const given = await api.ask(`/de/pageeditor-api/page/${page.path.de}`);
  if (given.status === 404) return null;
  const { modules } = (await given.json()) as { modules: { content: { content: string } }[] };
  return modules.map(({ content }) => content.content);
};

describe('a plan', () => {
  it.each([
    ['2026-03-29T02:30', {}, 422, 'at'],
    ['2026-10-25T02:30', {}, 422, 'which'],
    ['2026-10-25T02:30', { which: 'second' }, 201, null],
    ['2026-03-10T10:00', {}, 422, 'at'],
    ['2026-03-10T10:01', {}, 201, null],
    ['gestern', {}, 422, 'at'],
    ['2026-12-24T10:00', { languages: [] }, 422, 'languages'],
    ['2026-12-24T10:00', { languages: ['fr'] }, 422, 'languages.0'],
    ['2026-12-24T10:00', { action: 'burn' }, 422, 'action'],
    ['2026-12-24T10:00', { action: 'offline', languages: ['de'] }, 422, 'languages'],
    ['2026-12-24T10:00', { action: 'offline' }, 201, null],
  ])('for %s %o responds with %i %s', async (at, more, status, field) => {
    const given = await schedule(plan(at, more));
    expect(given.status).toBe(status);
    const { errors = [] } = (await given.json()) as { errors?: { field: string; message: string }[] };
    expect(errors.map((error) => error.field)).toEqual(field ? [field] : []);
    for (const { message } of errors) expect(message).toMatch(/^\p{L}.*\.$/u);
    expect((await planned()).length).toBe(status === 201 ? 1 : 0);
  });

  it('has a time with its offset', async () => {
    await schedule(plan('2026-10-25T02:30', { which: 'first' }));
    await schedule(plan('2026-10-25T02:30', { which: 'second' }));
    expect((await planned()).map(({ due_at }) => due_at)).toEqual([
      '2026-10-25T02:30:00+02:00',
      '2026-10-25T02:30:00+01:00',
    ]);
  });

  it('is created once, changed and cancelled by id, and logged', async () => {
    const first = (await (await schedule(plan('2026-04-01T10:00'))).json()) as { id: number };
    expect(await (await schedule(plan('2026-04-01T10:00'))).json()).toEqual(first);
    const second = await answer<{ id: number }>('PUT', `schedule/${first.id}`, plan('2026-04-02T10:00'));
    expect((await call('PUT', `schedule/${first.id}`, plan('2026-04-03T10:00'))).status).toBe(404);
    expect((await planned()).map(({ id }) => id)).toEqual([second.id]);
    expect((await call('DELETE', `schedule/${second.id}`)).status).toBe(204);
    expect((await call('DELETE', `schedule/${second.id}`)).status).toBe(404);
    expect(await planned()).toEqual([]);
    expect(await run('2027-01-01T00:00:00Z')).toBeNull();
    const { rows } = await api.database.pool.query(
      "select action from change_log where record_table = 'scheduled_publications' and record_id in ($1, $2) order by id",
      [String(first.id), String(second.id)],
    );
    expect(rows.map(({ action }) => action)).toEqual(['create', 'create', 'remove', 'remove']);
  });

  it('for a container without a page is a publication, and without a container not found', async () => {
    const { id } = await answer<{ id: number }>('POST', 'container', {
      slug: 'index',
      content_type: 'screen',
    });
    expect((await call('POST', `container/${id}/schedule`, plan('2026-04-01T10:00'))).status).toBe(201);
    const offline = plan('2026-04-01T10:00', { action: 'offline' });
    expect((await call('POST', `container/${id}/schedule`, offline)).status).toBe(422);
    expect((await call('POST', 'container/2147483000/schedule', offline)).status).toBe(404);
  });
});

describe('when due', () => {
  it('publishes the current working copy, puts the page online and notifies every instance', async () => {
    await create('<p>eins</p>');
    await schedule(plan('2026-03-29T03:00'));
    await create('<p>zwei</p>');
    expect(await run('2026-03-29T00:59:59Z')).toBeNull();
    expect(await shownTo()).toBeNull();
    const version = async () =>
      (await api.database.pool.query('select version::int from content_version')).rows[0]?.version as number;
    const before = await version();
    expect(await run('2026-03-29T01:00:00Z')).toMatchObject({ action: 'publish', failure: null });
    expect(await shownTo()).toEqual(['<p>eins</p>', '<p>zwei</p>']);
    expect(await version()).toBeGreaterThan(before);
    expect(await planned()).toEqual([]);
    expect(await run('2026-03-29T01:00:00Z')).toBeNull();
  });

  it('takes the page offline, in the order of overdue plans', async () => {
    await create('<p>eins</p>');
    await schedule(plan('2026-04-30T23:59', { action: 'offline' }));
    await schedule(plan('2026-04-01T10:00'));
    expect(await run('2026-06-01T00:00:00Z')).toMatchObject({ action: 'publish', failure: null });
    expect(await shownTo()).toEqual(['<p>eins</p>']);
    expect(await run('2026-06-01T00:00:00Z')).toMatchObject({ action: 'offline', failure: null });
    expect(await shownTo()).toBeNull();
  });

  it('fails with a message if a module is incomplete, and publishes nothing', async () => {
    const module = await create('<p>eins</p>');
    const { id } = (await (await schedule(plan('2026-04-01T10:00'))).json()) as { id: number };
    await api.database.pool.query(`update modules set data = '{}' where id = $1`, [module.id]);
    expect((await run('2026-04-01T08:00:00Z'))?.failure?.reason).toBe('incomplete');
    expect(await shownTo()).toBeNull();
    const [failed] = await planned();
    expect(failed).toMatchObject({ id, state: 'failed', module: module.id });
    expect(failed?.failure).toMatch(/Füllen Sie das Feld aus/);
    // It is not retried automatically, but can be planned again.
    expect(await run('2026-05-01T00:00:00Z')).toBeNull();
    await api.database.pool.query(`update modules set data = $2 where id = $1`, [
      module.id,
      module.data as never,
    ]);
    await answer('PUT', `schedule/${id}`, plan('2026-05-02T10:00'));
    expect((await run('2026-05-03T00:00:00Z'))?.failure).toBeNull();
    expect(await shownTo()).toEqual(['<p>eins</p>']);
  });

  it('fails with a message if the page was deleted, and can be dismissed', async () => {
    await create('<p>eins</p>');
    await schedule(plan('2026-04-01T10:00'));
    await answer('DELETE', `pages/${page.id}?version=${page.version}`);
    expect((await run('2026-04-01T08:00:00Z'))?.failure).toEqual({ reason: 'gone' });
    const [failed] = await listScheduledPublications(api.database);
    expect(failed).toMatchObject({ slug: `page-${page.id}`, failure: { reason: 'gone' } });
    expect((await call('DELETE', `schedule/${failed?.id}`)).status).toBe(204);
    expect(await listScheduledPublications(api.database)).toEqual([]);
  });

  it('is not included in other publications unless requested', async () => {
    await create('Sperrfrist');
    await call('PUT', `pages/${page.id}`, { version: page.version, is_online: true });
    await schedule(plan('2026-03-12T10:00', { languages: ['de'] }));
    const { version } = await answer<{ version: number }>('GET', `container/${page.container}/states/now`);
    const publish = (more: object = {}) =>
      call('POST', `container/${page.container}/publish`, { version, ...more });
    const refused = await publish();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      planned: ['Zur Veröffentlichung geplant für Donnerstag, 12.\u00a0März 2026, 10.00 Uhr.'],
    });
    expect(await shownTo()).toEqual([]);
    expect((await publish({ planned: true })).status).toBe(200);
    expect(await shownTo()).toEqual(['Sperrfrist']);
    expect((await publish()).status).toBe(200);
  });

  it('publishes one language, and fails with a message if German was never published', async () => {
    const module = await create('<p>eins</p>');
    const english = { languages: ['en'] };
    await schedule(plan('2026-04-01T10:00', english));
    expect((await run('2026-04-01T08:00:00Z'))?.failure).toEqual({ reason: 'german-first' });
    const [failed] = await planned();
    expect(failed?.failure).toMatch(/^Auf Deutsch/);
    await answer('PUT', `schedule/${failed?.id}`, plan('2026-04-02T10:00'));
    await run('2026-04-02T08:00:00Z');
    const body = { operation_id: randomUUID(), version: module.version };
    await answer('PUT', `module/text/${module.id}`, {
      ...body,
      data: { content: { de: '<p>neu</p>', en: '<p>one</p>' } },
    });
    await schedule(plan('2026-04-03T10:00', english));
    expect((await run('2026-04-03T08:00:00Z'))?.failure).toBeNull();
    expect(await shownTo()).toEqual(['<p>eins</p>']);
    const { rows } = await api.database.pool.query('select content from snapshots order by id desc limit 1');
    expect(rows[0].content.modules[0].data.content).toEqual({ de: '<p>eins</p>', en: '<p>one</p>' });
  });

  it('cannot be changed or cancelled afterwards', async () => {
    await create('<p>eins</p>');
    const { id } = (await (await schedule(plan('2026-04-01T10:00'))).json()) as { id: number };
    await run('2026-04-01T08:00:00Z');
    expect((await call('DELETE', `schedule/${id}`)).status).toBe(409);
    expect((await call('PUT', `schedule/${id}`, plan('2026-04-03T10:00'))).status).toBe(409);
  });
});

it('two instances execute it once, also if overdue', async () => {
  await create('<p>eins</p>');
  await schedule(plan('2026-04-01T10:00'));
  await schedule(plan('2026-04-01T10:05', { languages: both }));
  const before = await api.database.db.$count(snapshots);
  const done: unknown[] = [];
  const log = { info: (what: unknown) => done.push(what), warn: () => {}, error: () => {} };
  const now = () => later('2026-04-02T00:00:00Z');
  const start = () => startScheduledActions({ database: api.database, now, log });
  const instances = [start(), start(), start()];
  for (let tries = 0; done.length < 2 && tries < 200; tries++) await sleep(25);
  await sleep(300);
  await Promise.all(instances.map((instance) => instance.stop()));
  expect(done).toHaveLength(2);
  expect(await api.database.db.$count(snapshots)).toBe(before + 1);
  expect(await api.database.db.$count(scheduled_publications)).toBe(2);
  expect(await planned()).toEqual([]);
});

it('an interrupted execution is rolled back and repeated', async () => {
  await create('<p>eins</p>');
  await schedule(plan('2026-04-01T10:00'));
  // The connection is lost after the publication was written and before it is noted as done.
  await api.database.pool.query(`
    create function break_off() returns trigger as $$ begin
      raise exception 'lost' using errcode = '57P01'; end $$ language plpgsql;
    create trigger break_off before update on scheduled_publications for each row execute function break_off()`);
  await expect(run('2026-04-01T08:00:00Z')).rejects.toThrow();
  await api.database.pool.query('drop trigger break_off on scheduled_publications; drop function break_off');
  expect(await shownTo()).toBeNull();
  expect((await run('2026-04-01T08:00:00Z'))?.failure).toBeNull();
  expect(await shownTo()).toEqual(['<p>eins</p>']);
});
