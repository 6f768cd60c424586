import { describe, expect, test } from 'vitest';
import { createAlerts } from './alerts.ts';
import { createAnnouncements } from './announcements.ts';
import { createBadges } from './badges.ts';
import { createContainers } from './containers.ts';
import { RequestProblem } from './request-problem.ts';
import { createServerState } from './server-state.ts';
import { createFakeClock } from './session-fixture.ts';
import { createStaleContainers } from './stale-containers.ts';

describe('alerts', () => {
  const offer = { kind: 'save' as const, text: 'Deleted', action: { label: 'Undo', run() {} } };

  test('are shown for four seconds, or twelve with an action, and the newest replaces others', async () => {
    const clock = createFakeClock();
    const alerts = createAlerts(clock);
    const text = () => alerts.store.get().alert?.text;
    alerts.show({ kind: 'error', text: 'First' });
    await clock.pass(3000);
    alerts.show({ kind: 'error', text: 'Second' });
    await clock.pass(3999);
    expect(text()).toBe('Second');
    await clock.pass(1);
    expect(text()).toBeUndefined();
    alerts.show(offer);
    await clock.pass(11_999);
    expect(text()).toBe('Deleted');
    await clock.pass(1);
    expect(text()).toBeUndefined();
  });

  test('about saves do not replace one with an action, and closing it leaves none', async () => {
    const clock = createFakeClock();
    const alerts = createAlerts(clock);
    alerts.show(offer);
    alerts.showSaved('Saved');
    expect(alerts.store.get().alert).toBe(offer);
    await clock.pass(2000);
    alerts.close();
    expect(alerts.store.get().alert).toBe(null);
    await clock.pass(8000);
    alerts.showSaved('Saved');
    expect(alerts.store.get().alert).toEqual({ kind: 'save', text: 'Saved' });
    // The time of the offer that was closed is not that of another.
    await clock.pass(3000);
    expect(alerts.store.get().alert).not.toBe(null);
  });
});

test('a repeated announcement has a different text each time', () => {
  const { store, announce } = createAnnouncements();
  const texts = ['Moved', 'Moved', 'Moved', 'Deleted'].map((text) => {
    announce(text);
    return store.get().text;
  });
  expect(texts.map((text) => text.trim())).toEqual(['Moved', 'Moved', 'Moved', 'Deleted']);
  expect(texts[1]).not.toBe(texts[0]);
  expect(texts[2]).not.toBe(texts[1]);
});

test('badges notify listeners of changes only', () => {
  const badges = createBadges();
  let heard = 0;
  const end = badges.subscribe(() => {
    heard += 1;
  });
  badges.set(1, 'changed', 'by Anna');
  badges.set(1, 'changed', 'by Anna');
  badges.setPeople(new Map([[2, ['Ben']]]));
  expect(heard).toBe(2);
  expect([badges.of(1), badges.of(2), badges.of(3)]).toEqual([
    { changed: 'by Anna', people: [] },
    { changed: '', people: ['Ben'] },
    { changed: '', people: [] },
  ]);
  badges.setPeople(new Map([[1, ['Ben']]]));
  expect([badges.of(1), badges.of(2)]).toEqual([
    { changed: 'by Anna', people: ['Ben'] },
    { changed: '', people: [] },
  ]);
  expect(heard).toBe(4);
  end();
  badges.set(1, 'changed', '');
  expect(heard).toBe(4);
});

describe('containers', () => {
  test('merge updates and know which ones are on the page', () => {
    const containers = createContainers();
    let heard = 0;
    const end = containers.subscribe(() => {
      heard += 1;
    });
    containers.put({ id: 7, slug: 'page-1', shown: 1 });
    containers.put({ id: 7, version: 4 });
    containers.put({ id: 8, slug: 'page-2' });
    expect(containers.bySlug('page-1')).toEqual({
      id: 7,
      slug: 'page-1',
      content_type: '',
      version: 4,
      reviewed: 0,
      is_changed: null,
      shown: 1,
      records: [],
    });
    expect(containers.bySlug('page-3')).toBeUndefined();
    expect(containers.shown().map(({ id }) => id)).toEqual([7]);
    expect(containers.all().map(({ id }) => id)).toEqual([7, 8]);
    expect([containers.versionOf(7), containers.versionOf(9)]).toEqual([4, 0]);
    expect(heard).toBe(3);
    end();
    containers.put({ id: 7, shown: 0 });
    expect(heard).toBe(3);
  });

  test.each([
    ['the next one', 5, true, 5],
    ['the same', 4, true, 4],
    ['an earlier one', 3, true, 4],
    ['one after somebody else’s', 6, false, 4],
  ])('take the version of an own change: %s', (_, version, isNext, expected) => {
    const containers = createContainers();
    containers.put({ id: 7, version: 4 });
    expect(containers.takeVersion(7, version)).toBe(isNext);
    expect(containers.bySlug('')).toMatchObject({ version: expected, is_changed: true });
  });
});

describe('stale containers', () => {
  const versions = new Map<number, number>();
  const make = () => {
    versions.clear();
    return createStaleContainers({ versionOf: (id) => versions.get(id) ?? 0 });
  };

  test('are those with a later version on the server', async () => {
    const stale = make();
    versions.set(7, 4);
    stale.mark(7, 4);
    expect(stale.isEmpty()).toBe(true);
    stale.mark(7, 5);
    expect(stale.isEmpty()).toBe(false);
    stale.mark(7);
    stale.mark(7, 6);
    versions.set(7, 1000);
    const refreshed: number[] = [];
    // The server's version is unknown, so it is fetched in any case.
    await stale.refreshAll(async (id) => void refreshed.push(id));
    expect(refreshed).toEqual([7]);
    expect(stale.isEmpty()).toBe(true);
  });

  test('that an own change has updated meanwhile are not fetched', async () => {
    const stale = make();
    stale.mark(7, 5);
    stale.mark(8, 5);
    versions.set(7, 5);
    const refreshed: number[] = [];
    await stale.refreshAll(async (id) => {
      refreshed.push(id);
      // Marked as stale again while it is fetched, so it is fetched once more.
      if (refreshed.length === 1) stale.mark(8, 6);
    });
    expect(refreshed).toEqual([8, 8]);
  });

  test('stay stale if they cannot be fetched', async () => {
    const stale = make();
    stale.mark(7, 5);
    const away = new RequestProblem(0);
    await expect(stale.refreshAll(() => Promise.reject(away))).rejects.toBe(away);
    expect(stale.isEmpty()).toBe(false);
    versions.set(7, 5);
    await stale.refreshAll(() => Promise.reject(away));
    expect(stale.isEmpty()).toBe(true);
  });
});

describe('the server state', () => {
  const slot = { container: 7, parent: null, column: 0 };
  const module = (id: number, parent: number | null = null) =>
    ({ id, ...slot, parent, order: 0, module: 'text', data: {}, version: 1 }) as const;
  const make = () => {
    const server = createServerState();
    server.load([module(1), module(2), module(3), module(4, 2)]);
    return server;
  };

  test('loads modules once, in order, with children below their parents', () => {
    const server = make();
    server.load([module(1)]);
    expect(server.children('c7')).toEqual([1, 2, 3]);
    expect(server.children('m2/0')).toEqual([4]);
    expect(server.children('c8')).toEqual([]);
    expect(server.ids()).toEqual([1, 2, 3, 4]);
    expect([server.nameOf(1), server.nameOf(9)]).toEqual(['text', undefined]);
  });

  test('has modules under their local ids, the latest per server id', () => {
    const server = make();
    server.set(-1, { server_id: 50, module: 'text', version: 1, data: {} });
    server.place(-1, slot, 1);
    expect(server.children('c7')).toEqual([1, -1, 2, 3]);
    expect([server.idOf(50), server.idOf(1), server.idOf(99), server.idOf(null)]).toEqual([
      ...[-1, 1, undefined, undefined],
    ]);
    server.set(-2, { server_id: 50 });
    expect(server.idOf(50)).toBe(-2);
    server.place(99, slot, 0);
    expect(server.children('c7')).toEqual([1, -1, 2, 3]);
  });

  test('excludes deleted modules and their contents until they are restored', () => {
    const server = make();
    server.set(2, { isGone: true });
    expect(server.children('c7')).toEqual([1, 3]);
    expect([server.isThere(2), server.isThere(4), server.isThere(1), server.isThere(99)]).toEqual([
      ...[false, false, true, false],
    ]);
    server.place(2, slot, 2);
    expect(server.children('c7')).toEqual([1, 3, 2]);
    expect(server.isThere(4)).toBe(true);
    server.set(1, { isGone: true });
    server.arrange(slot, [3, 1, 2]);
    expect(server.children('c7')).toEqual([3, 1, 2]);
    expect(server.isThere(1)).toBe(true);
  });

  test('moves modules between lists and forgets them', () => {
    const server = make();
    server.place(3, { ...slot, parent: 2, column: 1 }, 0);
    expect([server.children('c7'), server.children('m2/1')]).toEqual([[1, 2], [3]]);
    server.arrange({ ...slot, parent: 2 }, [4, 3]);
    expect([server.children('m2/0'), server.children('m2/1')]).toEqual([[4, 3], []]);
    expect(server.get(3)?.place).toEqual({ ...slot, parent: 2 });
    server.forget(4);
    server.forget(99);
    expect(server.children('m2/0')).toEqual([3]);
    expect(server.get(4)).toBeUndefined();
  });
});
