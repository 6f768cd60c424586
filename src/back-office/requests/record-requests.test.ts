import { afterEach, expect, test, vi } from 'vitest';
import type { TransportRequest, TransportResponse } from '#editing/sync/ports.ts';
import { createTestSession } from '#editing/sync/session-fixture.ts';
import {
  createRecord,
  getRecord,
  newOperationId,
  removeRecord,
  restoreRecord,
  updateRecord,
  writeBatch,
} from './record-requests.ts';

/** A session whose server gives these responses in order. */
function aSession(...answers: (TransportResponse | Error)[]) {
  const sent: TransportRequest[] = [];
  const session = createTestSession({
    transport: {
      async send(request) {
        sent.push(request);
        const answer = answers.shift() ?? { status: 200, body: null };
        if (answer instanceof Error) throw answer;
        return answer;
      },
      listen: () => () => {},
    },
  });
  return { session, sent };
}

const lineOf = ({ method, address, body }: TransportRequest) =>
  [method, address, body].filter(Boolean).join(' ');
const record = { id: 7, version: 3, values: { name: { de: 'Faust' } } };

test('each request has its path, method and body', async () => {
  const { session, sent } = aSession();
  await getRecord(session, 'events', 7);
  await createRecord(session, 'tags', { operation_id: 'make-once', data: { name: { de: 'Neu' } } });
  await updateRecord(session, 'tags', 2, { operation_id: 'write-once', version: 4, data: { order: 1 } });
  await removeRecord(session, 'tags', 2, { operation_id: 'take-once', version: 5, seen: 3 });
  await restoreRecord(session, 'tags', 2, 'back-once');
  expect(sent.map(lineOf)).toEqual([
    'GET /de/api/cms-hub/events/7',
    'POST /de/api/cms-hub/tags {"operation_id":"make-once","data":{"name":{"de":"Neu"}}}',
    'POST /de/api/cms-hub/tags/2 {"operation_id":"write-once","version":4,"data":{"order":1}}',
    'DELETE /de/api/cms-hub/tags/2?version=5&operation_id=take-once&seen=3',
    'POST /de/api/cms-hub/tags/2/restore {"operation_id":"back-once"}',
  ]);
  expect(sent.map(({ headers }) => headers['X-CSRFToken'])).toEqual([
    undefined,
    ...['token', 'token', 'token', 'token'],
  ]);
});

const errors = [{ field: 'prices.0.amount', message: 'Hier wird ein Betrag erwartet.' }];
const uses = [{ resource: 'events', field: 'production', ids: [1], count: 1, is_required: true }];

test.each<[string, TransportResponse | Error, object]>([
  ['done', { status: 200, body: record }, { outcome: 'done', data: record }],
  [
    'stale',
    { status: 409, body: { record, changed_by: 'Anna' } },
    { outcome: 'stale', record, changed_by: 'Anna' },
  ],
  ['used', { status: 409, body: { uses } }, { outcome: 'used', uses }],
  ['gone', { status: 404, body: {} }, { outcome: 'gone' }],
  ['invalid', { status: 422, body: { errors } }, { outcome: 'invalid', errors }],
  [
    'failed',
    { status: 500, body: { detail: 'Gerade nicht.' } },
    { outcome: 'failed', detail: 'Gerade nicht.' },
  ],
  ['unreachable', new Error('no connection'), { outcome: 'unreachable' }],
])('a response that is %s', async (_, answer, outcome) => {
  const { session } = aSession(answer);
  expect(await getRecord(session, 'events', 7)).toEqual(outcome);
});

test('an expired session opens the login, after which the same request continues', async () => {
  const { session, sent } = aSession({ status: 401, body: null }, { status: 200, body: record });
  const saved = updateRecord(session, 'tags', 7, { operation_id: newOperationId(), version: 3, data: {} });
  await expect.poll(() => session.login.store.get().isOpen).toBe(true);
  session.login.end(true);
  expect(await saved).toEqual({ outcome: 'done', data: record });
  expect(sent[1]?.body).toBe(sent[0]?.body);
});

test('dismissing the login leaves everything unchanged', async () => {
  const { session } = aSession({ status: 401, body: null });
  const pending = getRecord(session, 'tags', 7);
  await expect.poll(() => session.login.store.get().isOpen).toBe(true);
  session.login.end(false);
  expect(await pending).toEqual({ outcome: 'logged-out' });
});

afterEach(() => vi.useRealTimers());

const lost = new Error('no connection');
test.each([
  ['the first response is lost', [lost], 'done', 2],
  ['nothing answers', [lost, lost, lost], 'unreachable', 3],
  ['the server fails', [{ status: 500, body: null }], 'failed', 1],
] as const)('a batch is sent again under its id while %s', async (_, answers, outcome, requests) => {
  vi.useFakeTimers();
  const { session, sent } = aSession(...answers, { status: 200, body: { change_set: 3, lines: [] } });
  const writing = writeBatch(session, { operation_id: 'write-once', lines: [] });
  await vi.runAllTimersAsync();
  expect((await writing).outcome).toBe(outcome);
  expect(sent.map(({ body }) => body)).toEqual(
    Array(requests).fill('{"operation_id":"write-once","lines":[]}'),
  );
});
