import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { addModule, changeFields, moveModule, removeModule } from '../../core/module-edits.ts';
import { container } from '../memory-server-fixture.ts';
import { flushSaves } from '../saving/module-status.ts';
import { createBrowser, persistedTextsOf } from './browser-fixture.ts';
import type { RowKind } from './persisted-draft.ts';

const german = (de: string) => ({ content: { de } });
const top = { container, parent: null, column: 0 };

let world: ReturnType<typeof createBrowser>;

const persisted = (kind: RowKind) =>
  [...world.drafts.rows].find(([name]) => JSON.parse(name)[3] === kind)?.[1];

beforeAll(() => loadEditingMessages('de'));
beforeEach(() => {
  world = createBrowser();
});

describe('unsaved changes', () => {
  test('are persisted soon after a change, and after the save their undo stack remains', async () => {
    const id = world.server.add('headline', german('Alt'));
    const { session } = await world.open('one');
    changeFields(session, id, german('Neu'));
    await world.clock.pass(59);
    expect(world.kinds()).toEqual([]);
    await world.clock.pass(1);
    expect(world.kinds()).toEqual(['module', 'place', 'step']);
    await flushSaves(session);
    await world.clock.pass(60);
    // The undo stack is restored after a crash.
    expect(world.kinds()).toEqual(['module', 'place', 'step']);
    const place = persisted('place');
    expect(place).toMatchObject({ hasUnsaved: false, slug: 'page-1', path: '/de' });
  });

  test('are persisted while somebody writes without a pause, and with one write for all changes until then', async () => {
    const id = world.server.add('headline', german('Alt'));
    const { session } = await world.open('one');
    world.away();
    changeFields(session, id, german('N'));
    for (const text of ['Na', 'N', 'Ne']) {
      await world.clock.pass(15);
      changeFields(session, id, german(text));
    }
    await world.clock.pass(14);
    expect(persisted('module')).toBeUndefined();
    await world.clock.pass(1);
    expect(persisted('module')).toMatchObject({ part: { module: { data: german('Ne') } } });
    changeFields(session, id, german('Neu'));
    await world.clock.pass(59);
    expect(persisted('module')).toMatchObject({ part: { module: { data: german('Ne') } } });
    await world.clock.pass(1);
    expect(persisted('module')).toMatchObject({ part: { module: { data: german('Neu') } } });
  });

  test('of a module that somebody else removed count as removed as soon as that is decided', async () => {
    const id = world.server.add('headline', german('Alt'));
    const { session } = await world.open('one');
    world.away();
    changeFields(session, id, german('Neu'));
    session.server.set(id, { isGone: true });
    session.conflicts.set(id, { theirs: null, changed_by: 'Ben' });
    await world.clock.pass(60);
    expect(persisted('module')).toMatchObject({ stored: { isGone: false } });
    session.conflicts.delete(id);
    session.draftWriter?.touch();
    await world.clock.pass(60);
    expect(persisted('module')).toMatchObject({ stored: { isGone: true } });
  });

  test('are all written again after a failed write', async () => {
    const [a, b] = [world.server.add('headline', german('A')), world.server.add('headline', german('B'))];
    const { session } = await world.open('one');
    world.drafts.state.isFull = true;
    world.away();
    changeFields(session, a, german('A!'));
    await world.clock.pass(60);
    expect(session.drafts.get().isPersisted).toBe(false);
    expect(world.kinds()).toEqual([]);
    world.drafts.state.isFull = false;
    changeFields(session, b, german('B!'));
    await world.clock.pass(60);
    expect(session.drafts.get().isPersisted).toBe(true);
    expect(world.kinds()).toEqual(['module', 'module', 'place', 'step', 'step']);
  });

  test('are not persisted while somebody else is logged in', async () => {
    const id = world.server.add('headline', german('Alt'));
    const { session } = await world.open('one');
    session.account.set({ email: 'ben@example.org' });
    changeFields(session, id, german('Neu'));
    await world.clock.pass(1000);
    expect(world.kinds()).toEqual([]);
  });

  test('of a closed tab are restored and saved by the next page', async () => {
    const a = world.server.add('headline', german('A'));
    const b = world.server.add('headline', german('B'));
    world.server.add('headline', german('C'));
    const one = await world.open('one');
    world.away();
    changeFields(one.session, a, german('A!'));
    removeModule(one.session, b);
    addModule(one.session, top, 0, 'headline', german('Neu'));
    await world.clock.pass(5000);
    one.end();
    world.back();
    const two = await world.open('two');
    expect(persistedTextsOf(two.session)).toEqual(['Neu', 'A!', 'C']);
    expect(two.session.alerts.store.get().alert?.kind).toBe('save');
    await flushSaves(two.session);
    expect(world.server.texts()).toEqual(['Neu', 'A!', 'C']);
    for (const texts of [
      ['A!', 'C'],
      ['A!', 'B', 'C'],
      ['A', 'B', 'C'],
    ]) {
      two.session.undo.undo(container);
      expect(persistedTextsOf(two.session)).toEqual(texts);
    }
    // The rows of the tab that has ended are the new tab's now.
    await world.clock.pass(60);
    expect([...world.drafts.rows.keys()].every((name) => JSON.parse(name)[1] === 'two')).toBe(true);
  });

  test('belong to a living tab and to their author', async () => {
    const id = world.server.add('headline', german('Alt'));
    const one = await world.open('one');
    world.away();
    changeFields(one.session, id, german('Neu'));
    await world.clock.pass(5000);
    world.back();
    expect(persistedTextsOf((await world.open('two')).session)).toEqual(['Alt']);
    one.end();
    expect(persistedTextsOf((await world.open('three', 'ben@example.org')).session)).toEqual(['Alt']);
    expect(persistedTextsOf((await world.open('four')).session)).toEqual(['Neu']);
  });

  test('of the same tab are restored after a reload, with the order', async () => {
    const [a] = ['A', 'B', 'C'].map((text) => world.server.add('headline', german(text)));
    const one = await world.open('one');
    world.away();
    moveModule(one.session, a as number, top, 2);
    await world.clock.pass(60);
    expect(world.kinds()).toContain('list');
    world.back();
    expect(persistedTextsOf((await world.open('one')).session)).toEqual(['B', 'C', 'A']);
  });
});

describe('the undo stack of a closed tab', () => {
  test('is restored by the next page: undoing a deletion restores the module on the server', async () => {
    const [a] = [world.server.add('headline', german('A')), world.server.add('headline', german('B'))];
    const one = await world.open('one');
    removeModule(one.session, a);
    await flushSaves(one.session);
    await world.clock.pass(60);
    expect(world.server.texts()).toEqual(['B']);
    one.end();
    const two = await world.open('two');
    const methods: string[] = [];
    world.server.faults.next = ({ method }) => {
      methods.push(method);
      return null;
    };
    await flushSaves(two.session);
    // It is gone already.
    expect(methods).not.toContain('DELETE');
    two.session.undo.undo(container);
    expect(await flushSaves(two.session)).toBe(true);
    expect(persistedTextsOf(two.session)).toEqual(['A', 'B']);
    expect(world.server.texts()).toEqual(['A', 'B']);
  });

  test('is persisted with the modules that it needs, also for remote commands', async () => {
    const [id, other] = [
      world.server.add('headline', german('A')),
      world.server.add('headline', german('B')),
    ];
    const { session } = await world.open('one');
    const command = { what: 'english', id, field: 'content', isRight: true } as const;
    session.undo.record(container, [{ kind: 'remote', command }]);
    changeFields(session, other, german('B!'));
    await world.clock.pass(60);
    expect(world.kinds()).toEqual(['module', 'module', 'place', 'step', 'step']);
  });
});

describe('a request without a response', () => {
  test('is persisted before it is sent and repeated by the next page, so that a module is created once', async () => {
    const one = await world.open('one');
    let isPersisted = false;
    world.server.faults.next = ({ method }) => {
      if (method !== 'POST') return null;
      isPersisted = world.kinds().includes('call');
      return new Error('The answer is lost.');
    };
    addModule(one.session, top, 0, 'headline', german('Neu'));
    await flushSaves(one.session);
    expect(isPersisted).toBe(true);
    one.end();
    world.back();
    const two = await world.open('two');
    expect(world.server.texts()).toEqual(['Neu']);
    await flushSaves(two.session);
    expect(persistedTextsOf(two.session)).toEqual(['Neu']);
    expect(world.server.texts()).toEqual(['Neu']);
    await world.clock.pass(60);
    expect(world.kinds()).not.toContain('call');
  });

  test('prevents the page from opening while the server is unavailable', async () => {
    const one = await world.open('one');
    world.away();
    addModule(one.session, top, 0, 'headline', german('Neu'));
    await flushSaves(one.session);
    one.end();
    world.server.faults.next = ({ method }) => (method === 'POST' ? { status: 503, body: null } : null);
    await expect(world.open('two')).rejects.toMatchObject({ status: 503 });
    world.back();
    expect(persistedTextsOf((await world.open('three')).session)).toEqual(['Neu']);
  });

  test('that is rejected later is compared with the server state', async () => {
    const id = world.server.add('headline', german('Alt'));
    const one = await world.open('one');
    world.away();
    changeFields(one.session, id, german('Neu'));
    await flushSaves(one.session);
    one.end();
    world.back();
    const ben = await world.open('ben', 'ben@example.org');
    changeFields(ben.session, id, german('Bens'));
    await flushSaves(ben.session);
    const two = await world.open('two');
    expect(persistedTextsOf(two.session)).toEqual(['Bens']);
    expect(two.session.drafts.get().unresolved).toMatchObject([{ reason: 'changed', id }]);
  });
});
