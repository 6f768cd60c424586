import { beforeEach, describe, expect, test } from 'vitest';
import type { RemoteCommand } from '../core/commands/remote-command.ts';
import { createFakeServer } from './fake-server-fixture.ts';
import { executeRemote } from './remote-commands/execute.ts';
import {
  cancelPublication,
  createScheduledPublications,
  loadScheduledPublications,
  reschedulePublication,
  type ScheduledPublication,
  type ScheduleRequest,
  schedulePublication,
} from './scheduled-publications.ts';
import type { EditingSession } from './session.ts';
import { createTestSession } from './session-fixture.ts';

const wanted: ScheduleRequest = {
  action: 'publish',
  at: '2026-12-01T10:00',
  which: null,
  languages: ['de', 'en'],
};
const scheduled = (id: number, change: Partial<ScheduledPublication> = {}): ScheduledPublication => ({
  id,
  container: 7,
  slug: 'page-1',
  page: { id: 1 },
  action: 'publish',
  due_at: '2026-12-01T10:00:00+01:00',
  languages: ['de', 'en'],
  created_by: 'Anna',
  state: 'waiting',
  failure: null,
  module: null,
  ...change,
});
const problem = (status: number) => (status === 0 ? new Error('Not reached.') : { status, body: {} });

/** What the server has; requests change it as the real one does. */
let rows: ScheduledPublication[];
let fails: (method: string, path: string) => number | undefined;
let server: ReturnType<typeof createFakeServer>;
let session: EditingSession;

beforeEach(() => {
  rows = [];
  fails = () => undefined;
  let last = 10;
  server = createFakeServer(({ method, path, body }) => {
    const status = fails(method, path);
    if (status !== undefined) return problem(status);
    const [, container] = /^container\/(\d+)\/schedule$/.exec(path) ?? [];
    const plan = body as unknown as ScheduleRequest;
    const offset = plan?.which === 'first' ? '+02:00' : '+01:00';
    const due = () => ({
      action: plan.action,
      languages: plan.languages,
      due_at: `${plan.at.slice(0, 16)}:00${offset}`,
    });
    if (container) {
      const same = rows.find((row) => row.container === Number(container) && row.due_at === due().due_at);
      if (same) same.state = 'waiting';
      const made = same ?? scheduled(++last, { container: Number(container), ...due() });
      if (!same) rows.push(made);
      return { status: 201, body: { id: made.id } };
    }
    const id = Number(path.split('/')[1]);
    if (method === 'GET') return { status: 200, body: { results: rows } };
    const before = rows.find((row) => row.id === id);
    if (!before) return problem(404);
    if (method === 'PUT' && before.state === 'waiting' && before.due_at === due().due_at) {
      return { status: 200, body: { id } };
    }
    rows = rows.filter((row) => row !== before);
    if (method === 'DELETE') return { status: 200, body: {} };
    rows.push({ ...before, ...due(), id: ++last, state: 'waiting' });
    return { status: 200, body: { id: last } };
  });
  session = createTestSession({ transport: server.transport });
  for (const id of [7, 8]) session.containers.put({ id, shown: 1 });
});

const list = () => session.part(createScheduledPublications).get().list;
/** The inverse commands of the last change, by container. */
const undone = () =>
  session.undo
    .entriesOf(7)
    .at(-1)
    ?.entry.commands.map((each) => (each.kind === 'remote' ? each.command : null)) ?? [];
const key = (change: object = {}) => ({
  action: 'publish' as const,
  due_at: '2026-12-01T10:00:00+01:00',
  languages: ['de', 'en'] as const,
  ...change,
});

describe('scheduling', () => {
  test('loads the schedule of the page’s containers and ignores outdated responses', async () => {
    const answers = [scheduled(1), scheduled(2)].map((row) => ({ status: 200, body: { results: [row] } }));
    let answerFirst = () => {};
    const late = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const { transport, requestLines } = createFakeServer(({ path }) =>
      path.endsWith('=9') ? late.then(() => answers[0]) : answers[1],
    );
    const { send } = session.ports.transport;
    session.ports.transport.send = transport.send;
    const first = loadScheduledPublications(session, [9]);
    await loadScheduledPublications(session, [7, 8]);
    answerFirst();
    await first;
    expect(requestLines()).toEqual(['GET schedule?container=9', 'GET schedule?container=7,8']);
    expect(session.part(createScheduledPublications).get()).toMatchObject({
      containers: '7,8',
      list: [{ id: 2 }],
    });
    session.ports.transport.send = send;
    fails = () => 500;
    const again = loadScheduledPublications(session, [7, 8]);
    // The current state stays until the response arrives.
    expect(list()).toHaveLength(1);
    await again;
    expect(list()).toBe('failed');
    const other = loadScheduledPublications(session, [8]);
    expect(list()).toBe(null);
    await other;
  });

  test('applies to every container and is undone at once', async () => {
    await schedulePublication(session, [7, 8], wanted);
    expect(list()).toHaveLength(2);
    expect(undone()).toEqual([
      { what: 'plan', container: 8, from: key(), to: null },
      { what: 'plan', container: 7, from: key(), to: null },
    ]);
    expect(session.undo.entriesOf(8)).toEqual([]);
  });

  test('the same again adds no undo entry', async () => {
    rows = [scheduled(1)];
    await loadScheduledPublications(session, [7]);
    await schedulePublication(session, [7], { ...wanted });
    expect(rows).toHaveLength(1);
    expect(session.undo.entriesOf(7)).toEqual([]);
  });

  test('a failed one again can be undone', async () => {
    rows = [scheduled(1, { state: 'failed' })];
    await loadScheduledPublications(session, [7]);
    await schedulePublication(session, [7], wanted);
    expect(undone()).toMatchObject([{ container: 7, from: key(), to: null }]);
  });

  test('for one of two containers can be undone if the other was rejected', async () => {
    fails = (_, path) => (path === 'container/8/schedule' ? 422 : undefined);
    await expect(schedulePublication(session, [7, 8], wanted)).rejects.toMatchObject({ status: 422 });
    expect(undone()).toMatchObject([{ container: 7, to: null }]);
    expect(list()).toHaveLength(1);
  });

  test('for another time is undone to the earlier time', async () => {
    rows = [scheduled(1)];
    await reschedulePublication(session, scheduled(1), [7], { ...wanted, at: '2026-12-02T11:00' });
    expect(undone()).toMatchObject([
      { from: key({ due_at: '2026-12-02T11:00:00+01:00' }), to: key(), container: 7 },
    ]);
    expect(list()).toMatchObject([{ due_at: '2026-12-02T11:00:00+01:00' }]);
  });

  test('for the same time is nothing to undo', async () => {
    rows = [scheduled(1)];
    await reschedulePublication(session, scheduled(1), [7], wanted);
    expect(session.undo.entriesOf(7)).toEqual([]);
  });

  test('a failed one again is undone to nothing', async () => {
    rows = [scheduled(1, { state: 'failed' })];
    await reschedulePublication(session, rows[0] as ScheduledPublication, [7], wanted);
    expect(undone()).toMatchObject([{ from: key(), to: null }]);
  });

  test('is cancelled and restored by undo, except a dismissed failure', async () => {
    rows = [scheduled(1), scheduled(2, { state: 'failed' })];
    await cancelPublication(session, scheduled(2, { state: 'failed' }), [7]);
    expect(session.undo.entriesOf(7)).toEqual([]);
    await cancelPublication(session, scheduled(1), [7]);
    expect(undone()).toEqual([{ what: 'plan', container: 7, from: null, to: key() }]);
    expect(list()).toEqual([]);
    rows = [scheduled(5)];
    await expect(cancelPublication(session, scheduled(4), [7])).rejects.toMatchObject({ status: 404 });
    expect(list()).toMatchObject([{ id: 5 }]);
    expect(session.undo.entriesOf(7)).toHaveLength(1);
  });
});

describe('undoing a schedule', () => {
  const plan = (from: object | null, to: object | null) =>
    ({ what: 'plan', container: 7, from: from && key(from), to: to && key(to) }) as RemoteCommand;
  const later = { due_at: '2026-12-02T10:00:00+01:00' };

  test.each<[string, ScheduledPublication[], RemoteCommand, string[], RemoteCommand | null]>([
    ['cancels it', [scheduled(1)], plan({}, null), ['DELETE schedule/1'], plan(null, {})],
    ['schedules it again', [], plan(null, {}), ['POST container/7/schedule'], plan({}, null)],
    ['moves it back', [scheduled(1)], plan({}, later), ['PUT schedule/1'], plan(later, {})],
    ['makes it anew where it is gone', [], plan({}, later), ['POST container/7/schedule'], plan(later, null)],
    ['leaves what is there already', [scheduled(1)], plan(null, {}), [], plan({}, null)],
    ['says where it is gone', [], plan({}, null), [], null],
    ['leaves another language', [scheduled(1, { languages: ['de'] })], plan({}, null), [], null],
    ['leaves another time', [scheduled(1, later)], plan({}, null), [], null],
    ['leaves another action', [scheduled(1, { action: 'offline' })], plan({}, null), [], null],
    ['leaves what has failed', [scheduled(1, { state: 'failed' })], plan({}, null), [], null],
    [
      'finds the same time in another offset',
      [scheduled(1, { due_at: '2026-12-01T09:00:00Z' })],
      plan({}, null),
      ['DELETE schedule/1'],
      plan(null, {}),
    ],
  ])('%s', async (_, there, command, lines, inverse) => {
    rows = there;
    const done = await executeRemote(session, [command]);
    expect(server.requestLines().filter((line) => !line.startsWith('GET'))).toEqual(lines);
    expect(done?.inverses).toEqual(inverse ? [inverse] : []);
    const alert = session.alerts.store.get().alert;
    expect(alert?.kind).toBe(inverse ? 'save' : 'error');
    if (!inverse) expect(alert?.text).toContain('nicht mehr da');
    expect(server.requestLines().at(-1)).toBe('GET schedule?container=7,8');
  });

  test.each([
    ['+02:00', 'first'],
    ['+01:00', 'second'],
  ])('sends the time in Berlin, also in the repeated hour: %s', async (offset, which) => {
    await executeRemote(session, [plan(null, { due_at: `2026-10-25T02:30:00${offset}` })]);
    const sent = server.requests.find(({ method }) => method === 'POST')?.body;
    expect(sent).toEqual({ action: 'publish', at: '2026-10-25T02:30', which, languages: ['de', 'en'] });
  });

  test('undoes everything in reverse order and reports missing items once', async () => {
    rows = [scheduled(1)];
    const done = await executeRemote(session, [plan({}, null), plan(null, later)]);
    expect(done?.inverses).toEqual([plan(later, null), plan(null, {})]);
    await executeRemote(session, [plan({}, null), plan({}, null)]);
    expect(session.alerts.store.get().alert?.text.match(/nicht mehr da/g)).toHaveLength(1);
  });

  test.each([0, 401, 408, 425, 429, 500, 502, 503, 504, 507])(
    'is retried later after %i, with a message',
    async (status) => {
      fails = (method) => (method === 'DELETE' ? status : undefined);
      if (status === 401) session.login.request = async () => false;
      rows = [scheduled(1)];
      expect(await executeRemote(session, [plan({}, null)])).toBe(null);
      expect(session.alerts.store.get().alert).toMatchObject({ kind: 'error' });
      expect(session.alerts.store.get().alert?.text).toContain('nicht zu erreichen');
    },
  );

  test.each([
    [404, 'nicht mehr da'],
    [403, 'nicht mehr'],
    [422, 'geht nicht mehr'],
  ])('is dropped after %i, with a message', async (status, text) => {
    fails = (method) => (method === 'DELETE' ? status : undefined);
    rows = [scheduled(1)];
    expect((await executeRemote(session, [plan({}, null)]))?.inverses).toEqual([]);
    expect(session.alerts.store.get().alert?.text).toContain(text);
  });
});
