// A page that others change as a whole while it is edited here.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { createFakeServer } from '../fake-server-fixture.ts';
import type { EditingSession } from '../session.ts';
import { createFakeClock, createTestSession, type FakeClock } from '../session-fixture.ts';
import { startPresence } from './presence-stream.ts';

const container = 7;

let server: ReturnType<typeof createFakeServer>;
let clock: FakeClock;
let session: EditingSession;

const speak = (event: string, data: unknown) =>
  server.stream().listeners.events[event]?.(JSON.stringify(data));

beforeAll(() => loadEditingMessages('de'));

const page = (change: object = {}) => ({
  id: 4,
  path: { de: 'haus', en: 'house' },
  is_online: true,
  ...change,
});
let found: object | null;
let visible: boolean[];
const alert = () => session.alerts.store.get().alert;
const settled = () => new Promise((resolve) => setTimeout(resolve));
beforeEach(async () => {
  found = page();
  visible = [];
  server = createFakeServer(({ path }) => {
    if (path !== 'pages/4') return undefined;
    return found ? { status: 200, body: found } : { status: 404, body: {} };
  });
  clock = createFakeClock();
  session = createTestSession({ transport: server.transport, clock });
  // Containers are not fetched here.
  session.queue.refresh = () => {};
  session.containers.put({ id: container, slug: 'page-4', shown: 1 });
  startPresence(session, (is_online) => visible.push(is_online));
  server.stream().listeners.open();
  await settled();
  expect(alert()).toBeNull();
});
const change = async (now: object | null, is_own = false) => {
  found = now;
  speak('changed', {
    container,
    version: 4,
    is_published: false,
    is_page: true,
    changed_by: 'Ben',
    is_own,
  });
  await settled();
};

test.each<[string, object | null, RegExp, string | undefined, boolean[]]>([
  [
    'offline',
    page({ is_online: false }),
    /^Ben hat diese Seite offline genommen.*gespeichert/,
    'Verstanden',
    [false],
  ],
  ['moved', page({ path: { de: 'neu', en: 'house' } }), /^Ben hat die Adresse/, 'Zur neuen Adresse', []],
  ['removed', null, /^Ben hat diese Seite gelöscht. Ihr Text ist noch da/, 'Wiederherstellen', []],
])('%s: it is told and stays told, and the toolbar knows', async (_, now, text, action, shown) => {
  await change(now);
  expect(alert()?.text).toMatch(text);
  expect(alert()?.action?.label).toBe(action);
  expect(visible).toEqual(shown);
  await clock.pass(60_000);
  session.alerts.showSaved('Gespeichert');
  expect(alert()?.text).toMatch(text);
});

test('what happened while the stream was interrupted is told when it is back', async () => {
  found = null;
  server.stream().listeners.error(false);
  server.stream().listeners.open();
  await settled();
  expect(alert()?.text).toMatch(/^Jemand anderes hat diese Seite gelöscht/);
});

test('a removed page can be restored from the message', async () => {
  await change(null);
  alert()?.action?.run();
  await settled();
  expect(server.requestLines()).toContain('POST pages/4/restore');
  expect(alert()?.text).toBe('Die Seite ist wieder da.');
});

test('one’s own change is not told, nor one that is none', async () => {
  await change(page({ is_online: false }), true);
  await change(page({ is_online: false }));
  expect(alert()).toBeNull();
  expect(visible).toEqual([false]);
});

test('a publication by others is told', () => {
  const published = { container, version: 4, is_published: true, changed_by: 'Ben' };
  speak('changed', { ...published, is_own: true });
  expect(alert()).toBeNull();
  speak('changed', { ...published, is_own: false });
  expect(alert()?.text).toMatch(/^Ben hat diese Seite veröffentlicht/);
});
