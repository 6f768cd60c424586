import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { addModule } from '../../core/module-edits.ts';
import { createFakeServer } from '../fake-server-fixture.ts';
import type { BrowserPage } from '../ports.ts';
import type { EditingSession } from '../session.ts';
import { createFakeClock, createTestSession, type FakeClock } from '../session-fixture.ts';
import { createPeople, moduleLabelOf } from './people.ts';
import { startPresence } from './presence-stream.ts';

const container = 7;
const top = { container, parent: null, column: 0 };

let server: ReturnType<typeof createFakeServer>;
let clock: FakeClock;
let session: EditingSession;
let current: number | null;
let isVisible: boolean;
const hooks: Record<'focus' | 'visibility' | 'online', () => void> = {
  focus() {},
  visibility() {},
  online() {},
};
const hook = (name: keyof typeof hooks) => (listener: () => void) => {
  hooks[name] = listener;
  return () => {
    hooks[name] = () => {};
  };
};

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  server = createFakeServer();
  clock = createFakeClock();
  current = null;
  isVisible = true;
  const page: BrowserPage = {
    path: () => '/de',
    title: () => 'Seite',
    leave() {},
    onHide: () => () => {},
    isVisible: () => isVisible,
    onVisibility: hook('visibility'),
    onOnline: hook('online'),
  };
  session = createTestSession(
    { transport: server.transport, clock, page },
    { currentModule: () => current, onFocusMoved: hook('focus') },
  );
  // Containers are not fetched here; stale ones stay stale.
  session.queue.refresh = () => {};
  session.containers.put({ id: container, version: 4 });
  for (const [id, server_id] of [
    [-1, 21],
    [-2, 22],
  ] as const) {
    session.server.set(id, { server_id, module: 'text', version: 1 });
  }
});

const shown = (id = container, count = 1) => session.containers.put({ id, shown: count });
const open = () => {
  shown();
  const end = startPresence(session);
  server.stream().listeners.open();
  return end;
};
const speak = (event: string, data: unknown) =>
  server.stream().listeners.events[event]?.(JSON.stringify(data));
const people = () => session.part(createPeople).get().people;
const told = () => server.requests.map(({ body }) => body?.module);
const staleNow = async () => {
  const stale: number[] = [];
  await session.stale.refreshAll(async (id) => void stale.push(id));
  return stale;
};

describe('the stream', () => {
  test('opens once user and containers are known, and again when they change', () => {
    session.account.set({ logged: null });
    startPresence(session);
    shown();
    expect(server.streams).toHaveLength(0);
    session.account.set({ logged: true });
    expect(server.stream().query.get('containers')).toBe('7');
    expect(server.stream().query.get('tab')).toMatch(/^tab-/);
    session.containers.put({ id: 7, version: 5 });
    expect(server.streams).toHaveLength(1);
    shown(3);
    expect(server.streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(server.stream().query.get('containers')).toBe('3,7');
    shown(3, 0);
    shown(7, 0);
    expect(server.stream().isClosed).toBe(false);
  });

  test('fetches all containers when it opens, because it may have missed changes', async () => {
    open();
    expect(await staleNow()).toEqual([container]);
    // The same after a connection that the browser has restored by itself.
    server.stream().listeners.error(false);
    server.stream().listeners.open();
    expect(await staleNow()).toEqual([container]);
    expect(server.streams).toHaveLength(1);
  });

  test('reconnects with a growing delay after the browser gave up', async () => {
    open();
    const reopensAfter = async (milliseconds: number) => {
      server.stream().listeners.error(true);
      const before = server.streams.length;
      await clock.pass(milliseconds - 1);
      expect(server.streams).toHaveLength(before);
      await clock.pass(1);
      expect(server.streams).toHaveLength(before + 1);
    };
    for (const wait of [1000, 2000, 4000, 8000, 15_000, 15_000]) await reopensAfter(wait);
    server.stream().listeners.open();
    await reopensAfter(1000);
  });

  test.each(['online', 'visibility', 'login'] as const)('reconnects at once on %s', (event) => {
    open();
    server.stream().listeners.error(true);
    if (event === 'login') {
      session.account.set({ logged: false });
      expect(server.streams).toHaveLength(1);
      session.account.set({ logged: true });
    } else hooks[event]();
    expect(server.streams).toHaveLength(2);
    if (event === 'login') session.account.set({ username: 'Anna' });
    else hooks[event]();
    expect(server.streams).toHaveLength(2);
  });

  test('ignores events of a replaced stream', async () => {
    open();
    const first = server.stream();
    shown(3);
    first.listeners.error(true);
    await clock.pass(60_000);
    expect(server.streams).toHaveLength(2);
  });

  test('closes a minute after the tab is hidden and reopens when it is visible', async () => {
    open();
    isVisible = false;
    hooks.visibility();
    await clock.pass(59_999);
    expect(server.stream().isClosed).toBe(false);
    isVisible = true;
    hooks.visibility();
    await clock.pass(60_000);
    expect(server.stream().isClosed).toBe(false);
    isVisible = false;
    hooks.visibility();
    await clock.pass(60_000);
    expect(server.stream().isClosed).toBe(true);
    isVisible = true;
    hooks.visibility();
    expect(server.streams).toHaveLength(2);
  });

  test('closes when editing ends and clears the names of the others', async () => {
    const end = open();
    speak('people', { people: [{ tab: 'a', name: 'Anna', module: 21 }] });
    current = -1;
    hooks.focus();
    isVisible = false;
    hooks.visibility();
    end();
    expect(server.stream().isClosed).toBe(true);
    expect(people()).toEqual([]);
    expect(session.badges.of(-1).people).toEqual([]);
    const before = server.requests.length;
    shown(3);
    await clock.pass(120_000);
    expect(server.streams).toHaveLength(1);
    expect(server.requests).toHaveLength(before);
  });
});

describe('a remote change', () => {
  test.each<[string, object, number[]]>([
    ['here, later', { container, version: 5, is_published: false }, [7]],
    ['here, known already', { container, version: 4, is_published: false }, []],
    ['here, published', { container, version: 4, is_published: true }, [7]],
    ['elsewhere', { container: 9, version: 50, is_published: false }, []],
    ['elsewhere, published', { container: 9, version: 50, is_published: true }, []],
    ['anything may have been missed', { container: null, version: 0, is_published: false }, [7]],
  ])('is fetched: %s', async (_, changed, expected) => {
    open();
    await staleNow();
    speak('changed', changed);
    expect(await staleNow()).toEqual(expected);
  });
});

describe('the own position', () => {
  test('is sent once the focus has settled, and only if it has changed', async () => {
    open();
    expect(told()).toEqual([null]);
    current = -1;
    hooks.focus();
    await clock.pass(100);
    hooks.focus();
    await clock.pass(149);
    expect(told()).toEqual([null]);
    await clock.pass(1);
    expect(told()).toEqual([null, 21]);
    hooks.focus();
    await clock.pass(150);
    expect(told()).toEqual([null, 21]);
    const [last] = server.requests.slice(-1);
    expect(last).toMatchObject({ method: 'PUT', headers: { 'X-CSRFToken': 'token' } });
    expect(last?.path).toBe(`presence/${server.stream().query.get('tab')}`);
  });

  test('is sent on every heartbeat, and when a stream reconnects', () => {
    open();
    speak('beat', {});
    expect(told()).toEqual([null, null]);
    server.stream().listeners.open();
    expect(told()).toEqual([null, null, null]);
  });

  test('is empty for a module that is not saved yet', () => {
    current = -9;
    open();
    expect(told()).toEqual([null]);
  });

  test('is not sent without a stream, and errors of the server are ignored', async () => {
    server = createFakeServer(() => new Error('There is no connection.'));
    session.ports.transport.send = server.transport.send;
    session.ports.transport.listen = server.transport.listen;
    open();
    server.stream().listeners.error(true);
    current = -1;
    hooks.focus();
    await clock.pass(150);
    expect(told()).toEqual([null]);
  });
});

describe('the other users', () => {
  const anna = { tab: 'a', name: 'Anna', module: 21 };
  const ben = { tab: 'b', name: 'Ben', module: null };

  test('are listed once per person, with the module of one of their tabs', () => {
    open();
    speak('people', { people: [{ ...anna, module: null }, ben, anna, { ...anna, module: 22 }] });
    expect(people()).toEqual([
      { name: 'Anna', module: -1 },
      { name: 'Ben', module: null },
    ]);
    expect(session.badges.of(-1).people).toEqual(['Anna']);
    speak('people', { people: [{ ...anna, module: 22 }, ben] });
    expect(session.badges.of(-1).people).toEqual([]);
    expect(session.badges.of(-2).people).toEqual(['Anna']);
  });

  test('are announced when they join and leave, and not in between', () => {
    const said: string[] = [];
    session.announcements.store.subscribe(() => said.push(session.announcements.store.get().text));
    open();
    speak('people', { people: [anna] });
    speak('people', { people: [{ ...anna, module: 22 }] });
    expect(said).toEqual(['Anna ist jetzt auch auf dieser Seite.']);
    speak('people', { people: [ben] });
    expect(said.at(-1)).toBe('Ben ist jetzt auch auf dieser Seite. Anna ist nicht mehr auf dieser Seite.');
  });

  test('disappear ten seconds after the connection is lost, unless it reconnects', async () => {
    open();
    speak('people', { people: [anna] });
    server.stream().listeners.error(false);
    await clock.pass(5000);
    server.stream().listeners.open();
    await clock.pass(10_000);
    expect(people()).toHaveLength(1);
    server.stream().listeners.error(false);
    await clock.pass(4000);
    // Another failed attempt restarts the ten seconds.
    server.stream().listeners.error(false);
    await clock.pass(9999);
    expect(people()).toHaveLength(1);
    await clock.pass(1);
    expect(people()).toEqual([]);
  });

  test('have a position only in a module with a name', () => {
    expect(moduleLabelOf(session, { name: 'Ben', module: null })).toBe('');
    expect(moduleLabelOf(session, { name: 'Ben', module: -99 })).toBe('');
    const other = createTestSession({ transport: server.transport });
    const module = addModule(other, top, 0, 'headline');
    expect(moduleLabelOf(other, { name: 'Ben', module })).not.toBe('');
  });
});
