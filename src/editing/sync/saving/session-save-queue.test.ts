import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { addModule, changeFields, moveModule, removeModule } from '../../core/module-edits.ts';
import { loadContainer } from '../load-container.ts';
import { container, createMemoryServer } from '../memory-server-fixture.ts';
import type { TransportResponse } from '../ports.ts';
import type { EditingSession } from '../session.ts';
import { createFakeClock, createTestSession, type FakeClock } from '../session-fixture.ts';
import { flushSaves, hasUnsaved, hasUnsavedAnywhere, refreshContainer } from './module-status.ts';

const german = (de: string) => ({ content: { de } });
const top = { container, parent: null, column: 0 };

let server: ReturnType<typeof createMemoryServer>;
let clock: FakeClock;
let session: EditingSession;
let id: number;

beforeAll(() => loadEditingMessages('de'));
beforeEach(async () => {
  server = createMemoryServer();
  clock = createFakeClock();
  id = server.add('headline', german('Alt'));
  server.add('headline', german('Zwei'));
  session = await open('Anna');
});

async function open(name: string): Promise<EditingSession> {
  const made = createTestSession({ transport: server.transportOf(name), clock });
  await loadContainer(made, 'page-1', 'page');
  made.containers.put({ id: container, shown: 1 });
  return made;
}

/** Responses to the next write requests, in order; afterwards the server responds itself. */
function answers(...all: (TransportResponse | Error)[]): void {
  server.faults.next = ({ method }) => (method === 'GET' ? null : (all.shift() ?? null));
}

const alert = () => session.alerts.store.get().alert;
const status = () => session.saveStatus.get();
const entry = (each = id) => session.document.entry(each);

describe('a saved change', () => {
  test('is announced with its time, but a move is not', async () => {
    changeFields(session, id, german('Neu'));
    expect(status()).toMatchObject({ state: 'waiting', saved_at: null });
    expect(entry()?.state).toBe('changed');
    const part = session.document.part(id);
    await clock.pass(1000);
    expect(session.document.part(id)).toBe(part);
    expect(status()).toMatchObject({ state: 'saved', saved_at: clock.now() });
    expect(alert()).toMatchObject({ kind: 'save', text: 'Gespeichert' });
    expect(entry()?.state).toBe('saved');
    session.alerts.close();
    expect(entry()?.isNew).toBe(false);
    moveModule(session, id, top, 1);
    await flushSaves(session);
    expect(server.texts()).toEqual(['Zwei', 'Neu']);
    expect(alert()).toBe(null);
  });

  test('is marked while in flight', async () => {
    const states: (string | undefined)[] = [];
    server.faults.next = () => {
      states.push(entry()?.state, status().state);
      return null;
    };
    changeFields(session, id, german('Neu'));
    await flushSaves(session);
    expect(states).toEqual(['saving', 'saving']);
  });

  test('keeps the time of the last save if nothing was to be saved', async () => {
    changeFields(session, id, german('Neu'));
    await flushSaves(session);
    const { saved_at } = status();
    await clock.pass(5000);
    await session.queue.flush();
    expect(status().saved_at).toBe(saved_at);
  });

  test('is not sent if the module breaks a rule, which is shown at the module', async () => {
    const empty = addModule(session, top, 2, 'video', { title: { de: 'Ohne Film' } });
    expect(await flushSaves(session)).toBe(false);
    expect(status()).toMatchObject({ state: 'incomplete', id: empty });
    expect(status().detail).toMatch(/unvollständig/);
    expect(entry(empty)?.isNew).toBe(true);
    expect(entry(empty)?.issues).not.toEqual([]);
    expect(hasUnsaved(session)).toBe(true);
    session.containers.put({ id: container, shown: 0 });
    expect(hasUnsaved(session)).toBe(false);
    expect(hasUnsavedAnywhere(session)).toBe(true);
    changeFields(session, id, german('n'.repeat(5000)));
    await flushSaves(session);
    expect(status().detail).toMatch(/eine Angabe passt so nicht/);
  });
});

describe('an unavailable server', () => {
  const noConnection = 'Keine Verbindung: noch nicht auf dem Server. Wird von selbst wiederholt.';
  const serverFails = 'Der Server kann gerade nicht: noch nicht gespeichert. Wird von selbst wiederholt.';
  test.each([
    [0, '', noConnection, noConnection],
    [401, 'Bitte anmelden.', 'Nicht gespeichert: bitte anmelden.', 'Nicht gespeichert: Bitte anmelden.'],
    [500, '', serverFails, serverFails],
    [503, '', serverFails, serverFails],
    [507, 'Der Speicher ist voll.', serverFails, 'Nicht gespeichert: Der Speicher ist voll.'],
  ])('with %i "%s" is reported, and changes stay unsaved', async (code, detail, text, inToolbar) => {
    session.login.request = async () => false;
    answers(code === 0 ? new Error('Not reached.') : { status: code, body: { detail } });
    changeFields(session, id, german('Neu'));
    expect(await flushSaves(session)).toBe(false);
    expect(status()).toMatchObject({ state: 'offline', detail: inToolbar, id: null });
    expect(alert()).toEqual({ kind: 'error', text });
    expect(await flushSaves(session)).toBe(true);
    expect(server.texts()).toEqual(['Neu', 'Zwei']);
  });

  test('is announced once while remote changes are fetched', async () => {
    server.faults.next = () => new Error('Not reached.');
    refreshContainer(session, container);
    expect(await session.queue.flush()).toBe(false);
    expect(alert()?.kind).toBe('error');
    session.alerts.close();
    expect(await session.queue.flush()).toBe(false);
    expect(alert()).toBe(null);
    expect(status().state).toBe('offline');
  });
});

describe('a change that the server rejects', () => {
  const invalid = (field: string, message = 'Zu lang.') => ({
    status: 422,
    body: { detail: 'Ungültig.', errors: [{ field, message }] },
  });

  test('is reported, and not retried unless the data changes', async () => {
    answers(invalid('content'));
    changeFields(session, id, german('Zu lang'));
    expect(await flushSaves(session)).toBe(false);
    expect(entry()).toMatchObject({ state: 'failed', problem: 'Zu lang.' });
    expect(alert()).toMatchObject({ kind: 'error', text: 'Zu lang.' });
    const sent = server.requests.length;
    await session.queue.flush();
    expect(server.requests).toHaveLength(sent);
    // The reason of the rejection is still shown while other changes are saved.
    moveModule(session, id + 1, top, 0);
    await flushSaves(session);
    expect(status()).toMatchObject({ state: 'failed', id, detail: 'Zu lang.' });
    changeFields(session, id, german('Kurz'));
    expect(entry()).toMatchObject({ state: 'changed', problem: '' });
    expect(await flushSaves(session)).toBe(true);
    expect(server.texts()).toEqual(['Zwei', 'Kurz']);
    expect(entry()).toMatchObject({ state: 'saved', problem: '' });
  });

  test('has a default message if there is none', async () => {
    answers({ status: 422, body: {} });
    changeFields(session, id, german('Neu'));
    await flushSaves(session);
    expect(alert()?.text).not.toBe('');
    expect(status().detail).toBe('');
  });

  test.each(['parent', 'column'])(
    'because of its position (%s) is retried with the current one',
    async (field) => {
      const ben = await open('Ben');
      changeFields(ben, id, german('Bens'));
      await flushSaves(ben);
      answers(invalid(field));
      const alerts = new Set();
      session.alerts.store.subscribe(() => alerts.add(alert()?.kind));
      const added = addModule(session, top, 0, 'headline', german('Neu'));
      expect(await flushSaves(session)).toBe(true);
      expect(server.texts()).toEqual(['Neu', 'Bens', 'Zwei']);
      expect(server.requests.filter((line) => line.includes('changes'))).toHaveLength(1);
      expect(entry(added)).toMatchObject({ state: 'saved', problem: '' });
      expect([...alerts]).toEqual(['save']);
    },
  );

  test('because of a position suspends the container until it changes', async () => {
    answers({ status: 422, body: { detail: 'Geht nicht.' } });
    moveModule(session, id, top, 1);
    changeFields(session, id, german('Neu'));
    expect(await flushSaves(session)).toBe(false);
    expect(alert()).toEqual({ kind: 'error', text: 'Geht nicht.' });
    expect(status()).toMatchObject({ state: 'failed', id: null });
    expect([...session.brokenContainers]).toEqual([container]);
    expect(server.texts()).toEqual(['Alt', 'Zwei']);
    const ben = await open('Ben');
    addModule(ben, top, 2, 'headline', german('Drei'));
    await flushSaves(ben);
    refreshContainer(session, container);
    expect(await flushSaves(session)).toBe(true);
    expect(server.texts()).toEqual(['Zwei', 'Neu', 'Drei']);
    expect(session.brokenContainers.size).toBe(0);
  });

  test('is successful if it deletes a removed module', async () => {
    answers({ status: 404, body: {} });
    removeModule(session, id);
    expect(await flushSaves(session)).toBe(true);
    expect(status().state).toBe('saved');
    expect(session.conflicts.size).toBe(0);
    expect(session.server.isThere(id)).toBe(false);
    // A second request would have reached the server, which still has the module.
    expect(server.texts()).toEqual(['Alt', 'Zwei']);
  });

  test('to a removed module needs a decision, but a new module in one does not', async () => {
    answers({ status: 404, body: { changed_by: 'Ben' } });
    changeFields(session, id, german('Weiter'));
    await flushSaves(session);
    expect([...session.conflicts]).toMatchObject([[id, { theirs: null, changed_by: 'Ben' }]]);
    expect(session.brokenContainers.size).toBe(0);
    session.conflicts.clear();
    answers({ status: 404, body: {} });
    addModule(session, top, 2, 'headline', german('Neu'));
    await flushSaves(session);
    expect(session.conflicts.size).toBe(0);
    expect(session.brokenContainers.size).toBe(1);
  });

  test('to a module that somebody else deleted needs a decision', async () => {
    const ben = await open('Ben');
    removeModule(ben, id);
    await flushSaves(ben);
    changeFields(session, id, german('Weiter'));
    expect(await flushSaves(session)).toBe(false);
    expect(status()).toEqual({ state: 'conflict', detail: '', id, saved_at: null });
    expect(entry()?.state).toBe('conflict');
    // If the module is deleted locally too, there is no conflict.
    removeModule(session, id);
    expect(await flushSaves(session)).toBe(true);
    expect(session.conflicts.size).toBe(0);
    expect(status().state).toBe('saved');
  });
});

test.each([
  ['comes back with it', false, ['Bens', 'Zwei']],
  ['is no reason to bring it back, where something later of it has come since', true, ['Zwei']],
])('the text of others in a deleted module that is kept %s', async (_, isLater, texts) => {
  const ben = await open('Ben');
  changeFields(ben, id, german('Bens'));
  changeFields(session, id, german('Annas'));
  await flushSaves(ben);
  expect(await flushSaves(session)).toBe(false);
  expect(session.conflicts.has(id)).toBe(true);
  if (isLater) {
    changeFields(ben, id, german('Später'));
    await flushSaves(ben);
    session.server.set(id, ben.server.get(id) ?? {});
    session.containers.put({ id: container, version: ben.containers.versionOf(container) });
  }
  removeModule(session, id);
  await flushSaves(session);
  expect(session.conflicts.size).toBe(0);
  expect(server.texts()).toEqual(texts);
  expect(entry()?.module.data).toEqual(isLater ? undefined : german('Bens'));
});

test('pictures are shown as in the server’s response unless changed again meanwhile', async () => {
  const image = server.add('image', { image: 1 });
  session = await open('Anna');
  let meanwhile = () => {};
  const drawn: unknown[] = [];
  server.faults.next = ({ method, body }) => {
    if (method !== 'PUT') return null;
    drawn.push(session.document.part(image)?.content.image);
    const { data } = JSON.parse(body as string);
    meanwhile();
    meanwhile = () => {};
    const draft = { id: image, module: 'image', data, version: data.image, ...top, order: 2 };
    const content = { image: { id: data.image }, caption: 'From the server' };
    const shown = { id: image, module: 'image', column: 0, content, in_german: [], children: [] };
    return { status: 200, body: { draft, shown, container_version: data.image, is_written: true } };
  };
  const choose = (number: number) =>
    session.undo.apply(container, {
      kind: 'fields',
      id: image,
      changes: { image: number },
      shown: { image: { chosen: number } },
    });
  choose(2);
  await session.queue.flush();
  const { content } = session.document.part(image) ?? {};
  expect(content?.image).toEqual({ id: 2 });
  expect(content?.caption).not.toBe('From the server');
  meanwhile = () => choose(4);
  choose(3);
  await session.queue.flush();
  // The response to the third request arrives after the fourth was chosen.
  expect(drawn).toEqual([{ chosen: 2 }, { chosen: 3 }, { chosen: 4 }]);
  expect(session.document.part(image)?.content.image).toEqual({ id: 4 });
});
