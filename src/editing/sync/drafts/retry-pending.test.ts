import { describe, expect, test } from 'vitest';
import { createFakeServer } from '../fake-server-fixture.ts';
import { createTestSession } from '../session-fixture.ts';
import type { PendingRequest, PersistedDraft, PersistedModule } from './persisted-draft.ts';
import { retryPending } from './retry-pending.ts';

const place = { container: 1, parent: null, column: 0 };
const own = { content: { de: 'Hier' } };
const there = { content: { de: 'Dort' } };

const moduleOf = (stored: PersistedModule['stored']): PersistedModule => ({
  id: -1,
  stored,
  part: {
    module: { id: -1, ...place, order: 0, module: 'text', data: own, version: 0 },
    content: {},
    in_german: [],
  },
  isUnsaved: true,
});

function draftOf(kind: PendingRequest['kind'] | null, stored: PersistedModule['stored']): PersistedDraft {
  const call = kind && { id: -1, kind, method: 'POST' as const, path: 'module/text', body: {} };
  const container = {
    slug: 'page-1',
    container: 1,
    version: 1,
    path: '/de',
    title: '',
    at: 0,
    hasUnsaved: true,
  };
  return {
    place: container,
    modules: [moduleOf(stored)],
    lists: [],
    entries: [],
    call,
    forms: [],
    settings: null,
  };
}

function respond(status: number, body: Record<string, unknown> = {}) {
  const server = createFakeServer(() => (status === 0 ? new Error('No connection') : { status, body }));
  const session = createTestSession({ transport: server.transport });
  session.login.request = async () => false;
  return { server, session };
}

const stored = { id: 8, module: 'text' as const, version: 2, data: there, place, isGone: false };

test.each([0, 401, 408, 425, 429, 500, 503, 520])(
  'after %i nothing is restored: the request may have been executed',
  async (status) => {
    await expect(retryPending(respond(status).session, draftOf('create', null))).rejects.toThrow();
  },
);

test.each([404, 409, 422])('after %i the draft is merged as it was', async (status) => {
  const draft = draftOf('update', stored);
  expect(await retryPending(respond(status).session, draft)).toBe(true);
  expect(draft.modules[0]?.stored).toEqual(stored);
});

test('nothing is sent without a pending request', async () => {
  const { server, session } = respond(200);
  expect(await retryPending(session, draftOf(null, null))).toBe(false);
  expect(server.requests).toEqual([]);
});

describe('the response tells what is stored after', () => {
  const answer = { draft: { ...place, id: 8, module: 'text', version: 3, data: own } };
  const saved = { ...stored, version: 3 };

  test.each<[PendingRequest['kind'], PersistedModule['stored'], PersistedModule['stored']]>([
    ['create', null, { ...saved, data: own }],
    ['update', stored, { ...saved, data: own }],
    ['move', stored, saved],
    ['restore', { ...stored, isGone: true }, saved],
    ['remove', stored, { ...saved, isGone: true }],
  ])('%s', async (kind, before, after) => {
    const draft = draftOf(kind, before);
    expect(await retryPending(respond(200, answer).session, draft)).toBe(true);
    expect(draft.modules[0]?.stored).toEqual(after);
  });
});
